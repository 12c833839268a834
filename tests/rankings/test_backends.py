"""Plain Python, NumPy and numba give one value, and the tables stay small and lazy."""

import subprocess
import sys
from random import Random
from typing import Any

import numba
import numpy as np
import pytest

from brelan.games.champ.ranking import RANKING as CHAMP
from brelan.games.enfer.ranking import INVERTED, ORDERS
from brelan.games.enfer.ranking import RANKING as ENFER
from brelan.games.ferme.ranking import RANKING as FERME
from brelan.games.kids.ranking import RANKING as KIDS
from brelan.games.peek.ranking import RANKING as PEEK
from brelan.rankings import Ranking

from .hands import Array, some, throws, valued

CASES = [(CHAMP, 5), (CHAMP, 6), (CHAMP, 7), (ENFER, 5), (INVERTED, 5), (KIDS, 3), (FERME, 5), (PEEK, 5), (PEEK, 6)]


@pytest.mark.parametrize(("ranking", "n"), CASES)
def test_plain_numpy_and_numba_agree_on_random_hands(ranking: Ranking, n: int) -> None:
    cards = len(ranking.deck)
    hands = throws(cards, n, 20_000) if ranking is PEEK else some(cards, n, 20_000)
    plain = valued(ranking.function(n), hands)
    rows = np.array(hands, np.uint8)
    assert ranking.values(rows).tolist() == plain
    assert ranking.values(rows.astype(np.int64)).tolist() == plain
    assert ranking.compiled_values(n)(rows).tolist() == plain
    assert valued(ranking.compiled(n), hands[:2_000]) == plain[:2_000]
    assert [ranking.value(hand) for hand in hands[:100]] == plain[:100]


def test_mise_8_the_wild_value_is_the_same_plain_and_compiled() -> None:
    chance = Random(1)
    for hand in some(40, 5, 3_000):
        asked = (*hand, chance.randrange(5), chance.randrange(2), chance.randrange(2))
        assert ORDERS.compiled_wild_value(*asked) == ORDERS.wild_value(*asked)
        assert ORDERS.compiled_value(*hand, asked[6]) == ORDERS.value(*hand, asked[6])


def test_a_compiled_ranking_can_be_called_from_compiled_rules() -> None:
    value = FERME.compiled(5)

    def better(hands: Array) -> bool:
        one, other = hands[0], hands[1]
        return bool(
            value(one[0], one[1], one[2], one[3], one[4]) > value(other[0], other[1], other[2], other[3], other[4])
        )

    hands = [FERME.deck.cards("KsKhKd7s7c"), FERME.deck.cards("AsAhQd7s7c")]
    compiled: Any = numba.njit(better)
    assert compiled(np.array(hands))
    assert not compiled(np.array(hands[::-1]))


@pytest.mark.parametrize(("ranking", "n"), CASES)
def test_the_tables_are_small(ranking: Ranking, n: int) -> None:
    size = sum(table.nbytes for table in ranking.arrays(n).values() if isinstance(table, np.ndarray))
    assert size <= (600 if n == 7 else 100) * 1024


def test_importing_rankings_imports_neither_numpy_nor_numba_and_plain_values_need_neither() -> None:
    program = """
import sys
import brelan.rankings
from brelan.games.champ.ranking import RANKING
assert RANKING.value(RANKING.deck.cards("AsKsQsJs10s2d3d")) == 7461
assert RANKING.name(RANKING.deck.cards("AsKsQsJs10s"), "en")
assert "numpy" not in sys.modules and "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_a_ranking_refuses_a_wrong_number_of_cards() -> None:
    with pytest.raises(ValueError, match="takes 5 or 6 or 7 cards, not 4"):
        CHAMP.value([1, 2, 3, 4])


def test_a_ranking_that_cannot_be_compiled_is_refused_when_it_is_declared() -> None:
    with pytest.raises(ValueError, match="best of more cards"):
        Ranking(FERME.deck, 5, FERME.categories, beyond="F14", ties=FERME.ties, most=7)
    with pytest.raises(ValueError, match="VALUES_THEN_SUITS"):
        Ranking(FERME.deck, 5, FERME.categories, beyond="F14")
