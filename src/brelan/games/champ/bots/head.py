"""Two players: the deal solved from the flop on, and again from here where the solution does not reach."""

from typing import NamedTuple

import numpy as np

from brelan.games.champ.bots.award import award_worth
from brelan.games.champ.bots.shape import NOBODY
from brelan.games.champ.bots.spot import Spot
from brelan.games.champ.bots.two import SPREAD, Choice, Situation, Solved, choice, remembered, rows_at, solved
from brelan.games.champ.odds import Back
from brelan.games.champ.state import BACKS, Stage
from brelan.solver.tree import Array

ITERATIONS = 40  # from the flop on
LATE_ITERATIONS = 100  # from the turn on, where the tree is small
KNOWN = 0.01  # a hand that comes here less often is looked at anew


class Heads(NamedTuple):
    """Two seats as players 0 and 1, lower seat first, and which of them is asking."""

    seats: tuple[int, int]
    backs: tuple[Back, Back]
    me: int


def heads(s: Spot) -> Heads:
    """The two who are left."""
    own = (BACKS[s.hand[0]], BACKS[s.hand[1]])
    other = s.others[0]
    if s.seat < other:
        return Heads((s.seat, other), (own, s.backs[0]), 0)
    return Heads((other, s.seat), (s.backs[0], own), 1)


def situation(s: Spot, h: Heads, stage: int) -> Situation:
    """How things stood at the beginning of a stage, for all to see; in this one the other may have staked already."""
    later = [sum(s.stakes[seat][stage:]) for seat in h.seats]
    chips = (s.chips[h.seats[0]] + later[0], s.chips[h.seats[1]] + later[1])
    leads = stage == s.stage and s.has_staked(s.others[0])
    return Situation(h.backs, tuple(sorted(s.board[:3])) + s.board[3 : stage + 2], chips, s.pot - sum(later),
                     1 - h.me if leads else NOBODY)  # fmt: skip


def decide(s: Spot) -> Choice:
    """What to do when two play."""
    h = heads(s)
    if s.stage == Stage.FLOP:
        return from_here(s, h, None)
    found = remembered(situation(s, h, Stage.FLOP), award_worth, ITERATIONS)
    run = found.situation.run(s.board)
    told = choice(found, h.me, own_hand(found, h, s), run)
    if s.has_staked(s.others[0]) or told.reached < KNOWN:
        return from_here(s, h, ranges(found, run, situation(s, h, s.stage)))
    return relative(told)


def own_hand(found: Solved, h: Heads, s: Spot) -> int:
    """Which of the hands that one's backs allow one holds."""
    held = [frozenset(pair) for pair in found.situation.held(h.me)]
    return held.index(frozenset(s.hand))


def from_here(s: Spot, h: Heads, known: tuple[Array, Array] | None) -> Choice:
    """The rest of the deal solved from this stage on."""
    now = situation(s, h, s.stage)
    iterations = ITERATIONS if s.stage == Stage.FLOP else LATE_ITERATIONS
    found = remembered(now, award_worth, iterations) if known is None else solved(now, award_worth, iterations, known)
    return relative(choice(found, h.me, own_hand(found, h, s), ()))


def ranges(found: Solved, run: tuple[int, ...], now: Situation) -> tuple[Array, Array]:
    """How often each hand would have come here; all others a little, since nobody is perfect."""
    parts = []
    for player in (0, 1):
        reached = found.plans[player][rows_at(found, player, run)[0]]
        likely = {pair: float(reached[i]) for i, pair in enumerate(found.situation.held(player))}
        parts.append(np.array([SPREAD + (1 - SPREAD) * likely[pair] for pair in now.held(player)]))
    return parts[0], parts[1]


def relative(told: Choice) -> Choice:
    """Worths beside giving up at once while the other stays."""
    base = told.give_up[0]
    return told._replace(give_up=(0.0, told.give_up[1]), stake=(told.stake[0] - base, told.stake[1]))
