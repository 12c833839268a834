"""A slow second opinion on the ranking of Peek Poker, written from the rules alone: tuples that sort as hands do."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from tests.rankings.reference import Key, by_groups, run_top


def key(dice: Sequence[int]) -> Key:
    """P8 P20 P21 P22."""
    colour = [0, 1, 2, 1, 0, 2]
    best: Key = ()
    for five in combinations(dice, 5):
        shape = tuple(sorted(Counter(five).values(), reverse=True))
        category = {(5,): 8, (4, 1): 5, (3, 2): 4, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(shape, 0)
        values = by_groups(five)
        if run_top(five, False) >= 0:
            category = 6
        if category < 8 and len({colour[die] for die in five}) == 1:
            category, values = 7, sorted(five, reverse=True)
        best = max(best, (category, values))
    return best
