"""A bidding between two, solved: an equilibrium in which the other is trusted a little to bid as people do."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from brelan.games.peek.bots.habit import PEOPLE, Habit, habitual
from brelan.games.peek.bots.ladder import (
    STAKES,
    Bidding,
    Path,
    asked_level,
    branch_of,
    called,
    own_level,
    paths,
    tree,
    usual,
)
from brelan.games.peek.bots.range import Array, best_of, hands, weights
from brelan.games.peek.bots.spot import Spot
from brelan.games.peek.odds import Dice
from brelan.games.peek.state import ENTRY
from brelan.solver.kernel import normalise
from brelan.solver.solve import Model, Strategy, plan, solve, uniform, worths
from brelan.solver.tree import Tree

ITERATIONS, FOR_EACH_POINT = 120, 5  # deeper biddings take longer to settle
TRUST = 0.1  # how much one relies on people bidding as they usually do
RARE = 0.005  # what is done less often is left out: it is what is left of early iterations
NEVER = 1e-12
FIRST, SECOND = 0, 1


class Duel(NamedTuple):
    """What is solved: who one is, the bidding, the common dice, how many cups one is up against, and the trust."""

    player: int
    bidding: Bidding
    common: Dice
    opponents: int
    entrants: int
    trust: float
    habit: Habit = PEOPLE


class Solved(NamedTuple):
    """One's own strategy against the other as they are believed to play, and what each row is worth."""

    tree: Tree
    strategy: Strategy
    worth: Array
    own_plan: Array
    met: Array


class Way(NamedTuple):
    """An answer: the level staked then (0: one folds); for each hand how often, and what it is worth beyond folding."""

    level: int
    share: Array
    worth: Array


DEPTHS = (16, 20, 24, 28, 34, 40, 48, 56, 64, 72, 80, 96)


def tapis(spot: Spot) -> int:
    """How deep the bidding is; far from tapis a few points change nothing, and the same biddings come again."""
    if 2 * spot.asked >= spot.deep:
        return spot.deep
    return max((depth for depth in DEPTHS if depth <= spot.deep), default=spot.deep)


def bids_made(spot: Spot) -> tuple[tuple[int, int], ...]:
    """The bids that led here, as far as stakes tell; one's own is left out where it is a usual one."""
    if spot.asked == ENTRY:
        return ()
    if spot.own == ENTRY:
        return ((0, spot.asked),)
    if spot.opener:
        again = spot.own in STAKES[3:]  # 8, 16 and so on: an opening that calls 8 adds 7, which few would choose
        return ((3, spot.asked),) if again else ((0, spot.own), (1, spot.asked))
    openings = usual(())
    known = any(spot.own in usual((opening,)) and spot.own > opening for opening in openings)
    return ((2, spot.asked),) if known else ((1, spot.own), (2, spot.asked))


def duel_of(spot: Spot, trust: float) -> Duel:
    """The duel that a seat is in."""
    bidding = Bidding(tapis(spot), spot.beside, bids_made(spot))
    player = FIRST if spot.opener else SECOND
    return Duel(player, bidding, spot.common, spot.opponents, spot.entrants, trust)


def ranges(duel: Duel) -> tuple[Array, Array]:
    """How likely the hands of the first and of the second are: one's own cup, and the best of the others."""
    own = weights(duel.common, duel.entrants)
    both = own, best_of(own, duel.opponents)
    return both if duel.player == FIRST else (both[1], both[0])


def people(habit: Habit, duel: Duel, planted: Tree) -> Strategy:
    """How both would bid by a habit."""
    any_cup = weights(duel.common, 0)
    better_than = np.cumsum(any_cup) - any_cup / 2
    found = uniform(planted)
    for path in paths(duel.bidding):
        shares = found.shares(planted, len(path) % 2, path)
        shares[:] = habitual(habit, duel.bidding, path, better_than, duel.opponents)
    return found


@lru_cache(64)
def solved(duel: Duel) -> Solved:
    """The restricted Nash response to a habit, or with no trust in it the equilibrium."""
    first, second = ranges(duel)
    planted = tree(duel.bidding, first, second)
    other = 1 - duel.player
    model = Model(other, people(duel.habit, duel, planted), duel.trust)
    strategy = solve(planted, ITERATIONS + FOR_EACH_POINT * duel.bidding.deep, model)
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
    return [
        path
        for path in paths(duel.bidding)
        if len(path) % 2 == duel.player and (own_level(path), asked_level(path)) == (own, asked)
    ]


def likelihood(duel: Duel, known: Solved, path: Path) -> Array:
    """For each hand how likely a bidding has led here; never quite 0."""
    likely: Array = known.own_plan[row_before(duel, known, path, duel.player)] * mass(duel, known, path) + NEVER
    return likely


def mass(duel: Duel, known: Solved, path: Path) -> float:
    """How often the other has bid so."""
    return float(known.met[row_before(duel, known, path, 1 - duel.player)])


def row_before(duel: Duel, known: Solved, path: Path, player: int) -> int:
    """The row that a player's last bid of a bidding has in the tree; 0 before their first."""
    last = len(path) - 1 if (len(path) - 1) % 2 == player else len(path) - 2
    if last < 0:
        return 0
    at = known.tree.keys[player][path[:last]]
    return int(known.tree.sides[player].first[at]) + branch_of(duel.bidding, path[:last], path[last])


def after(duel: Duel, path: Path) -> list[Way]:
    """The answers after one bidding."""
    known = solved(duel)
    first = int(known.tree.sides[duel.player].first[known.tree.keys[duel.player][path]])
    weight = (mass(duel, known, path) + NEVER) * ranges(duel)[duel.player]
    folded = own_level(path) + duel.bidding.beside / 2
    return [
        Way(level, known.strategy[duel.player][row], known.worth[row] / weight + folded)
        for row, level in enumerate(called(duel.bidding, path), first)
    ]


def ways(duel: Duel, own: int, asked: int) -> list[Way]:
    """What one may answer with these stakes, over all biddings that may have led to them."""
    found = consistent(duel, own, asked)
    likely = np.array([likelihood(duel, solved(duel), path) for path in found])
    every = [(weight, way) for weight, path in zip(likely, found, strict=True) for way in after(duel, path)]
    reached = sorted({way.level for _, way in every})
    return steady([together([one for one in every if one[1].level == level], likely.sum(0)) for level in reached])


def together(alike: list[tuple[Array, Way]], whole: Array) -> Way:
    """The same answer after several biddings."""
    weight = np.array([weight for weight, _ in alike])
    share = np.array([way.share for _, way in alike])
    worth = np.array([way.worth for _, way in alike])
    return Way(alike[0][1].level, (weight * share).sum(0) / whole, (weight * worth).sum(0) / weight.sum(0))


def steady(found: list[Way]) -> list[Way]:
    """Rare answers are given up, so that what is given is meant; shares sum to 1."""
    kept = [np.where(way.share < RARE, 0.0, way.share) for way in found]
    whole = sum(kept)
    return [way._replace(share=share / whole) for way, share in zip(found, kept, strict=True)]


def dealt(duel: Duel) -> list[float]:
    """What each cup gains by the whole bidding, its entry paid."""
    known, likely = solved(duel), ranges(duel)[duel.player]
    gains = known.worth[0] / likely + duel.bidding.beside / 2
    return [float(gains[number]) for number in hands(duel.common)]
