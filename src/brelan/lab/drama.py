"""What the course of games is like: who leads and for how long, how far back winners were, what a card brings.

The chance to win is learnt from these very games (`review/prospects.py`): who plays here decides what a standing is
worth here. Between deals it is a fair game, so that a card's deals can be counted one by one.
"""

from typing import Any, NamedTuple

import numpy as np

from brelan.lab.course import TABLE
from brelan.lab.rows import Columns
from brelan.review.prospects import Prospects, Standings, fit

Array = np.ndarray[Any, np.dtype[Any]]

LINES = 20_000
"""Standings that chances are learnt from,"""
AT_ONCE = 50_000
"""and those that are judged together."""
SURELY = 1e-9


class Hopes(NamedTuple):
    """The deals of games: which game each is of, everybody's chance when it began, and when it was over."""

    game: Array
    before: Array
    after: Array

    @property
    def swing(self) -> Array:
        """How much of the victory changed hands in a deal."""
        return np.asarray(np.abs(self.after - self.before).sum(axis=1) / 2)


def shares(games: Columns) -> Array:
    """The part of the victory of each seat, a line a game."""
    seats = sum(name.startswith("share_") for name in games)
    return np.stack([games[f"share_{seat}"] for seat in range(seats)], axis=1).astype(np.float64)


def hopes(games: Columns, deals: Columns) -> Hopes:
    """Everybody's chance at every deal of these games."""
    won = shares(games)
    game = np.searchsorted(games["game"], deals["game"])
    numbers = np.stack([deals[f"standing_{seat}"] for seat in range(won.shape[1])], axis=1)
    at = Standings(numbers, deals["deal"].astype(np.int64), np.zeros_like(numbers), np.zeros(len(game), np.int64))
    some = np.random.default_rng(0).permutation(len(game))[:LINES]
    learnt = fit(Standings(*(part[some] for part in at)), won[game[some]])
    before = _judged(learnt, at)
    last = np.append(game[1:] != game[:-1], True)
    after = np.where(last[:, None], won[game], np.roll(before, -1, axis=0))
    return Hopes(game, before, after)


def _judged(learnt: Prospects, at: Standings) -> Array:
    parts = range(0, len(at.deals), AT_ONCE)
    return np.concatenate([learnt.shares(Standings(*(part[n : n + AT_ONCE] for part in at))) for n in parts])


def leaders(chances: Array) -> Array:
    """Who has the best chance; nobody where two have the same."""
    ordered = np.sort(chances, axis=1)
    return np.where(ordered[:, -1] - ordered[:, -2] > SURELY, chances.argmax(axis=1), -1)


class Drama(NamedTuple):
    """Of each game: changes of the lead, the part of it that was played when the lead changed last, the part of its
    deals in which the later winner did not lead, and the winner's lowest chance.
    """

    changes: Array
    decided: Array
    behind: Array
    lowest: Array


def drama(found: Hopes, won: Array) -> Drama:
    """The course of each game; a shared victory was never decided."""
    n = len(won)
    winner = leaders(won)
    leads = leaders(found.after)
    changes, decided, behind, count, lowest = np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n), np.ones(n)
    current = np.full(n, -1)
    number = np.arange(len(found.game)) - np.searchsorted(found.game, found.game)
    total = np.bincount(found.game, minlength=n)
    for deal in range(int(total.max())):
        rows = np.flatnonzero(number == deal)
        game, lead = found.game[rows], leads[rows]
        new = (lead >= 0) & (lead != current[game])
        changes[game[new & (current[game] >= 0)]] += 1
        decided[game[new]] = (deal + 1) / total[game[new]]
        current[game[new]] = lead[new]
        sole = winner[game] >= 0
        inside = sole & (deal + 1 < total[game])
        behind[game[inside]] += lead[inside] != winner[game[inside]]
        count[game[inside]] += 1
        mine = found.before[rows[sole], winner[game[sole]]]
        lowest[game[sole]] = np.minimum(lowest[game[sole]], mine)
    decided[winner < 0] = 1.0
    return Drama(changes, decided, np.divide(behind, count, out=np.zeros(n), where=count > 0), lowest)


class Lift(NamedTuple):
    """What a card brings, deal by deal: the change of its owner's chance; or, if it lies open between all, how much of
    the victory changed hands.
    """

    card: int
    common: bool
    values: Array


def lifts(found: Hopes, deals: Columns) -> list[Lift]:
    """Every card that seats hold when a deal begins, and every one that is new on the table then."""
    same = np.append(False, found.game[1:] == found.game[:-1])
    gains, swing, lines = found.after - found.before, found.swing, []
    for card in range(sum(name.startswith("at_") for name in deals)):
        at = deals[f"at_{card}"]
        held = np.flatnonzero((at >= 0) & (at < TABLE))
        fresh = np.flatnonzero((at == TABLE) & ~((np.roll(at, 1) == TABLE) & same))
        if len(held):
            lines.append(Lift(card, False, gains[held, at[held]]))
        elif len(fresh):
            lines.append(Lift(card, True, swing[fresh]))
    return lines
