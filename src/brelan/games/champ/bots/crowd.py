"""Several opponents: their hands narrowed by what they have staked on, and the deal played on against them."""

from random import Random

import numpy as np

from brelan.games.champ.bots.facts import hands
from brelan.games.champ.bots.hope import chip, hopes
from brelan.games.champ.bots.paths import MOST, Hands, Paths, lay_paths, own_paths
from brelan.games.champ.bots.rollout import Habit, Standing, narrow, try_both
from brelan.games.champ.bots.spot import Spot
from brelan.games.champ.odds import Back
from brelan.games.champ.state import BACKS, STAKES, Stage
from brelan.solver.tree import Array

HABIT = Habit(caution=1.1, fine=0.25, least=0.03, own=1.0)
PATHS = {Stage.FLOP: (46, 12), Stage.TURN: (1, 46), Stage.RIVER: (1, 1)}  # turns and rivers that are drawn
DEALS = 2000  # that are played on


def weigh(s: Spot, rng: Random) -> float:
    """What staking is worth beyond giving up, in chips."""
    luck = np.array([rng.getrandbits(63)], np.uint64)
    possible, own = narrowed(s, luck)
    alike = possible._replace(weights=np.ones_like(possible.weights))
    paths = paths_from(s, alike, s.stage, luck)
    players = 1 + len(s.others)
    asked = [p for p, seat in enumerate((s.seat, *s.others)) if not s.has_staked(seat)]
    now = Standing(
        s.stage, np.array((s.seat, *s.others)), (1 << players) - 1, sum(1 << p for p in asked),
        np.array(s.chips), awards_that_count(s), s.pot,
    )  # fmt: skip
    mine = own_paths(possible, paths, own)
    given_up, staked = try_both(now, possible, own, paths, mine, HABIT, hopes(len(s.chips)), DEALS, luck)
    return float(staked - given_up) / chip(now.chips, now.awards, s.seat)


def awards_that_count(s: Spot) -> Array:
    """C22 Awards on the way to two; C23, C24 where there are many, the next one counts like the first."""
    return np.array(s.awards) if s.two_awards else np.zeros(len(s.awards), np.int64)


def narrowed(s: Spot, luck: Array) -> tuple[Hands, int]:
    """The hands of all who are in, weighed by what they have staked on, and which is one's own."""
    seats, backs = everybody(s)
    possible, own = all_hands(s, backs)
    alike = possible._replace(weights=np.ones_like(possible.weights))
    for stage in range(Stage.FLOP, s.stage + 1):
        stakers = sum(1 << p for p, seat in enumerate(seats) if s.stakes[seat][stage] > 0)
        if stakers > 1:
            in_it = stakers | ((1 << 1 + len(s.others)) - 1)
            pot = sum(sum(laid[:stage]) + laid[stage] / 2 for laid in s.stakes)
            narrow(possible, paths_from(s, alike, stage, luck), stakers, in_it, int(pot), STAKES[stage], HABIT)
    many = 1 + len(s.others)
    return Hands(possible.cards[:many], possible.many[:many], possible.weights[:many]), own


def everybody(s: Spot) -> tuple[tuple[int, ...], tuple[Back, ...]]:
    """Who is in, the asking player first, then those who gave up after staking by choice; their backs."""
    away = [seat for seat in range(len(s.chips)) if seat != s.seat and seat not in s.others]
    went = [(seat, backs) for seat, backs in zip(away, s.gone, strict=True) if s.stakes[seat][Stage.FLOP] > 0]
    own = (BACKS[s.hand[0]], BACKS[s.hand[1]])
    return (s.seat, *s.others, *(seat for seat, _ in went)), (own, *s.backs, *(backs for _, backs in went))


def all_hands(s: Spot, backs: tuple[Back, ...]) -> tuple[Hands, int]:
    """The hands that everybody's backs allow, and which is one's own; the others know one's backs only."""
    lists = [hands(backs[0], s.board), *(hands(two, (*s.hand, *s.board)) for two in backs[1:])]
    cards, weights = np.zeros((len(lists), MOST, 2), np.int64), np.zeros((len(lists), MOST))
    for p, pairs in enumerate(lists):
        cards[p, : len(pairs)] = pairs
        weights[p, : len(pairs)] = 1.0
    own = [frozenset(pair) for pair in lists[0]].index(frozenset(s.hand))
    return Hands(cards, np.array([len(pairs) for pairs in lists]), weights), own


def paths_from(s: Spot, possible: Hands, stage: int, luck: Array) -> Paths:
    """Boards to come of the board of a stage."""
    found: Paths = lay_paths(possible, np.array(s.board[: stage + 2]), np.array(s.hand), *PATHS[Stage(stage)], luck)
    return found
