"""A table as a record: declared integers and piles of cards, nothing else.

The declarations give copying, equality, bytes, JSON, views and the compiled layout; nobody writes these by hand.
Every integer is public. What is secret is a card (a slot knows who has seen it), a sealed answer, or chance.
"""

import json
import struct
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, ClassVar, NewType, Self, TypeVar, cast

from brelan.deck import Deck
from brelan.engine.asks import Ask
from brelan.engine.chance import Source

Pile = NewType("Pile", int)

TABLE = 8  # the seat of nobody: spectators and the table screen; steps that happen to no seat in particular
PLANS = 16  # how many plans may wait at once
STEPS = ("HAPPENS", "QUESTIONS", "ANSWERS", "TIMEOUTS", "PARTS", "OF", "MANNER")  # filled by a book of steps
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


def constant() -> Any:
    """The same for all tables of a game, or for a plain table only: not part of the record."""
    return None


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
    """What every table has. A game's table is declared as `@table(seats=8) class Table(Record): chips: … = each(…)`."""

    players: int = upto(8)
    chance: int = upto(1 << 62)
    drawn: int = upto(1 << 40)  # outcomes taken from a source of chance
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

    # the same for all tables of a game
    START: tuple[int, ...] = constant()  # of each pile: its first slot, its deck
    DECK: tuple[int, ...] = constant()
    SIZE: tuple[int, ...] = constant()  # of each deck: its cards, where they stand in `lost`, whether it is dice
    MEMORY: tuple[int, ...] = constant()
    DICE: tuple[int, ...] = constant()
    BACK: tuple[int, ...] = constant()  # of each card: the class its back shows, from 1
    HAPPENS: tuple[Callable[..., None], ...] = constant()  # of each step: its functions (steps.py)
    QUESTIONS: tuple[tuple[Callable[..., Ask], ...], ...] = constant()
    ANSWERS: tuple[Callable[..., None], ...] = constant()
    TIMEOUTS: tuple[Callable[..., int], ...] = constant()
    PARTS: tuple[int, ...] = constant()
    OF: tuple[int, ...] = constant()
    MANNER: tuple[int, ...] = constant()

    # a plain table only; not part of the record
    source: Source | None = constant()
    tells: list[Any] | None = constant()

    LAYOUT: ClassVar["Layout"]
    copy: Callable[[], Self]

    @classmethod
    def new(cls, players: int, options: dict[str, object] | None = None) -> Self:
        """An empty table for so many players."""
        layout = cls.LAYOUT
        t = cls._bare()
        for f in layout.fields:
            setattr(t, f.name, [0] * f.n if f.n else 0)
        given = dict(options or {})
        for option in layout.options:
            setattr(t, option.name, option.read(given.pop(option.name, option.default)))
        if given:
            names = ", ".join(option.name for option in layout.options)
            raise ValueError(f"option {next(iter(given))!r} is unknown; expected one of {names}")
        t.players = players
        return t

    @classmethod
    def _bare(cls) -> Self:
        t = cls.__new__(cls)
        for name, value in cls.LAYOUT.constants.items():
            setattr(t, name, value)
        return t

    def numbers(self) -> list[int]:
        """All the integers in their declared order."""
        found: list[int] = []
        for f in self.LAYOUT.fields:
            value = getattr(self, f.name)
            if f.n:
                found.extend(value)
            else:
                found.append(value)
        return found

    def tobytes(self) -> bytes:
        """The record as 64-bit integers: the same bytes as a row of compiled tables."""
        return self.LAYOUT.pack.pack(*self.numbers())

    @classmethod
    def frombytes(cls, data: bytes) -> Self:
        """The table that gave these bytes."""
        if len(data) != cls.LAYOUT.pack.size:
            raise ValueError(f"{len(data)} bytes were read, expected {cls.LAYOUT.pack.size}")
        return cls._from_numbers(list(cls.LAYOUT.pack.unpack(data)))

    @classmethod
    def _from_numbers(cls, numbers: list[int]) -> Self:
        t, at = cls._bare(), 0
        for f in cls.LAYOUT.fields:
            setattr(t, f.name, numbers[at : at + f.n] if f.n else numbers[at])
            at += f.n or 1
        return t

    def tojson(self) -> str:
        """The record as JSON, field by field."""
        return json.dumps({f.name: getattr(self, f.name) for f in self.LAYOUT.fields}, separators=(",", ":"))

    @classmethod
    def fromjson(cls, text: str) -> Self:
        """The table that gave this JSON; anything else is refused."""
        read = json.loads(text)
        t = cls._bare()
        for f in cls.LAYOUT.fields:
            value = read.get(f.name) if isinstance(read, dict) else None
            right = (
                isinstance(value, list) and len(value) == f.n and all(type(v) is int for v in value)
                if f.n
                else type(value) is int
            )
            if not right:
                raise ValueError(f"field {f.name}: expected {f'{f.n} whole numbers' if f.n else 'a whole number'}")
            setattr(t, f.name, value)
        t.check()
        return t

    def check(self) -> None:
        """Every integer is within its declared bounds."""
        for f in self.LAYOUT.fields:
            value = getattr(self, f.name)
            for number in value if f.n else (value,):
                if not f.least <= number <= f.most:
                    raise ValueError(f"field {f.name}: {number} is not from {f.least} to {f.most}")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.tobytes())


@dataclass
class Layout:
    """What the declarations of a table say."""

    seats: int
    fields: tuple[Field, ...]
    options: tuple[Option, ...]
    piles: tuple[Piles, ...]
    decks: tuple[Deck, ...]
    constants: dict[str, Any]
    pack: struct.Struct


T = TypeVar("T", bound=Record)


def table(seats: int, backs: tuple[int, ...] = ()) -> Callable[[type[T]], type[T]]:
    """Make a table class from its declarations: every declared name becomes a slot."""

    def make(declaration: type[T]) -> type[T]:
        declared = {name: vars(base).get(name) for base in (Record, declaration) for name in base.__annotations__}
        del declared["LAYOUT"], declared["copy"]
        layout = _lay_out(declared, seats, backs)
        space = {n: v for n, v in vars(Record).items() if n not in declared and n not in ("__dict__", "__weakref__")}
        space |= {"__slots__": tuple(declared), "LAYOUT": layout, "__doc__": declaration.__doc__}
        space |= {"__module__": declaration.__module__, "copy": _copier(declared, layout)}
        made = type(declaration.__name__, (), space)
        return cast(type[T], made)

    return make


def _lay_out(declared: dict[str, Any], seats: int, backs: tuple[int, ...]) -> Layout:
    options = tuple(replace(d, name=n) for n, d in declared.items() if isinstance(d, Option))
    kinds = [replace(d, name=n) for n, d in declared.items() if isinstance(d, Piles)]
    piles = tuple(kind for kind in kinds for _ in range(seats if kind.each_seat else 1))
    decks = tuple(dict.fromkeys(p.of for p in piles))
    cards = tuple(len(deck) for deck in decks)
    constants: dict[str, Any] = {
        "START": tuple(sum(p.room for p in piles[:i]) for i in range(len(piles))),
        "DECK": tuple(decks.index(p.of) for p in piles),
        "SIZE": cards,
        "MEMORY": tuple(sum(cards[:i]) for i in range(len(cards))),
        "DICE": tuple(int(any(p.dice for p in piles if p.of == deck)) for deck in decks),
        "BACK": backs,
        **dict.fromkeys((*STEPS, "source", "tells")),
    }
    for kind in kinds:
        handles = tuple(i for i, p in enumerate(piles) if p.name == kind.name)
        constants[kind.name] = handles if kind.each_seat else handles[0]
    sizes = {"count": len(piles), "slot": sum(p.room for p in piles), "lost": sum(cards)}
    fields = []
    for name, d in declared.items():
        if isinstance(d, Option):
            fields.append(Field(d.most, 0, d.least, name))
        elif isinstance(d, Field):
            fields.append(replace(d, n=sizes.get(name, seats if d.n == -1 else d.n), name=name))
    pack = struct.Struct(f"<{sum(f.n or 1 for f in fields)}q")
    return Layout(seats, tuple(fields), options, piles, decks, constants, pack)


def _copier(declared: dict[str, Any], layout: Layout) -> Callable[[Any], Any]:
    """A copy of all the slots, written out, because searching copies more than anything else."""
    lists = {f.name for f in layout.fields if f.n}
    lines = [f"    other.{n} = t.{n}.copy()" if n in lists else f"    other.{n} = t.{n}" for n in declared]
    source = "\n".join(["def copy(t):", "    other = new(t.__class__)", *lines, "    return other"])
    space: dict[str, Any] = {"new": object.__new__}
    exec(source, space)
    space["copy"].__doc__ = "An independent copy."
    return cast(Callable[[Any], Any], space["copy"])
