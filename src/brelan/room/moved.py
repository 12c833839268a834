"""A table as text, with all its games: to keep elsewhere, and to bring back (docs/backup.md). It holds its secrets.

brelan table 1 CODE
HASH ENTRY          one line for each entry: the chain's hash after it, then the entry as it was stored
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from brelan import shelf
from brelan.engine.table import IllegalAnswer
from brelan.room import chain
from brelan.room.events import Entry, Opened
from brelan.room.lines import entry_of, line, parts, short, wrong
from brelan.room.sitting import UNPLAYABLE, Sitting, first
from brelan.room.sitting import read as read_game
from brelan.trouble import Trouble

HEAD = re.compile(r"brelan table 1 ([0-9A-Za-z-]{1,40})")


class Proved(NamedTuple):
    """An entry that has proved to be what was written: its line, the chain before and after it, and in which game."""

    entry: Entry
    line: bytes
    before: str
    chain: str
    game: int


def write(code: str, lines: Iterable[tuple[bytes, str]]) -> str:
    """The text of a table, from its lines and the chain after each."""
    return "".join((f"brelan table 1 {code}\n", *(f"{after} {stored.decode()}\n" for stored, after in lines)))


def read(content: bytes, where: str) -> tuple[str, list[Proved]]:
    """The table in a text; the first wrong line is named."""
    *lines, rest = content.decode("utf-8", "surrogateescape").split("\n")
    head = HEAD.fullmatch(lines[0] if lines else rest)
    with line(where, 1):
        if head is None:
            raise wrong((lines or [rest])[0], "'brelan table 1' and a code")
    if rest:
        raise Trouble(f"{where}, line {len(lines) + 1}: the file ends within this line, expected a whole one")
    reader = Reader(head[1])
    for number, words in enumerate(lines[1:], 2):
        with line(where, number):
            after, stored = parts(words)
            reader.read(stored, after)
    with line(where, len(lines)):
        return head[1], reader.end()


class Reader:
    """Reads the lines of a table one by one: each must follow from all those before it.

    Answers by rules other than ours are trusted by their hashes. The last game must be one that we have.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.kept: list[Proved] = []
        self._sitting: Sitting | None = None
        self._chain = chain.START
        self._game = -1
        self._opening = 0
        self._unknown = False

    def read(self, stored: bytes, after: str) -> None:
        """One more line, and the chain that was written with it."""
        before, self._chain = self._chain, chain.link(self._chain, stored)
        if after != self._chain:
            raise Trouble(f"the hash is {after}, expected {self._chain}, that of this entry and all before it")
        entry = entry_of(stored)
        if entry.number != len(self.kept) + 1:
            raise Trouble(f"entry {entry.number} was read, expected {len(self.kept) + 1}")
        try:
            self._follow(entry, stored, before)
        except (IllegalAnswer, ValueError, IndexError, KeyError) as trouble:
            raise Trouble(str(trouble)) from None
        self.kept.append(Proved(entry, stored, before, self._chain, self._game))

    def _follow(self, entry: Entry, stored: bytes, before: str) -> None:
        event = entry.event
        if isinstance(event, Opened):
            if self._sitting is not None and not self._sitting.foreign and self._sitting.phase != "over":
                raise Trouble(f"game {event.games + 1} opens while the one before is {self._sitting.phase}")
            if (event.table, event.games) != (self.code, self._game + 1):
                raise Trouble(
                    f"game {event.games + 1} of table {short(event.table)!r} opens, "
                    f"expected game {self._game + 2} of table {self.code!r}"
                )
            self._game, self._unknown = event.games, event.game not in shelf.names()
            self._sitting = None if self._unknown else first(entry, stored, before)
            self._opening = len(self.kept)
        elif self._sitting is not None:
            try:
                self._sitting.play(entry, stored)
            except UNPLAYABLE:
                lines = [each.line for each in self.kept[self._opening :]]
                self._sitting = read_game([*lines, stored], self.kept[self._opening].before)
        elif not self._unknown:
            raise Trouble(f"entry {entry.number} is {type(event).__name__.lower()}, expected opened")

    def end(self) -> list[Proved]:
        """Everything, when the last game can go on."""
        if not self.kept:
            raise Trouble("the log is empty, expected an opening")
        if self._unknown:
            raise Trouble(f"its last game is none of ours, expected {' or '.join(shelf.names())}")
        return self.kept
