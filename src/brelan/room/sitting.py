"""A sitting: the people at a table and their present game, folded from the entries of its log."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec.structs import replace

from brelan.engine.sets import has
from brelan.engine.table import IllegalAnswer, Table
from brelan.games import catalogue
from brelan.room import chain, events
from brelan.room.events import DECODER, ENCODER, Chair, Entry, Link, Opened, Role
from brelan.room.secrets import FIRST, Committed, commitment
from brelan.trouble import Trouble

Phase = Literal["gathering", "playing", "over"]
KEYS = 8  # answers of a seat that are remembered, so that a repeated message is known again
PATIENCE = 2  # G4 time-outs in a row, after which a bot holds the seat


class Sitting:
    """Where a table stands after the last entry of its log."""

    def __init__(self, opened: Opened, number: int, hash_so_far: str) -> None:
        self.number = number
        self.chain = hash_so_far
        self.opened = opened
        self.game = catalogue(opened.game)
        if opened.version != self.game.version:
            raise Trouble(
                f"{opened.game} was begun with version {opened.version} of its rules, expected {self.game.version}"
            )
        self.options = opened.options
        self.seconds = opened.seconds
        self.chairs: list[Chair] = list(opened.chairs)
        self.host = opened.host
        self.watchers: dict[str, Role] = dict(opened.watchers)
        self.links: dict[str, Link] = dict(opened.links)
        self.chance = Committed(bytes.fromhex(opened.secret), self.game.deal)
        self.table: Table | None = None
        self.ran = 0
        self.paused = False
        self.agreed: set[int] = set()
        self.keys: dict[int, list[str]] = {}
        self.late: list[int] = []
        self.since: list[int] = []

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


def _happen(at: Sitting, entry: Entry) -> None:
    event: Any = entry.event
    _CONSEQUENCES[type(event)](at, event, entry)


def _sat(at: Sitting, event: events.Sat, _entry: Entry) -> None:
    at.chairs[event.chair] = Chair(event.name, event.colour, devices=(event.device,))


def _bot(at: Sitting, event: events.Bot, _entry: Entry) -> None:
    at.chairs[event.chair] = Chair(event.name, bot=event.level, colour=at.chairs[event.chair].colour)


def _freed(at: Sitting, event: events.Freed, _entry: Entry) -> None:
    at.chairs[event.chair] = Chair()
    at.links = {token: link for token, link in at.links.items() if link.chair != event.chair}


def _host(at: Sitting, event: events.Host, _entry: Entry) -> None:
    at.host = event.chair


def _changed(at: Sitting, event: events.Changed, _entry: Entry) -> None:
    at.options, at.seconds = event.options, event.seconds


def _linked(at: Sitting, event: events.Linked, _entry: Entry) -> None:
    at.links[event.token] = event.link


def _entered(at: Sitting, event: events.Entered, _entry: Entry) -> None:
    found = at.links[event.token]
    if found.role == "seat":
        chair = at.chairs[found.chair]
        at.chairs[found.chair] = replace(chair, devices=(*chair.devices, event.device))
        del at.links[event.token]
    else:
        at.watchers[event.device] = found.role


def _started(at: Sitting, _event: events.Started, entry: Entry) -> None:
    taken = [i for i, chair in enumerate(at.chairs) if not chair.free]
    at.host = taken.index(at.host)
    at.chairs = [at.chairs[i] for i in taken]
    at.links = {token: link for token, link in at.links.items() if link.role != "seat"}
    options: dict[str, object] = dict(at.options)
    at.table = Table.begin(at.game, len(taken), options, source=at.chance, names=at.names)
    at.late, at.since = [0] * len(taken), [entry.number] * len(taken)


def _lent(at: Sitting, event: events.Lent, _entry: Entry) -> None:
    at.chance.lend(event.deal, event.chair, event.luck)


def _answered(at: Sitting, event: events.Answered, entry: Entry) -> None:
    table = _table(at)
    before = table.state
    if event.by == "clock":
        table.time_out(event.chair)
    else:
        ask = table.ask(event.chair)
        table.answer(event.chair, ask.decode(event.value))
    if event.by != "bot":
        at.late[event.chair] = at.late[event.chair] + 1 if event.by == "clock" else 0
    if event.key:
        at.keys.setdefault(event.chair, []).append(event.key)
        del at.keys[event.chair][:-KEYS]
    _ask_anew(at, before, entry.number, event.chair)


def _ask_anew(at: Sitting, before: Any, number: int, who: int) -> None:
    """Note since when each seat has been asked its present question: an answer to an older one is late."""
    after = _table(at).state
    deal = at.game.deal
    same = (before.now, before.part, getattr(before, deal)) == (after.now, after.part, getattr(after, deal))
    for seat in range(after.players):
        goes_on = (
            same and has(before.asked & after.asked, seat) and (has(after.chosen, seat) or not has(before.chosen, seat))
        )
        answered = seat == who and not has(after.chosen, seat)
        if not goes_on or answered:
            at.since[seat] = number


def _rang(at: Sitting, _event: events.Rang, entry: Entry) -> None:
    before = _table(at).state.copy()
    _table(at).ring()
    _ask_anew(at, before, entry.number, -1)


def _away(at: Sitting, event: events.Away, _entry: Entry) -> None:
    at.chairs[event.chair] = replace(at.chairs[event.chair], away=True)


def _back(at: Sitting, event: events.Back, _entry: Entry) -> None:
    at.chairs[event.chair] = replace(at.chairs[event.chair], away=False)
    if at.late:
        at.late[event.chair] = 0


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
    events.Rang: _rang,
    events.Away: _away,
    events.Back: _back,
    events.Paused: _paused,
    events.Resumed: _resumed,
    events.Agreed: _agreed,
}
