"""A bidding between two, solved: an equilibrium in which the other is trusted a little to bid as people do."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from brelan.bots.peek.habit import habit
from brelan.bots.peek.ladder import (
    Bidding,
    Path,
    asked_level,
    branch_of,
    branches,
    levels,
    own_level,
    paths,
    raises,
    tree,
)
from brelan.bots.peek.range import Array, best_of, hand, hands, weights
from brelan.bots.peek.spot import Spot
from brelan.odds.peek import Dice
from brelan.solver.kernel import normalise
from brelan.solver.solve import Model, Strategy, plan, solve, uniform, worths
from brelan.solver.tree import Tree

ITERATIONS, FOR_EACH_POINT = 120, 5  # deeper biddings take longer to settle
TRUST = 0.1  # how much one relies on people bidding as they usually do
FIRST, SECOND = 0, 1


class Duel(NamedTuple):
    """What is solved: who one is, the bidding, the common dice, how many cups one is up against, and the trust."""

    player: int
    bidding: Bidding
    common: Dice
    opponents: int
    entrants: int
    trust: float


class Solved(NamedTuple):
    """One's own strategy against the other as he is believed to play, and what each row is worth."""

    tree: Tree
    strategy: Strategy
    worth: Array
    own_plan: Array
    met: Array


class Way(NamedTuple):
    """An answer: the level one has staked then (0: one folds), how often, and what it is worth beyond folding."""

    level: int
    share: float
    worth: float


DEPTHS = (16, 20, 24, 28, 34, 40, 48, 56, 64, 72, 80, 96)


def tapis(spot: Spot) -> int:
    """How deep the bidding is; far from tapis a few points change nothing, and the same biddings come again."""
    if 2 * spot.asked >= spot.deep:
        return spot.deep
    return max((depth for depth in DEPTHS if depth <= spot.deep), default=spot.deep)


def duel_of(spot: Spot, trust: float) -> Duel:
    """The duel that a seat is in."""
    bidding = Bidding(levels(tapis(spot), (spot.own, spot.asked)), spot.beside)
    player = FIRST if spot.opener else SECOND
    return Duel(player, bidding, spot.common, spot.opponents, spot.entrants, trust)


def ranges(duel: Duel) -> tuple[Array, Array]:
    """How likely the hands of the first and of the second are: one's own cup, and the best of the others."""
    own = weights(duel.common, duel.entrants)
    both = own, best_of(own, duel.opponents)
    return both if duel.player == FIRST else (both[1], both[0])


def people(duel: Duel, planted: Tree) -> Strategy:
    """How both would bid if they bid as people do."""
    any_cup = weights(duel.common, 0)
    better_than = np.cumsum(any_cup) - any_cup / 2
    found = uniform(planted)
    for path in paths(duel.bidding):
        shares = found.shares(planted, len(path) % 2, path)
        shares[:] = habit(duel.bidding, path, better_than, duel.opponents)
    return found


@lru_cache(64)
def solved(duel: Duel) -> Solved:
    """The restricted Nash response to people, or with no trust in that the equilibrium."""
    first, second = ranges(duel)
    planted = tree(duel.bidding, first, second)
    other = 1 - duel.player
    model = Model(other, people(duel, planted), duel.trust)
    strategy = solve(planted, ITERATIONS + FOR_EACH_POINT * duel.bidding.levels[-1], model)
    met = (1 - duel.trust) * plan(planted, strategy, other) + duel.trust * plan(planted, model.strategy, other)
    normalise(planted.sides[other], met, strategy[other])
    return Solved(
        planted,
        strategy,
        worths(planted, strategy, duel.player),
        plan(planted, strategy, duel.player),
        met @ (second if other == SECOND else first),
    )


def consistent(duel: Duel, own: int, asked: int) -> list[Path]:
    """Every bidding that leads to these stakes; the table shows the stakes, not how they came about."""
    found = [
        path
        for path in paths(duel.bidding)
        if len(path) % 2 == duel.player and (own_level(path), asked_level(path)) == (own, asked)
    ]
    return found or [(asked,)]


def called(bidding: Bidding, path: Path) -> tuple[int, ...]:
    """The level of each branch: 0 to fold, what is asked to follow, more to raise."""
    return (0, *((asked_level(path),) if path else ()), *raises(bidding, path))


def likelihood(duel: Duel, known: Solved, path: Path, number: int) -> float:
    """How likely a bidding has led here, for one who holds this hand; never quite 0."""
    own = known.own_plan[row_before(duel, known, path, duel.player), number]
    return float(own * mass(duel, known, path)) + 1e-12


def mass(duel: Duel, known: Solved, path: Path) -> float:
    """How often the other has bid so."""
    return float(known.met[row_before(duel, known, path, 1 - duel.player)])


def row_before(duel: Duel, known: Solved, path: Path, player: int) -> int:
    """The row that a player's last bid of a bidding has in the tree; 0 before his first."""
    last = len(path) - 1 if (len(path) - 1) % 2 == player else len(path) - 2
    if last < 0:
        return 0
    at = known.tree.keys[player][path[:last]]
    return int(known.tree.sides[player].first[at]) + branch_of(duel.bidding, path[:last], path[last])


def considered(duel: Duel, spot: Spot, path: Path) -> list[Way]:
    """The answers after one bidding; against a bid nobody would make any cup is believed."""
    known, number = solved(duel), hand(spot.cup, spot.common)
    first = int(known.tree.sides[duel.player].first[known.tree.keys[duel.player][path]])
    rows = range(first, first + branches(duel.bidding, path))
    weight = mass(duel, known, path) * ranges(duel)[duel.player][number]
    folded = own_level(path) + duel.bidding.beside / 2
    return [
        Way(level, float(known.strategy[duel.player][row, number]), float(known.worth[row, number] / weight) + folded)
        for level, row in zip(called(duel.bidding, path), rows, strict=True)
    ]


def ways(duel: Duel, spot: Spot) -> list[Way]:
    """What one may answer, over all biddings that may have led here."""
    found = consistent(duel, spot.own, spot.asked)
    likely = [likelihood(duel, solved(duel), path, hand(spot.cup, spot.common)) for path in found]
    every = [(weight, way) for path, weight in zip(found, likely, strict=True) for way in considered(duel, spot, path)]
    found_levels = sorted({way.level for _, way in every})
    answers = [together([(w, way) for w, way in every if way.level == level], sum(likely)) for level in found_levels]
    highest = max(spot.deep, spot.asked)
    return [way._replace(level=highest) if way.level == duel.bidding.levels[-1] else way for way in answers]


def together(alike: list[tuple[float, Way]], whole: float) -> Way:
    """The same answer after several biddings."""
    weight = sum(w for w, _ in alike)
    share = sum(w * way.share for w, way in alike) / whole
    return Way(alike[0][1].level, share, sum(w * way.worth for w, way in alike) / weight)


def dealt(duel: Duel) -> list[float]:
    """What each cup gains by the whole bidding, its entry paid."""
    known, likely = solved(duel), ranges(duel)[duel.player]
    gains = known.worth[0] / likely + duel.bidding.beside / 2
    return [float(gains[number]) for number in hands(duel.common)]
