"""A room in PostgreSQL as a file, and tables of a copy into it: copies are the same, wherever the room is kept."""

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from brelan.room.moved import Proved
from brelan.server.postgres import BATCH, commit
from brelan.server.postgres_schema import checked, connect, driver, prepare, shown
from brelan.server.schema import FILE, migrate
from brelan.server.store import row_of
from brelan.trouble import Trouble

T = TypeVar("T")

KEPT = {
    "line": "table_id, number, body, game, chain",
    "game": "table_id, game, number, before",
    "device": "device, table_id, number, at",
    "note": "kind, about, owner, body",
}
"""The tables of a database that count: the same as in a file. The others say who is where right now."""


@contextmanager
def as_file(url: str) -> Iterator[Path]:
    """A directory with everything that is kept, as of one moment, for as long as it is being read."""
    with TemporaryDirectory() as home:
        path = Path(home) / FILE
        path.touch(mode=0o600)
        with closing(sqlite3.connect(path, isolation_level=None)) as copy:
            migrate(copy, path)
            _run(url, _fetch(checked(url), copy))
        yield Path(home)


async def _fetch(url: str, copy: sqlite3.Connection) -> None:
    db = await connect(url)
    try:
        copy.execute("BEGIN")
        async with db.transaction(isolation="repeatable_read", readonly=True):
            begun = await db.fetchval("SELECT to_regclass('brelan.note')") is not None
            for table, columns in KEPT.items() if begun else ():
                places = ", ".join("?" for _ in columns.split(","))
                async for row in db.cursor(f"SELECT {columns} FROM brelan.{table}"):
                    copy.execute(f"INSERT INTO {table} ({columns}) VALUES ({places})", tuple(row))
        copy.execute("COMMIT")
    finally:
        await db.close()


def put(url: str, tables: Mapping[str, list[Proved]]) -> None:
    """Tables into the database, all or none; none at all if one is there already."""
    prepare(url)
    _run(url, _put(url, tables))


async def _put(url: str, tables: Mapping[str, list[Proved]]) -> None:
    rows = [
        row_of(code, each.entry, each.line, each.game, each.before, each.chain)
        for code, kept in tables.items()
        for each in kept
    ]
    db = await connect(url)
    try:
        async with db.transaction():
            query = "SELECT DISTINCT table_id FROM brelan.line WHERE table_id = ANY($1::text[])"
            there = {str(code) for (code,) in await db.fetch(query, list(tables))}
            for at in range(0, len(rows), BATCH):
                troubles = await commit(db, rows[at : at + BATCH]) if not there else []
                there |= {row.table for row, end in zip(rows[at:], troubles, strict=False) if end is not None}
            if there:
                found = ", ".join(sorted(there))
                raise Trouble(
                    f"{shown(url)} has {found} already, expected none of the copy's tables; nothing was changed"
                )
    finally:
        await db.close()


def _run(url: str, work: Coroutine[Any, Any, T]) -> T:
    """What the database says; one clear line if it cannot."""
    asyncpg = driver()
    try:
        return asyncio.run(work)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as trouble:
        why = str(trouble).strip().partition("\n")[0] or type(trouble).__name__
        raise Trouble(f"{shown(url)}: the database cannot be used ({why})") from None
