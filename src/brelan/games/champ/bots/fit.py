"""Strengths of chips and Awards, fitted to whole games: who stood how before a deal, and who was champion in the end.

A player wins as often as their share of all strengths says; its logarithm is a line from knot to knot.
"""

import numpy as np

from brelan.games.champ.bots.field import Standings
from brelan.games.champ.state import PURSE
from brelan.solver.tree import Array

KNOTS = (1, 4, 7, 10, 13, 17, 22, 28, 36)  # chips
SMOOTH = 3e-4  # how much a bend costs
STEPS = 12


def lines(chips: Array) -> Array:
    """How much each knot counts for so many chips; beyond the last one the last line goes on."""
    counted = np.stack([np.interp(chips, KNOTS, knot) for knot in np.eye(len(KNOTS))], axis=-1)
    beyond = np.maximum(chips - KNOTS[-1], 0) / (KNOTS[-1] - KNOTS[-2])
    counted[..., -1] += beyond
    counted[..., -2] -= beyond
    return counted


def fitted(standings: list[Standings]) -> Array:
    """The logarithm of the strength at each knot, without an Award and then with one: by Newton's method."""
    chips, awards, champions = (np.array(column) for column in zip(*standings, strict=True))
    at = lines(chips)
    known = np.concatenate([at * (awards == 0)[..., None], at * (awards == 1)[..., None]], axis=-1)
    won = known[np.arange(len(known)), champions].mean(axis=0)
    bends = np.kron(np.eye(2), np.diff(np.eye(len(KNOTS)), 2, axis=0))
    price = 2 * SMOOTH * bends.T @ bends + 1e-6 * np.eye(2 * len(KNOTS))
    found = np.zeros(2 * len(KNOTS))
    for _ in range(STEPS):
        parts = np.exp(known @ found)
        parts /= parts.sum(axis=1, keepdims=True)
        mean = np.einsum("ij,ijk->ik", parts, known)
        square = np.einsum("ij,ijk,ijl->kl", parts, known, known) / len(known) - mean.T @ mean / len(known)
        found += np.linalg.solve(square + price, won - mean.mean(axis=0) - price @ found)
    return found


def strengths(standings: list[Standings], players: int) -> tuple[list[float], list[float]]:
    """For 0, 1, 2 … chips the logarithm of the strength without an Award and with one; 12 chips without one: 0."""
    found = fitted(standings)
    at = lines(np.maximum(np.arange(PURSE * players + 1), KNOTS[0]))
    none, one = at @ found[: len(KNOTS)], at @ found[len(KNOTS) :]
    return list(none - none[PURSE]), list(one - none[PURSE])
