"""A slow second opinion on the ranking of Poker Kids, written from the rules alone: tuples that sort as hands do."""

from collections import Counter
from collections.abc import Sequence

from tests.rankings.reference import Key, by_groups, run_top


def key(cards: Sequence[int]) -> Key:
    """K9 K10."""
    ranks = [card // 7 for card in cards]
    shape, suited = sorted(Counter(ranks).values()), len({card % 7 for card in cards}) == 1
    run = run_top(ranks, False) >= 0
    category = (
        5 if suited and run else 4 if shape == [3] else 3 if suited else 2 if run else 1 if shape == [1, 2] else 0
    )
    return category, by_groups(ranks)
