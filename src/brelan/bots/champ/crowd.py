"""Several opponents: their hands narrowed by what they have staked on, and one's exact part of the pot against them."""

from math import exp
from random import Random

import numpy as np

from brelan.bots.champ.facts import hands
from brelan.bots.champ.paths import MOST, Hands, Paths, lay_paths, share_of
from brelan.bots.champ.spot import Spot
from brelan.games.champ.table import BACKS, STAKES, Stage
from brelan.odds.boards import CARDS
from brelan.odds.champ import all_boards, counted
from brelan.solver.tree import Array

CAUTION = 1.2  # what the others want to win for a chip they stake
LEAST = 0.05  # how often anybody stakes on anything
FINE = 0.3  # chips: how finely they feel it
PATHS = {Stage.FLOP: (30, 4), Stage.TURN: (1, 44), Stage.RIVER: (1, 1)}  # turns and rivers that are drawn


def share_against(s: Spot, rng: Random) -> float:
    """Which part of the pot one takes if all stay, from hands that are as likely as their stakes make them."""
    possible, _ = all_hands(s)
    narrow(s, possible, s.stage, np.array([rng.getrandbits(63)], np.uint64))
    counts = counted(s.hand, s.backs, all_boards(s.hand, s.board), s.gone, weights_of(s, possible))
    return float(sum(counts[:, ties].sum() / (ties + 1) for ties in range(len(s.backs) + 1)) / counts[:, -1].sum())


def weights_of(s: Spot, possible: Hands) -> Array:
    """The weights by the places of both cards in their classes: [opponent, first, second]."""
    weights = np.zeros((len(s.backs), 4, 4))
    for p, backs in enumerate(s.backs):
        first, second = (CARDS[back].tolist() for back in backs)
        for a in range(possible.many[p + 1]):
            one, two = possible.cards[p + 1, a].tolist()
            weights[p, first.index(one), second.index(two)] = possible.weights[p + 1, a]
            if backs[0] == backs[1]:
                weights[p, first.index(two), second.index(one)] = possible.weights[p + 1, a]
    return weights


def liking(share: float, pot: float, stake: float) -> float:
    """How often a regular stakes: nearly always where it pays, seldom where it does not."""
    return 1 / (1 + exp(-(share * (pot + stake) - CAUTION * stake) / FINE))


def all_hands(s: Spot) -> tuple[Hands, int]:
    """The hands of everybody still in, and which is one's own; the others know one's backs only."""
    mine = hands((BACKS[s.hand[0]], BACKS[s.hand[1]]), s.board)
    lists = [mine, *(hands(backs, (*s.hand, *s.board)) for backs in s.backs)]
    cards, weights = np.zeros((len(lists), MOST, 2), np.int64), np.zeros((len(lists), MOST))
    for p, pairs in enumerate(lists):
        cards[p, : len(pairs)] = pairs
        weights[p, : len(pairs)] = 1.0
    own = [frozenset(pair) for pair in mine].index(frozenset(s.hand))
    return Hands(cards, np.array([len(pairs) for pairs in lists]), weights), own


def paths_from(s: Spot, possible: Hands, stage: int, luck: Array) -> Paths:
    """Boards to come of the board of a stage."""
    found: Paths = lay_paths(possible, np.array(s.board[: stage + 2]), np.array(s.hand), *PATHS[Stage(stage)], luck)
    return found


def narrow(s: Spot, possible: Hands, last: int, luck: Array) -> None:
    """Who has staked up to a stage holds what is worth it: weigh every hand by how often a regular stakes on it."""
    seats = (s.seat, *s.others)
    for stage in range(Stage.FLOP, last + 1):
        stakers = [p for p, seat in enumerate(seats) if s.stakes[seat][stage] > 0]
        if not stakers:
            continue
        paths = paths_from(s, possible, stage, luck)
        pot = sum(sum(laid[:stage]) + laid[stage] / 2 for laid in s.stakes)
        for p in stakers:
            for a in range(possible.many[p]):
                possible.weights[p, a] *= max(LEAST, liking(share_of(paths, p, a), pot, STAKES[stage]))
