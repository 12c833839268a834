"""Bots think in processes of their own: not in the event loop, not longer than they may, not beyond their view."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from importlib import import_module
from random import Random
from threading import Thread
from typing import NamedTuple, TypeVar

from brelan.bots import bot_for
from brelan.bots.characters import character
from brelan.coach.advice import advise, answer_in_words, sentences, speaker
from brelan.engine.asks import Choice
from brelan.engine.table import View
from brelan.games import NAMES, catalogue

log = logging.getLogger("brelan")

T = TypeVar("T")

SECONDS = 5.0
"""A bot that thinks longer plays the answer that the rules give when time is up."""
STARTING = 120.0
"""Seconds that a process may take to begin, or to prepare for a game that it has not played yet."""
SLOW = ("expert",)
"""Levels that have to be prepared: their minds are compiled."""
PROCESSES = max(2, min(4, (os.cpu_count() or 1) - 1))
"""At least two, so that one bot that thinks for ever does not hold up all the others."""


class Thinking(NamedTuple):
    """What is thought about: a seat's view in bytes, a seed, and who thinks at which level."""

    game: str
    view: bytes
    seat: int
    seed: int
    level: str = "regular"
    who: str = ""


class Coached(NamedTuple):
    """What the coach says, in a language."""

    lines: tuple[str, ...]
    best: Choice
    weighed: tuple[tuple[Choice, str, float], ...]
    unit: str


def seen(about: Thinking) -> View:
    """The view, from its bytes."""
    box = catalogue(about.game)
    return View(box, box.table.frombytes(about.view), about.seat)


def think(about: Thinking) -> int:
    """A bot's answer to what its seat is asked."""
    view = seen(about)
    ask = view.asks[about.seat]
    return ask.encode(bot_for(about.game, about.level, character(about.who))(view, ask, Random(about.seed)))


def coach(about: Thinking, lang: str, *names: str) -> Coached:
    """What the coach would do on this seat, and why."""
    advice = advise(seen(about), names, about.seed)
    say, ask = speaker(advice.game, lang), advice.ask
    best_first = sorted(advice.thought.options, key=lambda option: (-option.worth, -option.share))
    weighed = ((ask.decode(o.answer), answer_in_words(say, advice, o.answer), o.worth) for o in best_first)
    unit: str = import_module(f"brelan.bots.{about.game}").UNIT
    return Coached(tuple(sentences(advice, lang)), ask.decode(advice.thought.best.answer), tuple(weighed), unit)


def get_ready() -> int:
    """Take the games from the shelf; the number of this process."""
    for game in NAMES:
        catalogue(game)
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
    """One process. Starting it is not counted as thinking, nor is preparing for a game that it has not played yet."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _end_with_the_server)
        self._process: int | None = None
        self._knows: set[tuple[str, str]] = set()

    def knows(self, about: Thinking) -> bool:
        """Whether it has thought about this game at this level before."""
        return (about.game, about.level) in self._knows

    async def run(self, work: Callable[..., T], about: Thinking, *more: str) -> T:
        """The outcome of some work, in time."""
        loop = asyncio.get_running_loop()
        if self._process is None:
            async with asyncio.timeout(STARTING):
                self._process = await loop.run_in_executor(self._pool, get_ready)
        async with asyncio.timeout(SECONDS if self.knows(about) or about.level not in SLOW else STARTING):
            done = await loop.run_in_executor(self._pool, partial(work, about, *more))
        self._knows.add((about.game, about.level))
        return done

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
        self._preparing = asyncio.Semaphore(1)
        """Who has to prepare waits for others who do, and takes no place from those who are ready."""

    async def answer(self, about: Thinking, preparing: Callable[[], None]) -> int | None:
        """A bot's answer; None if it took too long or broke down. `preparing` is called if it needs a while first."""
        return await self._run(think, about, preparing)

    async def coached(self, about: Thinking, lang: str, names: tuple[str, ...]) -> Coached | None:
        """What the coach says; None if he has nothing to say in time."""
        return await self._run(coach, about, lambda: None, lang, *names)

    async def _run(
        self, work: Callable[..., T], about: Thinking, preparing: Callable[[], None], *more: str
    ) -> T | None:
        ready = about.level not in SLOW or any(one.knows(about) for one in self._free)
        if not ready:
            preparing()
        async with self._room if ready else self._preparing:
            thinker = self._thinker(about)
            fit = False
            try:
                done = await thinker.run(work, about, *more)
                fit = True
            except Exception as trouble:  # whatever a bot does wrong, the table goes on; its words may name cards
                log.warning("bot.gave-up", extra={"game": about.game, "trouble": type(trouble).__name__})
                fit = not isinstance(trouble, (TimeoutError, BrokenProcessPool))
                return None
            finally:
                if fit:
                    self._free.append(thinker)
                else:  # it hangs or is dead, or the table was let go while it thought
                    thinker.end()
            return done

    def _thinker(self, about: Thinking) -> Thinker:
        """A free process, one that knows the game at this level if there is; else a new one."""
        self._free.sort(key=lambda one: one.knows(about))
        return self._free.pop() if self._free else Thinker()

    def close(self) -> None:
        """End the processes."""
        while self._free:
            self._free.pop().end()
