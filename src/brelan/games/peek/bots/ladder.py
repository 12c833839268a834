"""The bidding between two as a tree: stakes climb a ladder of levels, P9 without check, P10 fold, follow or raise."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from brelan.games.peek.bots.range import Array
from brelan.games.peek.state import ENTRY
from brelan.solver.tree import LOSE, TIE, WIN, Branch, Decision, End, Tree, fold, plant

STAKES = (1, 2, 4, 8, 16, 32, 64)
FREE_BIDS = 3  # after so many bids the only raise is tapis
FOLD, FOLLOW = 0, 1  # the first branches; the opener cannot follow

Path = tuple[int, ...]
"""What was called, bid after bid: (2, 5) is a stake of 1 raised to 5."""


class Bidding(NamedTuple):
    """What a bidding between two depends on: how deep it is, what lies there besides, and bids that were really made.

    A bid that was made is its number, 0 for the opening, and the level it called.
    """

    deep: int
    beside: int
    made: tuple[tuple[int, int], ...] = ()


def own_level(path: Path) -> int:
    """What the player who is to answer has staked."""
    return path[-2] if len(path) > 1 else ENTRY


def asked_level(path: Path) -> int:
    """What that player must have staked to stay in."""
    return path[-1] if path else ENTRY


def usual(path: Path) -> tuple[int, ...]:
    """The usual levels of the next bid, which tell what it answers: the table shows stakes, not how they came about.

    An opening adds a stake to the entry. The higher it was, the higher a raise goes, by its place on the ladder;
    a second raise stays one below the openings.
    """
    if not path:
        return tuple(ENTRY + stake for stake in STAKES)
    if len(path) > 1:
        return STAKES
    place = min(range(len(STAKES)), key=lambda i: apart(ENTRY + STAKES[i], path[0]))
    return tuple(ENTRY + stake + place for stake in STAKES)


def apart(level: int, other: int) -> float:
    """How far apart two levels are."""
    return max(level, other) / min(level, other)


@lru_cache(65536)
def raises(bidding: Bidding, path: Path) -> tuple[int, ...]:
    """The levels that can be called next, tapis last; one that was really called takes the place of the nearest."""
    asked = asked_level(path)
    if asked >= bidding.deep:
        return ()
    ladder = usual(path) if len(path) < FREE_BIDS else ()
    above = [level for level in ladder if asked < level < bidding.deep]
    for bid, level in bidding.made:
        if bid == len(path) and asked < level < bidding.deep and level not in above:
            above = sorted([*(other for other in above if other != nearest(above, level)), level])
    return (*above, bidding.deep)


def nearest(ladder: Sequence[int], level: int) -> int:
    """The level of a ladder that is nearest."""
    return min(ladder, key=lambda other: apart(other, level), default=0)


def called(bidding: Bidding, path: Path) -> tuple[int, ...]:
    """The level of each branch: 0 to fold, what is asked to follow, more to raise."""
    return (0, *((asked_level(path),) if path else ()), *raises(bidding, path))


def branches(bidding: Bidding, path: Path) -> int:
    """How many branches a decision has."""
    return len(called(bidding, path))


def branch_of(bidding: Bidding, path: Path, level: int) -> int:
    """The branch that calls a level."""
    return branches(bidding, path) - len(raises(bidding, path)) + raises(bidding, path).index(level)


def decision(bidding: Bidding, path: Path) -> Decision:
    """P9 Stake or fold, P10 fold, follow or raise. What lies besides is counted half for each, so that gains cancel."""
    player = len(path) % 2
    half = bidding.beside / 2
    lost = own_level(path) + half
    ways: list[Branch] = [fold(-lost if player == 0 else lost)]
    if path:
        pot = asked_level(path) + half
        ways.append(End(pot, 0.0, -pot))
    ways += [decision(bidding, (*path, level)) for level in raises(bidding, path)]
    return Decision(player, path, tuple(ways))


def onwards(bidding: Bidding, path: Path) -> list[Path]:
    """A bidding, and every one that goes on from it to a decision."""
    return [path, *(p for level in raises(bidding, path) for p in onwards(bidding, (*path, level)))]


@lru_cache(256)
def paths(bidding: Bidding) -> list[Path]:
    """Every bidding that leads to a decision."""
    return onwards(bidding, ())


@lru_cache(256)
def described(bidding: Bidding) -> Decision:
    """The bidding from its beginning."""
    return decision(bidding, ())


def compare(n: int) -> Array:
    """P11 Hands by their numbers: the stronger wins, P12 equals share."""
    own, other = np.arange(n)[:, None], np.arange(n)
    return np.where(own > other, WIN, np.where(own == other, TIE, LOSE))[None]


def tree(bidding: Bidding, first: Array, second: Array) -> Tree:
    """The whole bidding, with how likely the hands of either are."""
    return plant(described(bidding), compare(len(first)), np.outer(first, second))
