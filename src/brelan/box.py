"""A box on the shelf: one declaration says everything that a game brings along; what is absent is replaced.

A box without minds is played with any legal answer, one without odds says so, one without a page of its own is laid out
on the common mat.
"""

import re
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Self

from brelan.bots import LEVELS
from brelan.bots.thought import Mind, Thought, sure
from brelan.deck import Deck
from brelan.engine.asks import Ask
from brelan.engine.game import Game
from brelan.engine.inspection.place import of_argument, of_caller
from brelan.engine.table import View
from brelan.face import Face
from brelan.form import Field
from brelan.later import Later
from brelan.lesson import Lesson
from brelan.odds import Odds
from brelan.rankings.judge import Judge
from brelan.rankings.reading import Reading
from brelan.trouble import Fault, WrongBox

COLOUR = re.compile("#[0-9a-f]{6}")


class Cover(NamedTuple):
    """What the lid says: how long a game takes, the minimum age, and the box's colour, as #rrggbb."""

    minutes: int
    age: int
    colour: str


@dataclass(frozen=True)
class Minds:
    """Who plays when a chair is empty: a mind for each level that there is.

    `unit` is what their worths count. From each of `grades` on, a loss is a nuance, an imprecision, an error, a
    blunder. `texts` is the package with the sentences of their facts.
    """

    levels: dict[str, Later[Mind]]
    unit: str
    grades: tuple[float, float, float, float]
    texts: str

    def __post_init__(self) -> None:
        for level in self.levels:
            _expect(level in LEVELS, "levels", f"there is a mind for {level!r}", f"one for {', '.join(LEVELS)}")
        rising = (0, *self.grades) == tuple(sorted({0, *self.grades}))
        _expect(rising, "grades", f"the grades are {self.grades}", "four losses above 0, each greater than the last")

    @classmethod
    def of(cls, package: str, *levels: str, unit: str, grades: tuple[float, float, float, float]) -> Self:
        """The minds of a package, a module with a `mind` for each of these levels; its texts are there too."""
        return cls({level: Later(f"{package}.{level}:mind") for level in levels}, unit, grades, package)


class Restraints(NamedTuple):
    """What a player may do without, so that the laboratory can say what that is worth (docs/laboratory.md).

    `module` is written like rules: `blind(t, seat, which)` hides something from the table as the seat sees it, and
    `instead(t, seat, which, value)` says what is answered instead of a value. `which` counts the names from 0, then the
    cards of a deck that can be played as if nothing were printed on them.
    """

    module: str
    names: tuple[str, ...]
    cards: Deck | None = None


@dataclass(frozen=True)
class Box:
    """A game, how it shows itself, and whatever else lies in the box."""

    game: Game
    face: Face
    cover: Cover
    judge: Judge | None = None  # compares hands, names them and says why one beats another
    minds: Minds | None = None
    odds: Later[Odds] | None = None
    lesson: Later[Lesson] | None = None
    plays_on: tuple[str, ...] = ()
    """Modules, written like rules, with `policy(t, seat, luck)`: how imagined games go on in a review (docs/review.md).

    One of them may have `standing(t, seat)`: where a seat stands between two deals; its score, where none has.
    """
    cards: str | None = None  # the file with the cards of its own that a table may replace (`Game.load`)
    form: Later[Field] | None = None  # and the form in which people write theirs; else they write the file
    restraints: Restraints | None = None
    page: str | None = None  # the folder with its own code for the page (docs/page-module.md)

    def __post_init__(self) -> None:
        minutes, age, colour = self.cover
        _expect(minutes > 0 and age > 0, "cover", f"a game of {minutes} minutes, from age {age}", "numbers above 0")
        _expect(COLOUR.fullmatch(colour) is not None, "cover", f"the colour is {colour!r}", "#rrggbb: #3b6b5b")

    @property
    def levels(self) -> tuple[str, ...]:
        """How well it can be played here, worst first; none where nobody has a mind for it."""
        return tuple(level for level in LEVELS if self.minds and level in self.minds.levels)

    def mind(self, level: str) -> Mind:
        """How the game is played at a level, or at the best one below it; any legal answer where there is none."""
        if level not in LEVELS:
            raise ValueError(f"there is no level {level!r}; expected {' or '.join(LEVELS)}")
        there = self.minds.levels if self.minds else {}
        best_first = reversed(LEVELS[: LEVELS.index(level) + 1])
        return next((there[each]() for each in best_first if each in there), any_legal)

    def reading(self, state: Any, seat: int) -> Reading | None:
        """What a seat has in its hand, as the judge reads it; None while that makes nothing, or is not known."""
        cards = self.face.held(state, seat)
        known = self.judge is not None and len(cards) in self.judge.ranking.sizes and min(cards) >= 0
        return self.judge.read([cards])[0] if self.judge is not None and known else None


def _expect(right: bool, argument: str, found: str, expected: str) -> None:
    """Refuse what a box says of itself, by the line on which it says so."""
    if not right:
        raise WrongBox(Fault(of_argument(of_caller(), argument), found, expected))


def any_legal(_view: View, ask: Ask, rng: Random) -> Thought:
    """The mind of somebody who only knows the rules."""
    return sure(ask.encode(ask.any(rng)))
