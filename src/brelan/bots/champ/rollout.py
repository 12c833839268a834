"""Several opponents: the rest of a deal played out, everybody comparing price and pot as regulars do, compiled."""

import math
from typing import NamedTuple

import numpy as np
from numba import njit

from brelan.bots.champ.paths import Hands, Paths, drawn
from brelan.games.champ.table import GIFT, STAKES, Stage
from brelan.solver.tree import Array

LAYING = np.array(STAKES)
CAUTION = 1.2  # what the others want to win for a chip they stake
FINE = 0.3  # chips: how finely they feel it
OWN_CAUTION = 1.3  # what one wants oneself, since the others stake for a reason


class Crowd(NamedTuple):
    """Players still in, the asking one first: chips, who has staked in this stage; the others' chips; awards."""

    chips: Array
    staked: Array
    away: Array
    awards: Array  # of those still in, then of the others
    pot: int
    stage: int
    award: float  # what an Award is worth, in chips


@njit(cache=True)
def share_of(beats: Array, still_in: Array, player: int) -> float:
    """Which part of the pot a hand can expect: it has to beat everybody who is in."""
    share = 1.0
    for other in range(len(still_in)):
        if other != player and still_in[other]:
            share *= beats[other]
    return share


@njit(cache=True)
def liking(share: float, pot: float, stake: float) -> float:
    """How often a regular stakes: nearly always where it pays, seldom where it does not."""
    worth = share * (pot + stake) - CAUTION * stake
    return 1.0 / (1.0 + math.exp(-worth / FINE))


@njit(cache=True)
def beats_at(paths: Paths, stage: int, t: int, r: int, player: int, hand: int) -> Array:
    """How often a hand beats each of the others, as far as one can tell in a stage."""
    beats: Array = paths.flop[player, hand]
    if stage == Stage.TURN:
        beats = paths.turn[t, player, hand]
    elif stage == Stage.RIVER:
        beats = paths.river[t, r, player, hand]
    return beats


@njit(cache=True)
def stakes(
    paths: Paths, stage: int, t: int, r: int, player: int, hand: int,
    still_in: Array, pot: float, stake: float, luck: Array,
) -> bool:  # fmt: skip
    """Whether a player stakes; the asking one by a firm rule, the others more or less."""
    share = share_of(beats_at(paths, stage, t, r, player, hand), still_in, player)
    chance = drawn(luck)
    if player == 0:
        return share * (pot + stake) > OWN_CAUTION * stake
    return chance < liking(share, pot, stake)


@njit(cache=True)
def pick_hands(hands: Hands, paths: Paths, t: int, r: int, own: int, luck: Array, held: Array) -> bool:
    """Deal to everybody from his weights; False if cards would lie twice."""
    taken = np.int64(0)
    held[0] = own
    for p in range(len(held)):
        if p > 0:
            left = drawn(luck) * hands.weights[p, : hands.many[p]].sum()
            a = 0
            while a < hands.many[p] - 1 and left >= hands.weights[p, a]:
                left -= hands.weights[p, a]
                a += 1
            held[p] = a
        cards = np.int64(1) << hands.cards[p, held[p], 0] | np.int64(1) << hands.cards[p, held[p], 1]
        if taken & cards or paths.strength[t, r, p, held[p]] < 0:
            return False
        taken |= cards
    return True


@njit(cache=True)
def worth_after(crowd: Crowd, chips: Array) -> float:
    """C18, C20 Own chips after the deal, and the Award if somebody has lost everything."""
    in_game = len(chips)
    top, poor = 0, 0
    for p in range(in_game + len(crowd.away)):
        its = chips[p] if p < in_game else crowd.away[p - in_game]
        top = max(top, its)
        poor += its == 0
    worth: float = chips[0]
    if poor == 0:
        return worth
    rich, dread = 0, 0.0
    for p in range(in_game + len(crowd.away)):
        its = chips[p] if p < in_game else crowd.away[p - in_game]
        if its == top:
            rich += 1
            if p > 0:
                dread += crowd.award * (1.0 + crowd.awards[p]) / (in_game + len(crowd.away) - 1)
    worth -= dread / rich
    if chips[0] == 0:
        worth += GIFT
    if chips[0] == top:
        worth += (crowd.award * (1.0 + crowd.awards[0]) - GIFT) / rich
    return worth


@njit(cache=True)
def play_out(crowd: Crowd, paths: Paths, t: int, r: int, held: Array, gives_up: bool, luck: Array) -> float:
    """One deal to its end after the asking player's decision; what he then has."""
    players = len(held)
    chips, still_in = crowd.chips.astype(np.float64), np.ones(players, np.bool_)
    pot, inside = float(crowd.pot), players
    order = np.arange(players)
    for stage in range(crowd.stage, Stage.RIVER + 1):
        for k in range(players - 1, 0, -1):
            swap = int((k + 1) * drawn(luck))
            order[k], order[swap] = order[swap], order[k]
        for turn in range(-1, players):
            p = 0 if turn < 0 else order[turn]
            now = stage == crowd.stage
            if (turn < 0) != (p == 0 and now) or not still_in[p] or inside == 1 or chips[p] == 0:
                continue
            if now and crowd.staked[p]:
                continue
            stake = min(LAYING[stage], chips[p])
            if p == 0 and now:
                stays = not gives_up
            else:
                stays = stakes(paths, stage, t, r, p, held[p], still_in, pot, stake, luck)
            if stays:
                chips[p] -= stake
                pot += stake
            else:
                still_in[p] = False
                inside -= 1
    share_pot(paths.strength[t, r], held, still_in, pot, chips)
    return worth_after(crowd, chips)


@njit(cache=True)
def share_pot(strength: Array, held: Array, still_in: Array, pot: float, chips: Array) -> None:
    """C15, C17 The best hands share the pot."""
    best, many = -1, 0
    for p in range(len(held)):
        if still_in[p]:
            its = strength[p, held[p]]
            many = 1 if its > best else many + (its == best)
            best = max(best, its)
    for p in range(len(held)):
        if still_in[p] and strength[p, held[p]] == best:
            chips[p] += pot / many


@njit(cache=True)
def compare_answers(crowd: Crowd, hands: Hands, paths: Paths, own: int, deals: int, luck: Array) -> Array:
    """What giving up and staking bring on average, over the same deals, and how often each was tried."""
    worth, again = np.zeros(3), np.empty(1, np.uint64)
    held = np.zeros(len(crowd.chips), np.int64)
    for _ in range(deals):
        t, r = int(drawn(luck) * paths.boards.shape[0]), int(drawn(luck) * paths.boards.shape[1])
        if pick_hands(hands, paths, t, r, own, luck, held):
            again[0] = luck[0]
            worth[0] += play_out(crowd, paths, t, r, held, True, again)
            worth[1] += play_out(crowd, paths, t, r, held, False, luck)
            worth[2] += 1.0
    return worth
