"""Cutting the cards: everybody who is there promises luck, and shows it when all promises are on the table."""

import asyncio
from collections.abc import Callable, Iterable

from brelan.room.cutting import cuts
from brelan.room.envelopes import promise
from brelan.room.requests import Refused
from brelan.room.secrets import DIGITS, is_hex
from brelan.room.sitting import Sitting
from brelan.server.connection import Connection
from brelan.server.messages import ENCODER, AnyFromServer, Call, Luck, Promise, Promised
from brelan.server.wire import framed

CALLED = 1.0
"""Seconds to promise luck. Whoever sleeps is left out, and called again when they have given a sign."""
SHOWN = 10.0
"""Seconds to show it: whoever has just promised is awake."""


def cutters(at: Sitting, connections: Iterable[Connection]) -> dict[int, list[Connection]]:
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
