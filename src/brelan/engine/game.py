"""A game as the engine knows it: its table, its steps, its beginning and its end."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from importlib import import_module
from typing import Any

from brelan.engine.flow import run
from brelan.engine.inline import spell_out
from brelan.engine.records import Option, Record
from brelan.engine.steps import Book


WORDS = tuple(f"brelan.engine.{name}" for name in ("sets", "chance", "asks", "piles", "flow", "pots", "sight", "drive"))


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
    modules: tuple[str, ...]
    services: tuple[tuple[str, str], ...] = ()  # rankings that rules call: name, and where its compiled twin is

    def __post_init__(self) -> None:
        for name in (*WORDS, *self.modules):
            _spell_out(name)
        missing = [step.name for step in self.steps if step not in self.book.steps]
        if missing:
            raise TypeError(f"{self.name}: no rule for step {missing[0]}")
        self.book.bind(self.table)

    @property
    def options(self) -> tuple[Option, ...]:
        """What the table may choose before the game."""
        return self.table.LAYOUT.options

    @property
    def package(self) -> str:
        """The package with the game's texts and data."""
        return self.modules[0].rpartition(".")[0]

    def blank(self, players: int, options: dict[str, object] | None = None) -> Record:
        """A table set up, with its opening planned and nothing begun."""
        if not isinstance(players, int) or not self.least <= players <= self.most:
            raise ValueError(f"{players!r} players were asked for; {self.name} is for {self.least} to {self.most}")
        t = self.table.new(players, options)
        self.set_up(t)
        run(t, self.opening)
        return t
