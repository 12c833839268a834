"""What the slow second opinions on rankings have in common: groups, runs and the usual categories."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

Key = tuple[Any, ...]


def by_groups(ranks: Iterable[int]) -> list[int]:
    """The ranks, greatest group first, then the highest."""
    counts = Counter(ranks)
    return sorted(counts, key=lambda rank: (-counts[rank], -rank))


def run_top(ranks: Sequence[int], low_ace: bool) -> int:
    """The top of a sequence, or -1."""
    ranks = sorted(ranks)
    if low_ace and ranks == [0, 1, 2, 3, 12]:
        return 3
    return ranks[-1] if ranks == list(range(ranks[0], ranks[0] + len(ranks))) else -1


def poker_category(ranks: Sequence[int], suited: bool, low_ace: bool) -> int:
    """From 0, a high card, to 8, a straight flush, and 9, five of a kind."""
    shape = sorted(Counter(ranks).values(), reverse=True)
    run = run_top(ranks, low_ace) >= 0
    if shape == [5]:
        return 9
    if suited:
        return 8 if run else 5
    if run:
        return 4
    return {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(tuple(shape), 0)
