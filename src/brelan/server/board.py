"""What the houses of a room tell each other that is in no log: who is where, votes, words, big screens.

Nothing of it has to last: a notice is worth as much as the house that put it up, whose lease is some seconds long.
"""

from collections.abc import Collection, Mapping
from secrets import token_hex
from typing import Protocol

import msgspec

from brelan.server.shown import InMemory, Shown

LEASE = 3.0
"""Seconds that a house is assumed to be alive after its last beat; then another acts at its tables."""
BEAT = 1.0


class Word(msgspec.Struct, frozen=True, array_like=True):
    """A message for every device of a table, and when it was said, in milliseconds since 1970; no two at once."""

    at: int
    text: str


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one house knows of a table: its own devices, and what their people said that is not an answer."""

    chairs: tuple[int, ...] = ()
    guests: tuple[int, ...] = ()
    votes: dict[int, tuple[int, ...]] = {}
    """G4 For each chair, who of those here thinks that a bot should hold it;"""
    voted: int = 0
    """when the last of them said so, in milliseconds since 1970."""
    scene: int = 0
    """The entry that is looked at, until when in milliseconds since 1970, and who has tapped on."""
    until: int = 0
    onward: tuple[int, ...] = ()
    preparing: tuple[int, ...] = ()
    replaced: tuple[int, ...] = ()
    words: tuple[Word, ...] = ()


class Posted(msgspec.Struct, frozen=True):
    """A notice, and the house that put it up."""

    house: str
    notice: Notice


class Ears(Protocol):
    """Whoever listens at the board."""

    def wrote(self, numbers: Mapping[str, int]) -> None:
        """Another house has written so far at these tables."""

    def posted(self, tables: Collection[str]) -> None:
        """Another house has put up or taken down notices."""

    def look(self) -> None:
        """Something may have been missed: look for yourself."""

    def counts(self) -> dict[str, int]:
        """What this house has counted of what is limited in all houses together."""

    def counted(self, counts: Mapping[str, int]) -> None:
        """What the others have counted."""


class Board(Protocol):
    """The board of a room."""

    @property
    def house(self) -> str:
        """The name of this house."""

    @property
    def alone(self) -> bool:
        """Whether no other house can write to the same store."""

    @property
    def deaf(self) -> bool:
        """Whether it hears nothing now, and has to look for itself."""

    @property
    def shown(self) -> Shown:
        """The big screens of the room."""

    async def run(self, ears: Ears) -> None:
        """Live, and listen, until cancelled."""

    def put(self, table: str, notice: Notice | None) -> None:
        """Put up a notice in place of the last one, or take it down."""

    async def notices(self, tables: Collection[str], /) -> dict[str, list[Posted]]:
        """The notices of live houses, in the order they came to the table."""

    async def leave(self) -> None:
        """Take everything down: others act from now on."""


def new_house() -> str:
    """A name that no other house has."""
    return token_hex(6)


class Alone:
    """The board of a house whose store nobody else can write to: everything stays in memory."""

    alone = True
    deaf = False

    def __init__(self) -> None:
        self.house = new_house()
        self.shown = InMemory()

    async def run(self, ears: Ears) -> None:
        """There is nobody to listen to."""

    def put(self, table: str, notice: Notice | None) -> None:
        """Nobody reads it."""

    async def notices(self, _tables: Collection[str]) -> dict[str, list[Posted]]:
        """None but one's own."""
        return {}

    async def leave(self) -> None:
        """Nobody is left behind."""
