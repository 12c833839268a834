"""Poker d'enfer: what hands are called, why one beats another, and `brelan rank`."""

import pytest

from brelan.games.enfer.ranking import SUITS_FIRST
from brelan.texts import LANGUAGES
from tests.rankings.command import rank
from tests.rankings.words import decided, never_at_a_loss


def test_mise_6_suits_first_says_that_the_suit_comes_first() -> None:
    assert decided(SUITS_FIRST, "5s5c6h7d8d", "AhAd6c7s9d") == (
        "paire des deux côtés, et la couleur passe avant la valeur ; le cinq de pique bat l'as de cœur",
        "pair on both sides, and the suit comes before the value; the five of spades beats the ace of hearts",
        "E3.6",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mise_6_suits_first_every_hand_has_a_name_and_every_pair_of_hands_a_reason(lang: str) -> None:
    never_at_a_loss(SUITS_FIRST, lang)


def test_mise_8_the_name_says_what_the_wild_soul_stands_for() -> None:
    done = rank("enfer", "AsAd9c8d6h", "Ah7c6d5h10h", "--with", "wild=10h", "--lang", "en")
    assert "pair of aces (the wild soul is the ace of spades)" in done.stdout
    assert "the ace of spades itself beats the wild card that stands for it (E3.8)" in done.stdout


def test_mise_8_the_suit_that_the_wild_soul_stands_for_is_told_only_where_it_may_decide() -> None:
    done = rank("enfer", "AdKcJd10h9h", "AhKdJc10s9c", "--with", "wild=9h", "--lang", "en")
    assert "straight to the ace (the wild soul is a queen)" in done.stdout
    done = rank("enfer", "AdKcJd10h9h", "AhKdJc10s9c", "--with", "wild=9h", "--lang", "fr")
    assert "suite à l'as (l'Âme folle vaut une dame)" in done.stdout
