"""The bidding between two as a tree: stakes climb a ladder of levels, P9 without check, P10 fold, follow or raise."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from brelan.bots.peek.range import Array
from brelan.games.peek.table import ENTRY
from brelan.solver.tree import LOSE, TIE, WIN, Branch, Decision, End, Tree, fold, plant

STAKES = (1, 2, 4, 8, 16, 32, 64)
FREE_BIDS = 3  # after so many bids the only raise is tapis
FOLD, FOLLOW = 0, 1  # the first branches; who opens cannot follow

Path = tuple[int, ...]
"""What was called, bid after bid: (2, 5) is a stake of 1 raised to 5."""


class Bidding(NamedTuple):
    """What a bidding between two depends on: its levels, the last one being tapis, and what lies there besides."""

    levels: tuple[int, ...]
    beside: int
    free_bids: int = FREE_BIDS


def levels(deep: int, made: tuple[int, ...]) -> tuple[int, ...]:
    """Geometric levels up to tapis; those that were really called take the place of the nearest ones."""
    ladder = [ENTRY + stake for stake in STAKES if ENTRY + stake < deep] + [deep]
    for level in made:
        if level not in ladder and level > ENTRY:
            spare = [other for other in ladder[1:-1] if other not in made]
            if spare:
                ladder.remove(min(spare, key=lambda other: max(other, level) / min(other, level)))
            ladder = sorted([*ladder, level])
    return tuple(ladder)


def own_level(path: Path) -> int:
    """What the player who is to answer has staked himself."""
    return path[-2] if len(path) > 1 else ENTRY


def asked_level(path: Path) -> int:
    """What he must have staked to stay in."""
    return path[-1] if path else ENTRY


def raises(bidding: Bidding, path: Path) -> tuple[int, ...]:
    """The levels that can be called next."""
    above = tuple(level for level in bidding.levels if level > asked_level(path))
    return above if len(path) < bidding.free_bids else above[-1:]


def branches(bidding: Bidding, path: Path) -> int:
    """How many branches a decision has."""
    return len(raises(bidding, path)) + (FOLLOW + 1 if path else FOLLOW)


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


def paths(bidding: Bidding, path: Path = ()) -> list[Path]:
    """Every bidding that leads to a decision."""
    return [path, *(p for level in raises(bidding, path) for p in paths(bidding, (*path, level)))]


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
