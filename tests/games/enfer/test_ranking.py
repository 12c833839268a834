"""Poker d'enfer: the order of hands, each rule with a worked case, all hands counted, and a slow second opinion."""

from random import Random

import pytest

from brelan.games.enfer.ranking import ORDERS, RANKING, SUITS_FIRST
from tests.games.enfer import reference
from tests.rankings.backends import agree, kilobytes
from tests.rankings.hands import all_hands, beats, category, climbs, counts, fingerprint, same_order, some, valued


def test_E6_from_high_card_to_straight_flush_a_flush_is_below_a_full_house() -> None:
    assert climbs(
        RANKING, "AsKsQsJs9d", "5s5d6h7c8c", "5s5d6h6c7c", "5s5d5h6c7c", "5s6d7h8c9c", "10s8s7s6s5s", "5s5d5h6c6d",
        "5s5d5h5c6d", "5s6s7s8s9s",
    )  # fmt: skip


def test_E2_E6_the_ace_is_never_low() -> None:
    assert category(RANKING, "As5d6h7c8c") == "high-card"


def test_E7_only_the_highest_card_of_the_combination_counts() -> None:
    assert beats(RANKING, "QsQhQdAsAc", "KsKhKd5s5c")
    assert beats(RANKING, "KcKd5c6c7d", "QsQhAsKhJd")


def test_E8_then_the_suit_of_that_card_and_no_kicker() -> None:
    assert beats(RANKING, "AsAc5c5d6h", "AhAdKsKhQs")
    assert beats(RANKING, "As7c6d5h10h", "AhKsQsJs9s")


def test_mise_6_suits_first_compares_the_suit_before_the_value() -> None:
    assert beats(SUITS_FIRST, "5s5c6h7d8d", "AhAd6c7s9d")
    assert beats(RANKING, "AhAd6c7s9d", "5s5c6h7d8d")
    assert beats(SUITS_FIRST, "5c5d6h6c8d", "AsAh7c8s9d")


def test_mise_7_upside_down_the_weakest_is_the_lowest_value() -> None:
    hands = [RANKING.deck.cards(text) for text in ("AsKsQsJs10s", "5c6d7h8s10c", "6c6d7c8c9d")]
    assert min(hands, key=lambda hand: ORDERS.value(*hand, 0)) == hands[1]


def test_mise_8_a_wild_soul_completes_the_best_combination() -> None:
    hand = RANKING.deck.cards("10sJsQsKs5c")
    assert RANKING.category(ORDERS.wild_value(*hand, 4, 0, 0)).key == "straight-flush"


def test_mise_8_a_natural_deciding_card_beats_the_wild_card_that_equals_it() -> None:
    wild, natural = RANKING.deck.cards("Ah7c6d5h10h"), RANKING.deck.cards("AsAd9c8d6h")
    wild_value = ORDERS.wild_value(*wild, 4, 0, 0)
    assert RANKING.category(wild_value).key == "pair"
    assert wild_value >> 2 == ORDERS.value(*natural, 0) >> 2
    assert wild_value < ORDERS.value(*natural, 0)


def test_mise_8_upside_down_it_stands_for_what_makes_the_hand_weakest_and_a_natural_card_still_wins() -> None:
    hand = RANKING.deck.cards("5c5d7h8s10c")
    value = ORDERS.wild_value(*hand, 0, 0, 1)
    assert RANKING.category(value).key == "high-card"
    wild, natural = RANKING.deck.cards("5c6d7h8sAc"), RANKING.deck.cards("10c6c7d8c5d")
    assert ORDERS.wild_value(*wild, 4, 0, 1) > ORDERS.value(*natural, 0)
    assert ORDERS.wild_value(*wild, 4, 0, 1) >> 2 == ORDERS.value(*natural, 0) >> 2


def test_mise_8_it_may_stand_for_itself_and_is_then_natural() -> None:
    hand = RANKING.deck.cards("10sJsQsKsAs")
    assert ORDERS.wild_value(*hand, 4, 0, 0) == ORDERS.value(*hand, 0)


def test_E6_the_counts_of_all_hands_of_forty_cards_are_the_computed_ones() -> None:
    hands = all_hands(40, 5)
    values = RANKING.compiled_values(5)(hands)
    suits_first = SUITS_FIRST.compiled_values(5)(hands)
    assert counts(RANKING, values) == counts(SUITS_FIRST, suits_first) == {
        "high-card": 250_920,
        "pair": 322_560,
        "two-pairs": 51_840,
        "three-of-a-kind": 23_040,
        "straight": 6_120,
        "flush": 984,
        "full-house": 2_160,
        "four-of-a-kind": 360,
        "straight-flush": 24,
    }  # fmt: skip
    assert fingerprint(values) == "5b950102c20cd9fc"
    assert fingerprint(suits_first) == "452f6e3ee2357912"


@pytest.mark.parametrize("suits_first", [False, True])
def test_E8_random_hands_are_ordered_as_by_the_reference(suits_first: bool) -> None:
    hands = some(40, 5, 20_000)
    values = [ORDERS.value(*hand, suits_first) for hand in hands]
    assert same_order(values, (reference.key(hand, suits_first) for hand in hands))
    assert values == valued((SUITS_FIRST if suits_first else RANKING).function(5), hands)


@pytest.mark.parametrize("upside_down", [False, True])
@pytest.mark.parametrize("suits_first", [False, True])
def test_mise_8_a_wild_soul_is_worth_the_best_of_all_cards(suits_first: bool, upside_down: bool) -> None:
    chance = Random(5)
    for hand in some(40, 5, 1_200):
        which = chance.randrange(5)
        key, natural = reference.wild(hand, which, suits_first, upside_down)
        value = ORDERS.wild_value(*hand, which, suits_first, upside_down)
        assert value & 3 == (1 if natural else 2 if upside_down else 0)
        rest = [card for at, card in enumerate(hand) if at != which]
        doubles = [[*rest, card] for card in range(40) if card not in rest]
        same = next(double for double in doubles if reference.key(double, suits_first) == key)
        assert value >> 2 == ORDERS.value(*same, suits_first) >> 2


def test_mise_6_plain_numpy_and_numba_agree_on_random_hands_and_the_tables_are_small() -> None:
    agree(SUITS_FIRST, 5)
    assert kilobytes(SUITS_FIRST, 5) <= 100


def test_mise_8_the_wild_value_is_the_same_plain_and_compiled() -> None:
    chance = Random(1)
    for hand in some(40, 5, 3_000):
        asked = (*hand, chance.randrange(5), chance.randrange(2), chance.randrange(2))
        assert ORDERS.compiled_wild_value(*asked) == ORDERS.wild_value(*asked)
        assert ORDERS.compiled_value(*hand, asked[6]) == ORDERS.value(*hand, asked[6])
