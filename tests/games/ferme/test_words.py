"""F24: what the questions of the betting say in words; F28: what a stake that is all one has is called."""

import pytest

from brelan import shelf
from brelan.engine.table import Table
from brelan.texts import words
from tests.games.ferme.table import bankroll, ferme
from tests.table import play

HANDS = ("As Ah Kd Qc Jd", "2s 2h 3d 4c 6d", "3s 3h 4s 5c 7d")


def betting(*chips: int, raises: str = "fixed") -> Table:
    """Everybody is in with 1; the blinde stakes 4 in the second betting, and seat 2 is asked."""
    table = play(ferme(*HANDS, raises=raises), "1 stakes 1", "2 follow", "3 follow")
    bankroll(table, *chips)
    return play(table, *(f"{seat} exchanges none" for seat in (1, 2, 3)), "1 stakes 4")


def asked(table: Table, lang: str) -> str:
    (seat,) = table.awaited
    return words(lang, "brelan.games.ferme")("ask-bet", **shelf.box("ferme").face.facts(table.view(seat).state, seat))


def test_F24_a_fixed_raise_names_its_price() -> None:
    table = betting(99, 99, 99)
    assert asked(table, "fr") == "4 pour suivre, 8 pour enchérir. Que fais-tu ?"
    assert asked(table, "en") == "4 to follow, 8 to raise. What do you do?"


def test_F28_a_raise_with_the_last_chips_names_what_it_really_takes() -> None:
    assert asked(betting(99, 6, 99), "fr") == "4 pour suivre, 6 pour enchérir. Que fais-tu ?"


@pytest.mark.parametrize(
    "table", [betting(99, 99, 99, raises="free"), betting(4, 99, 4), betting(99, 4, 99)], ids=["free", "alone", "poor"]
)
def test_F24_where_no_fixed_raise_is_possible_no_price_is_named(table: Table) -> None:
    assert asked(table, "fr") == "4 pour suivre. Que fais-tu ?"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("fr", "Zoé mise 5 et n'a plus rien : tapis !"), ("en", "Zoé stakes 5 and has nothing left: all in!")],
)
def test_F28_whoever_stakes_all_is_said_to_have_nothing_left(lang: str, said: str) -> None:
    told = words(lang, "brelan.games.ferme")
    assert told("told-staked", who="Zoé", chips=5, left=0) == said
    assert told("told-staked", who="Zoé", chips=5, left=3) == f"{said.split(' 5')[0]} 5."
