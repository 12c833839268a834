"""Where hope went: every change of it is booked to luck, to the seat's own decisions, or to the others.

*Luck* is the hope after what came minus the mean hope over everything that could have come instead: so it is 0 on
average, whatever the hope. In an opened game the turn is played again from the true table with other cards; in a closed
one, what the seat saw come is turned back and imagined again, and nothing it did not know is ever used.
"""

import math
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple
from zlib import crc32

import numpy as np

from brelan.engine.game import Game
from brelan.engine.sight import veil
from brelan.engine.state import AnyState
from brelan.review.course import Course, Turn, undrawn
from brelan.review.hope import ALL_EYES, NOTHING, Given, Hopes
from brelan.review.prospects import Array, victory
from brelan.review.shape import DIGITS, Point

MANY = 400
"""Imagined games for each hope;"""
STARTS = 16_000
"""for the one before the first card: it is the same in every game, so is what it misses."""
SEEDS = 1 << 20


class Change(NamedTuple):
    """A turn, the hope after it, the luck in it, and the variance of that luck's error."""

    turn: Turn | None
    hope: float
    luck: float
    variance: float


class Looking(NamedTuple):
    """A course as one seat looks at it: from its own view, or at all the cards where they were opened."""

    course: Course
    hopes: Hopes
    seat: int
    opened: bool
    many: int = MANY

    @property
    def viewer(self) -> int:
        """Whose eyes imagine the rest."""
        return ALL_EYES if self.opened else self.seat

    def seen(self, state: AnyState) -> AnyState:
        """The table as it is looked at."""
        if self.opened:
            return state
        t = state.copy()
        t.source = t.tells = None
        veil(t, self.seat)
        return t

    def deal(self, state: AnyState) -> int:
        """The deal under way."""
        return int(getattr(state, self.course.game.deal))

    def start(self) -> float:
        """Hope before the first card, to which nobody's cards or answers have added anything yet."""
        return starts(self.course.game, self.course.blank.tobytes(), self.deal(self.course.first))[self.seat]

    def ahead(self, origin: AnyState, past: int, seed: int, given: Given = NOTHING) -> "Sample":
        """The seat's hope in imagined games; what is compared within a turn is imagined with the same luck."""
        found = self.hopes.ahead(origin, self.viewer, past, self.many, given, seed)
        return Sample(found.shares[:, self.seat], found.weights)


@cache
def starts(game: Game, blank: bytes, deal: int) -> tuple[float, ...]:
    """Every seat's hope before the first card of such a table."""
    t = game.state.frombytes(blank)
    return tuple(map(float, Hopes(game, t).ahead(t, ALL_EYES, deal, STARTS).shares.mean(axis=0)))


def imagination(seen: AnyState) -> int:
    """A seed from what is known: other games are imagined with other luck, so that what it misses evens out."""
    return crc32(seen.tobytes()) % SEEDS


class Sample(NamedTuple):
    """The seat's hope in imagined games, and how much each of them weighs."""

    hopes: Array
    weights: Array

    @property
    def mean(self) -> float:
        """The weighted mean."""
        return float((self.hopes * self.weights).mean())

    @property
    def pulls(self) -> Array:
        """How far each imagined game pulls the mean away from where it is."""
        return np.asarray(self.weights * (self.hopes - self.mean))


def changes(look: Looking, start: float) -> Iterator[Change]:
    """Hope after the first cards, then after every turn."""
    seen = look.seen(look.course.first)
    first = look.ahead(seen, look.deal(seen), imagination(seen))
    yield Change(None, first.mean, first.mean - start, _variance(first.pulls))
    for turn in look.course.turns:
        yield changed(look, turn)


def changed(look: Looking, turn: Turn) -> Change:
    """The hope after a turn, and the luck in it."""
    seen = look.seen(turn.after)
    past, seed = look.deal(seen), imagination(seen)
    after = _result(look, turn.after) if turn.after.over else look.ahead(seen, past, seed)
    instead = _instead(look, turn, seen, seed)
    if instead is None:
        return Change(turn, after.mean, 0.0, 0.0)
    return Change(turn, after.mean, after.mean - instead.mean, _variance(after.pulls - instead.pulls))


def _instead(look: Looking, turn: Turn, seen: AnyState, seed: int) -> Sample | None:
    """The seat's hope in games in which something else came; None if it saw nothing come."""
    past = look.deal(seen)
    if look.opened:
        if turn.given is None or not turn.came:
            return None
        return look.ahead(turn.before, past, seed, Given(turn.given.seat, turn.given.value))
    view = None if turn.after.over else undrawn(look.course.game, turn, seen)
    return None if view is None else look.ahead(view, past, seed)


def _result(look: Looking, t: AnyState) -> Sample:
    """The share of the victory, once the game is over."""
    scores = np.array([[look.course.game.score(t, seat) for seat in range(t.players)]])
    return Sample(victory(scores)[:, look.seat], np.ones(1))


def _variance(pulls: Array) -> float:
    return float((pulls**2).mean()) / max(len(pulls) - 1, 1)


class Columns:
    """The points of the curve as they are found; every number is rounded so that they add up."""

    def __init__(self, look: Looking) -> None:
        self.start = round(look.start(), DIGITS)
        self.points: list[Point] = []
        self.variance = 0.0
        self._deal = look.deal

    def book(self, change: Change, lost: float, after: AnyState) -> Point:
        """One more point; what is neither luck nor given away is the others'."""
        before = self.points[-1].hope if self.points else self.start
        hope, luck, skill = (round(number, DIGITS) for number in (change.hope, change.luck, -lost))
        others = round(hope - before - luck - skill, DIGITS)
        if change.turn is None:
            luck, others = round(hope - before, DIGITS), 0.0
        number = change.turn.number if change.turn else 0
        self.points.append(Point(number, self._deal(after), hope, luck, skill, others))
        self.variance += change.variance
        return self.points[-1]

    def total(self, column: Callable[[Point], float]) -> float:
        """The sum of a column."""
        return round(math.fsum(map(column, self.points)), DIGITS)

    @property
    def error(self) -> float:
        """The standard error of all luck."""
        return round(math.sqrt(self.variance), DIGITS)
