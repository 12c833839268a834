"""Bots think in processes of their own: not in the event loop, not longer than they may, not beyond their view."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from threading import Thread

from brelan.bots import bot_for
from brelan.engine.flow import ask_of
from brelan.engine.table import View
from brelan.games import catalogue

SECONDS = 5.0
"""A bot that thinks longer plays the answer that the rules give when time is up."""


def think(game: str, view: bytes, seat: int, seed: int) -> int:
    """A bot's answer to what its seat is asked, from the bytes of its view."""
    box = catalogue(game)
    state = box.table.frombytes(view)
    ask = ask_of(state, seat)
    return ask.encode(bot_for(game)(View(box, state, seat), ask, Random(seed)))


def _end_with_the_server() -> None:
    """A process that thinks must not outlive a server that was killed."""

    def watch() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


class Thinkers:
    """A few processes, started when the first bot is asked."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, game: str, view: bytes, seat: int, seed: int) -> int | None:
        """The bot's answer; None if it took too long or broke down."""
        if self._pool is None:
            workers = max(1, min(4, (os.cpu_count() or 1) - 1))
            self._pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _end_with_the_server)
        thought = asyncio.get_running_loop().run_in_executor(self._pool, think, game, view, seat, seed)
        try:
            return await asyncio.wait_for(thought, SECONDS)
        except (TimeoutError, BrokenProcessPool):
            self.close()
            return None

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
