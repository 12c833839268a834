"""Checking a whole room: the database, every line of every table, and the heads that say where each must end."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from brelan.server.backup import codes, looking, proved
from brelan.server.heads import FILE as HEADS
from brelan.server.heads import Heads
from brelan.server.schema import FILE, MIGRATIONS, version_of
from brelan.trouble import Trouble


class Finding(NamedTuple):
    """What is wrong, and with which table; an empty code is the whole file."""

    table: str
    what: str


class Survey(NamedTuple):
    """How many tables there are, and what is wrong."""

    tables: int
    findings: tuple[Finding, ...]


def survey(data: Path) -> Survey:
    """Read everything; nothing is changed."""
    with looking(data / FILE) as db:
        found = [*_of_the_file(db), *_of_the_heads(db, data)]
        tables = codes(db)
        for code in tables if version_of(db, data / FILE) == len(MIGRATIONS) else ():
            try:
                proved(db, code, FILE)
            except Trouble as trouble:
                found.append(Finding(code, str(trouble)))
    return Survey(len(tables), tuple(found))


def _of_the_file(db: sqlite3.Connection) -> Iterator[Finding]:
    try:
        said = [words for (words,) in db.execute("PRAGMA integrity_check(10)")]
    except sqlite3.Error as trouble:
        said = [str(trouble)]
    if said != ["ok"]:
        yield Finding("", f"{FILE}: {'; '.join(' '.join(words.split()) for words in said)}, expected a sound database")


def _of_the_heads(db: sqlite3.Connection, data: Path) -> Iterator[Finding]:
    if not (data / HEADS).exists():
        return
    heads = Heads(data / HEADS)
    try:
        yield from short(db, heads)
    finally:
        heads.close()


def short(db: sqlite3.Connection, heads: Heads) -> Iterator[Finding]:
    """Tables whose log ends earlier, or differently, than it did."""
    if heads.spoilt:
        yield Finding("", f"{HEADS}: {heads.spoilt} records are not what was written, expected none")
    query = (
        "SELECT number, CAST(chain AS BLOB) FROM line WHERE table_id = ? AND number <= ? ORDER BY number DESC LIMIT 1"
    )
    for code, head in tuple(heads.known.items()):  # a room that is open notes more meanwhile
        try:
            found = db.execute(query, (code, head.number)).fetchone() or (0, b"")
        except sqlite3.Error as trouble:
            yield Finding(code, f"cannot be read ({trouble}), expected entry {head.number}")
            continue
        if found[0] < head.number:
            yield Finding(code, f"the log ends with entry {found[0]}, expected {head.number}: the last ones are lost")
        elif found[1].hex() != head.chain:
            yield Finding(
                code, f"entry {head.number} is another one than was acknowledged, expected {head.chain[:16]}…"
            )
