"""Compiled games in which every seat has a player of its own, and what the figures of many games are worth."""

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from brelan.engine.compiled import Compiled, Numbers, Rows

RANDOM, OWN, RIVAL = range(3)
"""One more kind of player beside those of `drive.py`: a function of the bot's module."""

Match = Callable[[Rows, Rows, int, Numbers], None]


def matcher(fast: Compiled, rival: str) -> Match:
    """Games on all rows, seeds counting up; `who` has a line a game and a player a seat: RANDOM, OWN, RIVAL.

    It is compiled anew each time, since numba would not notice when the rules under it have changed.
    """
    code: Any = fast.code
    begin, answer, awaited, one_seat, seeded = code.begin, code.answer, code.awaited, code.one_seat, code.seeded
    any_answer, ask_of, own_policy, other_policy = code.any_answer, code.ask_of, code.policy, getattr(code, rival)

    def match(rows: Any, blank: Any, seed: int, who: Any) -> None:
        luck = np.zeros(1, np.int64)
        for i in range(len(rows)):
            rows[i] = blank[0]
            t = rows[i]
            begin(t, seed + i)
            luck[0] = seeded(~(seed + i) & 0xFFFFFFFFFFFFFFF)
            while t.asked:
                seat = one_seat(awaited(t), luck)
                if who[i, seat] == OWN:
                    value = own_policy(t, seat, luck)
                elif who[i, seat] == RIVAL:
                    value = other_policy(t, seat, luck)
                else:
                    value = any_answer(ask_of(t, seat), luck)
                answer(t, seat, value)

    compiled: Match = njit(error_model="numpy")(match)
    return compiled


def equals(games: int, players: int, player: int) -> Numbers:
    """The same player on every seat."""
    return np.full((games, players), player)


def one_among(games: int, players: int, others: int) -> Numbers:
    """One player among others, on a different seat in each game."""
    who = np.full((games, players), others)
    who[np.arange(games), np.arange(games) % players] = OWN
    return who


def victories(scores: Numbers, who: Numbers) -> Numbers:
    """What part of each game's victory went to the one player among others; equals share."""
    won = scores == scores.max(axis=1, keepdims=True)
    part: Numbers = (won & (who == OWN)).sum(axis=1) / won.sum(axis=1)
    return part


class Share(NamedTuple):
    """A share of so many games, with the ends of its interval at 95%."""

    share: float
    low: float
    high: float


def share(part: float, games: int) -> Share:
    """Wilson's interval, which is right for small shares too."""
    z = 1.96
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(part * (1 - part) / games + z * z / (4 * games * games))
    return Share(part, middle - reach, middle + reach)
