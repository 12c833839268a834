"""Where logs are kept: a small interface, so that nothing else knows which database it is."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from brelan.room import chain
from brelan.room.events import Entered, Entry, Opened, Sat, Shown, Watched
from brelan.server.board import Board


class Taken(Exception):
    """Another line already has this number; whoever wrote it knows the table better."""


class Unkept(Exception):
    """The line could not be written; nothing was."""


class Unreachable(Unkept):
    """The store is not answering right now; it may be worth asking again later."""


class Unread(Exception):
    """What is kept cannot be read."""


class Spoilt(Unread):
    """A line of a table is not what was written; those before it are."""

    def __init__(self, number: int) -> None:
        super().__init__(f"entry {number} is not what was written")
        self.number = number


class Damaged(Exception):
    """The log of a table cannot be read; the other tables can."""


class Row(NamedTuple):
    """A line of a table's log; the first line of a game says what the chain was before it."""

    table: str
    number: int
    line: bytes
    chain: str
    """The chain after this line; reading it later must give the same."""
    game: int
    before: str | None
    device: str | None
    """A device that comes in with this line."""
    at: int
    """When, in seconds since 1970."""


def row_of(code: str, entry: Entry, line: bytes, game: int, before: str, after: str) -> Row:
    """What is kept of an entry; `before` and `after` are the chain's."""
    event, device = entry.event, None
    if isinstance(event, (Sat, Entered, Watched)):
        device = event.device
    elif isinstance(event, Shown):
        device = event.screen
    elif isinstance(event, Opened) and entry.number == 1:
        device = next(iter(event.chairs[event.host].devices), None)
    return Row(
        code,
        entry.number,
        line,
        after,
        game,
        before if isinstance(event, Opened) else None,
        device,
        entry.at // 1000,
    )


class Log(NamedTuple):
    """The lines of a table's latest game, as they were written, and the chain before them."""

    before: str
    lines: list[bytes]


class Line(NamedTuple):
    """A line as it lies on disc."""

    number: int
    body: bytes
    chain: str
    """After this line."""


def proved(before: str, opening: int, lines: Iterable[tuple[bytes, bytes]]) -> Log:
    """The lines of a game, each with the chain after it; `Spoilt` if one is not as it was written."""
    found: list[bytes] = []
    so_far = before
    for line, after in lines:
        so_far = chain.link(so_far, line)
        if after != bytes.fromhex(so_far):
            raise Spoilt(opening + len(found))
        found.append(line)
    return Log(before, found)


class Played(NamedTuple):
    """A game of a table that a device has come to, and the number of its last line."""

    table: str
    game: int
    number: int


class Note(NamedTuple):
    """Something kept beside the logs, and found by subject or by owner."""

    kind: str
    about: str
    owner: str
    body: bytes | None
    """None erases it."""


class Store(Protocol):
    """What was appended or noted is on disc when the call returns; a line's key (table, number) is the only lock."""

    @property
    def board(self) -> Board:
        """What the writers of the same store tell each other."""

    async def append(self, row: Row) -> None:
        """Keep one more line; `Taken` or `Unkept` if that fails."""

    async def log(self, table: str, game: int | None = None) -> Log | None:
        """A game of a table, the latest by default; None if there is no such table; `Unread` if it is damaged."""

    async def after(self, numbers: Mapping[str, int]) -> dict[str, list[Line]]:
        """The lines of these tables after these numbers."""

    async def set_aside(self, table: str, number: int) -> None:
        """Set the lines of a table aside from a number on; `Unkept` if that fails."""

    async def games_of(self, device: str) -> list[Played]:
        """The games of the tables a device has come to, the latest table first; `Unread` if that is damaged."""

    async def note(self, note: Note) -> None:
        """Keep a note, replacing an earlier one; `Unkept` if that fails."""

    async def notes(self, kind: str, *, owner: str | None = None, about: str | None = None) -> list[Note]:
        """The notes of a kind, of one owner or about one thing if that is said; `Unread` if they are damaged."""

    async def close(self) -> None:
        """Finish what is being written."""
