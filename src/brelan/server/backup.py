"""Copying what is kept and bringing it back: the whole room as a database, or one table as text."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from brelan.room import moved
from brelan.room.moved import Proved, Reader
from brelan.server.schema import FILE, MIGRATIONS, connect, hold, migrate, version_of
from brelan.server.sqlite import game_of, insert
from brelan.server.store import Unread, row_of
from brelan.trouble import Trouble

SQLITE = b"SQLite format 3\0"
TEXT = b"brelan table "
OPENED = b"brelan log "


CODES = "SELECT DISTINCT table_id FROM line WHERE table_id NOT LIKE '%~%' ORDER BY table_id"
"""Without lines that were set aside because the disc damaged them."""


class Copied(NamedTuple):
    """How many tables a copy holds, and which of them cannot be read."""

    tables: int
    damaged: tuple[str, ...]


@contextmanager
def looking(path: Path) -> Iterator[sqlite3.Connection]:
    """A database to read from, even while a server writes to it; it is never created."""
    if not path.is_file():
        raise Trouble(f"{path}: no tables are kept there; name another directory with --data")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as db:
            if version_of(db, path) == 0:
                raise Trouble(f"{path}: no tables are kept there yet; name another directory with --data")
            yield db
    except sqlite3.Error as trouble:
        raise Trouble(f"{path}: cannot be read ({trouble}); expected a database that Brelan wrote") from None


class Brought(NamedTuple):
    """The tables that are back, and why others are not."""

    tables: tuple[str, ...]
    troubles: tuple[str, ...]


def copy_room(data: Path, target: Path) -> Copied:
    """Every table as it stands now, into a new file."""

    def make(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as copy:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it

    with looking(data / FILE) as db:
        _appear(target, make)
    with looking(target) as copy:
        found = codes(copy)
        return Copied(len(found), tuple(code for code in found if not _sound(copy, code)))


def copy_table(data: Path, code: str, target: Path) -> int:
    """One table with all its games as text, into a new file; how many entries."""
    with looking(data / FILE) as db:
        kept = proved(db, code, str(data / FILE))
    text = moved.write(code, ((each.line, each.chain) for each in kept))
    _appear(target, lambda path: _write(path, text.encode()))
    return len(kept)


def bring_back(keep: Callable[[dict[str, list[Proved]]], None], file: Path, only: str | None = None) -> Brought:
    """The tables of a copy, or only one, into the room, without damaged ones; none at all if one is there already."""
    found = _read(file)
    if only is not None:
        if only not in found:
            raise Trouble(f"{file}: there is no table {only}; expected {_listed(list(found))}")
        found = {only: found[only]}
    tables: dict[str, list[Proved]] = {}
    troubles: list[str] = []
    for code, read in found.items():
        try:
            tables[code] = read()
        except Trouble as trouble:
            troubles.append(str(trouble))
    if not tables:
        raise Trouble("\n".join(troubles) or f"{file}: there is no table in it, expected one at least")
    keep(tables)
    return Brought(tuple(tables), tuple(troubles))


def keep_in_file(data: Path, tables: dict[str, list[Proved]]) -> None:
    """Tables into a room's file, all or none."""
    path = data / FILE
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
    except OSError as trouble:
        raise Trouble(f"{data}: tables cannot be kept there ({trouble}); name another directory with --data") from None
    with closing(connect(path)) as db:
        if version_of(db, path) < len(MIGRATIONS):
            with closing(hold(path)):
                migrate(db, path)
        _put(db, path, tables)


def _put(db: sqlite3.Connection, path: Path, tables: dict[str, list[Proved]]) -> None:
    try:
        db.execute("BEGIN IMMEDIATE")
        there = sorted(set(tables) & set(codes(db)))
        if there:
            raise Trouble(
                f"{path} has {_listed(there)} already, expected none of the copy's tables; nothing was changed"
            )
        for code, kept in tables.items():
            for each in kept:
                insert(db, row_of(code, each.entry, each.line, each.game, each.before, each.chain))
        db.execute("COMMIT")
    except sqlite3.Error as trouble:
        raise Trouble(f"{path}: cannot be written ({trouble}); nothing was changed") from None
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def _read(file: Path) -> dict[str, Callable[[], list[Proved]]]:
    """The tables of a copy, each read when asked for."""
    try:
        content = file.read_bytes()
    except OSError as trouble:
        raise Trouble(f"{file}: cannot be read ({trouble})") from None
    if content.startswith(SQLITE):
        db = _in_memory(file)
        return {code: partial(proved, db, code, str(file)) for code in codes(db)}
    if content.startswith(OPENED):
        raise Trouble(f"{file} is the opened log of one game, for brelan verify; expected what brelan export wrote")
    if not content.startswith(TEXT):
        raise Trouble(f"{file}: read {content[:20]!r}, expected a database or a table that brelan export wrote")
    code, kept = moved.read(content, str(file))
    return {code: lambda: kept}


def _in_memory(file: Path) -> sqlite3.Connection:
    """A copy's database at our schema, the file itself left as it is."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    with looking(file) as db:
        db.backup(memory)
    migrate(memory, file)
    return memory


def codes(db: sqlite3.Connection) -> list[str]:
    """The tables that are kept."""
    return [code for (code,) in db.execute(CODES)]


def proved(db: sqlite3.Connection, code: str, where: str) -> list[Proved]:
    """All the entries of a table, proved."""
    reader = Reader(code)
    lines = "SELECT number, CAST(body AS BLOB), CAST(chain AS BLOB) FROM line WHERE table_id = ? ORDER BY number"
    try:
        found = db.execute(lines, (code,)).fetchall()
        if not found:
            raise Trouble(f"{where}: there is no table {code}; expected {_listed(codes(db))}")
    except sqlite3.Error as trouble:
        raise Trouble(f"{where}: table {code} is damaged ({trouble})") from None
    for number, line, after in found:
        try:
            reader.read(line, after.hex())
        except Trouble as trouble:
            raise Trouble(f"{where}: table {code} is damaged at entry {number}: {trouble}") from None
    try:
        return reader.end()
    except Trouble as trouble:
        raise Trouble(f"{where}: table {code} cannot go on: {trouble}") from None


def _sound(db: sqlite3.Connection, code: str) -> bool:
    """Whether every line of a table is what was written."""
    try:
        games = [game for (game,) in db.execute("SELECT DISTINCT game FROM line WHERE table_id = ?", (code,))]
        return all(game_of(db, code, game) for game in games)
    except (sqlite3.Error, Unread):
        return False


def _appear(target: Path, make: Callable[[Path], None]) -> None:
    """A file that is written whole or not at all, and never over another; it holds secrets."""
    if target.exists():
        raise Trouble(f"{target} is there already, expected a new name")
    part = target.with_name(f".{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600, exist_ok=False)
        try:
            make(part)
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as trouble:
        raise Trouble(f"{target}: cannot be written ({trouble})") from None


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _listed(codes: list[str]) -> str:
    shown = ", ".join(codes[:10])
    return f"{shown or 'none'} and {len(codes) - 10} more" if len(codes) > 10 else shown or "none, there is no table"
