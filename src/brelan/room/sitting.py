"""A sitting: the people at a table and their present game, folded from the entries of its log."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from brelan.engine.chance import Source
from brelan.engine.state import AnyState
from brelan.engine.table import IllegalAnswer, Result, Table
from brelan.engine.tells import Tell
from brelan.room import chain
from brelan.room.consequences import begin, chance_of, happen
from brelan.room.events import DECODER, ENCODER, Answered, Chair, Entry, Guest, Link, Opened, Past, Role
from brelan.room.keeping import completes, keep, story
from brelan.room.keys import Keys
from brelan.room.memory import Memory
from brelan.room.plausible import salted
from brelan.room.sealed import Sealed
from brelan.room.secrets import FIRST, commitment
from brelan.trouble import Trouble

Phase = Literal["gathering", "playing", "over"]
UNPLAYABLE = (Trouble, IllegalAnswer, IndexError)
"""What is raised by an entry that the rules cannot play."""
PATIENCE = 2  # G4 time-outs in a row, after which a bot holds the seat


class Moment(NamedTuple):
    """A game as it stood: its state, and since when each seat had been asked."""

    state: AnyState
    since: list[int]


class Happened(NamedTuple):
    """An entry as it was written down, and what the rules told."""

    entry: Entry
    line: bytes
    tells: list[Tell]


class Sitting:
    """Where a table stands after the last entry of its log."""

    def __init__(self, opened: Opened, number: int, hash_so_far: str, strange: frozenset[int] = frozenset()) -> None:
        self.number = number
        self.chain = hash_so_far
        self.opened = opened
        self.game = begin(opened)
        self.version = opened.version
        """Of the rules by which the game is played now;"""
        self.renewals = 0
        """how often others took over;"""
        self.strange = strange
        """after how many of these the rules are not ours, although they have our version."""
        self.options, self.cards = opened.options, opened.cards
        self.seconds = opened.seconds
        self.hints = opened.hints
        self.hinted: Counter[int] = Counter()
        """How often each chair has asked the coach in this game."""
        self.chairs: list[Chair] = list(opened.chairs)
        self.host = opened.host
        self.watchers: dict[str, Role] = dict(opened.watchers)
        self.links: dict[str, Link] = dict(opened.links)
        self.guests: dict[str, Guest] = dict(opened.guests)
        self.screens: dict[str, str] = dict(opened.screens)
        self.sat: dict[str, int] = {}
        """The devices that have played in this game, and on which chair: they know what lay there."""
        self.chance = chance_of(opened, self.game)
        self.source: Source = self.chance  # or somebody who writes down what comes
        self.silent: set[int] = set()
        """The chairs that promised luck and did not show it: they cut no more in this game."""
        self.begun = False
        self.table: Table | None = None
        """None too while a log tells of a game by other rules than ours: its answers mean nothing here."""
        self.memory = Memory()
        self.scores: tuple[int, ...] = ()
        """At the end of the game, as they were kept."""
        self.ran = 0
        self.written = 0  # the last entry, in milliseconds since 1970
        self.put: dict[int, int] = {}
        """What the game's clock showed with each entry by which a present question was put."""
        self.paused = False
        self.agreed: set[int] = set()
        self.past: dict[int, Past] = dict(opened.past)
        """Finished games of this table, which their people may still open."""
        self.lost = 0
        """Entries of this game that the disc has lost."""
        self.keys = Keys()
        self.late: list[int] = []
        self.since: list[int] = []
        """For each seat, the entry with which its present question was put,"""
        self.tries: list[int] = []
        """and how often it has answered that: a sealed answer can be changed."""

    @property
    def phase(self) -> Phase:
        """Whether people gather, play or have played."""
        if self.table is None:
            return "playing" if self.begun else "gathering"
        return "over" if self.table.over else "playing"

    @property
    def foreign(self) -> bool:
        """Whether the game is played by other rules than ours."""
        return self.version != self.game.version or self.renewals in self.strange

    @property
    def result(self) -> Result | None:
        """How the game ended; by other rules than ours, as it was scored then."""
        if self.table is None or not self.table.over:
            return None
        if not self.foreign:
            return self.table.result
        return Result(self.scores, tuple(i for i, score in enumerate(self.scores) if score == max(self.scores)))

    def story(self) -> Iterator[tuple[int, Tell]]:
        """What was told before the present rules took over."""
        kept = self.memory.kept
        return story(self.game, kept if self.foreign else kept[: self.memory.earlier])

    @property
    def next_deal(self) -> int:
        """The deal that luck can be lent to."""
        return FIRST if self.table is None else max(FIRST, getattr(self.table.state, self.game.deal)) + 1

    @property
    def commitment(self) -> str:
        """What the next deal's secret is committed to, in a game that is cut by deals."""
        if isinstance(self.chance, Sealed):
            return ""
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

    def play(self, entry: Entry, line: bytes) -> list[Tell]:
        """One more entry of a log, and what the rules told; `IllegalAnswer` or `Trouble` if it cannot follow."""
        happen(self, entry)
        return self._note(entry, line)

    def take(self, entry: Entry) -> Happened:
        """Something happens; `IllegalAnswer` or `Trouble` if it cannot, and then nothing has changed."""
        happen(self, entry)
        event = entry.event
        if isinstance(event, Answered) and self.table is not None:
            kept = keep(self.table, self.memory)
            entry = entry if kept is None else replace(entry, event=replace(event, kept=kept))
        line = write(entry)
        return Happened(entry, line, self._note(entry, line))

    def _note(self, entry: Entry, line: bytes) -> list[Tell]:
        self.number = entry.number
        self.ran, self.written = entry.ran, entry.at
        self.put = {since: self.put.get(since, entry.ran) for since in self.since}
        self.chain = chain.link(self.chain, line)
        table, event = self.table, entry.event
        tells = [] if table is None else table.hand_over()
        self.memory.hear(entry.number, tells)
        if isinstance(event, Answered) and event.kept is not None:
            between = None if table is None or table.over else table.between
            self.memory.keep(event.kept, 0 if between is None else len(tells) - between.told)
            self.scores = event.kept.scores
        return tells

    def moment(self) -> Moment | None:
        """The game as it stands. What comes makes a new state and a new list, and leaves these as they are."""
        return None if self.table is None else Moment(self.table.state, self.since)

    def forget(self, latest: int) -> None:
        """Remember only the latest tells, and what the deal under way needs.

        A game whose rules are yet to be renewed goes on from what was kept: all of it stays.
        """
        if self.table is not None:
            self.memory.forget(latest)


def first(entry: Entry, line: bytes, before: str = chain.START, strange: frozenset[int] = frozenset()) -> Sitting:
    """The sitting that an opening begins."""
    if not isinstance(entry.event, Opened):
        raise Trouble(f"entry {entry.number} is {type(entry.event).__name__.lower()}, expected opened")
    if entry.event.fair > 1:
        salted(entry)
    sitting = Sitting(entry.event, entry.number, chain.link(before, line), strange)
    sitting.written = entry.at
    return sitting


def read(lines: Sequence[bytes], before: str = chain.START, strange: frozenset[int] = frozenset()) -> Sitting:
    """The sitting that the lines of a log give, from an opening on.

    Rules may change although their version does not: what they cannot replay any more is taken as played by others.
    """
    if not lines:
        raise Trouble("the log is empty, expected an opening")
    sitting = first(DECODER.decode(lines[0]), lines[0], before, strange)
    for i, line in enumerate(lines[1:], 1):
        entry = DECODER.decode(line)
        if isinstance(entry.event, Opened):
            return read(lines[i:], sitting.chain)
        try:
            sitting.play(entry, line)
        except UNPLAYABLE:
            if sitting.table is not None and not sitting.foreign:
                return read(lines, before, strange | {sitting.renewals})
            unkept = _unkept(lines, before)
            if unkept is None:
                raise
            return unkept
    others = sitting.begun and sitting.version != sitting.game.version
    return _unkept(lines, before) or sitting if others else sitting


def skim(lines: Sequence[bytes], before: str = chain.START) -> Sitting:
    """Who sat there and how it ended, without playing the game again: the fold of a game by rules that we do not know.

    A finished game from before complete deals were kept has to be played.
    """
    unknown = frozenset(range(len(lines)))
    at = first(DECODER.decode(lines[0]), lines[0], before, unknown)
    try:
        for line in lines[1:]:
            at.play(DECODER.decode(line), line)
    except UNPLAYABLE:  # nothing says that the game is over, and somebody agrees to open it
        return read(lines, before)
    return at if at.memory.kept else read(lines, before)


def _unkept(lines: Sequence[bytes], before: str) -> Sitting | None:
    """A game from before complete deals were kept, by other rules, replayed by ours; None if it is not such a game."""
    sitting = first(DECODER.decode(lines[0]), lines[0], before)
    sitting.version = sitting.game.version
    lost = False
    try:
        for line in lines[1:]:
            entry = DECODER.decode(line)
            sitting.play(entry, line)
            if isinstance(entry.event, Answered) and entry.event.kept is None and sitting.table is not None:
                lost = lost or completes(sitting.table)
    except (*UNPLAYABLE, ValueError):  # options that we do not know are one
        return None
    return sitting if lost else None


def write(entry: Entry) -> bytes:
    """The line that stands for an entry."""
    return ENCODER.encode(entry)
