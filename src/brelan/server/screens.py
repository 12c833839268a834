"""Big screens. Each shows a short code until somebody claims it; then it shows the table that they come to last.

Nobody types an address with a token on a television. What a screen is allowed to see stands in the log of the table.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from secrets import choice
from time import monotonic

from brelan.room import guests
from brelan.room.requests import Refused
from brelan.server.store import Damaged, Store, Taken, Unkept
from brelan.server.table import LiveTable
from brelan.server.tokens import LETTERS

CODE = 4
LASTS = 600.0
"""Seconds that a code can be used; a screen that still waits then shows another."""
OWN = 8
"""Screens that one person claims at most."""
KNOWN = 1000
"""Screens in memory; the one that has not been heard of for longest makes room."""


@dataclass
class Screen:
    """A big screen: the code that it shows, or who has claimed it and which table it shows."""

    device: str
    code: str = ""
    until: float = 0.0
    owner: str = ""
    table: str = ""
    """Empty while its owner is at none."""


class Screens:
    """All the screens of a house."""

    def __init__(self, store: Store, table: Callable[[str], Awaitable[LiveTable]]) -> None:
        self._store = store
        self._table = table
        self._known: dict[str, Screen] = {}
        """The one that was heard of last comes last."""

    async def here(self, device: str) -> Screen:
        """A screen asks what to show."""
        found = self._known.pop(device, None) or await self._remembered(device)
        self._known[device] = found
        if len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]
        if not found.owner and (not found.code or found.until < monotonic()):
            codes = {screen.code for screen in self._known.values()}
            while found.code in codes:
                found.code = "".join(choice(LETTERS) for _ in range(CODE))
            found.until = monotonic() + LASTS
        return found

    async def _remembered(self, device: str) -> Screen:
        """A screen that nobody in memory knows: it may have shown a table before the room was closed."""
        with suppress(Refused, Damaged):
            for latest in (await self._store.games_of(device))[:1]:
                owner = (await self._table(latest.table)).sitting.screens.get(device)
                if owner is not None:
                    return Screen(device, owner=owner, table=latest.table)
        return Screen(device)

    async def claim(self, owner: str, code: str, table: str) -> None:
        """Whoever reads a screen's code has it from now on; the code is then worth nothing."""
        now, own = monotonic(), self.of(owner)
        found = next((one for one in self._known.values() if one.code == code and code and now <= one.until), None)
        if found is None:
            raise Refused("no-screen", f"no screen shows {code}; expected the code that one shows now")
        if len(own) >= OWN:
            raise Refused("full", f"this device has {OWN} screens already, expected no more")
        found.owner, found.code = owner, ""
        try:
            if table:
                await self._show(found, table)
        except BaseException:
            found.owner = ""  # it shows another code when it asks again
            raise

    def of(self, owner: str) -> list[Screen]:
        """The screens that somebody has claimed."""
        return [screen for screen in self._known.values() if screen.owner == owner]

    async def follow(self, owner: str, table: str) -> None:
        """Somebody sits down at another table, and their screens go along; they sit even if a screen cannot."""
        for screen in self.of(owner):
            with suppress(Refused, Damaged, Taken, Unkept):
                await self._show(screen, table)

    async def _show(self, screen: Screen, table: str) -> None:
        before = screen.table
        live = await self._table(table)
        await live.take(lambda at: guests.show(at, screen.owner, screen.device))
        screen.table = table
        if before not in ("", table):
            await self._hide(screen.device, before)

    async def _hide(self, device: str, table: str) -> None:
        live = await self._table(table)
        await live.take(lambda at: guests.hide(at, device))

    async def release(self, device: str) -> int:
        """A screen is free again, or all the screens of whoever claimed them; how many."""
        one = self._known.get(device)
        free = [one] if one is not None and one.owner else self.of(device)
        for screen in free:
            if screen.table:
                await self._hide(screen.device, screen.table)
            self._known.pop(screen.device, None)
        return len(free)
