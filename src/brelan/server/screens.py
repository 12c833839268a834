"""Big screens. Each shows a short code until somebody claims it; then it shows the table they joined last.

Nobody types an address with a token on a television. What a screen is allowed to see is in the log of the table.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import choice

from msgspec.structs import replace

from brelan.room import guests
from brelan.room.requests import Refused
from brelan.server.shown import Screen
from brelan.server.store import Damaged, Store, Taken, Unkept
from brelan.server.table import LiveTable
from brelan.server.tokens import LETTERS

CODE = 4
LASTS = 600.0
"""Seconds that a code can be used; a screen that still waits then shows another."""
CLAIMED = 30 * 24 * 3600.0
"""Seconds that a claimed screen is remembered; after that, what its table's log says of it is."""
OWN = 8
"""Screens that one person claims at most."""


class Screens:
    """All the screens of a room."""

    def __init__(self, store: Store, table: Callable[[str], Awaitable[LiveTable]]) -> None:
        self._store = store
        self._table = table
        self._shown = store.board.shown

    async def here(self, device: str) -> Screen:
        """A screen asks what to show."""
        known = await self._shown.screen(device)
        if known is not None:
            return known
        found = await self._remembered(device)
        if found.owner:
            await self._shown.keep(found, CLAIMED)
            return found
        while True:
            shows = replace(found, code="".join(choice(LETTERS) for _ in range(CODE)))
            if await self._shown.keep(shows, LASTS):
                return shows

    async def _remembered(self, device: str) -> Screen:
        """A screen that nobody in memory knows: it may have shown a table before the room was closed."""
        with suppress(Refused, Damaged):
            for latest in (await self._store.games_of(device))[:1]:
                owner = (await self._table(latest.table)).sitting.screens.get(device)
                if owner is not None:
                    return Screen(device, owner=owner, table=latest.table)
        return Screen(device)

    async def claim(self, owner: str, code: str, table: str) -> None:
        """Whoever enters a screen's code owns the screen from now on; the code then expires."""
        if len(await self.of(owner)) >= OWN:
            raise Refused("full", f"this device has {OWN} screens already, expected no more")
        found = await self._shown.claim(code, owner, CLAIMED)
        if found is None:
            raise Refused("no-screen", f"no screen shows {code}; expected the code that one shows now")
        try:
            if table:
                await self._show(found, table)
        except BaseException:
            await self._shown.drop(found.device)  # it shows another code when it asks again
            raise

    async def of(self, owner: str) -> list[Screen]:
        """The screens that somebody has claimed."""
        return await self._shown.of(owner)

    async def follow(self, owner: str, table: str) -> None:
        """Somebody sits down at another table, and their screens go along; they sit even if a screen cannot."""
        for screen in await self.of(owner):
            with suppress(Refused, Damaged, Taken, Unkept):
                await self._show(screen, table)

    async def _show(self, screen: Screen, table: str) -> None:
        live = await self._table(table)
        await live.take(lambda at: guests.show(at, screen.owner, screen.device))
        await self._shown.keep(replace(screen, table=table), CLAIMED)
        if screen.table not in ("", table):
            await self._hide(screen.device, screen.table)

    async def _hide(self, device: str, table: str) -> None:
        live = await self._table(table)
        await live.take(lambda at: guests.hide(at, device))

    async def release(self, device: str) -> int:
        """A screen is free again, or all the screens of whoever claimed them; how many."""
        one = await self._shown.screen(device)
        free = [one] if one is not None and one.owner else await self.of(device)
        for screen in free:
            if screen.table:
                await self._hide(screen.device, screen.table)
            await self._shown.drop(screen.device)
        return len(free)
