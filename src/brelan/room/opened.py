"""The opened log of one game: a text file that proves its cards to whoever reads it (docs/fairness.md).

brelan log 2 TABLE HASH-BEFORE      1 for games whose chance came from a secret for each deal
HASH ENTRY          one line for each entry: the chain's hash after it, then the entry as it was stored
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple

from brelan.engine.chance import Chancy, Source
from brelan.engine.source import LOT, Outcome
from brelan.engine.table import IllegalAnswer, Table
from brelan.room import chain
from brelan.room.cutting import name
from brelan.room.events import DECODER, Cut, Entry, Opened, Renewed
from brelan.room.lines import entry_of, line, parts, short, wrong
from brelan.room.sealed import Sealed
from brelan.room.secrets import DIGITS, FIRST, commitment, is_hex, secret_of
from brelan.room.sitting import Sitting, first
from brelan.trouble import Trouble

HEAD = re.compile(r"brelan log ([12]) ([0-9A-Za-z-]{1,40}) ([0-9a-f]{64})")
MOST = 8 << 20
"""Bytes of a file: some forty thousand entries, far more than an evening has."""
LEAST_NOTE = 8
"""Characters of a hash that was noted down."""


class Deal(NamedTuple):
    """A deal as it was committed to: its secret, who lent which luck to it, and what came, as a record writes it."""

    number: int
    commitment: str
    secret: str
    luck: tuple[tuple[str, str], ...]
    came: str
    proved: bool
    """Whether our rules could play it again."""
    roots: tuple[str, ...] = ()
    """What everybody was shown before its cards were cut, where they were."""


class Note(NamedTuple):
    """Where a hash that somebody noted is found: after an entry, before the game, or as the commitment of a deal."""

    kind: Literal["entry", "before", "commitment"]
    number: int
    line: int
    characters: int


@dataclass(frozen=True)
class Verified:
    """What a file has proved."""

    code: str
    sitting: Sitting
    table: Table
    deals: tuple[Deal, ...]
    entries: int
    note: Note | None
    versions: tuple[int, ...]
    """Of other rules than ours, by which some of it was played."""
    hashes: dict[int, str] = field(default_factory=dict)
    """The chain after each entry."""
    cuts: dict[str, Cut] = field(default_factory=dict)
    """Every cut by its name,"""
    out: dict[tuple[str, int], frozenset[bytes]] = field(default_factory=dict)
    """and for each of its decks the envelopes of cards that lay elsewhere."""

    @property
    def unproved(self) -> tuple[int, ...]:
        """The deals that take those rules."""
        return tuple(deal.number for deal in self.deals if not deal.proved)


def write(code: str, before: str, lines: Sequence[bytes]) -> str:
    """The opened log of a game, from its lines and the chain's hash before them."""
    opening = DECODER.decode(lines[0]).event
    fair = opening.fair if isinstance(opening, Opened) else 1
    text = [f"brelan log {fair} {code} {before}\n"]
    for stored in lines:
        before = chain.link(before, stored)
        text.append(f"{before} {stored.decode()}\n")
    return "".join(text)


def content_of(path: Path) -> str:
    """A file as text; bytes that are no text are kept for their line: an earlier one may be wrong already."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST + 1)
    except OSError as trouble:
        raise Trouble(f"{path}: cannot be read ({trouble})") from None
    if len(content) > MOST:
        raise Trouble(f"{path}: more than {MOST} bytes were read, expected the log of one game")
    return content.decode("utf-8", "surrogateescape")


def load(path: Path, last: str | None = None) -> Verified:
    """Read an opened log's file and verify it."""
    return verify(content_of(path), str(path), last)


def verify(text: str, where: str, last: str | None = None) -> Verified:
    """Prove a game by its opened log; `last` is a hash that somebody noted: all of it, or its first characters."""
    wanted = None if last is None else _noted(last)
    *lines, rest = text.split("\n")
    head = HEAD.fullmatch(lines[0] if lines else rest)
    with line(where, 1):
        if head is None:
            raise wrong(text.partition("\n")[0], "'brelan log 1' or '2', the table's code and a hash")
    reader = _Reader(where, int(head[1]), head[2], head[3])
    for number, words in enumerate(lines[1:], 2):
        reader.read(number, words)
    if rest:
        raise Trouble(f"{where}, line {len(lines) + 1}: the file ends within this line, expected a whole one")
    with line(where, len(lines)):
        sitting, table = reader.end()
    deals = tuple(_deal(reader, sitting, number) for number in range(1, sitting.next_deal))
    note = _find(reader, deals, wanted) if wanted else None
    opening = sitting.number - len(reader.hashes) + 2
    hashes = dict(enumerate(reader.hashes, opening - 1))
    versions, cuts = tuple(reader.versions), reader.cuts_by_name
    return Verified(head[2], sitting, table, deals, len(lines) - 1, note, versions, hashes, cuts, reader.out)


@dataclass
class _Witness:
    """The chance of the game once more, with every outcome noted by its deal."""

    source: Source
    counter: str
    came: dict[int, list[Outcome]] = field(default_factory=dict)

    def below(self, t: Chancy, n: int) -> int:
        """A number from 0 to n − 1, by lot."""
        found = self.source.below(t, n)
        self._note(t, LOT, found)
        return found

    def die(self, t: Chancy, n: int, to: int) -> int:
        """The face of a die that is thrown into a pile."""
        found = self.source.die(t, n, to)
        self._note(t, t.DECK[to], found)
        return found

    def card(self, t: Chancy, faces: list[int], stock: int, to: int) -> int:
        """The place in `faces` of the card that comes."""
        at = self.source.card(t, faces, stock, to)
        self._note(t, t.DECK[stock], faces[at])
        return at

    def _note(self, t: Chancy, deck: int, n: int) -> None:
        self.came.setdefault(max(FIRST, getattr(t, self.counter)), []).append(Outcome(deck, n))


class _Reader:
    """What has been read so far."""

    def __init__(self, where: str, fair: int, code: str, before: str) -> None:
        self.where = where
        self.fair = fair
        self.code = code
        self.hashes = [before]
        self.sitting: Sitting | None = None
        self.versions: list[int] = []
        self.came: dict[int, list[Outcome]] = {}
        """What came in each deal,"""
        self.cuts: dict[int, list[Cut]] = {}
        """and what was cut for it,"""
        self.cuts_by_name: dict[str, Cut] = {}
        self.out: dict[tuple[str, int], frozenset[bytes]] = {}

    def read(self, number: int, words: str) -> None:
        """One more line: its hash must follow from the last, and what it says from the game so far."""
        with line(self.where, number):
            found, stored = parts(words)
            expected = chain.link(self.hashes[-1], stored)
        if found != expected:
            self._begins_rightly(found == chain.link(chain.START, stored))
        with line(self.where, number):
            if found != expected:
                raise wrong(found, f"{expected}, the hash of this entry and all before it", DIGITS)
            sitting = self._follow(entry_of(stored), stored)
        if len(self.hashes) == 1:
            self._open(sitting)
        self.hashes.append(expected)

    def _follow(self, entry: Entry, stored: bytes) -> Sitting:
        try:
            if self.sitting is None:
                self.sitting = first(entry, stored, self.hashes[0])
            else:
                if isinstance(entry.event, Renewed):
                    self._abandon(self.sitting)
                self.sitting.play(entry, stored)
                self._note_cuts(self.sitting, entry)
        except (IllegalAnswer, Trouble) as trouble:
            raise Trouble(short(str(trouble), 300)) from None
        if isinstance(entry.event, (Opened, Renewed)) and self.sitting.foreign:
            self.versions.append(entry.event.version)
        return self.sitting

    def _abandon(self, at: Sitting) -> None:
        """The deal under way is dealt again."""
        self.came.pop(at.next_deal - 1, None)
        self.cuts.pop(at.next_deal - 1, None)

    def _note_cuts(self, at: Sitting, entry: Entry) -> None:
        """A cut belongs to the deal in which the table then is."""
        if entry.cuts:
            self.cuts.setdefault(at.next_deal - 1, []).extend(entry.cuts)
            self.cuts_by_name |= {name(entry.number, place): cut for place, cut in enumerate(entry.cuts)}
            orders = at.chance.orders if isinstance(at.chance, Sealed) else []
            self.out |= {(order.cut.name, order.place): order.sealed_out() for order in orders if order.cut.lent}

    def _begins_rightly(self, first_game: bool) -> None:
        """Before the first game of a table there was nothing."""
        with line(self.where, 1):
            if first_game and self.hashes[0] != chain.START:
                raise wrong(self.hashes[0], f"{DIGITS} zeros before a table's first game", DIGITS)

    def _open(self, sitting: Sitting) -> None:
        table, first_game = sitting.opened.table, sitting.opened.games == 0
        with line(self.where, 1):
            if sitting.opened.fair != self.fair:
                raise wrong(str(self.fair), f"{sitting.opened.fair}, as the first entry says how chance comes")
            if table != self.code:
                raise wrong(self.code, f"{short(table)!r}, the table that the first entry names")
        self._begins_rightly(first_game)
        with line(self.where, 2):
            if (sitting.number == 1) != first_game:
                game = sitting.opened.games + 1
                raise Trouble(f"entry {sitting.number} opens game {game}, expected 1 for game 1 only")
        sitting.source = _Witness(sitting.chance, sitting.game.deal, self.came)

    def end(self) -> tuple[Sitting, Table]:
        """The whole game: a log is opened when it is over; agreeing after the next has begun is in that one's log."""
        at = self.sitting
        if at is None or at.table is None or not at.table.over:
            raise Trouble("the file ends before the game, expected all of it")
        return at, at.table


def _deal(reader: _Reader, at: Sitting, number: int) -> Deal:
    came, proved = at.game.outcomes(reader.came.get(number, [])), number in reader.came
    if isinstance(at.chance, Sealed):
        cuts = tuple(reader.cuts.get(number, ()))
        lent = {(at.names[chair], luck): None for cut in cuts for chair, luck in sorted(cut.luck.items())}
        return Deal(number, "", "", tuple(lent), came, proved, tuple(cut.root for cut in cuts))
    secret, luck = at.chance.secret, at.chance.lent(number)
    return Deal(
        number,
        commitment(secret, number),
        secret_of(secret, number).hex(),
        tuple((at.names[chair], lent) for chair, lent in luck.items()),
        came,
        proved,
    )


def _noted(last: str) -> str:
    noted = last.strip().lower()
    if not LEAST_NOTE <= len(noted) <= DIGITS or not is_hex(noted.ljust(DIGITS, "0")):
        raise Trouble(f"the hash {short(last)!r} was given, expected {LEAST_NOTE} to {DIGITS} hexadecimal digits")
    return noted


def _find(reader: _Reader, deals: tuple[Deal, ...], noted: str) -> Note:
    """The latest place proves the most."""
    assert reader.sitting is not None
    opening = reader.sitting.number - len(reader.hashes) + 2
    for i in range(len(reader.hashes) - 1, 0, -1):
        if reader.hashes[i].startswith(noted):
            return Note("entry", opening + i - 1, i + 1, len(noted))
    if reader.hashes[0].startswith(noted):
        return Note("before", opening - 1, 1, len(noted))
    for deal in deals:
        if any(promised.startswith(noted) for promised in (deal.commitment, *deal.roots)):
            return Note("commitment", deal.number, 0, len(noted))
    raise Trouble(
        f"{reader.where}: the hash {noted!r} was noted, expected one of the {len(reader.hashes)} hashes of this file "
        f"or the commitment of one of its deals; this is not the game that was noted"
    )
