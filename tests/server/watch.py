"""The watch by which a server goes whose time the tests wind, and what goes by it."""

import asyncio
import logging
import os
import time
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

from brelan import cli
from brelan.commands import serve
from brelan.server import allowance, clock, connection, house
from brelan.server.thinking import Thinkers, Thinking

TURNS = 50
"""Of the event loop, until whatever was due holds the lock of its table."""
THOUGHT = "bot.thought"


class Watch:
    """It stands still until it is wound; once nobody holds it any more it goes like any other."""

    def __init__(self) -> None:
        self._shows = 0.0
        self._going_since: float | None = None

    def wind(self, seconds: float) -> None:
        """By halves and quarters of a second, so that no sum is rounded."""
        self._shows += seconds

    def let_go(self) -> None:
        """From now on it goes by itself."""
        self._going_since = time.monotonic()

    def now(self) -> float:
        """What it shows."""
        return self._shows if self._going_since is None else self._shows + time.monotonic() - self._going_since


watch = Watch()


class Loop(asyncio.SelectorEventLoop):
    """An event loop that goes by the watch, which is wound over standard input."""

    def __init__(self) -> None:
        super().__init__()
        self._heard = b""
        self.add_reader(0, self._hear)

    def time(self) -> float:
        """What timers go by."""
        return watch.now()

    def _hear(self) -> None:
        said = os.read(0, 1024)
        if not said:
            self.remove_reader(0)
            watch.let_go()
        *wound, self._heard = (self._heard + said).split(b"\n")
        for seconds in wound:
            watch.wind(float(seconds))
            self._say_so(TURNS)

    def _say_so(self, turns: int) -> None:
        if turns:
            self.call_soon(self._say_so, turns - 1)
        else:
            print("wound", flush=True)


class Noted(Thinkers):
    """Notes when a bot has thought, so that no test has to guess how long that takes."""

    async def answer(self, about: Thinking, preparing: Callable[[], None], replaced: Callable[[], None]) -> int | None:
        """A bot's answer."""
        try:
            return await super().answer(about, preparing, replaced)
        finally:
            logging.getLogger("brelan").info(THOUGHT)


def main() -> None:
    """Open the room by the watch."""
    usual = serve._settings

    def settings(app: ASGIApp, trust: list[str]) -> uvicorn.Config:
        config = usual(app, trust)
        config.loop = f"{__name__}:Loop"
        config.ws_ping_interval = None  # a device answers a ping in its own time, which does not jump
        config.timeout_graceful_shutdown = None
        return config

    serve._settings = settings
    for module in (allowance, clock, connection):
        vars(module)["monotonic"] = watch.now
    vars(house)["Thinkers"] = Noted
    cli.main()
