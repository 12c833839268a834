"""A live table: takes one request after the other, keeps what happens, and only then tells everybody their part."""

import asyncio
from collections import deque
from collections.abc import Callable
from secrets import token_hex
from time import time

import msgspec

from brelan.engine.tells import Tell
from brelan.room.chain import START
from brelan.room.events import Answered, AnyEvent, Away, Back, Entry, Lent, Opened
from brelan.room.sitting import Sitting, first, write
from brelan.server import telling
from brelan.server.clock import Clock
from brelan.server.connection import Connection
from brelan.server.messages import ENCODER, AnyFromServer, Preparing, Present
from brelan.server.store import Row, Store, Unkept, row_of
from brelan.server.wire import framed

TELLS = 60
"""Events that are kept for those who come late; the whole log can be asked for."""
PACK = msgspec.msgpack.Encoder().encode
UNPACK = msgspec.msgpack.Decoder(tuple[int, tuple[str, str, int, dict[str, int | bool], tuple[int, ...], int]]).decode
"""An event and its number take a quarter of the room when they are packed, and are seldom asked for."""
GONE = 1012
"""The table has to be loaded anew."""

Told = Callable[[], None]
"""Called when everybody has been told."""
Judge = Callable[[Sitting], AnyEvent | list[AnyEvent] | None]


class Room:
    """A table in memory, the devices that watch it, and the lock that lets one request in at a time."""

    def __init__(self, code: str, sitting: Sitting, store: Store) -> None:
        self.code = code
        self.sitting = sitting
        self.store = store
        self.lock = asyncio.Lock()
        self.clock = Clock(sitting)
        self.connections: set[Connection] = set()
        self.tells: deque[bytes] = deque(maxlen=TELLS)
        self.broken = False
        self.preparing: set[int] = set()
        """The bots that play at their level for the first time; who comes meanwhile hears of it too."""
        self.votes: dict[int, set[int]] = {}
        """G4 For each chair, who thinks that a bot should hold it."""
        self.attend: Callable[[], None] = lambda: None
        """Called when something happened or somebody came or went: whoever acts for the table may have to."""
        self._overhear()

    async def take(self, judge: Judge, told: Told | None = None) -> int:
        """Judge a request by where the table stands when its turn comes; the number of the last entry then."""
        async with self.lock:
            self._be_whole()
            judged = judge(self.sitting)
            for event in judged if isinstance(judged, list) else [judged]:
                if event is not None:
                    await self._happen(event, told)
            return self.sitting.number

    async def settle(self) -> None:
        """Wait until everything that happened is on disc: nobody may be told of what is not, also who comes by."""
        async with self.lock:
            self._be_whole()

    def _be_whole(self) -> None:
        if self.broken:
            raise Unkept(f"table {self.code} is being read anew")

    async def _happen(self, event: AnyEvent, told: Told | None) -> None:
        at, before = self.sitting, telling.moment(self.sitting)
        entry = Entry(at.number + 1, int(time() * 1000), self.clock.ran(), token_hex(16), event)
        line = write(entry)
        earlier = at.chain
        if isinstance(event, Opened):
            self.sitting = first(entry, line, earlier)
            self.tells.clear()
        else:
            at.play(entry, line)
        row = row_of(self.code, entry, line, self.sitting.opened.games, earlier, self.sitting.chain)
        try:
            await self.store.append(row)
        except BaseException:  # also when the caller is cancelled: the line may be on disc or not
            self.give_up()
            raise
        self.clock.follow(self.sitting)
        self._forget_votes(event)
        self._tell(event, before)
        if told is not None:
            told()
        self.attend()

    def give_up(self) -> None:
        """What is in memory is not what is on disc: let everybody come again."""
        self.broken = True
        for connection in self.connections:
            connection.close(GONE)

    def _overhear(self) -> list[Tell]:
        """The tells since the last time."""
        table = self.sitting.table
        if table is None:
            return []
        tells, table.tells, table.answers = table.tells, [], []
        numbers, self.sitting.told = self.sitting.told, []
        self.tells += map(PACK, zip(numbers, tells, strict=True))
        return tells

    def _tell(self, event: AnyEvent, before: telling.Moment | None) -> None:
        tells = self._overhear()
        if before is not None and isinstance(event, (Answered, Lent)):
            words = telling.update(self.sitting, before, tells, event.chair, self.clock.left())
            public, own = framed(words.public), {chair: framed(text) for chair, text in words.own.items()}
            for connection in self.connections:
                connection.say(public if connection.chair is None else own.get(connection.chair, public))
        else:
            for connection in self.connections:
                connection.sit(self.sitting)
                connection.say(framed(self.whole(connection, self.sitting.number - 1)))

    def whole(self, connection: Connection, after: int) -> bytes:
        """Everything a device may know, with the latest events after the number it has seen."""
        tells = [Tell(*tell) for number, tell in map(UNPACK, self.tells) if number > after]
        return telling.whole(
            self.sitting,
            self.code,
            connection.role,
            connection.chair,
            self.present(),
            tells,
            self.clock.ran(),
            self.clock.left(),
        )

    def present(self) -> set[int]:
        """The chairs with a device that is connected."""
        return {connection.chair for connection in self.connections if connection.chair is not None}

    def awake(self) -> set[int]:
        """The people who are there, and for whom no bot plays."""
        return {chair for chair in self.present() if not self.sitting.chairs[chair].away}

    def join(self, connection: Connection, after: int) -> None:
        """A device comes: it gets the whole table; the others hear that somebody is there."""
        before = self.present()
        connection.sit(self.sitting)
        self.connections.add(connection)
        self.clock.run(True)  # before anything is said: the first who comes sees the countdown too
        connection.say(framed(self.whole(connection, after)))
        if self.preparing:
            connection.say(framed(ENCODER.encode(self._who_prepares())))
        self._tell_who_is_here(before)

    def part(self, connection: Connection) -> None:
        """A device goes."""
        before = self.present()
        self.connections.discard(connection)
        self._tell_who_is_here(before)

    def _tell_who_is_here(self, before: set[int]) -> None:
        here = self.present()
        if here != before:
            self.say(Present(tuple(sorted(here))))
        self.clock.run(bool(here))
        self.attend()

    def prepare(self, chair: int) -> None:
        """A bot needs a while before it can think; the table is told, and nobody else has to wait."""
        self.preparing.add(chair)
        self.say(self._who_prepares())

    def ready(self, chair: int) -> None:
        """A bot can think now."""
        if chair in self.preparing:
            self.preparing.remove(chair)
            self.say(self._who_prepares())

    def _who_prepares(self) -> Preparing:
        return Preparing(tuple(sorted(self.preparing)))

    def vote(self, chair: int, voter: int) -> bool:
        """G4 One more vote that a bot hold a seat; whether all the others who are here agree now."""
        self.votes.setdefault(chair, set()).add(voter)
        return self.awake() - {chair} <= self.votes[chair]

    def _forget_votes(self, event: AnyEvent) -> None:
        """Who gives a sign of life is not voted on any more."""
        if isinstance(event, Opened):
            self.votes.clear()
        elif isinstance(event, (Away, Back)) or (isinstance(event, Answered) and event.by == "person"):
            self.votes.pop(event.chair, None)

    def say(self, message: AnyFromServer) -> None:
        """The same words for everybody."""
        words = framed(ENCODER.encode(message))
        for connection in self.connections:
            connection.say(words)


def opening(code: str, event: Opened) -> tuple[Sitting, Row]:
    """The first entry of a table, and the sitting it begins."""
    entry = Entry(1, int(time() * 1000), 0, token_hex(16), event)
    line = write(entry)
    sitting = first(entry, line)
    return sitting, row_of(code, entry, line, event.games, START, sitting.chain)
