"""A live table: takes one request after the other, keeps what happens, and only then tells everybody their part."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from secrets import token_hex
from time import time

from brelan.engine.tells import Tell
from brelan.room import sealed
from brelan.room.chain import START
from brelan.room.cutting import about, name, wanted
from brelan.room.events import Answered, AnyEvent, Away, Back, Bot, Cut, Entry, Opened, Sat, Silent
from brelan.room.requests import Refused
from brelan.room.sealed import Sealed
from brelan.room.sitting import Happened, Moment, Sitting, first, write
from brelan.server import fairness, scene, telling
from brelan.server.clock import Clock
from brelan.server.connection import Connection
from brelan.server.cutting import Cutting, cutters
from brelan.server.messages import ENCODER, AnyFromServer, Looked, Luck, Preparing, Present, Promise, Replaced
from brelan.server.scene import Scene
from brelan.server.store import Row, Store, Unkept, row_of
from brelan.server.wire import framed

TELLS = 60
"""Events that are kept for those who come late; the whole log can be asked for."""
GONE = 1012
"""The table has to be loaded anew."""

Judge = Callable[[Sitting], AnyEvent | Sequence[AnyEvent] | None]


class LiveTable:
    """A sitting in memory, the devices that watch it, and the lock that lets one request in at a time."""

    def __init__(self, code: str, sitting: Sitting, store: Store, pace: float) -> None:
        self.code = code
        self.sitting = sitting
        self.store = store
        self.lock = asyncio.Lock()
        self.pace = pace
        """How long a bot takes, in seconds; where bots take no time, nobody stops to look at how a deal ended."""
        self.clock = Clock(sitting)
        self.cutting: Cutting | None = None
        """The cut under way."""
        self.scene: Scene | None = None
        """How a deal ended, while people look at it."""
        self.connections: set[Connection] = set()
        self.broken = False
        self.preparing: set[int] = set()
        """The bots that play at their level for the first time; whoever comes meanwhile hears of it too."""
        self.replaced: set[int] = set()
        """The bots that play one level down, because this machine cannot prepare theirs."""
        self.votes: dict[int, set[int]] = {}
        """G4 For each chair, who thinks that a bot should hold it."""
        self.attend: Callable[[], None] = lambda: None
        """Called when something has happened or somebody has come or gone: there may be something to do."""
        sitting.forget(TELLS)

    async def take(self, judge: Judge, told: Callable[[], None] | None = None) -> int:
        """Judge a request by where the table stands when its turn comes; the number of the last entry then.

        `told` is called when everybody has been told.
        """
        async with self.lock:
            self._be_whole()
            judged = judge(self.sitting)
            for event in judged if isinstance(judged, Sequence) else [judged]:
                if event is not None:
                    await self._happen(event, told)
            return self.sitting.number

    async def settle(self) -> None:
        """Wait until everything that happened is on disc: nobody may be told of what is not, no passer-by either."""
        async with self.lock:
            self._be_whole()

    def _be_whole(self) -> None:
        if self.broken:
            raise Unkept(f"table {self.code} is being read anew")

    async def _happen(self, event: AnyEvent, told: Callable[[], None] | None) -> None:
        salt = token_hex(16)
        cuts = await self._cut(event, salt)
        at, before, earlier = self.sitting, self.sitting.moment(), self.sitting.chain
        now = max(int(time() * 1000), at.written)  # a clock that is put right may go backwards
        entry = Entry(at.number + 1, now, self.clock.ran(), salt, event, cuts)
        if isinstance(event, Opened):
            happened = Happened(entry, write(entry), [])
            self.sitting = at = first(entry, happened.line, earlier)
            self.replaced.clear()
        else:
            happened = at.take(entry)
        row = row_of(self.code, happened.entry, happened.line, at.opened.games, earlier, at.chain)
        try:
            await self.store.append(row)
        except BaseException:  # also when the caller is cancelled: the line may be on disc or not
            self.give_up()
            raise
        at.forget(TELLS)
        self._look_at(event, happened.tells)
        self.clock.follow(at)
        self._forget_votes(event)
        if isinstance(event, (Sat, Bot)):
            self.replaced.discard(event.chair)
        self._tell(event, before, happened.tells)
        if told is not None:
            told()
        self.attend()

    async def _cut(self, event: AnyEvent, salt: str) -> tuple[Cut, ...]:
        """Let everybody who is there cut the cards that an event needs; where nobody cuts, nothing is asked of anyone.

        What one cut brings may decide what else is needed. If somebody keeps the luck that they promised, all of it is
        void, which is told to all, and cut again without them.
        """
        made: list[sealed.Cut] = []
        written: list[Cut] = []
        at = self.sitting
        while isinstance(at.chance, Sealed) and (called := cutters(at, self.connections)):
            found = wanted(at, at.number + 1, event, made)
            if found is None:
                break
            cut = at.chance.cut(name(at.number + 1, len(made)), found.needs, {}, about(salt, event))
            self.cutting = Cutting(fairness.call(at, cut, found.plan), called)
            try:
                if not await self.cutting.promised():
                    continue
                silent = await self.cutting.shown()
            finally:
                cutting, self.cutting = self.cutting, None
            if silent:
                made, written = [], []
                for chair in silent:
                    await self._happen(Silent(chair, cut.root.hex(), cutting.promises[chair]), None)
            else:
                made.append(replace(cut, lent=cutting.luck))
                written.append(Cut(cut.root.hex(), cut.about, *cut.needs, cutting.promises, cutting.luck))
        return tuple(written)

    def cut_with(self, connection: Connection) -> None:
        """A device would like to cut from now on; one that has promised and come back is asked for its luck again."""
        connection.cuts, connection.asleep = True, False
        if self.cutting is not None:
            self.cutting.ask_again(connection)

    def hear(self, connection: Connection, said: Promise | Luck) -> None:
        """A device promises luck for the cut under way, or shows it. One that comes too late is awake again."""
        if connection.chair is None:
            raise Refused("stranger", "this device sits on no chair of the table; expected a player")
        connection.asleep = False
        if self.cutting is None:
            raise Refused("cut", f"cut {said.cut!r} was answered, expected no cut now")
        self.cutting.hear(connection, said)

    def _look_at(self, event: AnyEvent, tells: list[Tell]) -> None:
        """People look at how a deal ended, if any are there; whoever opens another game has looked enough."""
        at = self.sitting
        if isinstance(event, Opened):
            self.scene = None
        elif isinstance(event, Answered) and self.pace and self.awake() and at.phase == "playing":
            lasts = scene.seconds(at.game.name, tells)
            if lasts:
                self.scene = Scene(at.number, asyncio.get_running_loop().time() + lasts)
        self.clock.looking = self.scene is not None

    def waits(self) -> int:
        """Milliseconds for which nobody is asked; 0 when nobody looks at anything."""
        return 0 if self.scene is None else self.scene.left(asyncio.get_running_loop().time())

    def expect_a_question(self) -> None:
        """Refuse whatever is about a question while none is put, because people look at how a deal ended."""
        if self.scene is not None:
            raise Refused("looking", "people look at how the deal ended; expected patience until a question is put")

    async def onward(self, chair: int, number: int) -> None:
        """Somebody has looked enough at how a deal ended."""
        async with self.lock:
            self._be_whole()
            if self.scene is None or not self.scene.number <= number <= self.sitting.number:
                shown = "nothing" if self.scene is None else f"entry {self.scene.number}"
                raise Refused("late", f"entry {number} was looked at, but what is to be looked at now is {shown}")
            self.scene.onward.add(chair)
            self.say(self._who_has_looked(self.scene))
        self.attend()

    @property
    def looked_at(self) -> bool:
        """Whether a scene stands and can go: its time is over, or everybody who is there has tapped on."""
        if self.scene is None:
            return False
        return self.scene.onward >= self.awake() or self.scene.until <= asyncio.get_running_loop().time()

    async def go_on(self) -> None:
        """The scene is over: everybody is told what they are asked."""
        async with self.lock:
            self._be_whole()
            if not self.looked_at:
                return
            self.scene = None
            self.clock.look(False)
            for connection in self.connections:
                connection.say(framed(self.whole(connection, self.sitting.number)))
        self.attend()

    @staticmethod
    def _who_has_looked(at: Scene) -> Looked:
        return Looked(tuple(sorted(at.onward)))

    def give_up(self) -> None:
        """What is in memory is not what is on disc: let everybody come again."""
        self.broken = True
        for connection in self.connections:
            connection.close(GONE)

    def _tell(self, event: AnyEvent, before: Moment | None, tells: list[Tell]) -> None:
        if before is not None and isinstance(event, Answered):
            words = telling.update(self.sitting, before, tells, event.chair, self.clock.left(), self.waits())
            public, own = framed(words.public), {chair: framed(text) for chair, text in words.own.items()}
            for connection in self.connections:
                connection.say(public if connection.chair is None else own.get(connection.chair, public))
        else:
            for connection in self.connections:
                connection.sit(self.sitting)
                connection.say(framed(self.whole(connection, self.sitting.number - 1)))

    def whole(self, connection: Connection, after: int) -> bytes:
        """Everything a device may know, with the latest events after the number it has seen."""
        tells = self.sitting.memory.latest(TELLS, after)
        return telling.whole(
            self.sitting,
            self.code,
            connection.role,
            connection.chair,
            telling.Here(self.present(), self.waiting(), self._guest(connection)),
            tells,
            self.clock.ran(),
            self.clock.left(),
            self.waits(),
        )

    def present(self) -> set[int]:
        """The chairs with a device that is connected."""
        return {connection.chair for connection in self.connections if connection.chair is not None}

    def waiting(self) -> set[int]:
        """The guests with a device that is connected."""
        return {guest for connection in self.connections if (guest := self._guest(connection)) is not None}

    def _guest(self, connection: Connection) -> int | None:
        found = self.sitting.guests.get(connection.device) if connection.role == "spectator" else None
        return None if found is None else found.number

    def awake(self) -> set[int]:
        """The people who are there, and for whom no bot plays."""
        return {chair for chair in self.present() if not self.sitting.chairs[chair].away}

    def join(self, connection: Connection, after: int) -> None:
        """A device comes: it gets the whole table; the others hear that somebody is there."""
        before = telling.Here(self.present(), self.waiting())
        connection.sit(self.sitting)
        self.connections.add(connection)
        self.clock.run(True)  # before anything is said: the first to come sees the countdown too
        connection.say(framed(self.whole(connection, after)))
        if self.preparing:
            connection.say(framed(ENCODER.encode(self._who_prepares())))
        if self.scene is not None:
            connection.say(framed(ENCODER.encode(self._who_has_looked(self.scene))))
        if self.replaced:
            connection.say(framed(ENCODER.encode(self._who_is_replaced())))
        self._tell_who_is_here(before)

    def part(self, connection: Connection) -> None:
        """A device goes."""
        before = telling.Here(self.present(), self.waiting())
        self.connections.discard(connection)
        self._tell_who_is_here(before)

    def _tell_who_is_here(self, before: telling.Here) -> None:
        here = telling.Here(self.present(), self.waiting())
        if here != before:
            self.say(Present(tuple(sorted(here.chairs)), tuple(sorted(here.guests))))
        self.clock.run(bool(here.chairs))
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

    def replace(self, chair: int) -> None:
        """A bot's level cannot be prepared here; the table is told who plays less well than it was asked to."""
        self.ready(chair)
        if chair not in self.replaced:
            self.replaced.add(chair)
            self.say(self._who_is_replaced())

    def _who_is_replaced(self) -> Replaced:
        return Replaced(tuple(sorted(self.replaced)))

    def vote(self, chair: int, voter: int) -> bool:
        """G4 One more vote for a bot to hold a seat; whether all the others who are here agree now."""
        self.votes.setdefault(chair, set()).add(voter)
        return self.awake() - {chair} <= self.votes[chair]

    def _forget_votes(self, event: AnyEvent) -> None:
        """Anyone who gives a sign of life is no longer voted on."""
        if isinstance(event, Opened):
            self.votes.clear()
        elif isinstance(event, (Away, Back, Sat, Bot)) or (isinstance(event, Answered) and event.by == "person"):
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
