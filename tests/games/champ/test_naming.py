"""Poker Champ: what hands are called, why one beats another, and `brelan rank`."""

import pytest

from brelan.games.champ.ranking import RANKING
from tests.rankings.command import order, refusal
from tests.rankings.words import decided, makes, named


@pytest.mark.parametrize(
    ("hand", "french", "english"),
    [
        ("KsKhKd7s7cAs2d", "full aux rois par les sept", "kings full of sevens"),
    ],
)
def test_a_hand_has_the_name_that_people_say(hand: str, french: str, english: str) -> None:
    assert named(RANKING, hand) == (french, english)


@pytest.mark.parametrize(
    ("better", "worse", "french", "english", "rule"),
    [
        (
            "AsAdKhQc9c",
            "AhAcKdQd9s",
            "paire d'as des deux côtés, à égalité jusqu'au bout",
            "pair of aces on both sides, equal to the last card",
            "",
        ),
        (
            "AsAdKhQc9c2d3d",
            "AhAcKdQd8s2h3s",
            "paire d'as des deux côtés ; la 3e des autres cartes décide : neuf contre huit",
            "pair of aces on both sides; the 3rd of the other cards decides: nine against eight",
            "C16",
        ),
        ("Ks9d7h5c3d", "9s8d7d4c2h", "roi contre neuf", "king against nine", "C16"),
    ],
)
def test_the_reason_names_what_decides_and_the_rule(
    better: str, worse: str, french: str, english: str, rule: str
) -> None:
    assert decided(RANKING, better, worse) == (french, english, rule)


@pytest.mark.parametrize(
    ("hand", "counts", "combination"),
    [
        ("KsKd9h8c7d3s2h", "Ks Kd 9h 8c 7d", "Ks Kd"),
        ("AsQd9h8c7d3s2h", "As Qd 9h 8c 7d", "As"),
        ("AsKs9s8s7s6h2h", "As Ks 9s 8s 7s", "As Ks 9s 8s 7s"),
    ],
)
def test_the_cards_that_count_and_those_that_make_the_combination_are_known(
    hand: str, counts: str, combination: str
) -> None:
    assert makes(RANKING, hand) == (counts, combination)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["AsKsQsJs", "AsKsQsJs10h"], "4 cards; expected 5 or 6 or 7"),
        (["AsKsQsJs2h", "AsKsQsJs10h", "--with", "joker"], "it has none"),
    ],
)
def test_the_command_says_what_it_cannot_read(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refusal(capsys, "champ", *words)


def test_equal_hands_share_a_place_and_six_or_seven_cards_may_be_given() -> None:
    assert order("champ", "AsAdKsKdQh2c3c", "KsKhKd7s7c", "AhAcKhKcQd") == [[1], [0, 2]]
