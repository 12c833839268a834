"""A request over HTTP, once it has been let in."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from brelan.room.requests import Refused
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
    role: str = ""
    home: str = ""
    """The page's address, as other devices reach it."""
    number: int = 0
    """Which game of the table."""
    query: Mapping[str, str] = field(default_factory=dict)
    """What comes after the question mark."""

    @property
    def which(self) -> int | None:
        """The game of the table that is meant, counted from 0; the current one by default."""
        said = self.query.get("game")
        if said is None:
            return None
        if not re.fullmatch(r"[0-9]{1,4}", said):
            raise Refused("message", f"game {said[:20]!r} was asked for, expected a number from 0 to 9999")
        return int(said)

    async def table(self) -> LiveTable:
        """The table that the request is about."""
        return await self.house.table(self.code)

    async def take(self, judge: Judge) -> Done:
        """Put a request to the table."""
        return Done(await (await self.table()).take(judge))
