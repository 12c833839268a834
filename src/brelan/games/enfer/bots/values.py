"""What a standing between two rounds is worth: each seat's chance to win the game (E30), learnt from played games.

A standing is a line as `rollouts.note` writes it. The chance is a softmax over the seats of weighted features; the
weights stand in `values.npz`, for each number of players and of rounds played, and `build` makes them anew.
"""

from functools import cache

import numpy as np

from brelan.bots.shipped import shipped
from brelan.games.enfer.bots.rollouts import SEATS
from brelan.solver.tree import Array

FILE, VERSION = "values.npz", 1
BANKER, ROUND, OVER = 2 * SEATS, 2 * SEATS + 1, 2 * SEATS + 2
LEAD = 4
"""A lead of more Mises than this is no greater."""
LEADS = 2 * LEAD + 1
LOW = 3
"""With so few chips a raise can end the game."""
FEATURES = 6 + 3 * LEADS


def features(lines: Array, players: int) -> Array:
    """What weighs, for each line and seat."""
    mises, chips = lines[:, :players], lines[:, SEATS : SEATS + players]
    places = np.arange(players)
    lead, richer = np.empty_like(mises), np.empty_like(chips)
    for seat in range(players):
        others = places != seat
        best = (100 * mises[:, others] + chips[:, others]).max(axis=1)
        lead[:, seat], richer[:, seat] = mises[:, seat] - best // 100, chips[:, seat] - best % 100
    leads = np.clip(lead, -LEAD, LEAD)[:, :, None] == np.arange(-LEAD, LEAD + 1)
    ending = chips.min(axis=1)[:, None, None] <= LOW
    plain = (
        mises / 3, chips / 12, mises == 0, 2 * mises >= 3 * players, chips <= LOW, lines[:, BANKER, None] == places
    )  # fmt: skip
    return np.concatenate([np.stack(plain, axis=2), leads, leads * (richer[:, :, None] / 12), leads * ending], axis=2)


def softmax(worths: Array) -> Array:
    """Shares that follow worth, seat by seat."""
    grown = np.exp(worths - worths.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))


def shares(lines: Array, players: int) -> Array:
    """E30 Each seat's part of the victory when the game is over."""
    scores = 100 * lines[:, :players] + lines[:, SEATS : SEATS + players]
    won = scores == scores.max(axis=1, keepdims=True)
    return np.asarray(won / won.sum(axis=1, keepdims=True))


@cache
def weights() -> Array:
    """The weights that ship, by players from 3, by rounds played from 1."""
    found: Array = shipped(__package__, FILE, VERSION)["weights"]
    return found


def chances(lines: Array, players: int) -> Array:
    """Each seat's chance to win the game, for each standing."""
    found = np.empty((len(lines), players))
    over = lines[:, OVER] == 1
    found[over] = shares(lines[over], players)
    for played in np.unique(lines[~over, ROUND]):
        here = ~over & (lines[:, ROUND] == played)
        found[here] = softmax(features(lines[here], players) @ weights()[players - 3, played - 1])
    return found
