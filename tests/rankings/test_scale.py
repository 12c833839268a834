"""A scale of announcements: a ranking of dice in order, with or without the dice beside a combination."""

from dataclasses import replace
from itertools import combinations_with_replacement

import pytest

from brelan.deck import Deck
from brelan.rankings import Category, Ranking
from brelan.rankings.scale import Scale

DICE = Deck(("9", "10", "J", "Q"))
PAIRS = Ranking(
    deck=DICE,
    size=3,
    categories=(
        Category("nothing", "X1", groups=(1, 1, 1), said="no-combination"),
        Category("pair", "X2", groups=(2, 1), own_values=1),
        Category("three-of-a-kind", "X3", groups=(3,), own_values=1),
    ),
    beyond="",
)


def test_without_a_rule_beyond_only_the_values_of_the_combination_count() -> None:
    nothing, pairs = ["nothing"], [f"pair {rank}" for rank in DICE.ranks]
    assert list(Scale(PAIRS).texts) == [*nothing, *pairs, *(f"three-of-a-kind {rank}" for rank in DICE.ranks)]
    assert PAIRS.value(DICE.cards("J J 9")) == PAIRS.value(DICE.cards("J J Q"))


def test_with_a_rule_beyond_the_other_dice_count_too() -> None:
    scale = Scale(replace(PAIRS, beyond="X4"))
    assert len(scale) == len(list(combinations_with_replacement(range(4), 3)))
    assert scale.texts[4:7] == ("pair 9 10", "pair 9 J", "pair 9 Q")


def test_the_value_of_a_hand_is_its_place_on_the_scale() -> None:
    for ranking in (PAIRS, replace(PAIRS, beyond="X4")):
        assert [ranking.value(hand) for hand in Scale(ranking).hands] == list(range(len(Scale(ranking))))


def test_every_place_has_a_name_in_both_languages() -> None:
    assert Scale(PAIRS).names("fr")[:2] == ("aucune combinaison", "paire de neuf")
    assert Scale(PAIRS).names("en")[-1] == "three queens"


def test_cards_have_no_scale() -> None:
    with pytest.raises(ValueError, match="only a ranking of dice"):
        Scale(replace(PAIRS, deck=Deck(("9", "10", "J", "Q"), ("s", "h"))))
