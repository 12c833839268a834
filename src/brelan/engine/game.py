"""A game as the engine knows it: its table, its steps, its beginning and its end."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Self

from brelan.deck import HOLE, BadText
from brelan.engine.declarations import Option
from brelan.engine.flow import run
from brelan.engine.inline import spell_out
from brelan.engine.inspection.game import inspect
from brelan.engine.inspection.place import meant, of_caller
from brelan.engine.piles import card, size
from brelan.engine.sheet import Printed
from brelan.engine.source import Outcome
from brelan.engine.state import AnyState
from brelan.engine.steps import Book, Question
from brelan.engine.tells import RULE
from brelan.engine.words import CUPS, WORDS
from brelan.trouble import Fault, WrongBox

NAMED = {
    "state": ("State", "class State(AnyState)"),
    "book": ("book", "book = Book()"),
    "steps": ("Step", "class Step(IntEnum)"),
    "opening": ("OPENING", "OPENING = (Step.…,)"),
    "set_up": ("set_up", "def set_up(t)"),
    "score": ("score", "def score(t, seat)"),
    "wealth": ("wealth", "def wealth(t)"),
}
"""What every game has, what its modules call it, and how that is written there."""


@cache
def _spell_out(name: str) -> None:
    spell_out(import_module(name))


def _first(modules: list[ModuleType], name: str, written: str) -> Any:
    """What the first of the modules that has this name has there."""
    for module in modules:
        if name in vars(module):
            return vars(module)[name]
    near = meant(name, [known for module in modules for known in vars(module)])
    found = f"none of the modules {', '.join(module.__name__ for module in modules)} has {name}"
    raise WrongBox(Fault(of_caller(), found, written + (f", not {near}" if near else "")))


def _game_at(home: str) -> "Game":
    found: Game = import_module(home).game
    found.quicken()
    return found


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the engine needs of a game; `modules` hold its rules, in reading order."""

    name: str
    version: int
    least: int
    most: int
    state: type[AnyState]
    book: Book
    steps: type[IntEnum]
    opening: tuple[int, ...]
    set_up: Callable[[Any], None]
    score: Callable[[Any, int], int]
    wealth: Callable[[Any], int]  # all the chips, wherever they lie
    deal: str  # the field that counts the deals or rounds; it has counted the new one when its first card comes
    modules: tuple[str, ...]
    clock: Callable[[Any], None] | None = None  # what the end of the table's own time does
    minutes: Callable[[Any], int] | None = None  # how long that time is; 0 while no end is set to it
    services: tuple[tuple[str, str], ...] = ()  # rankings that rules call: name, and where its compiled twin is
    load: Callable[[Any, Printed | None], None] | None = None  # reads a deck of cards from a file, or the game's own

    @classmethod
    def of(
        cls, package: str, modules: tuple[str, ...], services: tuple[tuple[str, str], ...] = (), **said: Any
    ) -> Self:
        """The game of a package: modules and services are in it, and what every game has is called as `NAMED` says."""
        rules = [import_module(f"{package}.{name}") for name in modules]
        found = {argument: _first(rules, *named) for argument, named in NAMED.items()}
        at = tuple((name, f"{package}.{where}") for name, where in services)
        return cls(modules=tuple(module.__name__ for module in rules), services=at, **found, **said)

    def __post_init__(self) -> None:
        inspect(self, of_caller())
        self.book.bind(self.state, self.between)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the place where it is found: the `game` of its package or of one of its modules."""
        homes = (self.package, *self.modules)
        return _game_at, (next(home for home in homes if vars(import_module(home)).get("game") is self),)

    def quicken(self) -> None:
        """Write the words of the plain rules out (see inline.py); the compiled ones need none of it."""
        for name in (*self.words, *self.modules):
            _spell_out(name)

    @property
    def words(self) -> tuple[str, ...]:
        """The modules with the words that this game's rules are written in."""
        return (*WORDS, CUPS) if self.state.COVERED else WORDS

    @property
    def between(self) -> int:
        """The step between two deals, the last of the opening and of each deal: it begins another or ends the game."""
        return self.opening[-1]

    @property
    def decides(self) -> str:
        """The rule that says who has won: the first word of what `score` says of itself, if that is one."""
        found = RULE.match(self.score.__doc__ or "")
        return found[0] if found else ""

    @property
    def options(self) -> tuple[Option, ...]:
        """What the table may choose before the game."""
        return self.state.LAYOUT.options

    @property
    def package(self) -> str:
        """The package with the game's texts and data."""
        return self.modules[0].rpartition(".")[0]

    def question(self, step: int, part: int) -> Question:
        """A question of the book, with the words its answers are written in."""
        return self.book.steps[self.steps(step)].questions[part]

    def outcomes(self, outcomes: list[Outcome]) -> str:
        """Written chance as text: `=2 As Kd 10h`; a lot is = and a number from 1."""
        return " ".join(f"={n + 1}" if deck < 0 else self.state.LAYOUT.decks[deck].text(n) for deck, n in outcomes)

    def outcome(self, text: str) -> Outcome:
        """The outcome that a text stands for."""
        if text.startswith("=") and text[1:].isdecimal():
            return Outcome(-1, int(text[1:]) - 1)
        trouble = BadText(f"{text!r} is no card")
        for deck in self.state.LAYOUT.decks:
            try:
                return Outcome(self.state.LAYOUT.decks.index(deck), deck.card(text))
            except BadText as bad:
                trouble = bad
        raise trouble

    def cards(self, t: AnyState, pile: str, seat: int | None = None) -> list[str]:
        """The cards of a pile as text, where each seat has one that of a seat; `??` for a card that is not known."""
        kinds = {kind.name: kind for kind in self.state.LAYOUT.piles}
        if pile not in kinds:
            raise ValueError(f"pile {pile!r} is unknown; expected one of {', '.join(sorted(kinds))}")
        if kinds[pile].each_seat is (seat is None):
            raise ValueError(f"pile {pile} was asked for of seat {seat}; expected a seat if each has one, else none")
        handle = self.state.LAYOUT.constants[pile]
        at = handle if seat is None else handle[seat]
        deck = self.state.LAYOUT.decks[t.DECK[at]]
        faces = [card(t, at, i) for i in range(size(t, at))]
        return [HOLE if face < 0 else deck.text(face) for face in faces]

    def blank(self, players: int, options: dict[str, object] | None = None, data: Printed | None = None) -> AnyState:
        """A table set up, with its opening planned and nothing begun; `data` is a file with custom cards."""
        if not isinstance(players, int) or not self.least <= players <= self.most:
            raise ValueError(f"{players!r} players were asked for; {self.name} is for {self.least} to {self.most}")
        if data is not None and self.load is None:
            raise ValueError(f"{data} was given; {self.name} has no cards that can be read from a file")
        t = self.state.new(players, options)
        if self.load is not None:
            self.load(t, data)
        self.set_up(t)
        run(t, self.opening)
        return t
