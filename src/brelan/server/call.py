"""A request over HTTP, once it has been let in."""

from dataclasses import dataclass
from typing import Any

from brelan.server.bodies import Done
from brelan.server.house import House
from brelan.server.table import Judge, LiveTable


@dataclass
class Call:
    """A request that was let in: whose device, on which table, with what."""

    house: House
    device: str
    body: Any = None
    code: str = ""
    chair: int = -1
    lang: str = "fr"
    game: str = ""
    option: str = ""
    """The option whose amount a hint is about."""
    which: int | None = None
    """The game of the table that is meant, counted from 0; the present one unless told."""
    role: str = ""
    home: str = ""
    """The page's address, as other devices reach it."""

    async def table(self) -> LiveTable:
        """The table that the request is about."""
        return await self.house.table(self.code)

    async def take(self, judge: Judge) -> Done:
        """Put a request to the table."""
        return Done(await (await self.table()).take(judge))
