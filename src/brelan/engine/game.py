"""A game as the engine knows it: its table, its steps, its beginning and its end."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from brelan.deck import HOLE, BadText
from brelan.engine.declarations import Option
from brelan.engine.flow import run
from brelan.engine.inline import spell_out
from brelan.engine.piles import card, size
from brelan.engine.records import Record
from brelan.engine.source import Outcome
from brelan.engine.steps import Book, Question

WORDS = tuple(
    f"brelan.engine.{name}" for name in ("sets", "chance", "asks", "piles", "flow", "pots", "showing", "sight", "drive")
)


@cache
def _spell_out(name: str) -> None:
    spell_out(import_module(name))


@dataclass(frozen=True)
class Game:
    """Everything the engine needs of a game; `modules` hold its rules, in reading order."""

    name: str
    version: int
    least: int
    most: int
    table: type[Record]
    book: Book
    steps: type[IntEnum]
    opening: tuple[int, ...]
    set_up: Callable[[Any], None]
    score: Callable[[Any, int], int]
    wealth: Callable[[Any], int]  # all the chips, wherever they lie
    deal: str  # the field that counts the deals or rounds; it has counted the new one when its first card comes
    modules: tuple[str, ...]
    clock: Callable[[Any], None] | None = None  # what the end of the table's own time does (Champ's chrono)
    minutes: Callable[[Any], int] | None = None  # how long that time is; 0 while no end is set to it
    services: tuple[tuple[str, str], ...] = ()  # rankings that rules call: name, and where its compiled twin is
    load: Callable[[Any, Path | None], None] | None = None  # reads a deck of cards from a file, or the game's own

    def __post_init__(self) -> None:
        for name in self.modules:
            import_module(name)
        missing = [step.name for step in self.steps if step not in self.book.steps]
        if missing:
            raise TypeError(f"{self.name}: no rule for step {missing[0]}")
        self.book.bind(self.table)

    def quicken(self) -> None:
        """Write the words of the plain rules out (see inline.py); the compiled ones need none of it."""
        for name in (*WORDS, *self.modules):
            _spell_out(name)

    @property
    def options(self) -> tuple[Option, ...]:
        """What the table may choose before the game."""
        return self.table.LAYOUT.options

    @property
    def package(self) -> str:
        """The package with the game's texts and data."""
        return self.modules[0].rpartition(".")[0]

    def question(self, step: int, part: int) -> Question:
        """A question of the book, with the words its answers are written in."""
        return self.book.steps[self.steps(step)].questions[part]

    def outcomes(self, outcomes: list[Outcome]) -> str:
        """Written chance as text: `=2 As Kd 10h`; a lot is = and a number from 1."""
        return " ".join(f"={n + 1}" if deck < 0 else self.table.LAYOUT.decks[deck].text(n) for deck, n in outcomes)

    def outcome(self, text: str) -> Outcome:
        """The outcome that a text stands for."""
        if text.startswith("=") and text[1:].isdecimal():
            return Outcome(-1, int(text[1:]) - 1)
        trouble = BadText(f"{text!r} is no card")
        for deck in self.table.LAYOUT.decks:
            try:
                return Outcome(self.table.LAYOUT.decks.index(deck), deck.card(text))
            except BadText as bad:
                trouble = bad
        raise trouble

    def cards(self, t: Record, pile: str, seat: int | None = None) -> list[str]:
        """The cards of a pile as text; `??` for a card that is not known."""
        handle = self.table.LAYOUT.constants[pile]
        at = handle if seat is None else handle[seat]
        deck = self.table.LAYOUT.decks[t.DECK[at]]
        faces = [card(t, at, i) for i in range(size(t, at))]
        return [HOLE if face < 0 else deck.text(face) for face in faces]

    def blank(self, players: int, options: dict[str, object] | None = None, data: Path | None = None) -> Record:
        """A table set up, with its opening planned and nothing begun; `data` is a deck of one's own (Mises, stages)."""
        if not isinstance(players, int) or not self.least <= players <= self.most:
            raise ValueError(f"{players!r} players were asked for; {self.name} is for {self.least} to {self.most}")
        if data is not None and self.load is None:
            raise ValueError(f"{data} was given; {self.name} has no cards that can be read from a file")
        t = self.table.new(players, options)
        if self.load is not None:
            self.load(t, data)
        self.set_up(t)
        run(t, self.opening)
        return t
