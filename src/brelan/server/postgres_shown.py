"""The big screens of a room whose houses share a PostgreSQL."""

from typing import Any

from brelan.server.postgres_connection import Passing
from brelan.server.postgres_schema import driver
from brelan.server.shown import Screen

COLUMNS = "device, code, owner, table_id"
FIND = f"SELECT {COLUMNS} FROM brelan.screen WHERE until >= now() AND "
EXPIRED = "DELETE FROM brelan.screen WHERE until < now()"
KEEP = f"""
    INSERT INTO brelan.screen ({COLUMNS}, until) VALUES ($1, $2, $3, $4, now() + $5::integer * interval '1 second')
    ON CONFLICT (device) DO UPDATE
    SET code = excluded.code, owner = excluded.owner, table_id = excluded.table_id, until = excluded.until
"""
CLAIM = f"""
    UPDATE brelan.screen SET code = '', owner = $2, until = now() + $3::integer * interval '1 second'
    WHERE code = $1 AND until >= now() RETURNING {COLUMNS}
"""


class SharedShown:
    """A code is on one screen at most, which the database sees to."""

    def __init__(self, db: Passing) -> None:
        self._db = db

    async def screen(self, device: str) -> Screen | None:
        """A screen that was heard of lately."""
        return next(iter(await self._fetch(FIND + "device = $1", device)), None)

    async def of(self, owner: str) -> list[Screen]:
        """The screens that somebody has claimed."""
        return await self._fetch(FIND + "owner = $1", owner)

    async def _fetch(self, query: str, *values: object) -> list[Screen]:
        return [Screen(*row) for row in await self._db.use(lambda db: db.fetch(query, *values))]

    async def keep(self, screen: Screen, seconds: float) -> bool:
        """Remember a screen for a while, unless another shows its code."""

        async def keep(db: Any) -> None:
            await db.execute(EXPIRED)
            await db.execute(KEEP, screen.device, screen.code, screen.owner, screen.table, int(seconds))

        try:
            await self._db.use(keep)
        except driver().UniqueViolationError:
            return False
        return True

    async def claim(self, code: str, owner: str, seconds: float) -> Screen | None:
        """The screen that shows a code is somebody's from now on; of two who claim it at once, one has it."""
        if not code:
            return None
        return next(iter(await self._fetch(CLAIM, code, owner, int(seconds))), None)

    async def drop(self, device: str) -> None:
        """Forget a screen."""
        await self._db.use(lambda db: db.execute("DELETE FROM brelan.screen WHERE device = $1", device))
