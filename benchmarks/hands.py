"""The same random hands for every evaluator, and a slow judge that all of them have to agree with."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, pairwise
from typing import Any

SAMPLE = 400
"""Hands on which an evaluator's order is checked before it is timed."""
STRAIGHT, FLUSH, STRAIGHT_FLUSH = [3, 1, 2], [3, 1, 3], [5]
"""Shapes that sort between three of a kind (3 1 1) and a full house (3 2), and above everything."""


def dealt(size: int, count: int) -> list[tuple[int, ...]]:
    """Cards are numbered rank × 4 + suit: 0 is the two of clubs, 51 the ace of spades."""
    rng = random.Random(size)
    return [tuple(rng.sample(range(52), size)) for _ in range(count)]


def strength(hand: Iterable[int]) -> tuple[list[int], list[int]]:
    """The best five cards by the usual ranking: what they form, then what decides between equals."""
    return max(five(cards) for cards in combinations(hand, 5))


def five(cards: Sequence[int]) -> tuple[list[int], list[int]]:
    groups = Counter(card // 4 for card in cards)
    ranks = sorted(groups, key=lambda rank: (groups[rank], rank), reverse=True)
    if ranks == [12, 3, 2, 1, 0]:
        ranks = [3, 2, 1, 0, -1]
    straight = len(ranks) == 5 and ranks[0] - ranks[4] == 4
    flush = len({card % 4 for card in cards}) == 1
    shape = sorted(groups.values(), reverse=True)
    if straight or flush:
        shape = STRAIGHT_FLUSH if straight and flush else FLUSH if flush else STRAIGHT
    return shape, ranks


def check(name: str, size: int, values: Callable[[list[tuple[int, ...]]], Sequence[Any]], best: Any) -> None:
    """Neighbouring sample hands must compare as the judge says; `best` is min or max."""
    hands = dealt(size, SAMPLE)
    for (a, b), (x, y) in zip(pairwise(hands), pairwise(values(hands)), strict=True):
        first, second = strength(a), strength(b)
        right = x == y if first == second else bool(x != y) and best(x, y) == (x if first > second else y)
        if not right:
            raise AssertionError(f"{name} orders {a} and {b} wrongly: {x}, {y}")
