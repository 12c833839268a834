"""The opened log of one game: a text file that proves its cards to whoever reads it (docs/fairness.md).

brelan log 1 TABLE HASH-BEFORE
HASH ENTRY          one line for each entry: the chain's hash after it, then the entry as it was stored
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple

from brelan.engine.chance import Chancy
from brelan.engine.source import Outcome
from brelan.engine.table import IllegalAnswer, Table
from brelan.room import chain
from brelan.room.events import Entry, Opened, Renewed
from brelan.room.lines import entry_of, line, parts, short, wrong
from brelan.room.secrets import DIGITS, Committed, commitment, is_hex, secret_of
from brelan.room.sitting import Sitting, first
from brelan.trouble import Trouble

HEAD = re.compile(r"brelan log 1 ([0-9A-Za-z-]{1,40}) ([0-9a-f]{64})")
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

    @property
    def unproved(self) -> tuple[int, ...]:
        """The deals that take those rules."""
        return tuple(deal.number for deal in self.deals if not deal.proved)


def write(code: str, before: str, lines: Iterable[bytes]) -> str:
    """The opened log of a game, from its lines and the chain's hash before them."""
    text = [f"brelan log 1 {code} {before}\n"]
    for stored in lines:
        before = chain.link(before, stored)
        text.append(f"{before} {stored.decode()}\n")
    return "".join(text)


def load(path: Path, last: str | None = None) -> Verified:
    """Read an opened log's file and verify it."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST + 1)
    except OSError as trouble:
        raise Trouble(f"{path}: cannot be read ({trouble})") from None
    if len(content) > MOST:
        raise Trouble(f"{path}: more than {MOST} bytes were read, expected the log of one game")
    # bytes that are no text are kept for the line they stand in: an earlier one may be wrong already
    return verify(content.decode("utf-8", "surrogateescape"), str(path), last)


def verify(text: str, where: str, last: str | None = None) -> Verified:
    """Prove a game by its opened log; `last` is a hash that somebody noted: all of it, or its first characters."""
    wanted = None if last is None else _noted(last)
    *lines, rest = text.split("\n")
    head = HEAD.fullmatch(lines[0] if lines else rest)
    with line(where, 1):
        if head is None:
            raise wrong(text.partition("\n")[0], "'brelan log 1', the table's code and a hash")
    reader = _Reader(where, head[1], head[2])
    for number, words in enumerate(lines[1:], 2):
        reader.read(number, words)
    if rest:
        raise Trouble(f"{where}, line {len(lines) + 1}: the file ends within this line, expected a whole one")
    with line(where, len(lines)):
        sitting, table = reader.end()
    deals = tuple(_deal(sitting, number) for number in range(1, sitting.next_deal))
    note = _find(reader, deals, wanted) if wanted else None
    return Verified(head[1], sitting, table, deals, len(lines) - 1, note, tuple(reader.versions))


@dataclass
class _Witness(Committed):
    """The chance of the game once more, with every outcome noted."""

    came: dict[int, list[Outcome]] = field(default_factory=dict)

    def below(self, t: Chancy, n: int, deck: int) -> int:
        """A number from 0 to n − 1."""
        found = super().below(t, n, deck)
        self.came.setdefault(self.deal_of(t), []).append(Outcome(deck, found))
        return found

    def card(self, t: Chancy, faces: list[int], deck: int) -> int:
        """The place in `faces` of the card that comes."""
        at = super().below(t, len(faces), deck)
        self.came.setdefault(self.deal_of(t), []).append(Outcome(deck, faces[at]))
        return at


class _Reader:
    """What has been read so far."""

    def __init__(self, where: str, code: str, before: str) -> None:
        self.where = where
        self.code = code
        self.hashes = [before]
        self.sitting: Sitting | None = None
        self.versions: list[int] = []

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
        except (IllegalAnswer, Trouble) as trouble:
            raise Trouble(short(str(trouble), 300)) from None
        if isinstance(entry.event, (Opened, Renewed)) and self.sitting.foreign:
            self.versions.append(entry.event.version)
        return self.sitting

    @staticmethod
    def _abandon(at: Sitting) -> None:
        """The deal under way is dealt again."""
        assert isinstance(at.chance, _Witness)
        at.chance.came.pop(at.next_deal - 1, None)

    def _begins_rightly(self, first_game: bool) -> None:
        """Before the first game of a table there was nothing."""
        with line(self.where, 1):
            if first_game and self.hashes[0] != chain.START:
                raise wrong(self.hashes[0], f"{DIGITS} zeros before a table's first game", DIGITS)

    def _open(self, sitting: Sitting) -> None:
        table, first_game = sitting.opened.table, sitting.opened.games == 0
        with line(self.where, 1):
            if table != self.code:
                raise wrong(self.code, f"{short(table)!r}, the table that the first entry names")
        self._begins_rightly(first_game)
        with line(self.where, 2):
            if (sitting.number == 1) != first_game:
                game = sitting.opened.games + 1
                raise Trouble(f"entry {sitting.number} opens game {game}, expected 1 for game 1 only")
        sitting.chance = _Witness(sitting.chance.secret, sitting.chance.counter)

    def end(self) -> tuple[Sitting, Table]:
        """The whole game: a log is opened when it is over. Who agrees when another game was begun says so in that."""
        at = self.sitting
        if at is None or at.table is None or not at.table.over:
            raise Trouble("the file ends before the game, expected all of it")
        return at, at.table


def _deal(at: Sitting, number: int) -> Deal:
    assert isinstance(at.chance, _Witness)
    secret, luck = at.chance.secret, at.chance.lent(number)
    return Deal(
        number,
        commitment(secret, number),
        secret_of(secret, number).hex(),
        tuple((at.names[chair], lent) for chair, lent in luck.items()),
        at.game.outcomes(at.chance.came.get(number, [])),
        number in at.chance.came,
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
        if deal.commitment.startswith(noted):
            return Note("commitment", deal.number, 0, len(noted))
    raise Trouble(
        f"{reader.where}: the hash {noted!r} was noted, expected one of the {len(reader.hashes)} hashes of this file "
        f"or the commitment of one of its deals; this is not the game that was noted"
    )
