"""Poker Kids: what hands are called, why one beats another, and `brelan rank`."""

import pytest

from brelan.games.kids.ranking import RANKING
from brelan.texts.cards import shown
from tests.rankings.command import order, refusal
from tests.rankings.words import decided, makes, named


@pytest.mark.parametrize(
    ("hand", "french", "english"),
    [
        ("7pig8pig9pig", "tierce flush au neuf de cochon", "straight flush in pigs, to the nine"),
        ("1star5star9star", "couleur étoile, hauteur neuf", "flush in stars, nine high"),
        ("1star2pig3star", "tierce au trois", "straight to the three"),
        ("1star2pig10star", "carte isolée, dix", "high card, ten"),
    ],
)
def test_a_hand_has_the_name_that_people_say(hand: str, french: str, english: str) -> None:
    assert named(RANKING, hand) == (french, english)


@pytest.mark.parametrize(
    ("better", "worse", "french", "english", "rule"),
    [
        (
            "8pig8star2moon",
            "8heart8clover1pig",
            "paire de huit des deux côtés ; l'autre carte décide : deux contre un",
            "pair of eights on both sides; the other card decides: two against one",
            "K10",
        ),
        (
            "9pig7pig5pig",
            "9star7star4star",
            "couleur des deux côtés ; la 3e carte décide : cinq contre quatre",
            "flush on both sides; the 3rd card decides: five against four",
            "K10",
        ),
        ("10pig8star1moon", "9pig7star1heart", "dix contre neuf", "ten against nine", "K10"),
    ],
)
def test_the_reason_names_what_decides_and_the_rule(
    better: str, worse: str, french: str, english: str, rule: str
) -> None:
    assert decided(RANKING, better, worse) == (french, english, rule)


@pytest.mark.parametrize(
    ("hand", "counts", "combination"),
    [
        ("8pig2moon8star", "8pig 2moon 8star", "8pig 8star"),
    ],
)
def test_the_cards_that_count_and_those_that_make_the_combination_are_known(
    hand: str, counts: str, combination: str
) -> None:
    assert makes(RANKING, hand) == (counts, combination)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["7pig7moon2star", "7star7heart2pig", "10moon9moon8moon"], [[2], [0, 1]]),
    ],
)
def test_the_command_orders_hands_under_the_variants_of_the_game(words: list[str], expected: list[list[int]]) -> None:
    assert order("kids", *words) == expected


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["7cow8pig9pig", "7star8pig9pig"], "'7cow8pig9pig'"),
    ],
)
def test_the_command_says_what_it_cannot_read(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refusal(capsys, "kids", *words)


def test_K2_a_card_is_shown_with_its_symbol_in_words() -> None:
    assert shown(RANKING.deck, RANKING.deck.card("7pig"), "fr") == "7 de cochon"
    assert shown(RANKING.deck, RANKING.deck.card("7star"), "fr") == "7 d'étoile"
    assert shown(RANKING.deck, RANKING.deck.card("7star"), "en") == "7 of stars"
