"""A mean and how sure it is: whole deals, all their seats together, are drawn again and again (a paired bootstrap)."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

DRAWS = 10_000
INTERVAL = (0.025, 0.975)
SEED = 1


class Figure(NamedTuple):
    """A mean and the ends of its 95 % interval."""

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
        """A part of 1: `75.8 % [67.9; 82.9]`."""
        mean, low, high = (f"{100 * part:.1f}" for part in self)
        return f"{mean} % [{low}; {high}]"


def figure(deals: Iterable[float]) -> Figure:
    """The mean over deals, and its interval."""
    found = np.array(list(deals))
    drawn = np.random.default_rng(SEED).integers(0, len(found), (DRAWS, len(found)))
    low, high = np.quantile(found[drawn].mean(axis=1), INTERVAL)
    return Figure(float(found.mean()), float(low), float(high))
