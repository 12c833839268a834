"""What an exchange brings in Poker fermé: exact, against brute force and against figures that everybody can count."""

import argparse
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from brelan.games.ferme.odds import KINDS, Chances, answer, describe, throw, unseen_of
from brelan.games.ferme.ranking import DECK, RANKING
from brelan.texts import LANGUAGES
from brelan.trouble import Trouble
from tests.odds.examples import chances as chances_of_the_example

STRIPPED = [card for card in range(52) if DECK.rank(card) >= 5]


def asked(*words: str) -> Chances:
    parser = argparse.ArgumentParser()
    describe(parser)
    return answer(parser.parse_args(words))


def counted(hand: str, thrown: str, pack: list[int]) -> tuple[dict[str, Fraction], Fraction]:
    """Every draw, one by one: which combination it makes, and whether the hand is better than before."""
    held, gone = DECK.cards(hand), DECK.cards(thrown)
    kept, rest = [c for c in held if c not in gone], [c for c in pack if c not in held]
    found, better = dict.fromkeys(KINDS, 0), 0
    for drawn in combinations(rest, len(gone)):
        value = RANKING.value([*kept, *drawn])
        found[RANKING.category(value).key] += 1
        better += value > RANKING.value(held)
    whole = comb(len(rest), len(gone))
    return {kind: Fraction(n, whole) for kind, n in found.items() if n}, Fraction(better, whole)


@pytest.mark.parametrize(
    ("hand", "thrown", "pack"),
    [
        ("AhKhQh2h7c", "7c", list(range(52))),
        ("JoKhQh7h7c", "Kh Qh", list(range(53))),
        ("AhAs9c8d7h", "9c 8d 7h", STRIPPED),
        ("Jo As 9c 8d 7h", "9c 8d 7h", [*STRIPPED, 52]),
        ("AhKhQh2h7c", "", list(range(52))),
    ],
)
def test_chances_are_those_of_all_draws(hand: str, thrown: str, pack: list[int]) -> None:
    held, gone = tuple(DECK.cards(hand)), tuple(DECK.cards(thrown))
    found = throw(held, gone, unseen_of(pack, held))
    assert (found.kinds, found.better) == counted(hand, thrown, pack)


def test_whoever_keeps_all_cards_has_no_better_hand_than_before() -> None:
    assert asked("--hand", "AhKhQh2h7c", "--throw", "").throws[0].better == 0


def test_nine_cards_of_47_complete_a_flush() -> None:
    (found,) = asked("--hand", "AhKhQh2h7c", "--throw", "7c").throws
    assert found.kinds["flush"] == Fraction(9, 47)


def test_a_pair_that_changes_three_improves_in_287_cases_of_1000() -> None:
    found = asked("--hand", "8h8c2d4sKd", "--throw", "2d4sKd", "--against", "pair").throws[0]
    assert found.beats == Fraction(2592 + 1854 + 165 + 45, comb(47, 3))


def test_without_a_throw_the_best_exchange_of_each_number_is_told() -> None:
    found = asked("--hand", "8h8c2d4sKd").throws
    assert [DECK.texts(throw.thrown) for throw in found] == ["", "2d", "2d 4s", "2d 4s Kd"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [(), ("--with", "joker"), ("--with", "stripped", "--against", "two-pairs")])
def test_chances_have_words_and_json(lang: str, words: tuple[str, ...]) -> None:
    found = asked("--hand", "8h8c9d7sKd", *words)
    lines = found.as_text(lang)
    assert len(lines) == 1 + len(found.throws) * (3 if found.against else 2)
    throws = found.as_json()["throws"]
    assert isinstance(throws, list)
    assert sum(throws[-1]["kinds"].values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--hand", "8h8c2d4s"), "4 cards; expected 5"),
        (("--hand", "8h8h2d4sKd"), "twice"),
        (("--hand", "8h8cXd4sKd"), "not a card"),
        (("--hand", "Jo8c2d4sKd"), "joker"),
        (("--hand", "8h8c2d4sKd", "--with", "stripped"), "begins at 7"),
        (("--hand", "8h8c2d4sKd", "--with", "jokers"), "unknown variant"),
        (("--hand", "8h8c2d4sKd", "--throw", "8h8c2d4s"), "at most 3"),
        (("--hand", "8h8c2d4sKd", "--throw", "9h"), "at most 3"),
        (("--hand", "8h8c2d4sKd", "--against", "triple"), "expected one of"),
    ],
)
def test_what_was_wrong_is_said(words: tuple[str, ...], message: str) -> None:
    with pytest.raises(Trouble, match=message):
        asked(*words)


def test_what_one_hopes_for_comes_first_in_a_bar() -> None:
    assert chances_of_the_example("ferme").as_bars("fr").names[0] == "mieux qu'avant"
