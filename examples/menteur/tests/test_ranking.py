"""M13, M14: the order of combinations, each counted over all throws, and what each is called."""

from collections import Counter
from itertools import pairwise, product

import pytest

from brelan.rankings.reading import read
from brelan_menteur.ranking import DECK, JUDGE, RANKING, SCALE

ORDER = {
    "nothing": 480,
    "pair": 3600,
    "two-pairs": 1800,
    "three-of-a-kind": 1200,
    "straight": 240,
    "full-house": 300,
    "four-of-a-kind": 150,
    "five-of-a-kind": 6,
}


def test_M13_the_combinations_from_the_weakest_to_the_strongest_with_all_their_throws() -> None:
    values = Counter(RANKING.value(dice) for dice in product(range(6), repeat=5))
    found: Counter[str] = Counter()
    for value, n in values.items():
        found[RANKING.category(value).key] += n
    assert [category.key for category in RANKING.categories] == list(ORDER)
    assert found == ORDER
    assert set(values) == set(range(len(SCALE)))


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("A A 9 10 J", "K K A Q J"),
        ("A A 9 9 10", "K K Q Q A"),
        ("A A 10 10 9", "A A 9 9 K"),
        ("K K K 9 9", "Q Q Q A A"),
        ("K K K 10 10", "K K K 9 9"),
        ("10 J Q K A", "9 10 J Q K"),
    ],
)
def test_M14_within_a_combination_the_values_that_form_it_decide(higher: str, lower: str) -> None:
    assert RANKING.value(DECK.cards(higher)) > RANKING.value(DECK.cards(lower))


def test_M14_the_other_dice_do_not_count() -> None:
    assert RANKING.value(DECK.cards("K K 9 10 J")) == RANKING.value(DECK.cards("K K A Q J"))
    assert RANKING.value(DECK.cards("9 10 J Q A")) == RANKING.value(DECK.cards("9 J Q K A"))
    one, other = (read(RANKING, DECK.cards(hand)) for hand in ("K K 9 10 J", "K K A Q J"))
    equal = JUDGE.why(one, other, "fr")
    assert equal.words == "paire de rois des deux côtés, à égalité jusqu'au bout"


def test_M14_what_is_announced_is_in_the_order_of_the_dice_that_show_it() -> None:
    assert [RANKING.value(hand) for hand in SCALE.hands] == list(range(len(SCALE)))
    for (low, lower), (high, higher) in pairwise(zip(SCALE.texts, SCALE.hands, strict=True)):
        assert RANKING.value(higher) > RANKING.value(lower), (high, low)


def test_M13_everything_that_can_be_announced_has_a_name_of_its_own_in_both_languages() -> None:
    for lang in ("fr", "en"):
        assert len(set(SCALE.names(lang))) == len(set(SCALE.texts)) == len(SCALE) == 72
    assert SCALE.names("fr")[SCALE.texts.index("full-house K Q")] == "full aux rois par les dames"
    assert SCALE.names("en")[SCALE.texts.index("full-house K Q")] == "kings full of queens"
    assert SCALE.names("fr")[0] == "aucune combinaison"
