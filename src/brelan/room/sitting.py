"""A sitting: the people at a table and their present game, folded from the entries of its log."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal

from msgspec.structs import replace

from brelan.engine.flow import awaited
from brelan.engine.game import Game
from brelan.engine.sets import bit, has
from brelan.engine.table import IllegalAnswer, Table
from brelan.games import catalogue
from brelan.room import chain, events
from brelan.room.events import DECODER, ENCODER, Chair, Entry, Link, Opened, Role
from brelan.room.keys import Keys
from brelan.room.secrets import DIGITS, FIRST, Committed, commitment, is_hex
from brelan.trouble import Trouble

Phase = Literal["gathering", "playing", "over"]
PHASES: tuple[Phase, ...] = ("gathering", "playing", "over")
DEVICES = 100  # of a chair in an opening: more than anybody has, few enough to look through
LINKS = 50  # that open something at a time; a newer one shuts the oldest
PATIENCE = 2  # G4 time-outs in a row, after which a bot holds the seat


class Sitting:
    """Where a table stands after the last entry of its log."""

    def __init__(self, opened: Opened, number: int, hash_so_far: str) -> None:
        self.number = number
        self.chain = hash_so_far
        self.opened = opened
        self.game = _opened(opened)
        self.options = opened.options
        self.seconds = opened.seconds
        self.hints = opened.hints
        self.hinted: Counter[int] = Counter()
        """How often each chair has asked the coach in this game."""
        self.chairs: list[Chair] = list(opened.chairs)
        self.host = opened.host
        self.watchers: dict[str, Role] = dict(opened.watchers)
        self.links: dict[str, Link] = dict(opened.links)
        self.chance = Committed(bytes.fromhex(opened.secret), self.game.deal)
        self.table: Table | None = None
        self.ran = 0
        self.paused = False
        self.agreed: set[int] = set()
        self.keys = Keys()
        self.late: list[int] = []
        self.since: list[int] = []
        self.told: list[int] = []
        """For each tell of the table, the entry that it came with."""

    @property
    def phase(self) -> Phase:
        """Whether people gather, play or have played."""
        if self.table is None:
            return "gathering"
        return "over" if self.table.over else "playing"

    @property
    def next_deal(self) -> int:
        """The deal that luck can be lent to."""
        return FIRST if self.table is None else max(FIRST, getattr(self.table.state, self.game.deal)) + 1

    @property
    def commitment(self) -> str:
        """What the next deal's secret is committed to."""
        return commitment(self.chance.secret, self.next_deal)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return tuple(chair.name for chair in self.chairs)

    def chair_of(self, device: str) -> int | None:
        """The chair that a device may act for."""
        return next((i for i, chair in enumerate(self.chairs) if device in chair.devices), None)

    def opens(self, device: str, role: Role) -> bool:
        """Whether a device may come in in this role."""
        return self.chair_of(device) is not None if role == "seat" else self.watchers.get(device) == role

    def everybody_agreed(self) -> bool:
        """Whether all the people who sat agree to open the secrets of the finished game."""
        return self.phase == "over" and self.agreed >= {i for i, chair in enumerate(self.chairs) if chair.person}

    def play(self, entry: Entry, line: bytes) -> None:
        """One more entry; `IllegalAnswer` or `Trouble` if it cannot follow, and then nothing has changed."""
        if entry.number != self.number + 1:
            raise Trouble(f"entry {entry.number} was read, expected {self.number + 1}")
        _happen(self, entry)
        self.number = entry.number
        self.ran = entry.ran
        self.chain = chain.link(self.chain, line)
        if self.table is not None:
            self.told += [entry.number] * (len(self.table.tells) - len(self.told))


def first(entry: Entry, line: bytes, before: str = chain.START) -> Sitting:
    """The sitting that an opening begins."""
    if not isinstance(entry.event, Opened):
        raise Trouble(f"entry {entry.number} is {type(entry.event).__name__.lower()}, expected opened")
    return Sitting(entry.event, entry.number, chain.link(before, line))


def read(lines: Iterable[bytes], before: str = chain.START) -> Sitting:
    """The sitting that the lines of a log give, from an opening on."""
    sitting: Sitting | None = None
    for line in lines:
        entry = DECODER.decode(line)
        if sitting is None or isinstance(entry.event, Opened):
            sitting = first(entry, line, sitting.chain if sitting else before)
        else:
            sitting.play(entry, line)
    if sitting is None:
        raise Trouble("the log is empty, expected an opening")
    return sitting


def write(entry: Entry) -> bytes:
    """The line that stands for an entry."""
    return ENCODER.encode(entry)


def _expect(right: bool, read: str, expected: str) -> None:
    """A log may come from anywhere: what could not have happened is refused, not guessed at."""
    if not right:
        raise Trouble(f"{read}, expected {expected}")


def _opened(event: Opened) -> Game:
    """The game of an opening in which everything is in its place."""
    try:
        game = catalogue(event.game)
        given: dict[str, object] = dict(event.options)
        game.table.new(game.least, given)
    except ValueError as trouble:
        raise Trouble(str(trouble)) from None
    chairs = len(event.chairs)
    name, version = event.game, event.version
    _expect(version == game.version, f"{name} was begun with version {version} of its rules", f"{game.version}")
    _expect(1 <= chairs <= game.most, f"{chairs} chairs are there", f"1 to {game.most}")
    _expect(0 <= event.host < chairs, f"the host's chair is {event.host}", f"0 to {chairs - 1}")
    _expect(is_hex(event.secret), f"the secret has {len(event.secret)} characters", f"{DIGITS} hexadecimal digits")
    for chair in event.chairs:
        _named(chair.name)
        _expect(len(chair.devices) <= DEVICES, f"a chair has {len(chair.devices)} devices", f"{DEVICES} at most")
    _expect(len(event.links) <= LINKS, f"{len(event.links)} links are open", f"{LINKS} at most")
    for link in event.links.values():
        _leads(link, chairs)
    return game


def _named(name: str) -> None:
    _expect(name.isprintable(), f"the name is {name!r}", "one that can be printed")


def _leads(link: Link, chairs: int) -> None:
    """A link for a seat leads to one, any other to none."""
    right = 0 <= link.chair < chairs if link.role == "seat" else link.chair == -1
    _expect(right, f"a {link.role}'s link leads to chair {link.chair}", f"0 to {chairs - 1} for a seat, else −1")


def _happen(at: Sitting, entry: Entry) -> None:
    event: Any = entry.event
    what, chair = type(event), getattr(event, "chair", 0)
    name, phase, phases = what.__name__.lower(), at.phase, _MOMENTS.get(what, PHASES)
    if what not in _CONSEQUENCES:
        raise Trouble(f"{name} comes in the middle of a game, expected something that happens in it")
    if phase not in phases:
        raise Trouble(f"{name} comes while the table is {phase}, expected {' or '.join(phases)}")
    if not 0 <= chair < len(at.chairs):
        raise Trouble(f"{name} is said of chair {chair}, expected 0 to {len(at.chairs) - 1}")
    if what in _BY_PERSONS and not at.chairs[chair].person:
        raise Trouble(f"{name} is said of chair {chair}, where no person sits, expected a person's")
    _CONSEQUENCES[what](at, event, entry)


def _sat(at: Sitting, event: events.Sat, _entry: Entry) -> None:
    there = at.chairs[event.chair]
    own = there.free or event.device in there.devices
    _expect(own, f"chair {event.chair} is taken by {there.name!r}", "a free one or one's own")
    _expect(event.name != "", f"nobody sits on chair {event.chair}", "a name")
    _named(event.name)
    devices = there.devices or (event.device,)
    at.chairs[event.chair] = Chair(event.name, event.colour, devices=devices)
    _look_after(at)


def _bot(at: Sitting, event: events.Bot, _entry: Entry) -> None:
    there = at.chairs[event.chair]
    _expect(not there.person, f"chair {event.chair} is taken by {there.name!r}", "a free one or a bot's")
    _expect(event.name != "" and event.level != "", f"nobody sits on chair {event.chair}", "a name and a level")
    _named(event.name)
    at.chairs[event.chair] = Chair(event.name, bot=event.level, colour=there.colour)


def _freed(at: Sitting, event: events.Freed, _entry: Entry) -> None:
    _expect(not at.chairs[event.chair].free, f"chair {event.chair} is free already", "one that is taken")
    at.chairs[event.chair] = Chair(colour=at.chairs[event.chair].colour)
    at.chance.withdraw(event.chair)
    at.links = {token: link for token, link in at.links.items() if link.chair != event.chair}
    _look_after(at)


def _look_after(at: Sitting) -> None:
    """When the host gets up, or a bot holds his seat, the next person who is there looks after the table."""
    seats = [(at.host + i) % len(at.chairs) for i in range(len(at.chairs))]
    people = [i for i in seats if at.chairs[i].person]
    at.host = next((i for i in people if not at.chairs[i].away), next(iter(people), at.host))


def _host(at: Sitting, event: events.Host, _entry: Entry) -> None:
    at.host = event.chair


def _changed(at: Sitting, event: events.Changed, _entry: Entry) -> None:
    _opened(replace(at.opened, options=event.options))
    at.options, at.seconds, at.hints = event.options, event.seconds, event.hints


def _linked(at: Sitting, event: events.Linked, _entry: Entry) -> None:
    _leads(event.link, len(at.chairs))
    at.links[event.token] = event.link
    for oldest in list(at.links)[:-LINKS]:
        del at.links[oldest]


def _entered(at: Sitting, event: events.Entered, _entry: Entry) -> None:
    found = at.links.get(event.token)
    if found is None:
        raise Trouble("a device came in by a link that was not handed out, expected one that was")
    if found.role == "seat":
        chair = at.chairs[found.chair]
        _expect(chair.person, f"a device came to chair {found.chair}, where no person sits", "a person's")
        at.chairs[found.chair] = replace(chair, devices=(*chair.devices, event.device))
        del at.links[event.token]
    else:
        at.watchers[event.device] = found.role


def _started(at: Sitting, _event: events.Started, entry: Entry) -> None:
    taken = [i for i, chair in enumerate(at.chairs) if not chair.free]
    few, most = at.game.least, at.game.most
    _expect(few <= len(taken) <= most, f"{len(taken)} sit at the table", f"{few} to {most}")
    _expect(at.host in taken, f"nobody sits on the host's chair {at.host}", "the host")
    at.host = taken.index(at.host)
    at.chairs = [at.chairs[i] for i in taken]
    at.chance.reseat(taken)
    at.links = {token: link for token, link in at.links.items() if link.role != "seat"}
    options: dict[str, object] = dict(at.options)
    at.table = Table.begin(at.game, len(taken), options, source=at.chance, names=at.names)
    at.late, at.since = [0] * len(taken), [entry.number] * len(taken)


def _lent(at: Sitting, event: events.Lent, _entry: Entry) -> None:
    _expect(event.deal == at.next_deal, f"luck was lent to deal {event.deal}", f"deal {at.next_deal}")
    _expect(is_hex(event.luck), f"luck of {len(event.luck)} characters was lent", f"{DIGITS} hexadecimal digits")
    again = event.chair in at.chance.lent(event.deal)
    _expect(not again, f"chair {event.chair} lends luck to deal {event.deal} again", "once")
    at.chance.lend(event.deal, event.chair, event.luck)


def _answered(at: Sitting, event: events.Answered, entry: Entry) -> None:
    table = _table(at)
    before, asked = table.state, at.since[event.chair]
    if event.by == "clock":
        _expect(event.value == 0, f"the clock answers {event.value}", "0, the rules say what it answers")
        table.time_out(event.chair)
    else:
        table.answer_number(event.chair, event.value)
    if event.by != "bot":
        at.late[event.chair] = at.late[event.chair] + 1 if event.by == "clock" else 0
    _ask_anew(at, before, entry.number, event.chair)
    if event.key:
        at.keys.add(event.chair, asked, event.key)


def _ask_anew(at: Sitting, before: Any, number: int, who: int) -> None:
    """Note since when each seat has been asked its present question: an answer to an older one is late."""
    after = _table(at).state
    deal = at.game.deal
    same = (before.now, before.part, getattr(before, deal)) == (after.now, after.part, getattr(after, deal))
    if who >= 0 and awaited(before) & ~bit(who) == 0:
        same = False  # the last answer: who has chosen now has chosen in the next round, having had no choice
    goes_on = before.asked & after.asked & (after.chosen | ~before.chosen) if same else 0
    if who >= 0 and not has(after.chosen, who):
        goes_on &= ~bit(who)
    at.since = [since if has(goes_on, seat) else number for seat, since in enumerate(at.since)]


def _hinted(at: Sitting, event: events.Hinted, _entry: Entry) -> None:
    at.hinted[event.chair] += 1


def _rang(at: Sitting, _event: events.Rang, entry: Entry) -> None:
    before = _table(at).state.copy()
    _table(at).ring()
    _ask_anew(at, before, entry.number, -1)


def _away(at: Sitting, event: events.Away, _entry: Entry) -> None:
    at.chairs[event.chair] = replace(at.chairs[event.chair], away=True)
    _look_after(at)


def _back(at: Sitting, event: events.Back, _entry: Entry) -> None:
    at.chairs[event.chair] = replace(at.chairs[event.chair], away=False)
    if at.late:
        at.late[event.chair] = 0
    _look_after(at)


def _paused(at: Sitting, _event: events.Paused, _entry: Entry) -> None:
    at.paused = True


def _resumed(at: Sitting, _event: events.Resumed, _entry: Entry) -> None:
    at.paused = False


def _agreed(at: Sitting, event: events.Agreed, _entry: Entry) -> None:
    at.agreed.add(event.chair)


def _table(at: Sitting) -> Table:
    if at.table is None:
        raise IllegalAnswer("the game has not begun")
    return at.table


_CONSEQUENCES: dict[type[events.Event], Any] = {
    events.Sat: _sat,
    events.Bot: _bot,
    events.Freed: _freed,
    events.Host: _host,
    events.Changed: _changed,
    events.Linked: _linked,
    events.Entered: _entered,
    events.Started: _started,
    events.Lent: _lent,
    events.Answered: _answered,
    events.Hinted: _hinted,
    events.Rang: _rang,
    events.Away: _away,
    events.Back: _back,
    events.Paused: _paused,
    events.Resumed: _resumed,
    events.Agreed: _agreed,
}

_MOMENTS: dict[type[events.Event], tuple[Phase, ...]] = {
    **dict.fromkeys((events.Sat, events.Bot, events.Freed, events.Changed, events.Started), PHASES[:1]),
    events.Lent: PHASES[:2],
    **dict.fromkeys((events.Answered, events.Hinted, events.Rang, events.Paused, events.Resumed), PHASES[1:2]),
    events.Agreed: PHASES[2:],
}
_BY_PERSONS = (
    events.Host,
    events.Lent,
    events.Hinted,
    events.Away,
    events.Back,
    events.Paused,
    events.Resumed,
    events.Agreed,
)
