"""Bots think in separate processes: not in the event loop, not longer than allowed, not beyond their view."""

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
from random import Random
from typing import NamedTuple, TypeVar

from brelan import shelf
from brelan.bots import LEVELS
from brelan.bots.characters import character
from brelan.cache import Nowhere
from brelan.coach.advice import advise, answer_in_words, sentences, speaker, unit_of
from brelan.engine.asks import Choice
from brelan.engine.sheet import sheet
from brelan.engine.table import View
from brelan.players import bot_for
from brelan.server.aside import end_with_the_server

log = logging.getLogger("brelan")

T = TypeVar("T")

SECONDS = 5.0
"""A bot that thinks longer plays the answer that the rules give when time is up."""
STARTING = 120.0
"""Seconds that a process may take to begin, or to prepare for a game that it has not played yet."""
SLOW = ("expert",)
"""Levels that have to be prepared: their minds are compiled."""
UNPREPARED = (Nowhere, ImportError, OSError)
"""What is wrong with the machine, not with the bot, when such a mind cannot be made."""
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
    cards: str = ""
    """Those of the table's own, for the coach to call by their names."""


class Coached(NamedTuple):
    """What the coach says, in a language."""

    lines: tuple[str, ...]
    best: Choice
    weighed: tuple[tuple[Choice, str, float], ...]
    unit: str


def seen(about: Thinking) -> View:
    """The view, from its bytes."""
    box = shelf.game(about.game)
    return View(box, box.state.frombytes(about.view), about.seat)


def think(about: Thinking) -> int:
    """A bot's answer to what its seat is asked."""
    view = seen(about)
    ask = view.asks[about.seat]
    return ask.encode(bot_for(about.game, about.level, character(about.who))(view, ask, Random(about.seed)))


def coach(about: Thinking, lang: str, *names: str) -> Coached:
    """What the coach would do on this seat, and why."""
    advice = advise(seen(about), names, about.seed, sheet(about.cards))
    say, ask = speaker(advice.game, lang), advice.ask
    best_first = sorted(advice.thought.options, key=lambda option: (-option.worth, -option.share))
    weighed = ((ask.decode(o.answer), answer_in_words(say, advice, o.answer), o.worth) for o in best_first)
    best = ask.decode(advice.thought.best.answer)
    return Coached(tuple(sentences(advice, lang)), best, tuple(weighed), unit_of(advice.game))


def get_ready() -> int:
    """Take the games from the shelf; the number of this process."""
    for game in shelf.names():
        shelf.game(game)
    return os.getpid()


class Thinker:
    """One process. Starting it is not counted as thinking, nor is preparing for a game that it has not played yet."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), end_with_the_server)
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
        """End the process, even if it would think for ever."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGTERM)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _gave_up(about: Thinking, trouble: Exception) -> None:
    """Only the kind of error is logged: its message may name cards."""
    log.warning("bot.gave-up", extra={"game": about.game, "trouble": type(trouble).__name__})


class Thinkers:
    """A few processes; another one starts when all of them are thinking."""

    def __init__(self) -> None:
        self._free: list[Thinker] = []
        self._places = asyncio.Semaphore(PROCESSES)
        self._preparing = asyncio.Semaphore(1)
        """Bots that have to prepare wait for others that do, and take no place from those that are ready."""
        self._unprepared: dict[tuple[str, str], str] = {}
        """Games and levels for which no mind can be made on this machine, and why."""

    def unprepared(self, about: Thinking) -> bool:
        """Whether this machine is known to be unable to prepare such a mind."""
        return (about.game, about.level) in self._unprepared

    async def answer(self, about: Thinking, preparing: Callable[[], None], replaced: Callable[[], None]) -> int | None:
        """A bot's answer; None if it took too long or broke down.

        `preparing` is called if it needs a while first, `replaced` if it cannot be prepared and the next level plays.
        """
        if not self.unprepared(about):
            done = await self._run(think, about, preparing)
            if not self.unprepared(about):
                return done
        replaced()
        return await self._run(think, about._replace(level=LEVELS[LEVELS.index(about.level) - 1]), preparing)

    async def coached(self, about: Thinking, lang: str, names: tuple[str, ...]) -> Coached | None:
        """What the coach says; None if it has nothing to say in time."""
        return await self._run(coach, about, lambda: None, lang, *names)

    async def found(self, work: Callable[[Thinking], T], about: Thinking) -> T | None:
        """The outcome of other work about a game; None if there was none in time."""
        return await self._run(work, about, lambda: None)

    async def _run(
        self, work: Callable[..., T], about: Thinking, preparing: Callable[[], None], *more: str
    ) -> T | None:
        ready = about.level not in SLOW or any(one.knows(about) for one in self._free)
        if not ready:
            preparing()
        async with self._places if ready else self._preparing:
            thinker = self._thinker(about)
            fit = False
            try:
                done = await thinker.run(work, about, *more)
                fit = True
            except (TimeoutError, BrokenProcessPool) as trouble:
                _gave_up(about, trouble)
                return None
            except Exception as trouble:  # whatever a bot does wrong, the table goes on
                fit = True
                if about.level in SLOW and isinstance(trouble, UNPREPARED):
                    self._note_unprepared(about, str(trouble))
                else:
                    _gave_up(about, trouble)
                return None
            finally:
                if fit:
                    self._free.append(thinker)
                else:  # it hangs or is dead, or the table was let go while it thought
                    thinker.end()
            return done

    def _note_unprepared(self, about: Thinking, why: str) -> None:
        """Said once: it is about the machine, and the next game will not be different."""
        if why not in self._unprepared.values():
            log.error("bot.unprepared", extra={"game": about.game, "level": about.level, "trouble": why})
        self._unprepared[about.game, about.level] = why

    def _thinker(self, about: Thinking) -> Thinker:
        """A free process, one that knows the game at this level if there is; else a new one."""
        self._free.sort(key=lambda one: one.knows(about))
        return self._free.pop() if self._free else Thinker()

    def close(self) -> None:
        """End the processes, even those that are thinking or have yet to start: nobody waits for them any more."""
        while self._free:
            self._free.pop().end()
        for process in multiprocessing.active_children():
            process.kill()
