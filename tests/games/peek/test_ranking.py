"""Peek Poker: the order of hands, each rule with a worked case, all hands counted, and a slow second opinion."""

from itertools import combinations_with_replacement

import pytest

from brelan.games.peek.ranking import COLOURS, RANKING
from tests.games.peek import reference
from tests.rankings.hands import all_throws, category, climbs, counts, fingerprint, same_order, ties, valued


def test_P8_the_best_five_of_six_dice_count() -> None:
    assert category(RANKING, "9 9 9 9 9 A") == "five-of-a-kind"
    assert ties(RANKING, "A A A K K Q", "A A A K K 9")


def test_P20_four_of_a_kind_ranks_below_a_straight_and_a_flush() -> None:
    assert climbs(
        RANKING, "9 10 J Q A", "9 9 10 J Q", "9 9 10 10 J", "9 9 9 10 J", "9 9 9 10 10", "A A A A K", "9 10 J Q K",
        "10 J Q K A", "9 9 9 9 K", "9 9 9 9 9",
    )  # fmt: skip


def test_P21_the_values_that_form_the_combination_then_the_other_dice() -> None:
    assert climbs(RANKING, "9 9 9 A A", "10 10 10 9 9", "10 10 10 J J")
    assert climbs(RANKING, "9 9 K Q J", "9 9 A Q 10")
    assert climbs(RANKING, "9 9 9 9 K", "9 9 9 K K", "9 K K K K")


def test_P22_the_colour_belongs_to_the_face() -> None:
    colours = dict(zip(RANKING.deck.ranks, COLOURS, strict=True))
    assert colours == {"9": "red", "K": "red", "10": "black", "Q": "black", "J": "green", "A": "green"}


def test_P22_five_dice_of_one_colour_are_a_flush_even_as_a_full_house() -> None:
    assert category(RANKING, "10 10 10 Q Q") == category(RANKING, "J A A A A") == "flush"
    assert category(RANKING, "9 9 9 Q Q") == "full-house"


def test_P20_the_odds_of_six_dice_are_those_of_the_ledger() -> None:
    values = RANKING.compiled_values(6)(all_throws(6, 6))
    shares = {key: round(100 * count / 6**6, 1) for key, count in counts(RANKING, values).items()}
    assert shares == {
        "pair": 15.4,
        "two-pairs": 38.6,
        "three-of-a-kind": 15.4,
        "full-house": 12.9,
        "four-of-a-kind": 3.1,
        "straight": 9.3,
        "flush": 5.0,
        "five-of-a-kind": 0.4,
    }
    assert fingerprint(values) == "c2afd7bf4c1f5a55"


def test_P20_five_dice_alone_can_hold_nothing() -> None:
    found = counts(RANKING, RANKING.compiled_values(5)(all_throws(6, 5)))
    assert found["nothing"] == 4 * 120
    assert sum(found.values()) == 6**5


@pytest.mark.parametrize("n", [5, 6])
def test_P21_all_throws_are_ordered_as_by_the_reference(n: int) -> None:
    hands = list(combinations_with_replacement(range(6), n))
    assert same_order(valued(RANKING.function(n), hands), map(reference.key, hands))
