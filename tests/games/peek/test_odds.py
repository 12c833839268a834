"""Peek Poker's chances agree with counting every throw."""

import argparse
from fractions import Fraction
from itertools import product

import pytest

from brelan.games.peek.odds import CUPS, THROWS, WAYS, answer, chances, count, describe
from brelan.games.peek.ranking import DECK, RANKING
from brelan.texts import LANGUAGES
from brelan.trouble import Trouble
from tests.odds.examples import chances as chances_of_the_example

EVERY = list(product(range(len(DECK)), repeat=3))


def counted(cup: list[int], common: list[int], opponents: int) -> tuple[Fraction, Fraction, Fraction]:
    """Win, tie and share by looking at every throw of every opponent."""
    own = RANKING.value([*cup, *common])
    others = [RANKING.value([*throw, *common]) for throw in EVERY]
    win = tie = 0
    share = Fraction(0)
    for hands in product(others, repeat=opponents):
        if max(hands) < own:
            win += 1
        elif max(hands) == own:
            tie += 1
        if max(hands) <= own:
            share += Fraction(1, 1 + hands.count(own))
    whole = len(EVERY) ** opponents
    return Fraction(win, whole), Fraction(tie, whole), share / whole


@pytest.mark.parametrize(("cup", "common"), [("9 9 K", "9 Q A"), ("10 J K", "9 Q A"), ("9 10 J", "9 9 9")])
@pytest.mark.parametrize("opponents", [1, 2])
def test_chances_are_those_of_counting_every_throw(cup: str, common: str, opponents: int) -> None:
    own, lying = DECK.cards(cup), DECK.cards(common)
    found = chances(own, lying, opponents)
    assert (found.win, found.tie, found.share) == counted(own, lying, opponents)


def test_before_the_common_dice_all_of_them_are_counted() -> None:
    own = DECK.cards("9 9 K")
    each = [counted(own, list(common), 1) for common in CUPS]
    found = chances(own, [], 1)
    for at, chance in enumerate((found.win, found.tie, found.share)):
        assert chance == sum(n * one[at] for n, one in zip(WAYS, each, strict=True)) / THROWS


def test_over_all_cups_everybody_has_their_share() -> None:
    for opponents in (1, 2, 3):
        whole = sum(n * chances(cup, DECK.cards("9 Q A"), opponents).share for cup, n in zip(CUPS, WAYS, strict=True))
        assert whole / THROWS == Fraction(1, opponents + 1)


def test_counts_are_of_216_throws() -> None:
    for cup in CUPS:
        assert sum(count(cup, (0, 3, 5))) == THROWS


def asked(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    describe(parser)
    return parser.parse_args(words)


def test_the_command_answers_in_words_and_numbers() -> None:
    found = answer(asked("--cup", "9 9 K", "--common", "9QA", "--opponents", "2"))
    assert found.as_json()["win"] == float(chances(DECK.cards("9 9 K"), DECK.cards("9 Q A"), 2).win)
    assert found.as_json()["exact"] is True
    for lang in LANGUAGES:
        assert len(found.as_text(lang)) == 4
        assert len(answer(asked("--cup", "AAA")).as_text(lang)) == 2


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        (("--cup", "9 9"), "has 2 dice; expected 3"),
        (("--cup", "9 9 2"), "not a card of this deck"),
        (("--cup", "9 9 9", "--common", "9 9 9 9"), "expected at most 3"),
        (("--cup", "9 9 9", "--opponents", "4"), "expected a number from 1 to 3"),
        (("--cup", "9 9 9", "--opponents", "many"), "expected a number from 1 to 3"),
    ],
)
def test_what_cannot_be_asked_says_what_was_expected(words: tuple[str, ...], trouble: str) -> None:
    with pytest.raises(Trouble, match=trouble):
        answer(asked(*words))


def test_what_one_hopes_for_comes_first_in_a_bar() -> None:
    assert chances_of_the_example("peek").as_bars("fr").names[0] == "gagne"
