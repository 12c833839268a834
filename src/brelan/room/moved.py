"""A table as text, with all its games: to keep elsewhere, and to bring back (docs/backup.md). It holds its secrets.

brelan table 1 CODE
HASH ENTRY          one line for each entry: the chain's hash after it, then the entry as it was stored
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from brelan.engine.table import IllegalAnswer
from brelan.games import NAMES, catalogue
from brelan.room import chain
from brelan.room.events import DECODER, Entry, Opened
from brelan.room.secrets import DIGITS, is_hex
from brelan.room.sitting import Sitting, first
from brelan.room.sitting import write as line_of
from brelan.trouble import Trouble

HEAD = re.compile(r"brelan table 1 ([0-9A-Za-z-]{1,40})")
SHORT = 60


class Kept(NamedTuple):
    """An entry that has proved to be what was written: its line, the chain before and after it, and in which game."""

    entry: Entry
    line: bytes
    before: str
    chain: str
    game: int


def write(code: str, lines: Iterable[tuple[bytes, str]]) -> str:
    """The text of a table, from its lines and the chain after each."""
    return "".join((f"brelan table 1 {code}\n", *(f"{after} {line.decode()}\n" for line, after in lines)))


def read(content: bytes, where: str) -> tuple[str, list[Kept]]:
    """The table of a text; the first line that is wrong is named."""
    try:
        *lines, rest = content.decode().split("\n")
    except UnicodeDecodeError as trouble:
        number = content.count(b"\n", 0, trouble.start) + 1
        raise Trouble(f"{where}, line {number}: read what is no text, expected UTF-8") from None
    head = HEAD.fullmatch(lines[0] if lines else rest)
    if head is None:
        raise Trouble(f"{where}, line 1: read {_short((lines or [rest])[0])!r}, expected 'brelan table 1' and a code")
    if rest:
        raise Trouble(f"{where}, line {len(lines) + 1}: the file ends within this line, expected a whole one")
    reader = Reader(head[1])
    for number, words in enumerate(lines[1:], 2):
        found, space, line = words.partition(" ")
        if not space or not is_hex(found):
            raise Trouble(
                f"{where}, line {number}: read {_short(words)!r}, expected {DIGITS} hexadecimal digits and an entry"
            )
        try:
            reader.read(line.encode(), found)
        except Trouble as trouble:
            raise Trouble(f"{where}, line {number}: {trouble}") from None
    try:
        return head[1], reader.end()
    except Trouble as trouble:
        raise Trouble(f"{where}, line {len(lines)}: {trouble}") from None


class Reader:
    """Reads the lines of a table one after the other: each has to follow from all before it.

    A game of other rules than ours is taken by its hashes alone, unless it is the last one, which has to go on.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.kept: list[Kept] = []
        self._sitting: Sitting | None = None
        self._chain = chain.START
        self._game = -1
        self._old = ""

    def read(self, line: bytes, after: str) -> None:
        """One more line, and the chain that was written with it."""
        before, self._chain = self._chain, chain.link(self._chain, line)
        if after != self._chain:
            raise Trouble(f"the hash is {after}, expected {self._chain}, that of this entry and all before it")
        try:
            entry = DECODER.decode(line)
        except (ValueError, RecursionError) as trouble:
            raise Trouble(f"read {_short(line.decode(errors='replace'))!r}, expected an entry ({trouble})") from None
        if line_of(entry) != line:
            raise Trouble(f"read {_short(line.decode())!r}, expected the entry in its only spelling")
        if entry.number != len(self.kept) + 1:
            raise Trouble(f"entry {entry.number} was read, expected {len(self.kept) + 1}")
        try:
            self._follow(entry, line, before)
        except (IllegalAnswer, ValueError, IndexError, KeyError) as trouble:
            raise Trouble(str(trouble)) from None
        self.kept.append(Kept(entry, line, before, self._chain, self._game))

    def _follow(self, entry: Entry, line: bytes, before: str) -> None:
        event = entry.event
        if isinstance(event, Opened):
            if self._sitting is not None and self._sitting.phase != "over":
                raise Trouble(f"game {event.games + 1} opens while the one before is {self._sitting.phase}")
            if (event.table, event.games) != (self.code, self._game + 1):
                raise Trouble(
                    f"game {event.games + 1} of table {_short(event.table)!r} opens, "
                    f"expected game {self._game + 2} of table {self.code!r}"
                )
            self._game, self._old = event.games, _other_rules(event)
            self._sitting = None if self._old else first(entry, line, before)
        elif self._sitting is not None:
            self._sitting.play(entry, line)
        elif not self._old:
            raise Trouble(f"entry {entry.number} is {type(event).__name__.lower()}, expected opened")

    def end(self) -> list[Kept]:
        """Everything, when the last game can go on."""
        if not self.kept:
            raise Trouble("the log is empty, expected an opening")
        if self._old:
            raise Trouble(self._old)
        return self.kept


def _other_rules(event: Opened) -> str:
    if event.game not in NAMES:
        return f"there is no game {_short(event.game)!r}; expected {' or '.join(NAMES)}"
    ours = catalogue(event.game).version
    same = event.version == ours
    return "" if same else f"{event.game} was begun with version {event.version} of its rules, expected {ours}"


def _short(words: str) -> str:
    return words if len(words) <= SHORT else f"{words[: SHORT - 1]}…"
