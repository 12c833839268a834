"""Poker d'enfer: what hands are called, why one beats another, and `brelan rank`."""

import pytest

from brelan.games.enfer.ranking import RANKING, SUITS_FIRST
from brelan.texts import LANGUAGES
from tests.rankings.command import order, rank, refusal
from tests.rankings.words import decided, named, never_at_a_loss


@pytest.mark.parametrize(
    ("hand", "french", "english"),
    [
        ("QsQhQdAsAc", "full aux dames par les as", "queens full of aces"),
        ("KsQd8h7c6d", "carte forte, roi", "high card, king"),
    ],
)
def test_a_hand_has_the_name_that_people_say(hand: str, french: str, english: str) -> None:
    assert named(RANKING, hand) == (french, english)


@pytest.mark.parametrize(
    ("better", "worse", "french", "english", "rule"),
    [
        ("KsQd8h7c6d", "10s8d7d6c5h", "roi contre dix", "king against ten", "E7"),
        (
            "KsKhQd7s8c",
            "QsQhJd7h8d",
            "paire de rois contre paire de dames",
            "pair of kings against pair of queens",
            "E7",
        ),
        (
            "QsQhQdAsAc",
            "KsKhKd5s5c",
            "full des deux côtés ; l'as de pique bat le roi de pique",
            "full house on both sides; the ace of spades beats the king of spades",
            "E7",
        ),
        (
            "AsAc5c5d6h",
            "AhAdKsKhQs",
            "deux paires des deux côtés ; l'as de pique bat l'as de cœur",
            "two pairs on both sides; the ace of spades beats the ace of hearts",
            "E8",
        ),
    ],
)
def test_the_reason_names_what_decides_and_the_rule(
    better: str, worse: str, french: str, english: str, rule: str
) -> None:
    assert decided(RANKING, better, worse) == (french, english, rule)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["QsQhQdAsAc", "KsKhKd5s5c", "--with", "upside-down"], [[1], [0]]),
        (["5s5c6h7d8d", "AhAd6c7s9d", "--with", "suits-first"], [[0], [1]]),
        (["5s5c6h7d8d", "AhAd6c7s9d", "--with", "suits-first", "upside-down"], [[1], [0]]),
        (["AsAd9c8d6h", "Ah7c6d5h10h", "--with", "wild=10h"], [[0], [1]]),
        (["Ah7c6d5h10h", "AhAd9c8d6h", "--with", "wild=5"], [[0], [1]]),
    ],
)
def test_the_command_orders_hands_under_the_variants_of_the_game(words: list[str], expected: list[list[int]]) -> None:
    assert order("enfer", *words) == expected


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["AsKsQsJs5h", "AsKsQsJs10h", "--with", "wild=2s"], "wild=2s"),
        (["AsKsQsJs5h", "AsKsQsJs10h", "--with", "wild=6"], "wild=6"),
        (["AsKsQsJs5h", "AsKsQsJs10h", "--with", "wild=9c"], "no hand holds"),
        (["AsKsQsJs5h", "AsKsQsJs10h", "--with", "wild"], "unknown variant 'wild'"),
        (["AsKsQsJs2h", "AsKsQsJs10h"], "'2h'"),
    ],
)
def test_the_command_says_what_it_cannot_read(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refusal(capsys, "enfer", *words)


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
