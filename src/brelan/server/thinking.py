"""Bots think in processes of their own: not in the event loop, not longer than they may, not beyond their view."""

import asyncio
import logging
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

log = logging.getLogger("brelan")

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
        pool = self._pool
        thought = asyncio.get_running_loop().run_in_executor(pool, think, game, view, seat, seed)
        try:
            done, _ = await asyncio.wait([thought], timeout=SECONDS)
        finally:
            thought.cancel()  # nobody waits for it any more
        trouble = None if not done or thought.cancelled() else thought.exception()
        if done and not thought.cancelled() and trouble is None:
            return thought.result()
        log.warning("bot.gave-up", extra={"game": game, "trouble": repr(trouble) if done else "it took too long"})
        # another bot's trouble may have ended these processes already, and new ones may think by now
        if pool is self._pool and (not done or isinstance(trouble, BrokenProcessPool)):
            self.close()
        return None

    def close(self) -> None:
        """End the processes, also one that would think for ever."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
