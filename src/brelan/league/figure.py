"""A mean and how sure it is: whole deals, all their seats together, are drawn again and again (a paired bootstrap).

What lies between 0 and 1 has an interval that is right at the edges too. Deals get random weights (Rubin's Bayesian
bootstrap), and half a deal lost and half a deal won are added: of deals that are won or lost whole, that makes
Jeffreys' interval, which does not shrink to a point when all of them are won.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

DRAWS = 10_000
INTERVAL = (0.025, 0.975)
SEED = 1
EDGES = (0.0, 1.0)


class Figure(NamedTuple):
    """A mean and the ends of its 95% interval."""

    mean: float
    low: float
    high: float

    def times(self, scale: float) -> "Figure":
        """The same in another unit."""
        return Figure(*(scale * part for part in self))

    def signed(self, digits: int = 1) -> str:
        """What is won or lost: `+3.4 [+1.9; +5.0]`."""
        mean, low, high = (f"{part:+.{digits}f}" for part in self)
        return f"{mean} [{low}; {high}]"

    def percent(self) -> str:
        """A part of 1: `75.8% [67.9; 82.9]`."""
        mean, low, high = (f"{100 * part:.1f}" for part in self)
        return f"{mean}% [{low}; {high}]"


def parts(deals: Iterable[float]) -> Figure:
    """The mean over deals of a part of 1, such as a part of the victory, and its interval."""
    found = np.array(list(deals))
    weights = edged(np.random.default_rng(SEED), DRAWS, len(found))
    drawn = weights @ np.concatenate([found, EDGES]) / weights.sum(axis=1)
    low, high = np.quantile(drawn, INTERVAL)
    mean = float(found.mean())
    return Figure(mean, min(float(low), mean), max(float(high), mean))


def edged(rng: np.random.Generator, draws: int, deals: int) -> Array:
    """Random weights for n deals and for the half deals at the two edges, one line per draw."""
    return rng.gamma(np.array([1.0] * deals + [0.5] * len(EDGES)), size=(draws, deals + len(EDGES)))


def figure(deals: Iterable[float]) -> Figure:
    """The mean over deals, and its interval."""
    found = np.array(list(deals))
    drawn = np.random.default_rng(SEED).integers(0, len(found), (DRAWS, len(found)))
    low, high = np.quantile(found[drawn].mean(axis=1), INTERVAL)
    return Figure(float(found.mean()), float(low), float(high))
