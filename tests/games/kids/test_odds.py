"""Poker Kids' chances: exact ones agree with brute force, drawn ones with exact ones; what is wrong is refused."""

import argparse
from collections import Counter
from functools import cache
from itertools import combinations
from math import comb

import numpy as np
import pytest

from brelan.engine.sets import first
from brelan.games.kids import game
from brelan.games.kids import odds as odds
from brelan.games.kids.odds.places import alike, all_deals, best_of_each, place_chances, some_deals, ways
from brelan.games.kids.placing import give_places, strength_of
from brelan.games.kids.ranking import DECK
from brelan.games.kids.state import State, Ties
from brelan.texts import LANGUAGES
from brelan.trouble import Trouble
from tests.odds.examples import chances as chances_of_the_example

COMMON = DECK.card("1horseshoe")


@cache
def placed(strengths: tuple[int, ...], ties: Ties) -> int:
    """The first seat's place by the rules."""
    t = game.blank(len(strengths), {"ties": ties.name.lower()})
    assert isinstance(t, State)
    t.still_in = first(len(strengths))
    t.strength[: len(strengths)] = strengths
    give_places(t)
    return t.place[0]


def best(cards: tuple[int, ...]) -> int:
    """The strength of the best combination."""
    return max(strength_of(a, b, COMMON) for a, b in combinations(cards, 2))


def asked(line: str) -> odds.Chances:
    """As the command asks."""
    parser = argparse.ArgumentParser()
    odds.describe(parser)
    return odds.answer(parser.parse_args([word.replace("_", " ") for word in line.split()]))


@pytest.mark.parametrize("ties", Ties)
def test_against_one_pair_every_deal_is_counted(ties: Ties) -> None:
    hand = DECK.cards("9pig 9heart 2star 4moon")
    unseen = [card for card in range(70) if card not in {*hand, COMMON}]
    found = odds.chances(hand, COMMON, [2], ties=ties)
    assert found.exact
    assert found.deals == comb(65, 2)
    for pair in found.pairs:
        own = strength_of(*pair.cards, COMMON)
        places = Counter(placed((own, strength_of(a, b, COMMON)), ties) for a, b in combinations(unseen, 2))
        assert pair.places == tuple(places[place] / comb(65, 2) for place in (1, 2))


@pytest.mark.parametrize("ties", Ties)
def test_against_two_with_few_cards_unseen_every_deal_is_counted(ties: Ties) -> None:
    hand, unseen = DECK.cards("3pig 5heart 6star"), DECK.cards("1pig 1star 2star 3heart 4moon 5pig 6heart")
    gone = [card for card in range(70) if card not in {*hand, *unseen, COMMON}]
    found = odds.chances(hand, COMMON, [3, 2], gone, ties)
    assert found.deals == comb(7, 3) * comb(4, 2)
    for pair in found.pairs:
        places: Counter[int] = Counter()
        for three in combinations(unseen, 3):
            for two in combinations(sorted(set(unseen) - set(three)), 2):
                places[placed((strength_of(*pair.cards, COMMON), best(three), best(two)), ties)] += 1
        assert pair.places == pytest.approx([places[place] / found.deals for place in (1, 2, 3)])


def test_drawn_chances_agree_with_exact_ones() -> None:
    hand, held = DECK.cards("9pig 9heart 2star 4moon"), [3]
    unseen = [card for card in range(70) if card not in {*hand, COMMON}]
    exact = odds.chances(hand, COMMON, held)
    drawn = alike(best_of_each(some_deals(unseen, held, 20_000, 1), held, COMMON))
    assert exact.exact
    for pair in exact.pairs:
        assert place_chances(strength_of(*pair.cards, COMMON), *drawn, Ties.LAST) == pytest.approx(
            pair.places, abs=0.012
        )


def test_a_deal_drawn_by_lot_has_no_card_twice() -> None:
    deals = some_deals(range(60), [10, 10], 500, 1)
    assert all(len(set(deal)) == 20 for deal in deals.tolist())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", ["2", "6"])
def test_the_command_says_for_each_pair_how_often_it_is_first(lang: str, cards: str) -> None:
    found = asked(f"--hand 9pig_9heart_2star --common 1horseshoe --cards {cards}")
    lines = found.as_text(lang)
    assert len(lines) == 1 + 3 + 1
    assert ("exact" in lines[-1]) == (cards == "2")
    as_json = found.as_json()
    assert as_json["exact"] == (cards == "2")
    pairs = as_json["pairs"]
    assert isinstance(pairs, list)
    assert pairs[0]["cards"] == "9pig 9heart"
    assert pairs[0]["category"] == "pair"
    assert all(sum(pair["places"]) == pytest.approx(1) for pair in pairs)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("--hand 9pig --common 1moon", "expected 2 to 10"),
        ("--hand 9pig_11heart --common 1moon", "not a card"),
        ("--hand 9pig_9heart --common 1moon_2moon", "expected 1"),
        ("--hand 9pig_9heart --common 9pig", "9pig was given twice"),
        ("--hand 9pig_9heart --common 1moon --gone 9heart", "9heart was given twice"),
        ("--hand 9pig_9heart --common 1moon --opponents 6", "expected a number from 1 to 5"),
        ("--hand 9pig_9heart --common 1moon --cards x", "expected a number from 2 to 10"),
    ],
)
def test_what_is_wrong_is_refused_with_what_was_expected(line: str, says: str) -> None:
    with pytest.raises(Trouble, match=says):
        asked(line)


@pytest.mark.parametrize(("held", "deals"), [([2], 21), ([2, 2], 210), ([3, 2, 1], 420), ([1, 1], 42)])
def test_there_are_as_many_deals_as_are_counted_one_by_one_and_no_two_are_alike(held: list[int], deals: int) -> None:
    unseen = [3, 5, 8, 13, 21, 34, 40]
    found = all_deals(unseen, held)
    assert ways(len(unseen), held) == len(found) == deals
    hands = {tuple(frozenset(map(int, hand)) for hand in np.split(deal, np.cumsum(held)[:-1])) for deal in found}
    assert len(hands) == deals
    assert all(len(frozenset().union(*deal)) == sum(held) for deal in hands), "nobody holds another's card"


def test_what_one_hopes_for_comes_first_in_a_bar() -> None:
    assert chances_of_the_example("kids").as_bars("fr").names[0] == "1re place"
