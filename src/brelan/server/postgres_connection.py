"""A connection to PostgreSQL that outlives the server at its other end."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from brelan.server.postgres_schema import PATIENCE, connect, driver
from brelan.server.store import Unreachable

T = TypeVar("T")

AGAIN = 0.2
"""Seconds between two attempts to reach a database that has gone."""


class Passing:
    """A connection that is made again when it breaks."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._db: Any = None
        self._lock = asyncio.Lock()

    async def use(self, work: Callable[[Any], Awaitable[T]], patience: float = PATIENCE) -> T:
        """Do some work, and do it again if the database went away meanwhile; `Unreachable` when patience ends."""
        until = asyncio.get_running_loop().time() + patience
        async with self._lock:
            while True:
                try:
                    if self._db is None or self._db.is_closed():
                        self._db = await connect(self.url)
                    return await work(self._db)
                except passing() as trouble:
                    self._drop()
                    if asyncio.get_running_loop().time() > until:
                        raise Unreachable(f"the database does not answer ({type(trouble).__name__})") from None
                    await asyncio.sleep(AGAIN)
                except BaseException:
                    if self._db is not None and self._db.is_in_transaction():
                        self._drop()
                    raise

    def _drop(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None

    async def close(self) -> None:
        """Hang up."""
        if self._db is not None:
            with suppress(Exception):
                await self._db.close(timeout=1)


def passing() -> tuple[type[BaseException], ...]:
    """Errors that pass once the database is back, another one has taken its place, or two writers collided."""
    asyncpg = driver()
    return (
        OSError,
        TimeoutError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # its last words have come, its hanging up has not
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
        asyncpg.TransactionRollbackError,
        asyncpg.ReadOnlySQLTransactionError,
        asyncpg.TooManyConnectionsError,
    )
