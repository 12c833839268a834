"""A PostgreSQL for as long as it is measured: the one of the tests."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    from tests.server.database import Database  # only here is the wheel needed that brings PostgreSQL

    database = Database()
    try:
        yield database.fresh()
    finally:
        database.stop()


async def _pids(url: str) -> list[int]:
    from asyncpg import connect  # like the wheel, only here

    db = await connect(url)
    try:
        return [row[0] for row in await db.fetch("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")]
    finally:
        await db.close()


def processes(url: str) -> list[int]:
    """Those of the database that work for somebody or for themselves."""
    return asyncio.run(_pids(url))
