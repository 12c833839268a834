"""Bots think in processes of their own: not in the event loop, not longer than they may, not beyond their view."""

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from random import Random
from threading import Thread

from brelan.bots import bot_for
from brelan.engine.flow import ask_of
from brelan.engine.table import View
from brelan.games import NAMES, catalogue

log = logging.getLogger("brelan")

SECONDS = 5.0
"""A bot that thinks longer plays the answer that the rules give when time is up."""
STARTING = 60.0
"""Seconds that a process may take to begin."""
PROCESSES = max(2, min(4, (os.cpu_count() or 1) - 1))
"""At least two, so that one bot that thinks for ever does not hold up all the others."""


def think(game: str, view: bytes, seat: int, seed: int) -> int:
    """A bot's answer to what its seat is asked, from the bytes of its view."""
    box = catalogue(game)
    state = box.table.frombytes(view)
    ask = ask_of(state, seat)
    return ask.encode(bot_for(game)(View(box, state, seat), ask, Random(seed)))


def get_ready() -> int:
    """Take the games from the shelf; the number of this process."""
    for game in NAMES:
        catalogue(game)
        bot_for(game)
    return os.getpid()


def _end_with_the_server() -> None:
    """A process that thinks must not outlive a server that was killed; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


class Thinker:
    """One process. Starting it is not counted as thinking."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _end_with_the_server)
        self._process: int | None = None

    async def answer(self, game: str, view: bytes, seat: int, seed: int) -> int:
        """The bot's answer, in time."""
        loop = asyncio.get_running_loop()
        if self._process is None:
            async with asyncio.timeout(STARTING):
                self._process = await loop.run_in_executor(self._pool, get_ready)
        async with asyncio.timeout(SECONDS):
            return await loop.run_in_executor(self._pool, think, game, view, seat, seed)

    def end(self) -> None:
        """End the process, also one that would think for ever."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGTERM)
        self._pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """A few processes, each started when all the others think."""

    def __init__(self) -> None:
        self._free: list[Thinker] = []
        self._room = asyncio.Semaphore(PROCESSES)

    async def answer(self, game: str, view: bytes, seat: int, seed: int) -> int | None:
        """The bot's answer; None if it took too long or broke down."""
        async with self._room:
            thinker = self._free.pop() if self._free else Thinker()
            fit = False
            try:
                value = await thinker.answer(game, view, seat, seed)
                fit = True
            except Exception as trouble:  # whatever a bot does wrong, the table goes on; its words may name cards
                log.warning("bot.gave-up", extra={"game": game, "trouble": type(trouble).__name__})
                fit = not isinstance(trouble, (TimeoutError, BrokenProcessPool))
                return None
            finally:
                if fit:
                    self._free.append(thinker)
                else:  # it hangs or is dead, or the table was let go while it thought
                    thinker.end()
            return value

    def close(self) -> None:
        """End the processes."""
        while self._free:
            self._free.pop().end()
