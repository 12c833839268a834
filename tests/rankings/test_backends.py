"""Plain Python, NumPy and numba give one value, and the tables stay small and lazy."""

import subprocess
import sys
from dataclasses import replace
from typing import Any

import numba
import numpy as np
import pytest

from brelan import shelf
from brelan.deck import Deck
from brelan.rankings import Category, Ranking, Ties
from tests.rankings.backends import agree, kilobytes
from tests.rankings.hands import Array, random_hands

RANKINGS = {name: judge.ranking for name in shelf.names() if (judge := shelf.box(name).judge)}
CASES = [(name, n) for name, ranking in RANKINGS.items() for n in ranking.sizes]
FIVE = next(ranking for ranking in RANKINGS.values() if 5 in ranking.sizes)


@pytest.mark.parametrize(("name", "n"), CASES)
def test_plain_numpy_and_numba_agree_on_random_hands(name: str, n: int) -> None:
    agree(RANKINGS[name], n)


def test_a_compiled_ranking_can_be_called_from_compiled_rules() -> None:
    value = FIVE.compiled(5)

    def better(hands: Array) -> bool:
        one, other = hands[0], hands[1]
        return bool(
            value(one[0], one[1], one[2], one[3], one[4]) > value(other[0], other[1], other[2], other[3], other[4])
        )

    worse, best = sorted(random_hands(FIVE, 5, 2), key=FIVE.value)
    assert FIVE.value(worse) < FIVE.value(best)
    compiled: Any = numba.njit(better)
    assert compiled(np.array([best, worse]))
    assert not compiled(np.array([worse, best]))


@pytest.mark.parametrize(("name", "n"), CASES)
def test_the_tables_are_small(name: str, n: int) -> None:
    assert kilobytes(RANKINGS[name], n) <= (600 if n == 7 else 100)


def test_importing_rankings_imports_neither_numpy_nor_numba_and_plain_values_need_neither() -> None:
    program = """
import sys
import brelan.rankings
from brelan import shelf
for ranking in [judge.ranking for name in shelf.names() if (judge := shelf.box(name).judge)]:
    hand = range(ranking.sizes[-1])
    assert ranking.value(hand) >= 0
    assert ranking.name(hand, "en")
assert "numpy" not in sys.modules and "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("name", RANKINGS)
def test_a_ranking_refuses_a_wrong_number_of_cards(name: str) -> None:
    ranking = RANKINGS[name]
    few = ranking.size - 1
    with pytest.raises(ValueError, match=f"takes {' or '.join(map(str, ranking.sizes))} cards, not {few}"):
        ranking.value(range(few))


def test_a_ranking_that_cannot_be_compiled_is_refused_when_it_is_declared() -> None:
    deck, categories = Deck(("2", "3", "4"), ("c", "s"), jokers=1), (Category("high-card", "T1"),)
    with pytest.raises(ValueError, match="best of more cards"):
        Ranking(deck, 2, categories, beyond="T2", ties=Ties.VALUES_THEN_SUITS, most=3)
    with pytest.raises(ValueError, match="VALUES_THEN_SUITS"):
        Ranking(deck, 2, categories, beyond="T2")
    with pytest.raises(ValueError, match="at most one joker"):
        Ranking(replace(deck, jokers=2), 2, categories, beyond="T2", ties=Ties.VALUES_THEN_SUITS)
    with pytest.raises(ValueError, match="at most one category where the suit comes first"):
        Ranking(replace(deck, jokers=0), 2, (Category("pair", "T1", suit_first=True),) * 2, beyond="T2")
