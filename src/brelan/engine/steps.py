"""A game's book of steps: which function happens, asks and answers for which step, and how answers are written."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeVar

from brelan.engine.asks import Ask, Form, least_answer
from brelan.engine.flow import Manner
from brelan.engine.records import SAID, Record
from brelan.engine.sets import has

Function = TypeVar("Function", bound=Callable[..., Any])

SEATS = "seats"
POSITIONS = "positions"


@dataclass(frozen=True)
class Question:
    """A question function, whom it goes to, and the words its answers are written in.

    `verb` begins the answer's line in a record; `options` are the words of a `one_of` that is neither a seat nor a
    position.
    """

    ask: Callable[..., Any]
    of: int = -1
    verb: str = ""
    options: type[IntEnum] | None = None
    members: str = POSITIONS

    def word(self, ask: Ask, value: int) -> str:
        """The answer in the game's notation: `follow`, `stakes 3`, `exchanges 1 4`, `exchanges none`."""
        if ask.form == Form.SOME_OF:
            chosen = " ".join(str(i + 1) for i in ask.options() if has(value, i))
            return f"{self.verb} {chosen or 'none'}"
        if ask.form == Form.ONE_OF:
            return self._option(value)
        return f"{self.verb} {value}"

    def _option(self, value: int) -> str:
        return self.options(value).name.lower() if self.options else f"{self.verb} {value + 1}"

    def read(self, ask: Ask, text: str) -> int:
        """The answer that the text stands for, or −1."""
        if ask.form == Form.ONE_OF:
            return next((value for value in ask.options() if self._option(value) == text), -1)
        verb, *words = text.split()
        if verb != self.verb or not words or not all(word.isdecimal() or words == ["none"] for word in words):
            return -1
        if ask.form == Form.AMOUNT:
            return int(words[0]) if len(words) == 1 and words != ["none"] else -1
        return ask.encode([] if words == ["none"] else [int(word) - 1 for word in words])

    def number(self, name: str) -> int:
        """The option of this name, or −1."""
        return next((int(option) for option in self.options or () if option.name.lower() == name), -1)

    def expected(self, ask: Ask) -> str:
        """What may be answered, for people who read records and error messages."""
        if ask.form == Form.ONE_OF:
            return " or ".join(self._option(value) for value in ask.options())
        if ask.form == Form.SOME_OF:
            among = " ".join(str(i + 1) for i in ask.options())
            many = str(ask.most) if ask.least == ask.most else f"{ask.least} to {ask.most}"
            return f"{self.verb} and {many} of the positions {among}{'' if ask.least else ', or none'}"
        return f"{self.verb} and a number from {ask.least} to {ask.most}"


@dataclass
class Step:
    """What belongs to one step."""

    happens: Callable[..., Any] | None = None
    questions: list[Question] = field(default_factory=list)
    answer: Callable[..., Any] | None = None
    late: Callable[..., Any] | None = None
    manner: Manner = Manner.ROUND


class Book:
    """The steps of one game; its decorators stand above the rules."""

    def __init__(self) -> None:
        self.steps: dict[IntEnum, Step] = {}

    def _step(self, step: IntEnum) -> Step:
        return self.steps.setdefault(step, Step())

    def happens(self, step: IntEnum) -> Callable[[Function], Function]:
        """The function runs when the step begins."""

        def note(function: Function) -> Function:
            self._step(step).happens = function
            return function

        return note

    def question(
        self,
        step: IntEnum,
        verb: str = "",
        *,
        options: type[IntEnum] | None = None,
        members: str = POSITIONS,
        of: int = -1,
        manner: Manner = Manner.ROUND,
    ) -> Callable[[Function], Function]:
        """The function says what a seat may answer; several on one step form a chain, in file order."""

        def note(function: Function) -> Function:
            entry = self._step(step)
            entry.questions.append(Question(function, of, verb, options, members))
            if manner != Manner.ROUND:
                entry.manner = manner
            return function

        return note

    def answer_to(self, step: IntEnum) -> Callable[[Function], Function]:
        """The function says what the answers do."""

        def note(function: Function) -> Function:
            self._step(step).answer = function
            return function

        return note

    def late(self, step: IntEnum) -> Callable[[Function], Function]:
        """The function gives the time-out answer of the step."""

        def note(function: Function) -> Function:
            self._step(step).late = function
            return function

        return note

    def bind(self, table: type[Record]) -> None:
        """Hand the steps to the table class as look-up tables."""
        top = max(int(step) for step in self.steps) + 1
        steps = [Step() for _ in range(top)]
        for number, step in self.steps.items():
            if step.questions and step.answer is None:
                raise TypeError(f"step {number.name} asks, but nothing answers")
            if not step.questions and step.happens is not None and len(parameters(step.happens)) == 1:
                step.manner = Manner.ONCE
            elif step.happens is not None and step.manner == Manner.ROUND:
                step.manner = Manner.EACH
            steps[number] = step
        table.LAYOUT.constants |= {
            "HAPPENS": tuple(_with_seat(step.happens) for step in steps),
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
    return list(inspect.signature(function).parameters)


def _does_nothing(_t: Record, _seat: int, *_said: int) -> None:
    """What a step without such a function does."""


def _least(_t: Record, _seat: int, ask: Ask) -> int:
    return least_answer(ask)


def _with_seat(function: Callable[..., None] | None) -> Callable[..., None]:
    if function is None:
        return _does_nothing
    if len(parameters(function)) > 1:
        return function
    return lambda t, _seat: function(t)
