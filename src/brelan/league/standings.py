"""From results to strength: who wins how often against whom, and a rating for each, with 95 % intervals."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import choix
import numpy as np

from brelan.league.figure import INTERVAL, Array, Figure, figure
from brelan.league.match import Played

RATING_DRAWS = 200
CALM = 0.01  # keeps the rating of somebody who never loses within bounds


class Standings(NamedTuple):
    """Of each who plays alone among each other kind, the part of the games won; and everybody's rating."""

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
    pairs = {pair: figure(float(np.mean(one.shares)) for one in found) for pair, found in deals.items()}
    if players == 2:  # between two, what one does not win is the other's
        pairs |= {(b, a): Figure(1 - f.mean, 1 - f.high, 1 - f.low) for (a, b), f in pairs.items()}
    return Standings(players, pairs, _ratings(names, deals, players))


def _ratings(names: Sequence[str], deals: dict[tuple[str, str], list[Played]], players: int) -> dict[str, Figure]:
    """Plackett–Luce: the chance to win is one's strength beside that of all at the table; logarithms, mean 0."""
    seeds = sorted({one.match.seed for found in deals.values() for one in found})
    of_seed: dict[int, list[tuple[int, tuple[int, ...]]]] = defaultdict(list)
    for (alone, others), found in deals.items():
        me, you = names.index(alone), names.index(others)
        for one in found:
            of_seed[one.match.seed] += [choice for share in one.shares for choice in _choices(me, you, players, share)]
    rng = np.random.default_rng(2)
    drawn: list[list[int]] = [seeds, *(rng.choice(seeds, len(seeds)).tolist() for _ in range(RATING_DRAWS))]
    rated = np.array([_rate(len(names), [c for seed in sample for c in of_seed[seed]]) for sample in drawn])
    low, high = np.quantile(rated[1:], INTERVAL, axis=0)
    return {name: Figure(float(rated[0, i]), float(low[i]), float(high[i])) for i, name in enumerate(names)}


def _choices(me: int, you: int, players: int, share: float) -> list[tuple[int, tuple[int, ...]]]:
    """Who won beside whom; a shared victory counts as one of each."""
    won, lost = (me, (you,) * (players - 1)), (you, (me, *(you,) * (players - 2)))
    return [won] if share == 1 else [lost] if share == 0 else [won, lost]


def _rate(n: int, choices: list[tuple[int, tuple[int, ...]]]) -> Array:
    found: Array = choix.ilsr_top1(n, choices, alpha=CALM)
    return np.asarray(found - found.mean())
