"""A slow second opinion on the ranking of Poker Champ, written from the rules alone: tuples that sort as hands do."""

from collections.abc import Sequence
from itertools import combinations

from tests.rankings.reference import Key, by_groups, poker_category, run_top


def key(cards: Sequence[int]) -> Key:
    """C15 C16."""
    best: Key = ()
    for five in combinations(cards, 5):
        ranks = [card // 4 for card in five]
        category = poker_category(ranks, len({card % 4 for card in five}) == 1, True)
        values = [run_top(ranks, True)] if category in (4, 8) else by_groups(ranks)
        best = max(best, (category, values))
    return best
