"""Poker fermé: what hands are called, why one beats another, and `brelan rank`."""

import pytest

from brelan.games.ferme.ranking import RANKING
from tests.rankings.command import order, refusal
from tests.rankings.words import decided, makes, named


@pytest.mark.parametrize(
    ("hand", "french", "english"),
    [
        ("KsKhKd7s7c", "full aux rois par les sept", "kings full of sevens"),
        ("AsAhKd7s2c", "paire d'as", "pair of aces"),
        ("QsQhQd7s2c", "brelan de dames", "three queens"),
        ("QsQhJdJs2c", "deux paires, dames et valets", "two pairs, queens and jacks"),
        ("10sJhQdKsAc", "suite à l'as", "straight to the ace"),
        ("8sJh9d10sQc", "suite à la dame", "straight to the queen"),
        ("6s6h6d6c2c", "carré de six", "four sixes"),
        ("Kh9h7h5h2h", "couleur à cœur, hauteur roi", "flush in hearts, king high"),
        ("5d4d3d2dAd", "quinte flush au cinq de carreau", "straight flush in diamonds, to the five"),
        ("AcKcQcJc10c", "quinte flush royale à trèfle", "royal flush in clubs"),
        ("AsKhQdJs9c", "carte haute, as", "high card, ace"),
        ("AsAhAdAcJo", "cinq as (le joker fait le cinquième as)", "five aces (the joker is the fifth ace)"),
        ("QsQhQdQcJo", "cinq dames (le joker fait la cinquième dame)", "five queens (the joker is the fifth queen)"),
        ("AsKhQd9sJo", "paire d'as (le joker vaut l'as de cœur)", "pair of aces (the joker is the ace of hearts)"),
    ],
)
def test_a_hand_has_the_name_that_people_say(hand: str, french: str, english: str) -> None:
    assert named(RANKING, hand) == (french, english)


@pytest.mark.parametrize(
    ("better", "worse", "french", "english", "rule"),
    [
        (
            "KsKhKd7s7c",
            "AsQs9s5s2s",
            "full aux rois par les sept contre couleur à pique, hauteur as",
            "kings full of sevens against flush in spades, ace high",
            "F7",
        ),
        (
            "2s2h2d2cJo",
            "AsKsQsJs10s",
            "cinq deux (le joker fait le cinquième deux) contre quinte flush royale à pique",
            "five twos (the joker is the fifth two) against royal flush in spades",
            "J2",
        ),
        (
            "KsKhKd7s7c",
            "QsQhQdAsAc",
            "full aux rois par les sept contre full aux dames par les as",
            "kings full of sevens against queens full of aces",
            "F7",
        ),
        (
            "KsKhQd7s2c",
            "KdKcJd7h2d",
            "paire de rois des deux côtés ; la meilleure des autres cartes décide : dame contre valet",
            "pair of kings on both sides; the best of the other cards decides: queen against jack",
            "F14",
        ),
        (
            "7s5s4s3s2s",
            "AhKhQhJh9h",
            "couleur des deux côtés ; pique passe avant cœur",
            "flush on both sides; spades rank above hearts",
            "F8",
        ),
        (
            "9h7h5h4h3h",
            "9h7h5h4h2h",
            "couleur à cœur, hauteur neuf des deux côtés ; la 5e carte décide : trois contre deux",
            "flush in hearts, nine high on both sides; the 5th card decides: three against two",
            "F8",
        ),
        (
            "AcAdKc7c2d",
            "AsJoKs7s2h",
            "paire d'as des deux côtés, mêmes valeurs ; la main naturelle bat une main avec joker",
            "pair of aces on both sides, same values; a natural hand beats one with the joker",
            "J3",
        ),
        (
            "5d4c3c2cAc",
            "5c4s3s2sAs",
            "suite au cinq des deux côtés ; le cinq de carreau bat le cinq de trèfle",
            "straight to the five on both sides; the five of diamonds beats the five of clubs",
            "F14",
        ),
        ("Ks9d7h5c3d", "9s8d7d4c2h", "roi contre neuf", "king against nine", "F13"),
    ],
)
def test_the_reason_names_what_decides_and_the_rule(
    better: str, worse: str, french: str, english: str, rule: str
) -> None:
    assert decided(RANKING, better, worse) == (french, english, rule)


@pytest.mark.parametrize(
    ("hand", "counts", "combination"),
    [
        ("KsJo9h8c7d", "Ks 9h 8c 7d Jo", "Ks Jo"),
        ("AsAhAdAcJo", "As Ah Ad Ac Jo", "As Ah Ad Ac Jo"),
    ],
)
def test_the_cards_that_count_and_those_that_make_the_combination_are_known(
    hand: str, counts: str, combination: str
) -> None:
    assert makes(RANKING, hand) == (counts, combination)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["A♠K♠Q♠J♠10♠", "AcAdAhAsJo", "--with", "joker"], [[1], [0]]),
        (["--with", "joker", "stripped", "AsKsQsJs10s", "AcAdAhAsJo"], [[1], [0]]),
        (["7s7h8d9cKc", "As8h9d10cJd", "--with", "stripped"], [[0], [1]]),
        (["6s6h8d9cKc", "As8h9d10cJd", "--with", "stripped-6"], [[0], [1]]),
    ],
)
def test_the_command_orders_hands_under_the_variants_of_the_game(words: list[str], expected: list[list[int]]) -> None:
    assert order("ferme", *words) == expected


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["AsKsQsJs10s"], "1 hand"),
        ([], "0 hand"),
        (["AsKsQsJs1s", "AsKsQsJs10h"], "'1s'"),
        (["AsKsQsJs", "AsKsQsJs10h"], "4 cards; expected 5"),
        (["AsAsQsJs10h", "AsKsQsJs10h"], "As stands twice"),
        (["AsJoQsJs10h", "AsKsQsJs10h"], "'joker'"),
        (["AsKsQsJs2h", "AsKsQsJs10h", "--with", "stripped"], "begins at 7"),
        (["AsKsQsJs2h", "AsKsQsJs10h", "--with", "wings"], "unknown variant 'wings'"),
        (["🂡", "AsKsQsJs10h"], "'🂡'"),
    ],
)
def test_the_command_says_what_it_cannot_read(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refusal(capsys, "ferme", *words)
