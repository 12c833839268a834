"""The order of hands as it is drawn: an example of every category that comes up, strongest first."""

from random import Random

import pytest

from brelan import shelf
from brelan.engine.table import Table
from brelan.rankings.order import examples
from brelan.rankings.ranking import Ranking
from brelan.server.picture import held
from tests.boxes import DICE, FIVE_CARDS, by_chance

RANKED = [name for name in shelf.names() if shelf.box(name).judge]


def ranking(name: str) -> Ranking:
    judge = shelf.box(name).judge
    assert judge is not None
    return judge.ranking


@pytest.mark.parametrize("name", RANKED)
def test_every_line_is_stronger_than_the_next_and_shows_a_hand_that_there_is(name: str) -> None:
    order, deck = examples(ranking(name)), ranking(name).deck
    values = [example.reading.value for example in order]
    assert values == sorted(values, reverse=True)
    keys = [example.reading.category.key for example in order]
    assert len(set(keys)) == len(keys)
    for cards, reading in order:
        assert len(cards) == ranking(name).size
        assert len(deck.suits) == 1 or len(set(cards)) == len(cards)
        assert set(reading.made_of) <= set(range(len(cards)))


@pytest.mark.parametrize("name", RANKED)
def test_the_categories_that_are_drawn_are_those_that_come_up(name: str) -> None:
    rng, hands, deck = Random(1), ranking(name), ranking(name).deck
    drawn = {example.reading.category.key for example in examples(hands)}
    most, dice = max(hands.sizes), len(deck.suits) == 1
    for _ in range(2000):
        cards = rng.choices(range(len(deck)), k=most) if dice else rng.sample(range(len(deck)), most)
        assert hands.category(hands.value(cards)).key in drawn


def test_what_never_comes_up_is_left_out() -> None:
    hands = ranking(DICE)
    assert hands.most > hands.size
    drawn = [example.reading.category for example in examples(hands)]
    assert drawn == list(reversed(hands.categories[1:]))


def test_a_run_goes_up_and_what_there_are_not_enough_of_is_the_joker() -> None:
    hands = ranking(FIVE_CARDS)
    order = {example.reading.category.key: example.cards for example in examples(hands)}
    assert order["straight"] == sorted(order["straight"])
    if hands.deck.jokers:
        assert order["five-of-a-kind"][-1] == len(hands.deck) - 1


@pytest.mark.parametrize("name", [FIVE_CARDS, DICE])
def test_what_a_seat_holds_is_named_with_its_line_in_the_order(name: str) -> None:
    game, hands = shelf.game(name), ranking(name)
    table = by_chance(Table.begin(game, 2, {}, 3), Random(3), lambda table: bool(held(game, table.state, 0).kind))
    found, cards = held(game, table.state, 0), shelf.box(name).face.held(table.state, 0)
    assert found.kind == hands.category(hands.value(cards)).key
    assert found.holding == {lang: hands.name(cards, lang) for lang in ("fr", "en")}
    assert found.counts.bit_count() == (hands.size if len(cards) > hands.size else 0)
