"""Cutting the cards: everybody who is there promises luck, and shows it when all promises are on the table."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

from brelan.room import sealed
from brelan.room.cutting import about, cuts, name, wanted
from brelan.room.envelopes import promise
from brelan.room.events import AnyEvent, Cut, Silent
from brelan.room.requests import Refused
from brelan.room.sealed import Sealed
from brelan.room.secrets import DIGITS, is_hex
from brelan.room.sitting import Sitting
from brelan.server import fairness
from brelan.server.connection import Connection
from brelan.server.messages import ENCODER, AnyFromServer, Call, Luck, Promise, Promised
from brelan.server.wire import framed

CALLED = 1.0
"""Seconds to promise luck. Whoever sleeps is left out, and called again when they have given a sign."""
SHOWN = 10.0
"""Seconds to show it: whoever has just promised is awake."""


def called_by(at: Sitting, connections: Iterable[Connection]) -> dict[int, list[Connection]]:
    """The chairs that cut, with their devices."""
    found: dict[int, list[Connection]] = {}
    for connection in connections:
        if connection.cuts and not connection.asleep and connection.chair is not None and cuts(at, connection.chair):
            found.setdefault(connection.chair, []).append(connection)
    return found


class Cutting:
    """One cut: who is called, what they promise, and what they show."""

    def __init__(self, call: Call, called: dict[int, list[Connection]]) -> None:
        self.call = call
        self.called = called
        self.promises: dict[int, str] = {}
        self.luck: dict[int, str] = {}
        self.fixed = False
        """Whether everybody has been shown the promises: then no other is taken."""
        self._moved = asyncio.Event()

    async def promised(self) -> bool:
        """Call everybody and take their promises; whether there are any."""
        self._say(self.call)
        await self._until(lambda: self.promises.keys() >= self.called.keys(), CALLED)
        self.fixed = True
        for chair in self.called.keys() - self.promises.keys():
            for connection in self.called.pop(chair):
                connection.asleep = True
        self.promises = dict(sorted(self.promises.items()))
        return bool(self.promises)

    async def shown(self) -> list[int]:
        """Show all the promises to everybody who made one, and take their luck; the chairs that keep it."""
        self._say(Promised(self.call.cut, self.promises))
        await self._until(lambda: self.luck.keys() == self.promises.keys(), SHOWN)
        self.luck = dict(sorted(self.luck.items()))
        return [chair for chair in self.promises if chair not in self.luck]

    def hear(self, connection: Connection, said: Promise | Luck) -> None:
        """A device promises luck, or shows it; the first of a seat's devices counts."""
        chair = connection.chair
        if said.cut != self.call.cut or chair is None or chair not in self.called:
            raise Refused("cut", f"cut {said.cut!r} was answered, expected {self.call.cut!r} by whoever was called")
        if isinstance(said, Promise):
            if self.fixed or not is_hex(said.promise):
                raise Refused("promise", f"a promise came, expected {DIGITS} hexadecimal digits before all were shown")
            self.promises.setdefault(chair, said.promise)
        else:
            right = self.fixed and is_hex(said.luck) and promise(bytes.fromhex(said.luck)) == self.promises[chair]
            if not right:
                raise Refused("luck", "luck came, expected what was promised, after all promises were shown")
            self.luck[chair] = said.luck
        self._moved.set()

    def ask_again(self, connection: Connection) -> None:
        """A device that has come back while its luck is waited for."""
        if self.fixed and connection.chair in self.promises.keys() - self.luck.keys():
            self.called[connection.chair].append(connection)
            connection.say(framed(ENCODER.encode(Promised(self.call.cut, self.promises))))

    async def _until(self, done: Callable[[], bool], seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not done():
                    self._moved.clear()
                    await self._moved.wait()
        except TimeoutError:
            pass

    def _say(self, message: AnyFromServer) -> None:
        words = framed(ENCODER.encode(message))
        for connections in self.called.values():
            for connection in connections:
                connection.say(words)


class Cutters:
    """Those who cut at a table, and the cut under way."""

    def __init__(self) -> None:
        self.now: Cutting | None = None

    async def cut(
        self,
        at: Sitting,
        connections: Iterable[Connection],
        event: AnyEvent,
        salt: str,
        silent: Callable[[Silent], Awaitable[None]],
    ) -> tuple[Cut, ...]:
        """Let everybody who is there cut the cards that an event needs; where nobody cuts, nothing is asked of anyone.

        What one cut brings may decide what else is needed. If somebody keeps the luck that they promised, all of it is
        void, which is told to all, and cut again without them.
        """
        made: list[sealed.Cut] = []
        written: list[Cut] = []
        while isinstance(at.chance, Sealed) and (called := called_by(at, connections)):
            found = wanted(at, at.number + 1, event, made)
            if found is None:
                break
            cut = at.chance.cut(name(at.number + 1, len(made)), found.needs, {}, about(salt, event))
            self.now = cutting = Cutting(fairness.call(at, cut, found.plan), called)
            try:
                kept = await cutting.shown() if await cutting.promised() else None
            finally:
                self.now = None
            if kept:
                made, written = [], []
                for chair in kept:
                    await silent(Silent(chair, cut.root.hex(), cutting.promises[chair]))
            elif kept is not None:
                made.append(replace(cut, lent=cutting.luck))
                written.append(Cut(cut.root.hex(), cut.about, *cut.needs, cutting.promises, cutting.luck))
        return tuple(written)

    def join(self, connection: Connection) -> None:
        """A device would like to cut from now on; one that has promised and come back is asked for its luck again."""
        connection.cuts, connection.asleep = True, False
        if self.now is not None:
            self.now.ask_again(connection)

    def hear(self, connection: Connection, said: Promise | Luck) -> None:
        """A device promises luck for the cut under way, or shows it. One that comes too late is awake again."""
        if connection.chair is None:
            raise Refused("stranger", "this device sits on no chair of the table; expected a player")
        connection.asleep = False
        if self.now is None:
            raise Refused("cut", f"cut {said.cut!r} was answered, expected no cut now")
        self.now.hear(connection, said)
