"""What a mind makes of a question: the answers it considers, what each is worth, how often it gives it, and why."""

import math
from collections.abc import Callable, Iterable
from enum import Enum
from random import Random
from typing import NamedTuple

from brelan.engine.asks import Ask
from brelan.engine.table import View


class Tone(Enum):
    """How an answer looks to the others: what a character likes or dislikes."""

    PLAIN = "plain"
    GIVE_UP = "give-up"
    CAREFUL = "careful"
    BOLD = "bold"


class Candidate(NamedTuple):
    """An answer; what it is worth, in the game's own unit; how often the mind gives it."""

    answer: int
    worth: float
    share: float
    tone: Tone = Tone.PLAIN


class Fact(NamedTuple):
    """Something counted from the seat's view: a sentence of the game's `.ftl` files, and its numbers.

    A `seat` among them, counted from 0, is spoken of by its name: `$who`; a `position` that may be answered: `$what`.
    """

    key: str
    numbers: dict[str, int | float | str]


class Thought(NamedTuple):
    """Everything a mind considers: at least one option, and the facts that matter."""

    options: tuple[Candidate, ...]
    facts: tuple[Fact, ...] = ()

    @property
    def best(self) -> Candidate:
        """The answer that is worth most; among equals the one that is given most often."""
        return max(self.options, key=lambda option: (option.worth, option.share))

    def pick(self, rng: Random) -> int:
        """An answer, each as often as its share says."""
        if len(self.options) == 1:
            return self.options[0].answer
        return rng.choices([o.answer for o in self.options], [o.share for o in self.options])[0]


Mind = Callable[[View, Ask, Random], Thought]


def sure(answer: int) -> Thought:
    """A thought with only one answer."""
    return Thought((Candidate(answer, 0.0, 1.0),))


def quantal(options: Iterable[tuple[int, float, Tone]], step: float) -> tuple[Candidate, ...]:
    """Shares that follow worth: an answer worth `step` less than another is given e times less often.

    Cheap errors are frequent and gross ones rare, as people's are.
    """
    given = list(options)
    top = max(worth for _, worth, _ in given)
    weights = [math.exp((worth - top) / step) for _, worth, _ in given]
    total = sum(weights)
    return tuple(
        Candidate(answer, worth, weight / total, tone)
        for (answer, worth, tone), weight in zip(given, weights, strict=True)
    )
