"""A table from Python: what is not there is refused in words."""

from typing import Any

import pytest

from brelan.engine.table import Table
from tests.engine.toy import game


@pytest.mark.parametrize(
    ("pile", "seat", "expected"),
    [
        ("hands", 0, "pile 'hands' is unknown; expected one of .*hand.*stock"),
        ("hand", None, "pile hand was asked for of seat None; expected a seat if each has one, else none"),
        ("hand", 3, "seat 3 was given, expected a seat from 0 to 2"),
        ("hand", -1, "seat -1 was given, expected a seat from 0 to 2"),
        ("hand", 1.0, r"seat 1\.0 was given, expected a seat from 0 to 2"),
        ("stock", 0, "pile stock was asked for of seat 0; expected a seat if each has one, else none"),
    ],
)
def test_the_cards_of_a_pile_that_is_not_there_are_asked_for_in_vain(pile: str, seat: Any, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        Table.begin(game, 3, seed=1).cards(pile, seat)


@pytest.mark.parametrize("seed", [-1, 1 << 60, 1.5, "7", True])
def test_a_seed_is_a_whole_number_below_a_limit(seed: Any) -> None:
    assert Table.begin(game, 3, seed=(1 << 60) - 1).seed == (1 << 60) - 1
    with pytest.raises(ValueError, match="was given, expected a whole number from 0 to 2"):
        Table.begin(game, 3, seed=seed)
