"""From results to strength: who wins how often against whom, and a rating for each, with 95% intervals."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from brelan.league.figure import EDGES, INTERVAL, Array, Figure, edged, parts
from brelan.league.match import Played

RATING_DRAWS = 200
CALM = 0.01  # the weight of the edges in the rating itself: somebody who never loses has one too
STEPS = 1000


class Standings(NamedTuple):
    """The part of the games won by each player alone among others of each other kind; and everybody's rating."""

    players: int
    pairs: dict[tuple[str, str], Figure]
    ratings: dict[str, Figure]


def standings(names: Sequence[str], played: Iterable[Played]) -> Standings:
    """The whole table; every pair has been played."""
    deals: dict[tuple[str, str], list[Played]] = defaultdict(list)
    players = 0
    for one in played:
        deals[one.match.alone, one.match.others].append(one)
        players = one.match.players
    pairs = {pair: parts(float(np.mean(one.shares)) for one in found) for pair, found in deals.items()}
    if players == 2:  # between two, what one does not win is the other's
        pairs |= {(b, a): Figure(1 - f.mean, 1 - f.high, 1 - f.low) for (a, b), f in pairs.items()}
    return Standings(players, pairs, _ratings(names, deals, players))


def _ratings(names: Sequence[str], deals: dict[tuple[str, str], list[Played]], players: int) -> dict[str, Figure]:
    """Plackett–Luce: the chance to win is one's strength beside that of all at the table; logarithms, mean 0."""
    seeds = sorted({one.match.seed for found in deals.values() for one in found})
    usual = np.array([[1.0] * len(seeds) + [CALM] * len(EDGES)])
    weights = np.concatenate([usual, edged(np.random.default_rng(2), RATING_DRAWS, len(seeds))])
    won = np.array([_won(found, seeds, weights) for found in deals.values()]).T
    me, you = np.array([[names.index(name) for name in pair] for pair in deals]).T
    rated = _strengths(won, me, you, len(names), players - 1)
    low, high = np.quantile(rated[1:], INTERVAL, axis=0)
    return {name: Figure(float(rated[0, i]), float(low[i]), float(high[i])) for i, name in enumerate(names)}


def _won(found: list[Played], seeds: list[int], weights: Array) -> Array:
    """The part of the victories, a number a draw, when deals and edges have these weights."""
    of_seed = {one.match.seed: float(np.mean(one.shares)) for one in found}
    there = np.array([seed in of_seed for seed in seeds] + [True] * len(EDGES))
    part = np.array([of_seed.get(seed, 0.0) for seed in seeds] + list(EDGES))
    return np.asarray(weights @ part / (weights @ there))


def _strengths(won: Array, me: Array, you: Array, names: int, others: int) -> Array:
    """Hunter's way to the most likely strengths, a line a draw: as many victories as there were contests to win."""
    strength, wins = np.ones((len(won), names)), np.zeros((names, len(won)))
    np.add.at(wins, me, won.T)
    np.add.at(wins, you, 1 - won.T)
    for _ in range(STEPS):
        met, chance = np.zeros_like(wins), 1 / (strength[:, me] + others * strength[:, you]).T
        np.add.at(met, me, chance)
        np.add.at(met, you, others * chance)
        strength = (wins / met).T
        strength /= strength.sum(axis=1, keepdims=True)
    found = np.log(strength)
    return np.asarray(found - found.mean(axis=1, keepdims=True))
