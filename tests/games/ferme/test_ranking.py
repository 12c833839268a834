"""Poker fermé: the order of hands, each rule with a worked case, all hands counted, and a slow second opinion."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from brelan.games.ferme.ranking import RANKING
from tests.games.ferme import reference
from tests.rankings.hands import (
    USUAL,
    Array,
    all_hands,
    beats,
    category,
    climbs,
    counts,
    fingerprint,
    same_order,
    some,
    valued,
)


@pytest.fixture(scope="module")
def five_of_53() -> Array:
    return all_hands(53, 5)


@pytest.fixture(scope="module")
def all_values(five_of_53: Array) -> Array:
    values: Array = RANKING.compiled_values(5)(five_of_53)
    return values


def test_F2_spades_then_hearts_then_diamonds_then_clubs() -> None:
    assert climbs(RANKING, "AcKdQd9d2d", "AdKcQc9c2c", "AhKcQc9c2c", "AsKcQc9c2c")


def test_F5_the_highest_card_of_a_straight_flush_decides_and_the_ace_may_be_low() -> None:
    assert climbs(RANKING, "As2s3s4s5s", "2c3c4c5c6c", "10cJcQcKcAc", "10sJsQsKsAs")


def test_F6_the_higher_four_wins() -> None:
    assert beats(RANKING, "3s3h3d3c2c", "2s2h2d2cAs")


def test_F7_the_three_of_a_full_house_decide() -> None:
    assert beats(RANKING, "3s3h3d2s2c", "2s2h2dAsAc")


def test_F8_between_flushes_of_different_suits_the_suit_decides() -> None:
    assert beats(RANKING, "7s5s4s3s2s", "AhKhQhJh9h")


def test_F8_between_flushes_of_one_suit_the_cards_decide_one_after_the_other() -> None:
    assert climbs(RANKING, "AhKhQhJh8h", "AhKhQhJh9h")
    assert beats(RANKING, "8h6h4h3h2h", "7h6h5h4h2h")


def test_F9_the_highest_card_of_a_straight_decides_and_the_lowest_begins_with_the_ace() -> None:
    assert climbs(RANKING, "As2s3s4s5c", "2c3c4c5c6d", "10cJcQcKcAd")


def test_F10_the_value_of_the_three_decides() -> None:
    assert beats(RANKING, "3s3h3d4c2c", "2s2h2dAcKc")


def test_F11_the_higher_pair_decides() -> None:
    assert beats(RANKING, "5s5h2d2c3c", "4s4h3d3cAc")


def test_F12_the_value_of_the_pair_decides() -> None:
    assert beats(RANKING, "5s5h2d3c4c", "4s4hAdKcQc")


def test_F13_without_a_combination_the_highest_card_decides() -> None:
    assert beats(RANKING, "As2h3d4c6c", "KsQhJd10c8c")


def test_F14_beyond_that_the_second_pair_and_the_kickers_decide() -> None:
    assert climbs(RANKING, "KsKh7d7c2c", "KsKh8d8c2c", "KsKh8d8c3c")
    assert climbs(RANKING, "KsKhQdJc2c", "KsKhQdJc3c")


@pytest.mark.parametrize(
    ("hand", "first", "beyond", "rule"),
    [
        ("AcKd9h8s2c", "KcQd9h8s2d", "AdQh9c8h2h", "F13"),
        ("9c9dAh5s2c", "8c8dAh5s2c", "9h9sKh5d2d", "F12"),
        ("9c9d5h5s2c", "8c8d7h7s2c", "9h9s4h4s2d", "F11"),
        ("9c9d9hAs2c", "8c8d8hAs2c", "9c9d9hKs2c", "F10"),
        ("5c6d7h8s9c", "4c5d6h7s8c", "", "F9"),
        ("AcKc9c8c3c", "AcKc9c8c2c", "", "F8"),
        ("9c9d9h3c3d", "8c8d8hAcAd", "9c9d9h2c2d", "F7"),
        ("9c9d9h9s3c", "8c8d8h8sAc", "9c9d9h9s2c", "F6"),
        ("5c6c7c8c9c", "4s5s6s7s8s", "", "F5"),
        ("AcAdAhAsJo", "KcKdKhKsJo", "", "J2"),
    ],
)
def test_F14_a_combinations_own_rule_compares_its_first_value_of_a_flush_all_and_F14_what_is_beyond(
    hand: str, first: str, beyond: str, rule: str
) -> None:
    deck = RANKING.deck
    assert RANKING.why(deck.cards(hand), deck.cards(first), "fr").rule == rule
    if beyond:
        assert RANKING.why(deck.cards(hand), deck.cards(beyond), "fr").rule == "F14"


def test_F14_then_the_suits_in_the_same_order_for_a_pair_its_better_suit_first() -> None:
    assert beats(RANKING, "5sKc5cQd9d", "5h5dKsQs9s")
    assert climbs(RANKING, "5c5dKsQs9s", "5c5hKdQd9d", "5d5hKcQc9c", "5c5sKcQc9c")
    assert beats(RANKING, "5s5h3c3dKc", "5d5c3s3hKs")
    assert beats(RANKING, "5d4c3c2cAc", "5c4s3s2sAs")


def test_J1_the_joker_stands_for_the_card_that_makes_the_hand_best() -> None:
    assert category(RANKING, "AsKsQsJsJo") == "straight-flush"
    assert category(RANKING, "AsAhKsKhJo") == "full-house"
    assert category(RANKING, "AsKs7s2sJo") == "flush"
    assert category(RANKING, "AsKd7s2sJo") == "pair"


def test_J2_five_of_a_kind_beats_a_straight_flush_and_five_aces_beat_everything() -> None:
    assert climbs(RANKING, "10sJsQsKsAs", "2s2h2d2cJo", "AsAhAdAcJo")


def test_J3_with_equal_values_a_natural_hand_beats_one_with_the_joker_whatever_the_suits() -> None:
    assert beats(RANKING, "AcAdKc7c2d", "AsJoKs7s2h")
    assert beats(RANKING, "5c6c7c8c9c", "6s7s8s5sJo")


def test_J3_between_flushes_of_different_suits_the_suit_comes_first() -> None:
    assert beats(RANKING, "7s5s4s2sJo", "AhKhQhJh9h")
    assert beats(RANKING, "AsKs9s5s2s", "Ks9s5s2sJo")


def test_J4_the_joker_doubles_a_card_only_for_five_of_a_kind() -> None:
    assert climbs(RANKING, "KsQs9s5sJo", "AsKs9s6sJo")
    assert climbs(RANKING, "AsKs9s5sJo", "AsKsQs9s5s", "AsKsQs9s6s")
    assert category(RANKING, "AsAhAdAcJo") == "five-of-a-kind"


def test_F14_all_natural_hands_have_different_values(five_of_53: Array, all_values: Array) -> None:
    values = all_values[(five_of_53 < 52).all(axis=1)]
    assert counts(RANKING, values) == USUAL
    assert len(np.unique(values)) == 2_598_960


def test_J2_the_counts_of_all_hands_with_one_joker_are_the_known_ones(all_values: Array) -> None:
    values = all_values
    assert len(values) == 2_869_685
    assert counts(RANKING, values) == {
        "high-card": 1_302_540,
        "pair": 1_268_088,
        "two-pairs": 123_552,
        "three-of-a-kind": 137_280,
        "straight": 20_532,
        "flush": 7_804,
        "full-house": 6_552,
        "four-of-a-kind": 3_120,
        "straight-flush": 204,
        "five-of-a-kind": 13,
    }
    assert fingerprint(values) == "389b7c53bb75c2c6"


def test_F5_in_a_stripped_pack_a_ranking_without_a_low_ace_gives_the_same_order() -> None:
    pack = np.arange(12, 53, dtype=np.uint8)
    hands = pack[all_hands(len(pack), 5)]
    high_only = replace(RANKING, low_ace=False).compiled_values(5)(hands)
    assert fingerprint(high_only) == fingerprint(RANKING.compiled_values(5)(hands))


def test_F14_random_natural_hands_are_ordered_as_by_the_reference() -> None:
    hands = some(52, 5, 20_000)
    assert same_order(valued(RANKING.function(5), hands), map(reference.key, hands))


def test_J1_random_hands_with_the_joker_are_ordered_as_by_trying_every_card() -> None:
    hands = [[*hand, 52] for hand in some(52, 4, 3_000)] + some(52, 5, 6_000, seed=3)
    assert same_order(valued(RANKING.function(5), hands), map(reference.key, hands))


def test_F14_hands_of_a_few_ranks_are_ordered_by_all_their_suits() -> None:
    chance = Random(4)
    hands = [chance.sample([*range(36, 52), 52], 5) for _ in range(4_000)]
    assert same_order(valued(RANKING.function(5), hands), map(reference.key, hands))
