"""Three and more players: what chips and Awards are worth on the way to victory (C18–C22).

The table `hope.toml` holds a strength for each number of chips, without an Award and with one; a player's hope to win
the game is their part of all strengths. `python -m brelan.games.champ.bots.build` makes it from whole games.
"""

from functools import cache

import numpy as np

from brelan.bots.shipped import shipped
from brelan.games.champ.bots.paths import drawn
from brelan.games.champ.state import GIFT, PURSE
from brelan.kept import kept
from brelan.solver.tree import Array

FILE, VERSION = "hope.toml", 2
ENOUGH = 2  # C22 Awards that win

Hopes = Array  # [Awards, chips]


@cache
def hopes(players: int) -> Hopes:
    """The strengths for a number of players."""
    found = shipped(__package__, FILE, VERSION)[f"players-{players}"]
    strengths: Hopes = np.exp(np.array([found["none"], found["one"]]))
    return strengths


@kept()
def part(strengths: Hopes, chips: Array, awards: Array, seat: int) -> float:
    """A seat's hope before a deal: its part of all strengths."""
    total = 0.0
    for other in range(len(chips)):
        total += strengths[awards[other], chips[other]]
    return float(strengths[awards[seat], chips[seat]] / total)


@kept()
def richest(chips: Array, luck: Array) -> int:
    """C18 The player with the most; C20 among equally rich ones a duel decides: any of them, by lot."""
    most, equal, found = -1, 0, 0
    for seat in range(len(chips)):
        if chips[seat] > most:
            most, equal = chips[seat], 0
        if chips[seat] == most:
            equal += 1
            if equal == 1 or drawn(luck) * equal < 1:
                found = seat
    return found


@kept()
def hope(strengths: Hopes, chips: Array, awards: Array, seat: int, luck: Array) -> float:
    """A seat's hope once a deal is settled: C19 players without chips are served first, C22 which may end the game."""
    for poor in range(len(chips)):
        if chips[poor] == 0:
            giver = richest(chips, luck)
            chips[giver] -= GIFT
            chips[poor] += GIFT
            awards[giver] += 1
            if awards[giver] == ENOUGH:
                return 1.0 if giver == seat else 0.0
    return part(strengths, chips, awards, seat)


def chip(chips: Array, awards: Array, seat: int) -> float:
    """How much a chip adds to a seat's hope, on average of winning and losing six; never less than at the beginning."""
    fresh = np.full(len(chips), PURSE), np.zeros(len(chips), np.int64)
    return max(slope(chips, awards, seat), slope(*fresh, 0))


def slope(chips: Array, awards: Array, seat: int) -> float:
    """The difference of the hopes with six more and with six fewer, for each chip."""
    strengths, ends = hopes(len(chips)), (max(chips[seat] - GIFT, 0), min(chips[seat] + GIFT, PURSE * len(chips)))
    low, high = (np.where(np.arange(len(chips)) == seat, end, chips) for end in ends)
    return float((part(strengths, high, awards, seat) - part(strengths, low, awards, seat)) / (ends[1] - ends[0]))
