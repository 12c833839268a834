"""A game's book of steps: which function happens, asks and answers for which step, and how answers are written."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar

from brelan.engine.asks import Ask, Form, least_answer
from brelan.engine.flow import Manner
from brelan.engine.sets import has
from brelan.engine.state import SAID, AnyState

Function = TypeVar("Function", bound=Callable[..., Any])

SEATS = "seats"
POSITIONS = "positions"
UNDER_CUP = "under a cup"
"""Positions of dice that only some see: the others learn how many are chosen, not which."""


@dataclass(frozen=True)
class Question:
    """A question function, whom it goes to, and the words its answers are written in.

    `verb` begins the answer's line in a record; `options` are the words of a `one_of` that is neither a seat nor a
    position; an `amount` on a `scale` is a place in this list, lowest first, and written by its text.
    """

    ask: Callable[..., Any]
    of: int = -1
    verb: str = ""
    options: type[IntEnum] | None = None
    members: str = POSITIONS
    scale: tuple[str, ...] = ()

    def counts_places(self, ask: Ask) -> bool:
        """Whether the numbers of its answers are places, where cards lie: no words, people or amounts."""
        return ask.form != Form.AMOUNT and self.options is None and self.members != SEATS

    def word(self, ask: Ask, value: int) -> str:
        """The answer in the game's notation: `follow`, `stakes 3`, `exchanges 1 4`, `exchanges none`."""
        if ask.form == Form.SOME_OF:
            chosen = " ".join(str(i + 1) for i in ask.options() if has(value, i))
            return f"{self.verb} {chosen or 'none'}"
        if ask.form == Form.ONE_OF:
            return self._option(value)
        return f"{self.verb} {self.scale[value] if self.scale else value}"

    def _option(self, value: int) -> str:
        return self.options(value).name.lower() if self.options else f"{self.verb} {value + 1}"

    def read(self, ask: Ask, text: str) -> int:
        """The answer that the text stands for, or −1."""
        if ask.form == Form.ONE_OF:
            return next((value for value in ask.options() if self._option(value) == text), -1)
        verb, *words = text.split()
        if self.scale:
            return self.number(" ".join(words)) if verb == self.verb else -1
        if verb != self.verb or not words or not all(word.isdecimal() or words == ["none"] for word in words):
            return -1
        if ask.form == Form.AMOUNT:
            return int(words[0]) if len(words) == 1 and words != ["none"] else -1
        return ask.encode([] if words == ["none"] else [int(word) - 1 for word in words])

    def number(self, name: str) -> int:
        """The option of this name, or the place of this text on the scale; −1 if there is none."""
        if self.scale:
            return self.scale.index(name) if name in self.scale else -1
        return next((int(option) for option in self.options or () if option.name.lower() == name), -1)

    def expected(self, ask: Ask) -> str:
        """What may be answered, for people who read records and error messages."""
        if ask.form == Form.ONE_OF:
            return " or ".join(self._option(value) for value in ask.options())
        if ask.form == Form.SOME_OF:
            among = " ".join(str(i + 1) for i in ask.options())
            many = str(ask.most) if ask.least == ask.most else f"{ask.least} to {ask.most}"
            return f"{self.verb} and {many} of the positions {among}{'' if ask.least else ', or none'}"
        if self.scale:
            return f"{self.verb} and a place on the scale from {self.scale[ask.least]} to {self.scale[ask.most]}"
        return f"{self.verb} and a number from {ask.least} to {ask.most}"


@dataclass
class Step:
    """What belongs to one step."""

    happens: Callable[..., Any] | None = None
    questions: list[Question] = field(default_factory=list)
    answer: Callable[..., Any] | None = None
    late: Callable[..., Any] | None = None
    manner: Manner = Manner.ROUND


class Note(NamedTuple):
    """A decorated function, and what it does for its step."""

    step: IntEnum
    part: str
    function: Callable[..., Any]


class Book:
    """The steps of one game; its decorators mark the rules."""

    def __init__(self) -> None:
        self.steps: dict[IntEnum, Step] = {}
        self.notes: list[Note] = []
        """Everything the decorators said, in their order."""

    def _step(self, step: IntEnum, part: str, function: Callable[..., Any]) -> Step:
        self.notes.append(Note(step, part, function))
        return self.steps.setdefault(step, Step())

    def happens(self, step: IntEnum) -> Callable[[Function], Function]:
        """The function runs when the step begins."""

        def note(function: Function) -> Function:
            self._step(step, "happens", function).happens = function
            return function

        return note

    def question(
        self,
        step: IntEnum,
        verb: str = "",
        *,
        options: type[IntEnum] | None = None,
        members: str = POSITIONS,
        scale: tuple[str, ...] = (),
        of: int = -1,
        manner: Manner = Manner.ROUND,
    ) -> Callable[[Function], Function]:
        """The function says what a seat may answer; several on one step form a chain, in file order."""

        def note(function: Function) -> Function:
            entry = self._step(step, "question", function)
            entry.questions.append(Question(function, of, verb, options, members, scale))
            if manner != Manner.ROUND:
                entry.manner = manner
            return function

        return note

    def answer_to(self, step: IntEnum) -> Callable[[Function], Function]:
        """The function says what the answers do."""

        def note(function: Function) -> Function:
            self._step(step, "answer", function).answer = function
            return function

        return note

    def late(self, step: IntEnum) -> Callable[[Function], Function]:
        """The function gives the time-out answer of the step."""

        def note(function: Function) -> Function:
            self._step(step, "late", function).late = function
            return function

        return note

    def bind(self, table: type[AnyState], between: int) -> None:
        """Give the steps to the table class as lookup tables; plain tables are noted along the way (see `_noted`)."""
        top = max(int(step) for step in self.steps) + 1
        steps = [Step() for _ in range(top)]
        for number, step in self.steps.items():
            if not step.questions and step.happens is not None and len(parameters(step.happens)) == 1:
                step.manner = Manner.ONCE
            elif step.happens is not None and step.manner == Manner.ROUND:
                step.manner = Manner.EACH
            steps[number] = step
        names = {int(number): number.name for number in self.steps}
        happens = [
            _does_nothing if step.happens is None else _noted(_with_seat(step.happens), always=number == between)
            for number, step in enumerate(steps)
        ]
        table.LAYOUT.constants |= {
            "NAME": tuple(names.get(number, "") for number in range(top)),
            "HAPPENS": tuple(happens),
            "QUESTIONS": tuple(tuple(q.ask for q in step.questions) for step in steps),
            "ANSWERS": tuple(step.answer or _does_nothing for step in steps),
            "TIMEOUTS": tuple(step.late or _least for step in steps),
            "PARTS": tuple(len(step.questions) for step in steps),
            "MANNER": tuple(int(step.manner) for step in steps),
            "OF": tuple(
                step.questions[part].of if part < len(step.questions) else -1 for step in steps for part in range(SAID)
            ),
        }


def parameters(function: Callable[..., Any]) -> list[str]:
    """The names of a rule's parameters."""
    code = getattr(function, "__code__", None)
    return list(code.co_varnames[: code.co_argcount] if code else inspect.signature(function).parameters)


def _does_nothing(_t: AnyState, _seat: int, *_said: int) -> None:
    """What a step without such a function does."""


def _least(_t: AnyState, _seat: int, ask: Ask) -> int:
    return least_answer(ask)


def _with_seat(function: Callable[..., None]) -> Callable[..., None]:
    if len(parameters(function)) > 1:
        return function
    return lambda t, _seat: function(t)


def _noted(happens: Callable[..., None], *, always: bool) -> Callable[..., None]:
    """The same step; a table that tells is noted as it was before it, if something has been told since the last.

    So whatever an answer set off can be looked at one thing after the other. Between two deals it is noted always, for
    another version of the rules.
    """

    def note(t: AnyState, seat: int) -> None:
        if t.tells is not None and (always or len(t.tells) > (t.noted[-1][1] if t.noted else 0)):
            copy = t.copy()
            copy.source = copy.tells = copy.noted = None
            t.noted = [*(t.noted or ()), (copy, len(t.tells))]
        happens(t, seat)

    return note
