"""What a cup may hold: cups that are equally strong beside the common dice are one hand, and hands have weights."""

from functools import cache
from typing import Any

import numpy as np

from brelan.games.peek.odds import CUPS, WAYS, Dice, strengths

Array = np.ndarray[Any, np.dtype[Any]]

HIGH = 4  # a king or an ace
RELUCTANT = {2: 0.7, 3: 0.35, 4: 0.35}
"""How often people enter with nothing special, by the number of players."""


@cache
def hands(common: Dice) -> tuple[int, ...]:
    """For each cup the number of its hand, the weakest hand being 0."""
    ladder = sorted(set(strengths(common)))
    return tuple(ladder.index(strength) for strength in strengths(common))


def hand(cup: Dice, common: Dice) -> int:
    """The number of a cup's hand."""
    return hands(common)[CUPS.index(cup)]


def promising(cup: Dice) -> bool:
    """A pair, or two high dice: what people enter with."""
    return len(set(cup)) < 3 or sum(die >= HIGH for die in cup) >= 2


def enters(cup: Dice, players: int) -> float:
    """P5 How often people enter with a cup where they may pass."""
    return 1.0 if promising(cup) else RELUCTANT[players]


@cache
def entering(players: int) -> float:
    """P5 How often people enter where they may pass."""
    return sum(n * enters(cup, players) for cup, n in zip(CUPS, WAYS, strict=True)) / sum(WAYS)


@cache
def weights(common: Dice, players: int) -> Array:
    """How likely each hand is: P4 any cup, or P5 one with which people enter among so many players (0: all must)."""
    found = np.zeros(max(hands(common)) + 1)
    for number, cup, n in zip(hands(common), CUPS, WAYS, strict=True):
        found[number] += n * (enters(cup, players) if players else 1.0)
    likely: Array = found / found.sum()
    return likely


def best_of(likely: Array, cups: int) -> Array:
    """How likely each hand is to be the best of several cups: their dice are independent."""
    return np.diff(np.concatenate([[0.0], np.cumsum(likely) ** cups]))
