"""F24–F28 The second betting between two: which stakes are considered, and how it can end.

A path is the level that each stake or raise has come to, counted from the beginning of this betting.
"""

from typing import NamedTuple

import numpy as np

from brelan.games.ferme.bots.range import CLASSES, Array
from brelan.solver.tree import Branch, Decision, End, Tree, fold, plant, weighed

Path = tuple[int, ...]

FOLD, CALL, ABOVE = 0, 1, 2
"""Where the branches of an answer stand; above that come the raises."""


class Stakes(NamedTuple):
    """The second stakes that are considered; raises (none: as much as that stake); tapis; how many raises at most."""

    openings: tuple[int, ...]
    raises: tuple[int, ...]
    deep: int
    most: int


def levels(stakes: Stakes, path: Path) -> list[int]:
    """F24 The levels to which one may raise; at first, the stakes with which one may open."""
    if not path:
        return sorted({min(level, stakes.deep) for level in stakes.openings} - {0})
    if len(path) > stakes.most or path[-1] >= stakes.deep:
        return []
    return sorted({min(path[-1] + more, stakes.deep) for more in stakes.raises or path[:1]})


def root(stakes: Stakes, half: float, path: Path = ()) -> Branch:
    """The betting from here on; whoever wins gets half of what lay there before, and the other loses as much."""
    player, now = len(path) % 2, path[-1] if path else 0
    higher = tuple(root(stakes, half, (*path, level)) for level in levels(stakes, path))
    if not path:
        return Decision(0, path, higher) if higher else End(half, 0.0, -half)
    staked = path[-2] if len(path) > 1 else 0
    lost = half + staked
    call = End(half + now, 0.0, -half - now)
    return Decision(player, path, (fold(-lost if player == 0 else lost), call, *higher))


def compared() -> tuple[Array, Array]:
    """Two classes of strength side by side: how often they meet, and who wins; within a class nobody is ahead."""
    return np.ones((1, CLASSES, CLASSES)), np.sign(np.subtract.outer(np.arange(CLASSES), np.arange(CLASSES)))[
        None
    ] * 1.0


def tree(stakes: Stakes, half: float) -> Tree:
    """The betting as the solver takes it, without how likely the hands are."""
    codes = np.ones((1, CLASSES, CLASSES), np.int64)
    return plant(root(stakes, half), codes, codes[0])._replace(matches=weighed(*compared()))


def branch_of(stakes: Stakes, path: Path, level: int) -> int:
    """Which branch leads to a level."""
    return levels(stakes, path).index(level) + (ABOVE if path else 0)


def row_to(planted: Tree, stakes: Stakes, player: int, path: Path) -> int:
    """A player's last row on a path; 0 before they have decided anything."""
    made = [i for i in range(len(path)) if i % 2 == player]
    if not made:
        return 0
    before = path[: made[-1]]
    at = planted.keys[player][before]
    return int(planted.sides[player].first[at]) + branch_of(stakes, before, path[made[-1]])
