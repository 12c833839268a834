"""Poker Champ: the order of hands, each rule with a worked case, all hands counted, and a slow second opinion."""

import numpy as np
import pytest
from phevaluator import evaluate_cards

from brelan.games.champ.ranking import RANKING
from tests.games.champ import reference
from tests.rankings.hands import (
    USUAL,
    all_hands,
    beats,
    category,
    climbs,
    counts,
    fingerprint,
    same_order,
    some,
    ties,
    valued,
)


def test_C15_the_best_five_of_seven_count() -> None:
    assert category(RANKING, "AsKsQsJs10s2d2h") == "straight-flush"
    assert ties(RANKING, "AsAdKsKdQh3c2c", "AsAdKsKdQhJhJc")


def test_C16_the_usual_order_from_high_card_to_straight_flush() -> None:
    assert climbs(
        RANKING, "AsKsQsJs9d", "2s2d3h4c5c", "2s2d3h3c4c", "2s2d2h3c4c", "As2d3h4c5c", "7s5s4s3s2s", "2s2d2h3c3d",
        "2s2d2h2c3d", "As2s3s4s5s",
    )  # fmt: skip


def test_C16_kickers_count_and_suits_do_not() -> None:
    assert beats(RANKING, "AsAdKhQc9c", "AhAcKdQd8s")
    assert ties(RANKING, "AsAdKhQc9c", "AhAcKdQd9s")


def test_C16_the_ace_is_low_only_in_the_straight_to_the_five() -> None:
    assert climbs(RANKING, "AsKd2h3c4c", "As2d3h4c5c", "2s3d4h5c6c", "10sJdQhKcAc")


def test_C16_the_counts_of_all_five_card_hands_are_the_known_ones() -> None:
    values = RANKING.compiled_values(5)(all_hands(52, 5))
    assert counts(RANKING, values) == USUAL
    assert len(np.unique(values)) == 7_462
    assert fingerprint(values) == "53197b1a15eed518"


@pytest.mark.parametrize("n", [5, 6, 7])
def test_C16_random_hands_are_ordered_as_by_the_reference(n: int) -> None:
    hands = some(52, n, 4_000)
    assert same_order(valued(RANKING.function(n), hands), map(reference.key, hands))


@pytest.mark.parametrize("n", [5, 7])
def test_C16_random_hands_are_ordered_as_by_phevaluator(n: int) -> None:
    hands = some(52, n, 20_000, seed=2)
    assert same_order(valued(RANKING.function(n), hands), (-evaluate_cards(*hand) for hand in hands))


def test_C16_the_best_hand_of_all_has_the_highest_of_7462_values() -> None:
    assert RANKING.value(RANKING.deck.cards("AsKsQsJs10s2d3d")) == 7_461
