"""Plain Python, NumPy and numba side by side."""

import numpy as np

from brelan.rankings import Ranking
from tests.rankings.hands import random_hands, valued


def agree(ranking: Ranking, n: int) -> None:
    """One value for each of many random hands of n cards, however it is computed."""
    hands = random_hands(ranking, n, 20_000)
    plain = valued(ranking.function(n), hands)
    rows = np.array(hands, np.uint8)
    assert ranking.values(rows).tolist() == plain
    assert ranking.values(rows.astype(np.int64)).tolist() == plain
    assert ranking.compiled_values(n)(rows).tolist() == plain
    assert valued(ranking.compiled(n), hands[:2_000]) == plain[:2_000]
    assert [ranking.value(hand) for hand in hands[:100]] == plain[:100]


def kilobytes(ranking: Ranking, n: int) -> float:
    """How large the tables for n cards are."""
    return sum(table.nbytes for table in ranking.arrays(n).values() if isinstance(table, np.ndarray)) / 1024
