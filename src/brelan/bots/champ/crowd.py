"""Several opponents: their hands narrowed by what they have staked on, and both answers played out by lot."""

from random import Random
from typing import NamedTuple

import numpy as np

from brelan.bots.champ.facts import hands
from brelan.bots.champ.paths import MOST, Hands, Paths, lay_paths
from brelan.bots.champ.rollout import Crowd, beats_at, compare_answers, liking, share_of
from brelan.bots.champ.spot import Spot
from brelan.games.champ.table import BACKS, STAKES, Stage
from brelan.solver.tree import Array

DEALS = 3000  # played out for one decision
AWARD = 20.0  # chips that the next Award is worth
PATHS = {Stage.FLOP: (10, 5), Stage.TURN: (1, 24), Stage.RIVER: (1, 1)}  # turns and rivers that are drawn


class Worth(NamedTuple):
    """What both answers are worth."""

    give_up: float
    stake: float


def play_both(s: Spot, rng: Random) -> Worth:
    """What giving up and staking bring, counted in chips."""
    luck = np.array([rng.getrandbits(63)], np.uint64)
    possible, own = all_hands(s)
    narrow(s, possible, luck)
    paths = paths_from(s, possible, s.stage, luck)
    worth = compare_answers(crowd(s), possible, paths, own, DEALS, luck)
    tried = max(worth[2], 1.0)
    return Worth(float(worth[0] / tried), float(worth[1] / tried))


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


def narrow(s: Spot, possible: Hands, luck: Array) -> None:
    """Who has staked of his own will holds what is worth it: weigh every hand by how often a regular stakes on it."""
    seats = (s.seat, *s.others)
    everybody = np.ones(len(seats), np.bool_)
    for stage in range(Stage.FLOP, s.stage + 1):
        stakers = [p for p, seat in enumerate(seats) if s.stakes[seat][stage] > 0]
        if not stakers:
            continue
        paths = paths_from(s, possible, stage, luck)
        pot = sum(sum(laid[:stage]) + laid[stage] / 2 for laid in s.stakes)
        for p in stakers:
            for a in range(possible.many[p]):
                share = share_of(beats_at(paths, stage, 0, 0, p, a), everybody, p)
                possible.weights[p, a] *= liking(share, pot, float(STAKES[stage]))


def crowd(s: Spot) -> Crowd:
    """How chips and stakes lie."""
    seats = (s.seat, *s.others)
    away = [seat for seat in range(len(s.chips)) if seat not in seats]
    return Crowd(
        np.array([s.chips[seat] for seat in seats]),
        np.array([s.has_staked(seat) for seat in seats]),
        np.array([s.chips[seat] for seat in away], np.int64),
        np.array([s.awards[seat] for seat in (*seats, *away)]),
        s.pot,
        s.stage,
        AWARD,
    )
