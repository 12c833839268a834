"""Poker Kids: the order of hands, each rule with a worked case, all hands counted, and a slow second opinion."""

from itertools import combinations

from brelan.games.kids.ranking import RANKING
from tests.games.kids import reference
from tests.rankings.hands import all_hands, category, climbs, counts, fingerprint, same_order, ties, valued


def test_K9_from_the_single_card_to_the_tierce_flush() -> None:
    assert climbs(
        RANKING, "10pig9star7moon", "1pig1star2moon", "1pig2star3moon", "1pig2pig4pig", "1pig1star1moon", "1pig2pig3pig"
    )


def test_K9_one_is_low_and_nothing_wraps() -> None:
    assert category(RANKING, "10pig1star2moon") == category(RANKING, "9pig10star1moon") == "high-card"


def test_K10_the_highest_card_decides_then_the_second_then_the_third() -> None:
    assert climbs(RANKING, "9pig7star5moon", "9pig7star6moon", "9pig8star1moon", "10pig2star1moon")


def test_K10_for_a_pair_its_value_then_the_third_card_and_symbols_never() -> None:
    assert climbs(RANKING, "7pig7star10moon", "8pig8star1moon", "8pig8star2moon")
    assert ties(RANKING, "8pig8star2moon", "8clover8heart2pig")


def test_K9_the_counts_of_all_triples_are_the_computed_ones() -> None:
    values = RANKING.compiled_values(3)(all_hands(70, 3))
    assert counts(RANKING, values) == {
        "high-card": 37_632,
        "pair": 13_230,
        "straight": 2_688,
        "flush": 784,
        "three-of-a-kind": 350,
        "straight-flush": 56,
    }
    assert fingerprint(values) == "adee9551a78c0ee1"


def test_K10_all_triples_are_ordered_as_by_the_reference() -> None:
    hands = list(combinations(range(70), 3))
    assert same_order(valued(RANKING.function(3), hands), map(reference.key, hands))
