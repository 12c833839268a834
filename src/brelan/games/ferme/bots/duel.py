"""The second betting against what the others may hold, solved; several others count as the best of them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from brelan.games.ferme.bots.kind import PAIRS, TOPS
from brelan.games.ferme.bots.range import CLASSES, Array, Pack, exchanges
from brelan.games.ferme.bots.second import Path, Stakes, root, row_to
from brelan.games.ferme.bots.spot import UNKNOWN
from brelan.games.ferme.bots.whole import BLINDE, CARDS, Deal, exchange_rows, solved
from brelan.solver.solve import plan, solve, worths
from brelan.solver.tree import LOSE, TIE, WIN, Tree, plant

ITERATIONS = 120
ANY_WAY = 0.1  # how often others exchange as nobody would expect
HIGH_CARDS = 0.2  # how often one follows without a pair and without hope of a straight or a flush
DOUBT = 0.03  # that others hold what they should not


class Holder(NamedTuple):
    """What is known of a player: whether they had to be in, and how many cards they have exchanged."""

    blinde: bool
    cards: int


class Duel(NamedTuple):
    """One's own place in the betting and what is known of both sides, the stakes, and half of what lay there."""

    pack: Pack
    player: int
    own: Holder
    others: tuple[Holder, ...]
    stakes: Stakes
    half: float


class Fought(NamedTuple):
    """A duel with its solution: shares and worths for one's own classes."""

    tree: Tree
    shares: Array
    worths: Array
    met: Array

    def options(self, stakes: Stakes, player: int, path: Path, own: int) -> tuple[Array, Array]:
        """What one does with a class on a path: the share and the worth of each branch."""
        at = self.tree.keys[player][path]
        side = self.tree.sides[player]
        rows = slice(int(side.first[at]), int(side.first[at] + side.many[at]))
        met = self.met[row_to(self.tree, stakes, 1 - player, path)]
        return self.shares[rows, own], self.worths[rows, own] / max(met, 1e-9)


@lru_cache(16)
def habits(pack: Pack) -> Array:
    """How many cards each kind of hand exchanges: [kind, number]; as between two, and now and then in another way."""
    deal = Deal(pack, (1,), Stakes((1, 5), (), 20, 2), 0)
    shares: Array = solved(deal, 60).play.first[BLINDE][exchange_rows(deal, BLINDE, 1, 0)].T
    return (1 - ANY_WAY) * shares + ANY_WAY * exchanges(pack).usual


@lru_cache(256)
def held(pack: Pack, holder: Holder) -> Array:
    """How likely each class is in a player's hand after the exchange."""
    table = exchanges(pack)
    weights = table.weights.copy()
    if not holder.blinde:
        weights[TOPS:PAIRS] *= HIGH_CARDS
    cards = CARDS if holder.cards == UNKNOWN else (holder.cards,)
    after = np.stack([mixed(weights * habits(pack)[:, n], table.after[n]) for n in CARDS])
    found, usual = after[list(cards)].sum(axis=0), after.sum(axis=0)
    total = found / found.sum() * (1 - DOUBT) + usual / usual.sum() * DOUBT
    return np.asarray(total / total.sum())


def mixed(weights: Array, lines: Array) -> Array:
    """Lines by their weights, added one after the other: a small difference would grow in what is solved from this."""
    return np.asarray((weights[:, None] * lines).sum(axis=0))


def best_of(ranges: Sequence[Array]) -> Array:
    """How likely each class is to be the best of several hands."""
    below = np.prod([np.cumsum(one) for one in ranges], axis=0)
    return np.diff(below, prepend=0.0)


def codes() -> Array:
    """How classes compare; within a class nobody is ahead."""
    ahead = np.subtract.outer(np.arange(CLASSES), np.arange(CLASSES))
    return np.where(ahead > 0, WIN, np.where(ahead < 0, LOSE, TIE))[None]


def sides(duel: Duel) -> tuple[Array, Array]:
    """How likely either side's classes are, the opener's first."""
    own = held(duel.pack, duel.own)
    other = best_of([held(duel.pack, holder) for holder in duel.others])
    return (own, other) if duel.player == 0 else (other, own)


@lru_cache(256)
def fought(duel: Duel) -> Fought:
    """The equilibrium of a duel."""
    both = sides(duel)
    joint = np.outer(*both)
    planted = plant(root(duel.stakes, duel.half), codes(), joint)
    return settled(planted, duel.player, both)


def settled(planted: Tree, player: int, both: tuple[Array, Array]) -> Fought:
    """A betting solved, by one's own classes."""
    strategy = solve(planted, ITERATIONS)
    earned = worths(planted, strategy, player)
    met = plan(planted, strategy, 1 - player) @ both[1 - player]
    return Fought(planted, strategy[player], earned / np.maximum(both[player], 1e-12), met)


def prospects(duel: Duel) -> Array:
    """What each class of one's own may expect from the betting."""
    return np.asarray(fought(duel).worths[0])
