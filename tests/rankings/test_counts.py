"""Every hand there is: how many of each category, and a fingerprint of the whole order."""

from collections import Counter
from dataclasses import replace
from hashlib import sha256

import numpy as np
import pytest

from brelan.games.champ.ranking import RANKING as CHAMP
from brelan.games.enfer.ranking import INVERTED
from brelan.games.enfer.ranking import RANKING as ENFER
from brelan.games.ferme.ranking import RANKING as FERME
from brelan.games.kids.ranking import RANKING as KIDS
from brelan.games.peek.ranking import RANKING as PEEK
from brelan.rankings import Ranking

from .hands import Array, all_hands, all_throws


def counts(ranking: Ranking, values: Array) -> dict[str, int]:
    """How many values fall into each category."""
    places = np.searchsorted(ranking.ladder.starts, values, side="right") - 1
    return {ranking.categories[place].key: count for place, count in sorted(Counter(places.tolist()).items())}


def fingerprint(values: Array) -> str:
    """The order of all hands, whatever the numbers that stand for it."""
    return sha256(np.unique(values, return_inverse=True)[1].astype("<u4").tobytes()).hexdigest()[:16]


@pytest.fixture(scope="module")
def five_of_53() -> Array:
    return all_hands(53, 5)


@pytest.fixture(scope="module")
def ferme_of_53(five_of_53: Array) -> Array:
    values: Array = FERME.compiled_values(5)(five_of_53)
    return values


USUAL = {
    "high-card": 1_302_540,
    "pair": 1_098_240,
    "two-pairs": 123_552,
    "three-of-a-kind": 54_912,
    "straight": 10_200,
    "flush": 5_108,
    "full-house": 3_744,
    "four-of-a-kind": 624,
    "straight-flush": 40,
}


def test_C16_the_counts_of_all_five_card_hands_are_the_known_ones(five_of_53: Array) -> None:
    values = CHAMP.compiled_values(5)(five_of_53[(five_of_53 < 52).all(axis=1)])
    assert counts(CHAMP, values) == USUAL
    assert len(np.unique(values)) == 7_462
    assert fingerprint(values) == "53197b1a15eed518"


def test_F14_all_natural_hands_have_different_values(five_of_53: Array, ferme_of_53: Array) -> None:
    values = ferme_of_53[(five_of_53 < 52).all(axis=1)]
    assert counts(FERME, values) == USUAL
    assert len(np.unique(values)) == 2_598_960


def test_J2_the_counts_of_all_hands_with_one_joker_are_the_known_ones(ferme_of_53: Array) -> None:
    values = ferme_of_53
    assert len(values) == 2_869_685
    assert counts(FERME, values) == {
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


def test_J3_no_hand_with_the_joker_has_the_value_of_a_natural_one(five_of_53: Array, ferme_of_53: Array) -> None:
    joker = (five_of_53 == 52).any(axis=1)
    assert not np.isin(ferme_of_53[joker], ferme_of_53[~joker]).any()


def test_F5_in_a_stripped_pack_a_ranking_without_a_low_ace_gives_the_same_order() -> None:
    pack = np.arange(12, 53, dtype=np.uint8)
    hands = pack[all_hands(len(pack), 5)]
    high_only = replace(FERME, low_ace=False).compiled_values(5)(hands)
    assert fingerprint(high_only) == fingerprint(FERME.compiled_values(5)(hands))


def test_E6_the_counts_of_all_hands_of_forty_cards_are_the_computed_ones() -> None:
    hands = all_hands(40, 5)
    values = ENFER.compiled_values(5)(hands)
    inverted = INVERTED.compiled_values(5)(hands)
    assert counts(ENFER, values) == counts(INVERTED, inverted) == {
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
    assert fingerprint(inverted) == "452f6e3ee2357912"


def test_K9_the_counts_of_all_triples_are_the_computed_ones() -> None:
    values = KIDS.compiled_values(3)(all_hands(70, 3))
    assert counts(KIDS, values) == {
        "high-card": 37_632,
        "pair": 13_230,
        "straight": 2_688,
        "flush": 784,
        "three-of-a-kind": 350,
        "straight-flush": 56,
    }
    assert fingerprint(values) == "adee9551a78c0ee1"


def test_P20_the_odds_of_six_dice_are_those_of_the_ledger() -> None:
    values = PEEK.compiled_values(6)(all_throws(6, 6))
    shares = {key: round(100 * count / 6**6, 1) for key, count in counts(PEEK, values).items()}
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
    found = counts(PEEK, PEEK.compiled_values(5)(all_throws(6, 5)))
    assert found["nothing"] == 4 * 120
    assert sum(found.values()) == 6**5
