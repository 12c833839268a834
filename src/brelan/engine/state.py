"""The state of a table: declared integers and piles of cards, nothing else.

The declarations give copying, equality, bytes, JSON, views and the compiled layout; nobody writes these by hand.
Every integer is public. What is secret is a card (a slot knows who has seen it), a sealed answer, or chance.
"""

import json
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, NewType, Self

from brelan.deck import Deck
from brelan.engine.asks import Ask
from brelan.engine.chance import Source
from brelan.engine.declarations import Field, Option, Piles, constant, each, ints, upto

Pile = NewType("Pile", int)

NO_SEAT = 8  # the seat of nobody: spectators and the table screen; steps that happen to no seat in particular
PLANS = 16  # how many plans may wait at once
STEPS = ("NAME", "HAPPENS", "QUESTIONS", "ANSWERS", "TIMEOUTS", "PARTS", "OF", "MANNER")  # filled by a book of steps
CUPS = ("COVERED", "BEFORE", "EARLIEST")  # where dice under a cup are, and were (cups.py)
SAID = 3  # how many answers a chain of questions may have


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


class AnyState:
    """What every game's state has: `@declared(seats=8) class State(AnyState): chips: list[int] = each(100)`."""

    players: int = upto(8)
    chance: int = upto(1 << 62)
    drawn: int = upto(1 << 40)  # outcomes taken from a source of chance
    lead: int = upto(7)  # who begins when a step goes round the table
    now: int = upto(63)  # the step under way, whom it concerns, what it is about, and the answers so far
    actor: int = upto(NO_SEAT)
    about: int = upto(1 << 40)
    part: int = upto(SAID)
    said: list[int] = ints(SAID, 1 << 62)
    asked: int = upto(255)  # the seats that are asked
    chosen: int = upto(255)  # of these, the seats whose sealed answer is in
    sealed: list[int] = each(1 << 62, least=-1)
    over: int = upto(1)
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
    NAME: tuple[str, ...] = constant()  # of each step: its name and its functions (steps.py)
    HAPPENS: tuple[Callable[..., None], ...] = constant()
    QUESTIONS: tuple[tuple[Callable[..., Ask], ...], ...] = constant()
    ANSWERS: tuple[Callable[..., None], ...] = constant()
    TIMEOUTS: tuple[Callable[..., int], ...] = constant()
    PARTS: tuple[int, ...] = constant()
    OF: tuple[int, ...] = constant()
    MANNER: tuple[int, ...] = constant()

    # a plain table only; not part of the state
    source: Source | None = constant()
    tells: list[Any] | None = constant()
    noted: "list[tuple[AnyState, int]] | None" = constant()  # as it stood before its steps, and how much was told then

    LAYOUT: ClassVar["Layout"]
    COVERED: ClassVar[tuple[Pile, ...]]  # the piles under a cup; of each pile: its latest and its earliest past
    BEFORE: ClassVar[tuple[int, ...]]
    EARLIEST: ClassVar[tuple[int, ...]]
    copy: Callable[[], Self]

    @classmethod
    def new(cls, players: int, options: dict[str, object] | None = None) -> Self:
        """An empty table for this many players."""
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
        """The state as 64-bit integers: the same bytes as a row of compiled tables."""
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
        """The state as JSON, field by field."""
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

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its bytes, with what else a plain table has."""
        return _unpickled, (type(self), self.tobytes(), self.source, self.tells)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.tobytes())


def _unpickled(made: type[AnyState], data: bytes, source: Source | None, tells: list[Any] | None) -> AnyState:
    t = made.frombytes(data)
    t.source = source
    t.tells = tells
    return t
