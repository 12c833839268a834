"""Bots answer legally at every level, see what their seat sees, and better ones win more often."""

from random import Random
from typing import cast

import pytest

from brelan.coach.advice import advise, sentences
from brelan.engine.table import Table
from brelan_menteur import game
from brelan_menteur.bots import beginner, expert, regular
from brelan_menteur.bots.spot import chance, memory
from brelan_menteur.chances import reach
from brelan_menteur.ranking import SCALE
from brelan_menteur.state import State, Trust

MINDS = {"beginner": beginner.mind, "regular": regular.mind, "expert": expert.mind}


def won(first: str, second: str, games: int) -> float:
    """Which part of so many games for two the first wins."""
    won = 0
    for seed in range(games):
        own, rng = seed % 2, Random(seed)
        table = Table.begin(game, 2, seed=seed)
        while not table.over:
            seat = table.awaited[0]
            mind = MINDS[first if seat == own else second]
            table.answer_number(seat, mind(table.view(seat), table.asks[seat], rng).pick(rng))
        won += table.result.winners == (own,)
    return won / games


def test_a_regular_wins_more_often_than_a_beginner() -> None:
    assert won("regular", "beginner", 200) > 0.55


@pytest.mark.parametrize(("said", "sensible"), [("five-of-a-kind K", Trust.LIFT), ("pair 9", Trust.BELIEVE)])
@pytest.mark.parametrize("level", ["regular", "expert"])
def test_what_hardly_ever_lies_there_is_lifted_and_what_nearly_always_does_is_believed(
    level: str, said: str, sensible: Trust
) -> None:
    table = Table.begin(game, 3, seed=1)
    table.answer(table.awaited[0], said)
    (seat,) = table.awaited
    assert MINDS[level](table.view(seat), table.asks[seat], Random(1)).best.answer == sensible


@pytest.mark.parametrize("level", MINDS)
def test_a_mind_answers_alike_on_every_table_that_its_seat_cannot_tell_apart(level: str) -> None:
    rng, mind = Random(5), MINDS[level]
    table = Table.begin(game, 4, seed=5)
    for _ in range(6):
        seat = table.awaited[0]
        view, ask = table.view(seat), table.asks[seat]
        other = view.imagine(rng).view(seat)
        assert mind(view, ask, Random(1)) == mind(other, ask, Random(1))
        table.answer_number(seat, mind(view, ask, rng).pick(rng))


def test_whoever_saw_the_dice_knows_better_what_can_lie_there() -> None:
    table = Table.begin(game, 3, seed=1)
    first = table.awaited[0]
    table.answer(first, "pair 9")
    second = table.awaited[0]
    table.answer(second, "believe")
    table.answer(second, [0])
    seen = memory(cast(State, table.view(first).state))
    assert (len(seen.dice), seen.thrown) == (5, 1)
    assert chance(seen, 0) == 1
    assert 0 <= reach((), len(SCALE) - 1) <= chance(seen, 20) <= 1


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_coach_has_something_to_say_to_every_question(lang: str) -> None:
    rng = Random(7)
    table = Table.begin(game, 3, seed=7)
    while not table.over:
        seat = table.awaited[0]
        advice = advise(table.view(seat), ("Ana", "Ben", "Cleo"))
        assert all(sentences(advice, lang))
        table.answer(seat, table.asks[seat].any(rng))
