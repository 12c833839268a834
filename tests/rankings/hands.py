"""Hands for tests: from text, at random, and all of them."""

from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import chain, combinations, pairwise, product
from math import comb
from random import Random
from typing import Any

import numpy as np

from brelan.rankings import Ranking

Array = np.ndarray[Any, np.dtype[Any]]


def beats(ranking: Ranking, better: str, worse: str) -> bool:
    """Whether the first hand is strictly better."""
    first, second = ranking.deck.cards(better), ranking.deck.cards(worse)
    return ranking.value(first) > ranking.value(second)


def ties(ranking: Ranking, one: str, other: str) -> bool:
    """Whether the two hands are equal."""
    return ranking.value(ranking.deck.cards(one)) == ranking.value(ranking.deck.cards(other))


def category(ranking: Ranking, hand: str) -> str:
    """The key of a hand's category."""
    return ranking.category(ranking.value(ranking.deck.cards(hand))).key


def some(cards: int, n: int, count: int, seed: int = 1) -> list[list[int]]:
    """Random hands of a pack."""
    chance = Random(seed)
    return [chance.sample(range(cards), n) for _ in range(count)]


def throws(faces: int, n: int, count: int, seed: int = 1) -> list[list[int]]:
    """Random throws of dice."""
    chance = Random(seed)
    return [chance.choices(range(faces), k=n) for _ in range(count)]


def random_hands(ranking: Ranking, n: int, count: int) -> list[list[int]]:
    """Random hands of a ranking: of its pack, or throws of its dice."""
    cards = len(ranking.deck)
    return throws(cards, n, count) if len(ranking.deck.suits) == 1 else some(cards, n, count)


def all_hands(cards: int, n: int) -> Array:
    """Every hand of n cards, one row each."""
    flat = chain.from_iterable(combinations(range(cards), n))
    return np.fromiter(flat, np.uint8, comb(cards, n) * n).reshape(-1, n)


def all_throws(faces: int, n: int) -> Array:
    """Every throw of n dice, one row each."""
    return np.array(list(product(range(faces), repeat=n)), np.uint8)


def same_order(values: Iterable[int], keys: Iterable[Any]) -> bool:
    """Whether values sort exactly as keys do, ties included."""
    pairs = sorted(zip(values, keys, strict=True), key=lambda pair: pair[0])
    return all(
        (left[1] == right[1]) if left[0] == right[0] else (left[1] < right[1]) for left, right in pairwise(pairs)
    )


def valued(function: Callable[..., int], hands: Iterable[Iterable[int]]) -> list[int]:
    """The value of each hand."""
    return [function(*hand) for hand in hands]


def climbs(ranking: Ranking, *hands: str) -> bool:
    """Whether each hand beats the one before it."""
    return all(beats(ranking, better, worse) for worse, better in pairwise(hands))


def counts(ranking: Ranking, values: Array) -> dict[str, int]:
    """How many values fall into each category."""
    places = np.searchsorted(ranking.ladder.starts, values, side="right") - 1
    return {ranking.categories[place].key: count for place, count in sorted(Counter(places.tolist()).items())}


def fingerprint(values: Array) -> str:
    """The order of all hands, whatever the numbers that stand for it."""
    return sha256(np.unique(values, return_inverse=True)[1].astype("<u4").tobytes()).hexdigest()[:16]


USUAL = {
    "high-card": 1_302_540,
    "pair": 1_098_240,
    "two-pairs": 123_552,
    "three-of-a-kind": 54_912,
    "straight": 10_200,
    "flush": 5_108,
    "full-house": 3_744,
    "four-of-a-kind": 624,
    "straight-flush": 40,
}
"""How many hands of five cards there are of each category, in a pack of 52."""
