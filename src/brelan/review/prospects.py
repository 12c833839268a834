"""What a standing between two deals is worth: each seat's chance of winning the game, learned from games played out.

A standing is one number a seat (`standing.py`, or the box's own): what counts first, and below it what counts next.
The chance is a softmax over the seats of a few weighted features, whose weights change with the deals. It is fitted to
imagined games of the same table, always from the same seeds: the same numbers on every machine.
"""

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

FIRST = 20
"""Bits below what counts first."""
KNOTS = 6
"""Deals at which weights are fitted; between them they change along a line."""
FEATURES = 8
RIDGE = 1.0
STEPS = 25


class Standings(NamedTuple):
    """Tables between two deals: a line per table with a number per seat; the next deal; the scores; which are over."""

    numbers: Array
    deals: Array
    scores: Array
    over: Array


class Prospects(NamedTuple):
    """The fitted weights, the deals where they hold, and the means by which standings are measured."""

    weights: Array
    knots: Array
    means: Array

    def shares(self, at: Standings) -> Array:
        """Each seat's chance of winning, for each table; its share of the win if the game is over."""
        found = _softmax(features(at.numbers, at.deals, self.knots, self.means) @ self.weights)
        return np.where(at.over[:, None] == 1, victory(at.scores), found)


def victory(scores: Array) -> Array:
    """Which part of the victory is each seat's: equals share."""
    won = scores == scores.max(axis=1, keepdims=True)
    return np.asarray(won / won.sum(axis=1, keepdims=True))


def features(numbers: Array, deals: Array, knots: Array, means: Array) -> Array:
    """What weighs, for each table and seat: both parts of the standing, their squares, having none, having most."""
    parts = np.stack([numbers >> FIRST, numbers & (1 << FIRST) - 1], axis=2).astype(float)
    most = parts == parts.max(axis=1, keepdims=True)
    scaled = parts / means
    plain = np.concatenate([scaled, scaled**2, parts == 0, most & (parts.max(axis=1, keepdims=True) > 0)], axis=2)
    near = _hats(deals, knots)
    return np.asarray((near[:, None, :, None] * plain[:, :, None, :]).reshape(*numbers.shape, -1))


def _hats(deals: Array, knots: Array) -> Array:
    """How much each knot counts at a deal: its neighbours share it, a deal beyond the last counts as the last."""
    return np.stack([np.interp(deals, knots, np.eye(len(knots))[i]) for i in range(len(knots))], axis=1)


def fit(at: Standings, won: Array) -> Prospects:
    """The weights that make what happened most likely: `won` are the shares of the victory in the end."""
    parts = np.stack([at.numbers >> FIRST, at.numbers & (1 << FIRST) - 1], axis=2)
    means = np.maximum(parts.reshape(-1, 2).mean(axis=0), 1e-9)
    knots = _knots(at.deals)
    x = features(at.numbers, at.deals, knots, means)
    weights = np.zeros(x.shape[2])
    before = -np.inf
    for _ in range(STEPS):
        chances = _softmax(x @ weights)
        likely = float((won * np.log(chances + 1e-12)).sum()) - RIDGE / 2 * float(weights @ weights)
        if likely - before < 1e-6 * abs(likely):
            break
        before = likely
        centred = x - (chances[:, :, None] * x).sum(axis=1, keepdims=True)
        slope = np.einsum("ns,nsf->f", won - chances, x) - RIDGE * weights
        rooted = (np.sqrt(chances)[:, :, None] * centred).reshape(-1, x.shape[2])
        weights = weights + np.linalg.solve(rooted.T @ rooted + RIDGE * np.eye(len(weights)), slope)
    return Prospects(weights, knots, means)


def _knots(deals: Array) -> Array:
    """Deals between which weights change: as many games' ends as beginnings, closer together towards the end."""
    last = int(deals.max())
    wanted = [int(np.quantile(deals, part)) for part in (0.0, 0.5)] + [last - (1 << k) + 1 for k in range(KNOTS - 2)]
    return np.unique(np.clip(wanted, int(deals.min()), last)).astype(float)


def _softmax(worths: Array) -> Array:
    grown = np.exp(worths - worths.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))
