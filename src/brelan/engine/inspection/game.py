"""What a game says of itself: names, numbers, functions, and whether its steps lead from the opening to an end."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any

from brelan.engine.inspection import book, names, telling
from brelan.engine.inspection.limits import WAITING
from brelan.engine.inspection.place import of_argument, of_function, of_member
from brelan.engine.inspection.reader import Ground, Reader, Reading
from brelan.engine.state import AnyState, Layout
from brelan.engine.steps import Book, Step, parameters
from brelan.trouble import Fault, Place, WrongBox

if TYPE_CHECKING:
    from brelan.engine.game import Game

NAME = re.compile(r"[a-z][a-z0-9_]*")
SERVICE = re.compile(r"[\w.]+:[^\W\d]\w*[^:]*")
TAKES = {
    "set_up": ("t",),
    "score": ("t", "seat"),
    "wealth": ("t",),
    "clock": ("t",),
    "minutes": ("t",),
    "load": ("t", "path"),
}
LEAD = "lead"
"""Of what every table has, the one number that rules set."""


def inspect(game: "Game", made_at: Place) -> None:
    """Refuse a game that cannot be played."""
    for fault in faults(game, made_at):
        raise WrongBox(fault, str(game.name))


def faults(game: "Game", made_at: Place) -> Iterator[Fault]:
    """All that is wrong with a game; its rules are noted in its book while their modules are imported."""
    for argument, found, expected in _kinds(game):
        yield Fault(of_argument(made_at, argument), found, expected)
    for module in game.modules:
        import_module(module)
    services = frozenset(name for name, _ in game.services)
    yield from names.faults(game.words, game.modules, services)
    for look in (_numbers, _functions):
        for argument, found, expected in look(game):
            yield Fault(of_argument(made_at, argument), found, expected)
    yield from book.faults(game.book, game.steps, game.modules)
    yield from _Story(game, services).faults(made_at)
    yield from telling.faults(game.modules)


def _kinds(game: "Game") -> Iterator[tuple[str, str, str]]:
    """Without these nothing else can be looked at."""
    state, book, steps = (getattr(game, name) for name in ("state", "book", "steps"))
    if not isinstance(getattr(state, "LAYOUT", None), Layout):
        yield "state", f"the state is {state!r}", "a class under @declared(seats=…)"
    if not isinstance(book, Book):
        yield "book", f"the book is {book!r}", "book = Book(), whose decorators stand above the rules"
    if not (isinstance(steps, type) and issubclass(steps, IntEnum)):
        yield "steps", f"the steps are {steps!r}", "an IntEnum of all steps"
    if not isinstance(game.modules, tuple) or not game.modules:
        yield "modules", f"the modules are {game.modules!r}", "a tuple with the names of those that have its rules"


def _numbers(game: "Game") -> Iterator[tuple[str, str, str]]:
    layout = game.state.LAYOUT
    if not NAME.fullmatch(str(game.name)) or game.name == "common":
        yield "name", f"the game is called {game.name!r}", "a word of lowercase letters and digits, other than common"
    if not isinstance(game.version, int) or game.version < 1:
        yield "version", f"its version is {game.version!r}", "1, and one more for every new version of the rules"
    if not 1 <= game.least <= game.most:
        yield "least", f"it is for {game.least} to {game.most} players", "the lesser number first"
    if game.most > layout.seats:
        yield "most", f"it is for up to {game.most} players", f"at most {layout.seats}, the seats of its table"
    single = [field.name for field in layout.fields if not field.n]
    if game.deal not in single:
        own = ", ".join(name for name in single if name not in AnyState.__annotations__)
        yield "deal", f"deals are counted in {game.deal!r}", f"a number of the table: {own}"
    wrong = [step for step in game.opening if not isinstance(step, game.steps)]
    if wrong or not game.opening:
        known = ", ".join(step.name for step in game.steps)
        yield "opening", f"the opening names {wrong[0]!r}" if wrong else "the opening is empty", f"steps: {known}"
    if len(game.opening) > WAITING:
        yield "opening", f"the opening has {len(game.opening)} steps", f"at most {WAITING} plans that wait"


def _functions(game: "Game") -> Iterator[tuple[str, str, str]]:
    """What the engine calls by itself, and the rankings that rules call."""
    for argument, takes in TAKES.items():
        function: Callable[..., Any] | None = getattr(game, argument)
        if function is None and argument in ("clock", "minutes", "load"):
            continue
        if not callable(function):
            yield argument, f"{argument} is {function!r}", f"a function of {' and '.join(takes)}"
        elif len(parameters(function)) != len(takes):
            found = f"{argument} takes {len(parameters(function))} arguments ({', '.join(parameters(function))})"
            yield argument, found, " and ".join(takes)
    if (game.clock is None) != (game.minutes is None):
        yield (
            "clock",
            "the game has one of clock and minutes",
            "both: what the end of the time does, and how long it is",
        )
    if getattr(game.score, "__name__", "") != "score" or game.score.__module__ not in game.modules:
        found = f"the score is {game.score.__module__}.{getattr(game.score, '__name__', '?')}"
        yield "score", found, "a function called score in one of the game's modules: compiled tables call it by name"
    for name, where in game.services:
        module, _, ranking = where.partition(":")
        if not SERVICE.fullmatch(where) or not _found(module, re.split(r"\W", ranking)[0]):
            found = f"the service {name} is said to be at {where!r}"
            yield "services", found, "module:RANKING.compiled(n), with a RANKING that the module has"


def _found(module: str, name: str) -> bool:
    try:
        return hasattr(import_module(module), name)
    except ImportError:
        return False


@dataclass
class _Story:
    """What the rules say once they are all read: which functions and which steps can come about."""

    game: "Game"
    services: frozenset[str]

    def faults(self, made_at: Place) -> Iterator[Fault]:
        """First what a rule cannot say, then what never happens."""
        ground, read = _ground(self.game, self.services), dict[FunctionType, Reading]()
        every = [function for step in self.game.book.steps.values() for function in _rules_of(step)]
        compiled = _reached([*every, self.game.score], ground, read)
        for function in compiled:
            yield from read[function].faults
        for function in _circles(compiled, read):
            found = f"{function.__name__} comes to call itself"
            yield Fault(of_function(function), found, "a while loop, or a step that is planned again")
        told = [function for function in (self.game.set_up, self.game.clock, self.game.load) if function]
        reached, functions = _played(self.game, _reached(told, ground, read), ground, read)
        for step in self.game.steps:
            if step not in reached:
                expected = "a rule that plans it (run, plan_for, plan_each), or its place in the opening"
                yield Fault(of_member(self.game.steps, step.name), f"nothing leads to step {step.name}", expected)
        if not any(read[function].ends for function in functions):
            yield Fault(of_argument(made_at, "opening"), "no rule ends the game", "end(t) in a rule that comes about")


def _ground(game: "Game", services: frozenset[str]) -> Ground:
    layout = game.state.LAYOUT
    return Ground(
        numbers=frozenset(field.name for field in layout.fields if not field.n),
        lists=frozenset(field.name for field in layout.fields if field.n),
        piles=frozenset(pile.name for pile in layout.piles),
        engines=frozenset(AnyState.__annotations__) - {LEAD},
        state=game.state.__name__,
        steps=game.steps,
        modules=game.modules,
        services=services,
    )


def _rules_of(step: Step) -> list[Callable[..., Any]]:
    asked = [question.ask for question in step.questions]
    return [function for function in (step.happens, *asked, step.answer, step.late) if function is not None]


def _reached(
    roots: Iterable[Callable[..., Any]], ground: Ground, read: dict[FunctionType, Reading]
) -> list[FunctionType]:
    """These functions and everything they call, each read once."""
    waiting, found = list(roots), dict[FunctionType, None]()
    while waiting:
        function = waiting.pop(0)
        if isinstance(function, FunctionType) and function not in found:
            found[function] = None
            if function not in read:
                read[function] = Reader(function, ground).read()
            waiting += read[function].calls
    return list(found)


def _circles(functions: list[FunctionType], read: dict[FunctionType, Reading]) -> list[FunctionType]:
    """What is left of the functions once all are taken away that call none which is left, or are called by none."""
    left = dict.fromkeys(functions)
    while free := [function for function in left if not any(called in left for called in read[function].calls)]:
        left = {function: None for function in left if function not in free}
    while free := [function for function in left if not any(function in read[other].calls for other in left)]:
        left = {function: None for function in left if function not in free}
    return list(left)


def _played(
    game: "Game", from_outside: list[FunctionType], ground: Ground, read: dict[FunctionType, Reading]
) -> tuple[set[int], set[FunctionType]]:
    """The steps that can come about, from the opening on, and the functions that then run."""
    steps = {int(step) for step in game.opening}.union(*(read[function].steps for function in from_outside))
    functions, waiting = set(from_outside), list(steps)
    while waiting:
        step = game.steps(waiting.pop())
        for function in _reached(_rules_of(game.book.steps.get(step, Step())), ground, read):
            functions.add(function)
            more = {int(s) for s in game.steps} if read[function].computed else read[function].steps
            waiting += more - steps
            steps |= more
    return steps, functions
