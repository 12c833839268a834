"""A table as a record: declared integers and piles of cards, nothing else.

The declarations give copying, equality, bytes, JSON, views and the compiled layout; nobody writes these by hand.
Every integer is public. What is secret is a card (a slot knows who has seen it), a sealed answer, or chance.
"""

import json
import struct
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, ClassVar, NewType, Self

from brelan.deck import Deck
from brelan.engine.chance import Source

Pile = NewType("Pile", int)

TABLE = 8  # the seat of nobody: spectators and the table screen; steps that happen to no seat in particular
PLANS = 16  # how many plans may wait at once
SAID = 3  # how many answers a chain of questions may have


@dataclass(frozen=True)
class Field:
    """A declared integer (n = 1, no list) or list of integers, from `least` to `most`."""

    most: int
    n: int = 0
    least: int = 0
    name: str = ""


@dataclass(frozen=True)
class Piles:
    """A declared pile of at most `room` cards of a deck, or one for each seat."""

    room: int
    of: Deck
    dice: bool = False
    each_seat: bool = False
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
        """The value a person or a file gave; a clear error when it is none."""
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
    return Field(most, 0, least)


def ints(n: int, most: int, *, least: int = 0) -> Any:
    """A list of n integers."""
    return Field(most, n, least)


def each(most: int, *, least: int = 0) -> Any:
    """An integer for each seat."""
    return Field(most, -1, least)


def pile(room: int, of: Deck) -> Any:
    """A pile of at most so many cards."""
    return Piles(room, of)


def piles(room: int, of: Deck) -> Any:
    """A pile for each seat."""
    return Piles(room, of, each_seat=True)


def dice(room: int, of: Deck) -> Any:
    """Room for so many dice."""
    return Piles(room, of, dice=True)


def dice_each(room: int, of: Deck) -> Any:
    """Room for dice for each seat."""
    return Piles(room, of, dice=True, each_seat=True)


def number(default: int, least: int, most: int, rule: str) -> Any:
    """An option that is a number."""
    return Option(default, least, most, rule)


def choice(default: IntEnum, rule: str) -> Any:
    """An option that is one of the members of an enumeration."""
    words = tuple(member.name.lower() for member in type(default))
    return Option(int(default), 0, len(words) - 1, rule, words)


def yes_no(default: bool, rule: str) -> Any:
    """An option that is yes or no."""
    return Option(int(default), 0, 1, rule, ("no", "yes"))


class Record:
    """What every table has. A game's table is a subclass: `class Table(Record, seats=8): chips: list[int] = each(…)`."""

    players: int = upto(8)
    chance: int = upto(1 << 62)
    lead: int = upto(7)  # who begins when a step goes round the table
    now: int = upto(63)  # the step under way, whom it concerns, what it is about, and the answers so far
    actor: int = upto(TABLE)
    about: int = upto(1 << 40)
    part: int = upto(SAID)
    said: list[int] = ints(SAID, 1 << 62)
    asked: int = upto(255)  # the seats that are asked
    chosen: int = upto(255)  # of these, the seats whose sealed answer is in
    sealed: list[int] = each(1 << 62, least=-1)
    depth: int = upto(PLANS)  # the plans, the next one last
    plan_step: list[int] = ints(PLANS, 63)
    plan_seats: list[int] = ints(PLANS, 511)
    plan_next: list[int] = ints(PLANS, 7, least=-1)
    plan_about: list[int] = ints(PLANS, 1 << 40)
    shuffles: int = upto(63)
    count: list[int] = ints(0, 255)  # cards in each pile
    slot: list[int] = ints(0, 1 << 62)  # every card, with who has seen it (see piles.py)
    lost: list[int] = ints(0, 1 << 62)  # for each card, when each seat lost sight of it

    SEATS: ClassVar[int]
    FIELDS: ClassVar[tuple[Field, ...]]
    OPTIONS: ClassVar[tuple[Option, ...]]
    PILES: ClassVar[tuple[Piles, ...]]
    DECKS: ClassVar[tuple[Deck, ...]]
    DICE: ClassVar[tuple[int, ...]]  # of each deck: whether it is dice, whose faces repeat
    START: ClassVar[tuple[int, ...]]  # of each pile: its first slot, its deck
    DECK: ClassVar[tuple[int, ...]]
    SIZE: ClassVar[tuple[int, ...]]  # of each deck: its cards, and where they stand in `lost`
    MEMORY: ClassVar[tuple[int, ...]]
    BACK: ClassVar[tuple[int, ...]]  # of each card: the class its back shows, from 1
    _LISTS: ClassVar[tuple[str, ...]]
    _PACK: ClassVar[struct.Struct]

    # filled by the game's book of steps (steps.py)
    HAPPENS: ClassVar[tuple[Any, ...]]
    QUESTIONS: ClassVar[tuple[tuple[Any, ...], ...]]
    ANSWERS: ClassVar[tuple[Any, ...]]
    TIMEOUTS: ClassVar[tuple[Any, ...]]
    PARTS: ClassVar[tuple[int, ...]]
    OF: ClassVar[tuple[int, ...]]
    MANNER: ClassVar[tuple[int, ...]]

    # a plain table only; not part of the record
    source: Source | None = None
    tells: list[Any] | None = None

    def __init_subclass__(cls, seats: int, backs: tuple[int, ...] = ()) -> None:
        cls.SEATS, cls.BACK = seats, backs
        declared = {name: vars(base).get(name) for base in (Record, cls) for name in base.__annotations__}
        cls.OPTIONS = tuple(replace(d, name=n) for n, d in declared.items() if isinstance(d, Option))
        cls.PILES = tuple(
            replace(d, name=n)
            for n, d in declared.items()
            if isinstance(d, Piles)
            for _ in range(seats if d.each_seat else 1)
        )
        cls._lay_out_piles()
        sizes = {"count": len(cls.PILES), "slot": sum(p.room for p in cls.PILES), "lost": sum(cls.SIZE)}
        fields = []
        for name, d in declared.items():
            if isinstance(d, Option):
                fields.append(Field(d.most, 0, d.least, name))
            elif isinstance(d, Field):
                n = sizes.get(name, seats if d.n == -1 else d.n)
                fields.append(replace(d, n=n, name=name))
        cls.FIELDS = tuple(fields)
        cls._LISTS = tuple(f.name for f in fields if f.n)
        cls._PACK = struct.Struct(f"<{sum(f.n or 1 for f in fields)}q")

    @classmethod
    def _lay_out_piles(cls) -> None:
        cls.DECKS = tuple(dict.fromkeys(p.of for p in cls.PILES))
        cls.DICE = tuple(int(any(p.dice for p in cls.PILES if p.of == deck)) for deck in cls.DECKS)
        cls.SIZE = tuple(len(deck) for deck in cls.DECKS)
        cls.MEMORY = tuple(sum(cls.SIZE[:i]) for i in range(len(cls.SIZE)))
        cls.DECK = tuple(cls.DECKS.index(p.of) for p in cls.PILES)
        cls.START = tuple(sum(p.room for p in cls.PILES[:i]) for i in range(len(cls.PILES)))
        handles: dict[str, list[Pile]] = {}
        for i, p in enumerate(cls.PILES):
            handles.setdefault(p.name, []).append(Pile(i))
        for p in cls.PILES:
            setattr(cls, p.name, tuple(handles[p.name]) if p.each_seat else handles[p.name][0])

    @classmethod
    def new(cls, players: int, options: dict[str, object] | None = None) -> Self:
        """An empty table for so many players."""
        t = cls.__new__(cls)
        given = dict(options or {})
        for f in cls.FIELDS:
            setattr(t, f.name, [0] * f.n if f.n else 0)
        for option in cls.OPTIONS:
            setattr(t, option.name, option.read(given.pop(option.name, option.default)))
        if given:
            names = ", ".join(option.name for option in cls.OPTIONS)
            raise ValueError(f"option {next(iter(given))!r} is unknown; expected one of {names}")
        t.players = players
        return t

    def copy(self) -> Self:
        """An independent copy; tells are not carried along."""
        other = self.__class__.__new__(self.__class__)
        fields = other.__dict__
        fields.update(self.__dict__)
        for name in self._LISTS:
            fields[name] = fields[name].copy()
        if fields.get("tells") is not None:
            other.tells = []
        return other

    def numbers(self) -> list[int]:
        """All the integers in their declared order."""
        found: list[int] = []
        for f in self.FIELDS:
            value = getattr(self, f.name)
            if f.n:
                found.extend(value)
            else:
                found.append(value)
        return found

    def tobytes(self) -> bytes:
        """The record as 64-bit integers: the same bytes as a row of compiled tables."""
        return self._PACK.pack(*self.numbers())

    @classmethod
    def frombytes(cls, data: bytes) -> Self:
        """The table that gave these bytes."""
        if len(data) != cls._PACK.size:
            raise ValueError(f"{len(data)} bytes were read, expected {cls._PACK.size}")
        return cls._from_numbers(list(cls._PACK.unpack(data)))

    @classmethod
    def _from_numbers(cls, numbers: list[int]) -> Self:
        t, at = cls.__new__(cls), 0
        for f in cls.FIELDS:
            setattr(t, f.name, numbers[at : at + f.n] if f.n else numbers[at])
            at += f.n or 1
        return t

    def tojson(self) -> str:
        """The record as JSON, field by field."""
        return json.dumps({f.name: getattr(self, f.name) for f in self.FIELDS}, separators=(",", ":"))

    @classmethod
    def fromjson(cls, text: str) -> Self:
        """The table that gave this JSON; anything else is refused."""
        read = json.loads(text)
        t = cls.__new__(cls)
        for f in cls.FIELDS:
            value = read.get(f.name) if isinstance(read, dict) else None
            right = (
                isinstance(value, list) and len(value) == f.n and all(type(v) is int for v in value)
                if f.n
                else type(value) is int
            )
            if not right:
                raise ValueError(
                    f"field {f.name}: expected {f'{f.n} whole numbers' if f.n else 'a whole number'}"
                )
            setattr(t, f.name, value)
        t.check()
        return t

    def check(self) -> None:
        """Every integer is within its declared bounds."""
        for f in self.FIELDS:
            value = getattr(self, f.name)
            for number in value if f.n else (value,):
                if not f.least <= number <= f.most:
                    raise ValueError(f"field {f.name}: {number} is not from {f.least} to {f.most}")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.tobytes())
