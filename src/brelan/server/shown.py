"""The big screens that a room has heard of lately, whichever house they asked."""

import asyncio
from typing import Protocol

import msgspec
from msgspec.structs import replace

KNOWN = 1000
"""Screens in memory; the one that has not been heard of for longest makes room."""


class Screen(msgspec.Struct, frozen=True):
    """A big screen: the code that it shows, or who has claimed it and which table it shows."""

    device: str
    code: str = ""
    owner: str = ""
    table: str = ""
    """Empty while its owner is at none."""


class Shown(Protocol):
    """Where screens are remembered."""

    async def screen(self, device: str) -> Screen | None:
        """A screen that was heard of lately."""

    async def of(self, owner: str) -> list[Screen]:
        """The screens that somebody has claimed."""

    async def keep(self, screen: Screen, seconds: float) -> bool:
        """Remember a screen for a while, unless another shows its code."""

    async def claim(self, code: str, owner: str, seconds: float) -> Screen | None:
        """The screen that shows a code is somebody's from now on, and the code is worth nothing; None if none does."""

    async def drop(self, device: str) -> None:
        """Forget a screen."""


class InMemory:
    """The screens of a house that is alone."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Screen, float]] = {}
        """The one that was heard of last comes last."""

    async def screen(self, device: str) -> Screen | None:
        """A screen that was heard of lately."""
        found = next((screen for screen in self._lasting() if screen.device == device), None)
        if found is not None:
            self._known[device] = self._known.pop(device)
        return found

    async def of(self, owner: str) -> list[Screen]:
        """The screens that somebody has claimed."""
        return [screen for screen in self._lasting() if screen.owner == owner]

    async def keep(self, screen: Screen, seconds: float) -> bool:
        """Remember a screen for a while, unless another shows its code."""
        if screen.code and any(one.code == screen.code and one.device != screen.device for one in self._lasting()):
            return False
        self._known.pop(screen.device, None)
        self._known[screen.device] = screen, asyncio.get_running_loop().time() + seconds
        if len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]
        return True

    async def claim(self, code: str, owner: str, seconds: float) -> Screen | None:
        """The screen that shows a code is somebody's from now on."""
        found = next((screen for screen in self._lasting() if code and screen.code == code), None)
        if found is not None:
            found = replace(found, code="", owner=owner)
            await self.keep(found, seconds)
        return found

    async def drop(self, device: str) -> None:
        """Forget a screen."""
        self._known.pop(device, None)

    def _lasting(self) -> list[Screen]:
        now = asyncio.get_running_loop().time()
        return [screen for screen, until in self._known.values() if until >= now]
