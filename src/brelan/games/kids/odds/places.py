"""Poker Kids: deals of the unseen cards, the best combinations in them, and the places these come to."""

from collections.abc import Sequence
from functools import cache
from itertools import chain, combinations
from math import comb
from typing import Any

import numpy as np

from brelan.engine.sets import first
from brelan.games.kids import game
from brelan.games.kids.placing import give_places, strength_of
from brelan.games.kids.ranking import DECK
from brelan.games.kids.state import State, Ties

Array = np.ndarray[Any, np.dtype[Any]]

STRENGTHS = 1 << 9  # more than there are


def ways(unseen: int, held: Sequence[int]) -> int:
    """How many deals there are."""
    total = 1
    for n in held:
        total *= comb(unseen, n)
        unseen -= n
    return total


def all_deals(unseen: Sequence[int], held: Sequence[int]) -> Array:
    """Every deal, a line each: the cards of the first opponent, of the second, and so on."""
    deals = np.zeros((1, 0), np.int8)
    for n in held:
        hands = np.fromiter(chain.from_iterable(combinations(unseen, n)), np.int8).reshape(-1, n)
        apart = np.ones((len(deals), len(hands)), bool)
        for i in range(deals.shape[1]):
            for j in range(n):
                apart &= deals[:, i, None] != hands[None, :, j]
        before, now = np.nonzero(apart)
        deals = np.hstack((deals[before], hands[now]))
    return deals


def some_deals(unseen: Sequence[int], held: Sequence[int], n: int, seed: int) -> Array:
    """Deals drawn by lot, a line each."""
    keys = np.random.default_rng(seed).random((n, len(unseen)), np.float32)
    dealt: Array = np.array(unseen, np.int8)[np.argpartition(keys, sum(held), axis=1)[:, : sum(held)]]
    return dealt


@cache
def strengths(common: int) -> Array:
    """K9 The strength of any two cards with the common card; nothing for a card with itself."""
    found = np.zeros((len(DECK), len(DECK)), np.int16)
    for a, b in combinations([card for card in range(len(DECK)) if card != common], 2):
        found[a, b] = found[b, a] = strength_of(a, b, common)
    return found


def best_of_each(deals: Array, held: Sequence[int], common: int) -> Array:
    """The strength of each opponent's best combination, a line a deal."""
    table = strengths(common)
    best = np.zeros((len(deals), len(held)), np.int16)
    start = 0
    for opponent, n in enumerate(held):
        for i, j in combinations(range(start, start + n), 2):
            np.maximum(best[:, opponent], table[deals[:, i], deals[:, j]], out=best[:, opponent])
        start += n
    return best


def alike(others: Array) -> tuple[Array, Array]:
    """The deals that differ for the seat, best opponent first, and how many are like each."""
    codes = np.zeros(len(others), np.int64)
    for strength in np.sort(others, axis=1).T[::-1]:
        codes = codes * STRENGTHS + strength
    found, counts = np.unique(codes, return_counts=True)
    columns = [found // STRENGTHS**i % STRENGTHS for i in range(others.shape[1] - 1, -1, -1)]
    return np.stack(columns, axis=1), counts


def place_chances(own: int, others: Array, counts: Array, ties: Ties) -> tuple[float, ...]:
    """How often a strength comes to the first place, the second, and so on."""
    players = others.shape[1] + 1
    orders = (others > own).sum(axis=1)
    for strength in others.T:
        orders = orders * players + (others > strength[:, None]).sum(axis=1) + (own > strength)
    found = [0] * players
    for order, n in enumerate(np.bincount(orders, counts)):
        if n:
            found[place(order, players, ties) - 1] += int(n)
    return tuple(n / sum(found) for n in found)


@cache
def place(order: int, players: int, ties: Ties) -> int:
    """K11 The place of the first seat; `order` has a digit for each seat: how many are ahead of it."""
    t = game.blank(players, {"ties": ties.name.lower()})
    assert isinstance(t, State)
    t.still_in = first(players)
    for seat in range(players):
        t.strength[seat] = players - order // players ** (players - 1 - seat) % players
    give_places(t)
    return t.place[0]
