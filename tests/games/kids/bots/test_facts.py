"""What an expert of Poker Kids says: true, countable, and there are words for it in both languages."""

from itertools import combinations
from random import Random

import pytest

from brelan.bots.thought import Fact
from brelan.engine.piles import card
from brelan.engine.table import Table
from brelan.games.kids import game
from brelan.games.kids.bots.facts import facts, unseen
from brelan.games.kids.bots.pairs import cards_of, combination, pairs_of
from brelan.games.kids.placing import strength_of
from brelan.games.kids.state import Step
from brelan.texts import LANGUAGES, words
from tests.games.kids.table import kids, state
from tests.vocabulary import too_hard

HANDS = "9pig 9heart 2star 4moon 5clover 7ladybird", "2pig 2heart 4star 6moon 8clover 10moon"


def found(table: Table, two: int, best: int, cost: float = 0.0) -> dict[str, Fact]:
    """The facts for a pair of the first seat, by their keys."""
    view = state(table.view(0))
    return {fact.key: fact for fact in facts(view, 0, two, best, cost)}


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_two_to_four_facts_with_words_for_a_child_in_both_languages(players: int, lang: str) -> None:
    rng, say = Random(players), words(lang, "brelan.games.kids.bots")
    table = Table.begin(game, players, {"quick": "yes"}, seed=players)
    while not table.over:
        seat = rng.choice(table.awaited)
        if state(table).now == Step.CHOOSE and rng.random() < 0.5:
            pairs = pairs_of(state(table), seat)
            told = facts(state(table.view(seat)), seat, rng.choice(pairs), rng.choice(pairs), 1.5)
            assert 2 <= len(told) <= 4
            said = [say(fact.key, **fact.numbers) for fact in told]
            assert all(one.endswith((".", "!")) for one in said)
            assert [hard for one in said for hard in too_hard(one, lang, set())] == []
        table.answer(seat, table.asks[seat].any(rng))


def test_pairs_that_beat_ones_own_are_counted_one_by_one() -> None:
    table = kids(*HANDS, stages="1 = take 10||", then="1horseshoe")
    t, two = state(table), 0b11
    hidden = [face for face in range(70) if face not in {*cards_of(t, 0, 0b111111), card(t, t.common, 0)}]
    better = sum(strength_of(a, b, card(t, t.common, 0)) > combination(t, 0, two) for a, b in combinations(hidden, 2))
    numbers = found(table, two, two)["fact-beaten"].numbers
    assert unseen(state(table.view(0)), 0) == hidden
    assert (numbers["better"], numbers["pairs"]) == (better, 63 * 62 // 2)


def test_it_says_what_the_stage_gives_and_what_is_left_for_later() -> None:
    table = kids(*HANDS, stages="1 = take 20, last = pay 10||1 = sweep", then="1horseshoe")
    told = found(table, 0b11, 0b11)
    assert told["fact-stake"].numbers == {"first": 2, "first-euros": 20, "last": 1, "last-euros": 10, "mat": 0}
    assert told["fact-later"].numbers == {"cards": 4, "stages": 2, "stage": 3, "first": 3, "euros": 0}


@pytest.mark.parametrize(
    ("stages", "rich"),
    [
        ("|1 = take 40, last = pay 10|1 = take 10, last = pay 20", (2, 40)),
        ("|1 = take 20|1 = take 10, last = pay 20", (3, 10)),
        ("|1 = take 20|1 = take 20", (3, 20)),
    ],
)
def test_the_later_stage_that_is_told_of_is_where_first_and_last_differ_most(
    stages: str, rich: tuple[int, int]
) -> None:
    """40 and 10 lie further apart than 10 and 20, those further than 20 and nothing; of equals it is the last."""
    table = kids(*HANDS, stages=stages, then="1horseshoe")
    state(table).mat = 100
    told = found(table, 0b11, 0b11)["fact-later"].numbers
    assert (told["stage"], told["euros"]) == rich


def test_whoever_saves_is_told_what_spending_would_cost() -> None:
    table = kids(*HANDS, stages="||1 = sweep", then="1horseshoe")
    assert found(table, 0b1100, 0b11, 3.25)["fact-spare"].numbers == {"kind": 1, "euros": 3.2}
    assert "fact-spare" not in found(table, 0b11, 0b11)


def test_whoever_cannot_pay_the_last_place_is_warned_first() -> None:
    table = kids(*HANDS, stages="last = pay 20||", then="1horseshoe")
    state(table).money[0] = 10
    assert next(iter(found(table, 0b11, 0b11).values())) == Fact("fact-danger", {"money": 10, "euros": 20})


def test_in_the_last_stage_there_is_nothing_to_keep_cards_for() -> None:
    table = kids(*HANDS, stages="1 = take 10||", then="1horseshoe")
    state(table).stage = 3
    assert "fact-last-stage" in found(table, 0b11, 0b11)


def test_whoever_is_alone_is_first() -> None:
    table = kids(*HANDS, stages="1 = take 10||", then="1horseshoe")
    state(table).still_in = 1
    assert "fact-alone" in found(table, 0b11, 0b11)
