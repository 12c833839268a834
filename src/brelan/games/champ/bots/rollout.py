"""Several opponents: the rest of a deal played on many times, once after giving up and once after staking, compiled.

The others are believed to play like regulars: they read the backs, compare their part of the pot with the price, and
feel the difference more or less finely.
"""

from typing import NamedTuple

import numpy as np

from brelan.games.champ.bots.hope import Hopes, hope
from brelan.games.champ.bots.paths import Hands, Paths, drawn, share_after, share_of, share_on
from brelan.games.champ.state import STAKES, Decision, Stage
from brelan.kept import kept
from brelan.solver.tree import Array

RIVER = int(Stage.RIVER)
STAKE = int(Decision.STAKE)


class Habit(NamedTuple):
    """How players are believed to decide: what they want for a chip they stake, how finely they feel it, at least."""

    caution: float
    fine: float
    least: float
    own: float  # the asking player's own caution in stages to come


class Standing(NamedTuple):
    """Where a deal stands: seats of the players in `Hands`, those who are in and have yet to decide (sets), chips."""

    stage: int
    seats: Array
    staying: int
    asked: int
    chips: Array
    awards: Array
    pot: int


@kept()
def liking(share: float, pot: int, stake: int, habit: Habit) -> float:
    """How often a player stakes: nearly always where it pays, seldom where it does not."""
    often: float = 1 / (1 + np.exp(-(share * (pot + stake) - habit.caution * stake) / habit.fine))
    return min(max(often, habit.least), 1 - habit.least)


@kept()
def narrow(hands: Hands, paths: Paths, stakers: int, staying: int, pot: int, stake: int, habit: Habit) -> None:
    """Whoever has staked holds a hand worth it: weigh each of their hands by how often one stakes on it."""
    for p in range(1, len(hands.many)):
        if stakers >> p & 1:
            for a in range(hands.many[p]):
                hands.weights[p, a] *= liking(share_of(paths, p, a, staying), pot, stake, habit)


@kept()
def draw_hands(hands: Hands, strength: Array, luck: Array, held: Array) -> bool:
    """Everybody's hand by lot, as likely as its weight; whether no card lies twice."""
    for p in range(1, len(hands.many)):
        left = 0.0
        for a in range(hands.many[p]):
            left += hands.weights[p, a]
        left *= drawn(luck)
        held[p] = hands.many[p] - 1
        for a in range(hands.many[p]):
            left -= hands.weights[p, a]
            if left < 0:
                held[p] = a
                break
        if strength[p, held[p]] < 0:
            return False
        for other in range(1, p):
            for one in hands.cards[p, held[p]]:
                for two in hands.cards[other, held[other]]:
                    if one == two:
                        return False
    return True


@kept()
def known_share(known: Array, paths: Paths, stage: int, t: int, r: int, p: int, a: int, staying: int) -> float:
    """A player's part of the pot in a stage, counted once and remembered."""
    if stage == RIVER:
        return share_on(paths.beats[t, r, p, a], p, staying)
    place = 0 if stage == RIVER - 2 else t + 1
    if np.isnan(known[place, staying, p, a]):
        if place == 0:
            known[place, staying, p, a] = share_of(paths, p, a, staying)
        else:
            known[place, staying, p, a] = share_after(paths, t, p, a, staying)
    return float(known[place, staying, p, a])


@kept()
def played_on(
    now: Standing, paths: Paths, own: Paths, habit: Habit, known: Array, known_own: Array,
    t: int, r: int, held: Array, moods: Array, hopes: Hopes, decision: int, luck: Array, chips: Array, awards: Array,
) -> float:  # fmt: skip
    """One end of the deal (C11 stage by stage, C16 C17 the pot to the best): the asking player's hope to win."""
    players = len(now.seats)
    staying, pot = now.staying, now.pot
    for seat in range(len(chips)):
        chips[seat], awards[seat] = now.chips[seat], now.awards[seat]
    for stage in range(now.stage, RIVER + 1):
        asked = now.asked if stage == now.stage else staying
        start = 0 if stage == now.stage else int(players * moods[stage, players])
        for k in range(players):
            p = (start + k) % players
            seat = now.seats[p]
            if asked >> p & 1 == 0 or staying >> p & 1 == 0 or chips[seat] == 0 or staying == 1 << p:
                continue
            stake = min(STAKES[stage], chips[seat])
            if p > 0:
                share = known_share(known, paths, stage, t, r, p, held[p], staying)
                stays = moods[stage, p] < liking(share, pot, stake, habit)
            elif stage == now.stage:
                stays = decision == STAKE
            else:
                share = known_share(known_own, own, stage, t, r, p, held[p], staying)
                stays = share * (pot + stake) > habit.own * stake
            if stays:
                chips[seat] -= stake
                pot += stake
            else:
                staying &= ~(1 << p)
    best, equal = -1, 0
    for p in range(players):
        if staying >> p & 1:
            its = paths.strength[t, r, p, held[p]]
            if its > best:
                best, equal = its, 0
            equal += its == best
    for p in range(players):
        if staying >> p & 1 and paths.strength[t, r, p, held[p]] == best:
            chips[now.seats[p]] += pot // equal
    return hope(hopes, chips, awards, now.seats[0], luck)


@kept()
def try_both(
    now: Standing, hands: Hands, hand: int, paths: Paths, own: Paths,
    habit: Habit, hopes: Hopes, deals: int, luck: Array,
) -> Array:  # fmt: skip
    """The hope after giving up and after staking (by `Decision`), on average of so many deals, the same for both."""
    players = len(hands.many)
    turns, rivers = paths.boards.shape[:2]
    known = np.full((turns + 1, 1 << players, players, hands.cards.shape[1]), np.nan)
    known_own = np.full((turns + 1, 1 << players, 1, hands.cards.shape[1]), np.nan)
    held, moods = np.empty(players, np.int64), np.empty((RIVER + 1, players + 1))
    chips, awards = now.chips.copy(), now.awards.copy()
    held[0] = hand
    worth, done = np.zeros(2), 0
    for _ in range(2 * deals):
        t, r = int(turns * drawn(luck)), int(rivers * drawn(luck))
        if done == deals or not draw_hands(hands, paths.strength[t, r], luck, held):
            continue
        done += 1
        for stage in range(now.stage, RIVER + 1):
            for p in range(players + 1):
                moods[stage, p] = drawn(luck)
        for decision in range(2):
            worth[decision] += played_on(
                now, paths, own, habit, known, known_own, t, r, held, moods, hopes, decision, luck, chips, awards
            )
    return worth / max(done, 1)
