"""A live table: takes one request after the other, keeps what happens, and only then tells everybody their part."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from secrets import token_hex
from time import time

from brelan.engine.table import IllegalAnswer
from brelan.engine.tells import Tell
from brelan.room.events import Answered, AnyEvent, Bot, Entry, Opened, Sat
from brelan.room.requests import Refused
from brelan.room.sitting import Happened, Moment, Sitting, first, write
from brelan.server import scene, telling
from brelan.server.asker import Asked
from brelan.server.board import Word
from brelan.server.clock import Clock
from brelan.server.connection import Connection
from brelan.server.cutting import Cutters
from brelan.server.elsewhere import NOBODY
from brelan.server.loading import EVERY, keep
from brelan.server.messages import ENCODER, AnyFromServer, Awake, Looked, Nudged, Preparing, Present, Replaced
from brelan.server.patience import Patience
from brelan.server.reading import follow, read_on, start_over
from brelan.server.scene import Scene
from brelan.server.store import Line, Store, Taken, Unkept, row_of
from brelan.server.wire import framed

TELLS = 60
"""Events that are kept for those who come late; the whole log can be asked for."""
GONE = 1012
"""The table has to be loaded again."""
TRIES = 20
"""How often a request is judged again because another house was faster; people take turns, so once is rare."""
WORDS = 8

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
        self.cutters = Cutters()
        self.scene: Scene | None = None
        """How a deal ended, while people look at it."""
        self.connections: set[Connection] = set()
        self.broken = False
        self.preparing: set[int] = set()
        """The bots that play at their level for the first time; whoever comes meanwhile hears of it too."""
        self.replaced: set[int] = set()
        """The bots that play one level down, because this machine cannot prepare theirs."""
        self.said: list[Word] = []
        """By people here, for other houses too; and, for each of these, when it said what was said here last."""
        self.heard: dict[str, int] = {}
        self.looked = 0
        """The last entry that people have looked at enough."""
        self.elsewhere = NOBODY
        """What the other houses say of this table."""
        self.post: Callable[[], None] = lambda: None
        """Called when the other houses may have something to hear."""
        self.patience = Patience()
        """G4 Who is waited for, and who thinks that a bot should hold their seat."""
        self.attend: Callable[[], None] = lambda: None
        """Called when something has happened or somebody has come or gone: there may be something to do."""
        sitting.forget(TELLS)

    async def take(self, judge: Judge, asker: Asked = None) -> int:
        """Judge a request by where the table stands when its turn comes; the number of the last entry then."""
        async with self.lock:
            self.be_whole()
            for _ in range(TRIES):
                try:
                    return await self._judge(judge, asker)
                except Taken:  # we know by now what the others wrote
                    continue
                except (Refused, IllegalAnswer):
                    if not await read_on(self):  # else we judged without knowing all
                        raise
            raise Unkept(f"other houses are faster at table {self.code}; expected it once more")

    async def _judge(self, judge: Judge, asker: Asked) -> int:
        judged = judge(self.sitting)
        events = [] if judged is None else list(judged) if isinstance(judged, Sequence) else [judged]
        for event in events:
            await self._happen(event, asker if event is events[-1] else None)
        if asker is not None and not events:
            asker.connection.say(asker.words(self.sitting.number))
        return self.sitting.number

    async def settle(self) -> None:
        """Know everything that is on disc, and nothing else: nobody may be told anything else, not even a passer-by."""
        async with self.lock:
            self.be_whole()
            await read_on(self)

    def be_whole(self) -> None:
        """Refuse everything at a table that is not in memory as it is on disc."""
        if self.broken:
            raise Unkept(f"table {self.code} is being read again")

    async def _happen(self, event: AnyEvent, asker: Asked) -> None:
        salt = token_hex(16)
        cuts = await self.cutters.cut(self.sitting, self._who_cuts(), event, salt, lambda one: self._happen(one, None))
        at, before, earlier = self.sitting, self.sitting.moment(), self.sitting.chain
        number, games = at.number, at.opened.games
        now = max(int(time() * 1000), at.written)  # a clock that is put right may go backwards
        entry = Entry(number + 1, now, self.clock.ran(), salt, event, cuts)
        if isinstance(event, Opened):
            happened = Happened(entry, write(entry), [])
            self.sitting = at = first(entry, happened.line, earlier)
        else:
            happened = at.take(entry)
        row = row_of(self.code, happened.entry, happened.line, at.opened.games, earlier, at.chain)
        try:
            await self.store.append(row)
        except Taken:
            await start_over(self, number, games)
            raise
        except BaseException:  # also when the caller is cancelled: the line may be on disc or not
            self.give_up()
            raise
        self.has_happened(event, before, happened.tells, asker)
        if asker is not None:
            asker.told()
        self.attend()
        if at.number % EVERY == 0:
            await keep(self.store, self.code, at)

    def _who_cuts(self) -> Collection[Connection]:
        """The devices here; nobody while others are in another house, which could write in the middle of a cut."""
        return () if self.elsewhere.chairs or self.elsewhere.guests else self.connections

    def has_happened(self, event: AnyEvent, before: Moment | None, tells: list[Tell], asker: Asked = None) -> None:
        """It is on disc, so everybody may know."""
        at = self.sitting
        at.forget(TELLS)
        self._look_at(event, tells)
        self.clock.follow(at)
        self.patience.hear(event)
        self._wait_for()
        if isinstance(event, Opened):
            self.replaced.clear()
        elif isinstance(event, (Sat, Bot)):
            self.replaced.discard(event.chair)
        self._tell(event, before, tells, asker)
        self.post()

    async def follow(self, lines: Sequence[Line]) -> None:
        """What other houses have written, one line after the other; some of it may be known."""
        async with self.lock:
            if not self.broken:
                follow(self, lines)

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
            raise Refused(
                "looking", "people are still looking at how the deal ended; expected no answer until the next question"
            )

    async def onward(self, chair: int, number: int) -> None:
        """Somebody has looked enough at how a deal ended."""
        async with self.lock:
            self.be_whole()
            if self.scene is None or not self.scene.number <= number <= self.sitting.number:
                shown = "nothing" if self.scene is None else f"entry {self.scene.number}"
                raise Refused("late", f"entry {number} was looked at, but what is to be looked at now is {shown}")
            self.scene.onward.add(chair)
            self.say(Looked(tuple(sorted(self._onward(self.scene)))))
        self.post()
        self.attend()

    @property
    def looked_at(self) -> bool:
        """Whether a scene stands and can go: its time is over, or everybody who is there has tapped on."""
        if self.scene is None:
            return False
        return self._onward(self.scene) >= self.awake() or self.scene.until <= asyncio.get_running_loop().time()

    async def go_on(self) -> None:
        """The scene is over: everybody is told what they are asked."""
        async with self.lock:
            self.be_whole()
            if not self.looked_at:
                return
            self.end_scene()
        self.post()
        self.attend()

    def end_scene(self) -> None:
        """People have looked enough: everybody is told what they are asked."""
        self.looked = self.sitting.number
        self.scene = None
        self.clock.look(False)
        self._wait_for()
        for connection in self.connections:
            connection.say(framed(self.whole(connection, self.sitting.number)))

    def _onward(self, at: Scene) -> frozenset[int]:
        return self.elsewhere.onward(at.number) | at.onward

    def who_has_looked(self) -> Looked | None:
        """Who has tapped on, while there is something to look at."""
        return None if self.scene is None else Looked(tuple(sorted(self._onward(self.scene))))

    def give_up(self) -> None:
        """What is in memory is not what is on disc: let everybody come again."""
        self.broken = True
        for connection in self.connections:
            connection.close(GONE)

    def _tell(self, event: AnyEvent, before: Moment | None, tells: list[Tell], asker: Asked) -> None:
        if before is not None and isinstance(event, Answered):
            words = telling.update(self.sitting, before, tells, event.chair, self.clock.left(), self.waits())
            public, own = framed(words.public), {chair: framed(text) for chair, text in words.own.items()}
            for connection in self.connections:
                heard = public if connection.chair is None else own.get(connection.chair, public)
                if asker is not None and connection is asker.connection:
                    heard += asker.words(self.sitting.number)
                connection.say(heard)
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
            self.clock.until_rings(),
            self.clock.left(),
            self.waits(),
            telling.past(self.sitting, connection.device),
        )

    def present(self) -> set[int]:
        """The chairs with a device that is connected, here or elsewhere; elsewhere a chair may be gone already."""
        here = {connection.chair for connection in self.connections if connection.chair is not None}
        return here | {chair for chair in self.elsewhere.chairs if chair < len(self.sitting.chairs)}

    def waiting(self) -> set[int]:
        """The guests with a device that is connected."""
        return self.waiting_here() | self.elsewhere.guests

    def waiting_here(self) -> set[int]:
        """Those of them who are connected to this house."""
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
        if connection.chair is not None:
            self.alive(connection.chair)
        connection.say(framed(self.whole(connection, after)))
        if self.preparing or self.elsewhere.preparing:
            connection.say(framed(ENCODER.encode(self.who_prepares())))
        if self.scene is not None:
            connection.say(framed(ENCODER.encode(self.who_has_looked())))
        if self.replaced or self.elsewhere.replaced:
            connection.say(framed(ENCODER.encode(self.who_is_replaced())))
        self.tell_who_is_here(before)

    def part(self, connection: Connection) -> None:
        """A device goes."""
        before = telling.Here(self.present(), self.waiting())
        self.connections.discard(connection)
        self.tell_who_is_here(before)

    def tell_who_is_here(self, before: telling.Here) -> None:
        """Somebody has come or gone, here or elsewhere."""
        here = telling.Here(self.present(), self.waiting())
        if here != before:
            self.say(Present(tuple(sorted(here.chairs)), tuple(sorted(here.guests))))
        self.clock.run(bool(here.chairs))
        self.post()
        self.attend()

    def prepare(self, chair: int) -> None:
        """A bot needs a while before it can think; the table is told, and nobody else has to wait."""
        self.preparing.add(chair)
        self.say(self.who_prepares())
        self.post()

    def ready(self, chair: int) -> None:
        """A bot can think now."""
        if chair in self.preparing:
            self.preparing.remove(chair)
            self.say(self.who_prepares())
            self.post()

    def who_prepares(self) -> Preparing:
        return Preparing(tuple(sorted(self.preparing | self.elsewhere.preparing)))

    def replace(self, chair: int) -> None:
        """A bot's level cannot be prepared here; the table is told who plays less well than it was asked to."""
        self.ready(chair)
        if chair not in self.replaced:
            self.replaced.add(chair)
            self.say(self.who_is_replaced())
            self.post()

    def who_is_replaced(self) -> Replaced:
        return Replaced(tuple(sorted(self.replaced | self.elsewhere.replaced)))

    def announce(self, message: AnyFromServer) -> None:
        """Something that a person said, for everybody at the table, in whichever house."""
        self.say(message)
        last = self.said[-1].at if self.said else 0
        said = Word(max(last + 1, int(time() * 1000)), ENCODER.encode(message).decode())
        self.said = [*self.said, said][-WORDS:]
        self.post()

    def _wait_for(self) -> None:
        self.patience.follow(self.sitting, self.scene is not None, asyncio.get_running_loop().time())

    def nudge(self, chair: int) -> None:
        """Ask a player whether they are still there."""
        self.patience.nudge(chair, asyncio.get_running_loop().time())
        self.announce(Nudged(chair))

    def alive(self, chair: int) -> None:
        """A player gives a sign; if somebody had wondered, everybody hears it."""
        if self.patience.alive(chair, asyncio.get_running_loop().time()):
            self.announce(Awake(chair))

    def hold(self, chair: int, voter: int) -> bool:
        """G4 One more who wants a bot to hold a seat; whether it does now. Whoever is there is waited for."""
        now, others = asyncio.get_running_loop().time(), self.awake() - {chair}
        if chair in self.present():
            self.patience.expect(self.sitting, chair, len(others), now)
        self.patience.vote(chair, voter, others)
        self.post()
        return self.agreed(chair)

    def agreed(self, chair: int) -> bool:
        """G4 Whether all the others who are there agree that a bot should hold a seat; then it is warned."""
        voters = self.patience.votes.get(chair, set()) | self.elsewhere.votes_on(
            chair, self.patience.signs.get(chair, 0)
        )
        held = bool(voters) and self.awake() - {chair} <= voters
        if held:
            self.warn(chair)
        return held

    def warn(self, chair: int) -> None:
        """G4 A bot is about to hold a seat; if its player is there, it gives them a moment to take it back."""
        if self.pace and chair in self.present():
            self.patience.hold(chair, asyncio.get_running_loop().time())

    def say(self, message: AnyFromServer) -> None:
        """The same words for everybody here."""
        self.repeat(ENCODER.encode(message))

    def repeat(self, text: bytes) -> None:
        """Words that were encoded already."""
        words = framed(text)
        for connection in self.connections:
            connection.say(words)
