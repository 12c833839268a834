"""F3 and J1: which cards a hand that is judged may hold."""

import pytest

from brelan.games.ferme.judge import JUDGE
from brelan.games.ferme.ranking import DECK

PACKS = [("", 2), ("stripped", 7), ("stripped-7", 7), ("stripped-6", 6), ("stripped-5", 5)]


@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize(("pack", "lowest"), PACKS)
def test_F3_a_stripped_pack_has_its_lowest_value_and_none_below_it_and_J1_the_joker_if_it_is_wanted(
    pack: str, lowest: int, joker: bool
) -> None:
    judge = JUDGE.under([*filter(None, [pack]), *["joker"] * joker])
    refused = [DECK.text(card) for card in range(len(DECK)) if judge.refusal(card)]
    assert refused == [f"{value}{suit}" for value in range(2, lowest) for suit in "cdhs"] + ["Jo"] * (not joker)


def test_F3_of_two_packs_the_last_one_counts() -> None:
    assert JUDGE.under(["stripped-5", "stripped-6"]).refusal(DECK.card("5c")) == "the stripped pack begins at 6 (F3)"
