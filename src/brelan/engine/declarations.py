"""How a game declares its table: integers, piles of cards or dice, options; functions that fit behind annotations."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from brelan.deck import Deck
from brelan.engine.inspection.place import of_member
from brelan.trouble import Fault, WrongBox


@dataclass(frozen=True)
class Field:
    """A declared integer, or list of n integers or of one for each seat, from `least` to `most`."""

    most: int
    n: int = 0
    least: int = 0
    name: str = ""
    listed: bool = False
    each_seat: bool = False


@dataclass(frozen=True)
class Piles:
    """A declared pile of at most `room` cards of a deck, or one for each seat."""

    room: int
    of: Deck
    dice: bool = False
    each_seat: bool = False
    covered: bool = False
    name: str = ""


@dataclass(frozen=True)
class Option:
    """Something the table chooses before the game: a number from least to most, or one of some words."""

    default: int
    least: int
    most: int
    rule: str
    words: tuple[str, ...] = ()
    name: str = ""

    def word(self, value: int) -> str:
        """The value as text: `5`, `stripped`, `yes`."""
        return self.words[value] if self.words else str(value)

    def read(self, value: object) -> int:
        """The value a person or a file gave; a clear error if it is not one."""
        if self.words and isinstance(value, str) and value.casefold() in self.words:
            return self.words.index(value.casefold())
        try:
            number = int(value) if isinstance(value, (int, str)) else None
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most or (self.words and isinstance(value, str)):
            raise ValueError(f"option {self.name}: {value!r} was read, expected {self.expected}")
        return number

    @property
    def expected(self) -> str:
        """What may be given, in words."""
        return " or ".join(self.words) if self.words else f"a whole number from {self.least} to {self.most}"


def upto(most: int, *, least: int = 0) -> Any:
    """An integer."""
    return Field(most, least=least)


def ints(n: int, most: int, *, least: int = 0) -> Any:
    """A list of n integers."""
    return Field(most, n, least, listed=True)


def each(most: int, *, least: int = 0) -> Any:
    """An integer for each seat."""
    return Field(most, least=least, each_seat=True)


def pile(room: int, of: Deck) -> Any:
    """A pile of at most this many cards."""
    return Piles(room, of)


def piles(room: int, of: Deck) -> Any:
    """A pile for each seat."""
    return Piles(room, of, each_seat=True)


def dice(room: int, of: Deck) -> Any:
    """Room for this many dice."""
    return Piles(room, of, dice=True)


def dice_each(room: int, of: Deck) -> Any:
    """Room for dice for each seat."""
    return Piles(room, of, dice=True, each_seat=True)


def under_cup(room: int, of: Deck) -> Any:
    """Room for dice under a cup: whoever does not look knows how many are thrown again, not which (cups.py)."""
    return Piles(room, of, dice=True, covered=True)


def constant() -> Any:
    """The same for all tables of a game, or for a plain table only: not part of the state."""
    return None


def number(default: int, least: int, most: int, rule: str) -> Any:
    """An option that is a number."""
    return Option(default, least, most, rule)


def choice(default: IntEnum, rule: str) -> Any:
    """An option that is one of the members of an enumeration."""
    words = tuple(member.name.lower() for member in type(default))
    for number, member in enumerate(type(default)):
        if member != number:
            found = f"{member.name} of the option {type(default).__name__} is {int(member)}"
            raise WrongBox(Fault(of_member(type(default), member.name), found, f"{number}: members count from 0"))
    return Option(int(default), 0, len(words) - 1, rule, words)


def yes_no(default: bool, rule: str) -> Any:
    """An option that is yes or no."""
    return Option(int(default), 0, 1, rule, ("no", "yes"))
