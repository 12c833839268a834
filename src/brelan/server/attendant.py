"""Who acts for a table when no person does: bots on their chairs, the clock, and whoever takes over as host."""

import asyncio
import logging
import traceback
from collections.abc import Coroutine
from contextlib import suppress
from random import SystemRandom
from typing import Any, TypeVar

from brelan.bots.characters import character, delay
from brelan.engine.flow import awaited, may_answer, time_out
from brelan.engine.sets import has
from brelan.room.events import Answered, AnyEvent, Away, Host, Rang
from brelan.room.requests import Refused, late, may_hold
from brelan.room.sitting import Sitting
from brelan.server.table import LiveTable
from brelan.server.thinking import Thinkers, Thinking

log = logging.getLogger("brelan")
luck = SystemRandom()

T = TypeVar("T")

HOLDING = "regular"
"""How well a bot plays when it holds somebody's seat."""
HOST_GONE = 60.0
"""Seconds after which somebody else looks after the table."""


async def unhurried(thought: Coroutine[Any, Any, T], pace: float, first: float) -> T:
    """Wait one pace, times a random `first`, then whole ones: the time it takes says nothing about a hand."""
    task = asyncio.ensure_future(thought)
    try:
        await asyncio.sleep(pace * first)
        while pace and not task.done():
            await asyncio.sleep(pace)
        return await task
    finally:
        task.cancel()


class Attendant:
    """One for each live table."""

    def __init__(self, live: LiveTable, thinkers: Thinkers) -> None:
        self.live = live
        self.thinkers = thinkers
        self._thinking: dict[int, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.TimerHandle | None = None
        self._hosting: asyncio.TimerHandle | None = None
        live.attend = self.attend

    def attend(self) -> None:
        """Look at the table, and do what there is to do."""
        self._watch_clock()
        self._watch_host()
        self._watch_scene()
        self._watch_votes()
        at = self.live.sitting
        if self.live.elsewhere.acts or at.table is None or at.phase != "playing" or not self._goes_on(at):
            return
        for seat in range(at.table.state.players):
            if self._plays(at, seat) and self._thinking.get(seat) != at.since[seat]:
                self._thinking[seat] = at.since[seat]
                self._do(self._bot(at, seat, at.since[seat]))

    def _goes_on(self, at: Sitting) -> bool:
        """Whether the game goes on: no break, somebody is there, and nobody looks at how a deal ended."""
        return not at.paused and bool(self.live.present()) and self.live.scene is None

    def close(self) -> None:
        """The table is let go."""
        for handle in (self._timer, self._looking, self._hosting):
            if handle is not None:
                handle.cancel()
        for task in self._tasks:
            task.cancel()
        self.live.attend = lambda: None  # else each would keep the other in memory

    @staticmethod
    def _plays(at: Sitting, seat: int) -> bool:
        """Whether a bot has to answer for a seat."""
        assert at.table is not None
        state = at.table.state
        return has(awaited(state), seat) and bool(at.chairs[seat].bot or at.chairs[seat].away)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._safely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as trouble:  # nobody waits for this work; the words of an error may name a secret answer
            where = traceback.format_tb(trouble.__traceback__)[-1].strip()
            name = type(trouble).__name__
            log.error("table.attendant", extra={"table": self.live.code, "trouble": name, "where": where})

    async def _bot(self, at: Sitting, seat: int, since: int) -> None:
        assert at.table is not None
        value: int | None = None
        chair = at.chairs[seat]
        view, seed = at.table.view(seat).state.tobytes(), luck.getrandbits(60)
        about = Thinking(at.game.name, view, seat, seed, chair.bot or HOLDING, chair.name if chair.bot else "")
        who = character(about.who)
        thought = self.thinkers.answer(about, lambda: self.live.prepare(seat), lambda: self.live.replace(seat))

        def judge(now: Sitting) -> AnyEvent | None:
            if (
                now.opened.games != at.opened.games
                or now.table is None
                or not self._goes_on(now)
                or now.since[seat] != since
                or not self._plays(now, seat)
            ):
                return None
            state = now.table.state
            if value is not None and may_answer(state, seat, value):
                return Answered(seat, value, "bot")
            return Answered(seat, time_out(state, seat), "bot")

        try:
            value = await unhurried(thought, self.live.pace * (who.tempo if who else 1), delay(luck))
            self.live.ready(seat)
            await self._let_return(seat)
            await self.live.take(judge)
        finally:
            self.live.ready(seat)
            if self._thinking.get(seat) == since:
                del self._thinking[seat]

    async def _let_return(self, seat: int) -> None:
        """G4 Somebody whose seat is held although they are there has a moment to take it back."""
        loop = asyncio.get_running_loop()
        while (left := self.live.patience.grace(seat, loop.time())) > 0:
            await asyncio.sleep(left)

    def _watch_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        after = self.live.clock.next()
        if after is not None and not self.live.elsewhere.acts:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(after / 1000, lambda: self._do(self._time_is_up()))

    async def _time_is_up(self) -> None:
        """G3 One seat whose time is up, drawn by lot when there are several; or the game's own time."""

        def judge(at: Sitting) -> AnyEvent | list[AnyEvent] | None:
            if self.live.clock.rings():
                return Rang()
            seats = self.live.clock.late()
            if not seats:
                return None
            seat = luck.choice(seats)
            follows = late(at, seat)
            if len(follows) > 1:
                self.live.warn(seat)
            return [*follows]

        await self.live.take(judge)
        self._watch_clock()

    def _watch_scene(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
        if self.live.looked_at:
            self._do(self.live.go_on())
        elif self.live.scene is not None:
            loop = asyncio.get_running_loop()
            self._looking = loop.call_at(self.live.scene.until, lambda: self._do(self.live.go_on()))

    def _watch_votes(self) -> None:
        """G4 The last vote may have been given in another house."""
        if not self.live.elsewhere.acts:
            for chair in {vote.chair for vote in self.live.elsewhere.votes if self.live.agreed(vote.chair)}:
                self._do(self._hold(chair))

    async def _hold(self, chair: int) -> None:
        def judge(at: Sitting) -> AnyEvent | None:
            may_hold(at, chair)
            return Away(chair) if self.live.agreed(chair) else None

        with suppress(Refused):  # the player is back, or a bot holds the seat by now
            await self.live.take(judge)

    def _watch_host(self) -> None:
        at, here = self.live.sitting, self.live.awake()
        if at.host in here or not here or self.live.elsewhere.acts:
            if self._hosting is not None:
                self._hosting.cancel()
                self._hosting = None
        elif self._hosting is None:
            self._hosting = asyncio.get_running_loop().call_later(HOST_GONE, lambda: self._do(self._next_host()))

    async def _next_host(self) -> None:
        """The host has been gone for a while: the next person who is there looks after the table."""
        self._hosting = None

        def judge(at: Sitting) -> AnyEvent | None:
            here = self.live.awake()
            return Host(min(here)) if here and at.host not in here else None

        await self.live.take(judge)
