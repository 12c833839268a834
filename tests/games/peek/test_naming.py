"""Peek Poker: what hands are called, why one beats another, and `brelan rank`."""

import pytest

from brelan.games.peek.ranking import RANKING
from tests.rankings.command import order, refusal
from tests.rankings.words import decided, makes, named


@pytest.mark.parametrize(
    ("hand", "french", "english"),
    [
        ("9 9 9 K K A", "couleur rouge, hauteur roi", "red flush, king high"),
        ("9 10 J Q A", "aucune combinaison, hauteur as", "no combination, ace high"),
        ("Q Q Q Q Q A", "cinq dames", "five queens"),
    ],
)
def test_a_hand_has_the_name_that_people_say(hand: str, french: str, english: str) -> None:
    assert named(RANKING, hand) == (french, english)


@pytest.mark.parametrize(
    ("better", "worse", "french", "english", "rule"),
    [
        (
            "A A 9 10 Q",
            "A A 9 10 Q",
            "paire d'as des deux côtés, à égalité jusqu'au bout",
            "pair of aces on both sides, equal to the last die",
            "",
        ),
        ("9 10 J Q K", "A A A A K", "suite au roi contre carré d'as", "straight to the king against four aces", "P20"),
        (
            "A A 9 10 Q",
            "A A 9 10 J",
            "paire d'as des deux côtés ; le meilleur des autres dés décide : dame contre valet",
            "pair of aces on both sides; the best of the other dice decides: queen against jack",
            "P21",
        ),
    ],
)
def test_the_reason_names_what_decides_and_the_rule(
    better: str, worse: str, french: str, english: str, rule: str
) -> None:
    assert decided(RANKING, better, worse) == (french, english, rule)


@pytest.mark.parametrize(
    ("hand", "counts", "combination"),
    [
        ("9 K 9 9 K A", "9 K 9 9 K", "9 K 9 9 K"),
        ("A 9 Q A 10 Q", "A Q A 10 Q", "A Q A Q"),
    ],
)
def test_the_cards_that_count_and_those_that_make_the_combination_are_known(
    hand: str, counts: str, combination: str
) -> None:
    assert makes(RANKING, hand) == (counts, combination)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["9 9 9 K K A", "A A A A Q 9", "9,10,J,Q,K,A"], [[0], [2], [1]]),
    ],
)
def test_the_command_orders_hands_under_the_variants_of_the_game(words: list[str], expected: list[list[int]]) -> None:
    assert order("peek", *words) == expected


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["9 9 9 9", "9 9 9 9 9"], "4 cards"),
        (["\t", "9 9 9 9 9"], "0 cards"),
    ],
)
def test_the_command_says_what_it_cannot_read(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refusal(capsys, "peek", *words)
