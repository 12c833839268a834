"""E3: what holds for all Mises."""

import pytest

from brelan.games.enfer.state import ROUNDS, Step
from tests.games.enfer.table import USUAL, activating, enfer, give_up, next_round, reprint, state, until, winner
from tests.table import expected, play, told


@pytest.mark.parametrize("mise", ["devils-eye", "pickpocket", "gag", "grafting", "spotlight", "tithe", "banished"])
def test_E3_an_activation_that_can_do_nothing_is_allowed_and_does_nothing(mise: str) -> None:
    table = give_up(enfer(mise, "immortal", "high-stakes"), 2, 3)
    before = state(table).chips.copy()
    play(table, "1 activate")
    assert winner(table) == 0
    assert state(table).chips == before


def test_E3_a_mise_may_combine_effects_which_take_place_in_order() -> None:
    table = activating("tithe", "gag", "immortal")
    reprint(table, "tithe", ("tithe", 1), ("gag", 0), ("high-stakes", 4))
    play(table, "1 activate")
    assert state(table).chips[:3] == [14, 11, 11]
    assert expected(table) == "1 gags 2 or gags 3"
    play(table, "1 gags 3", "2 turn_down", "3 turn_down")
    assert expected(table) == "1 raises and a number from 0 to 4"


def test_E3_a_mise_works_as_many_times_as_it_says_and_then_does_nothing() -> None:
    table = reprint(enfer("fireproof-cloak", "gag", "tithe"), "fireproof-cloak", ("fireproof-cloak", 0), times=1)
    next_round(play(until(table, Step.ACTIVATE), "1 activate"))
    assert told(table, "activated") == [(0, "E18", {"left": 0})]
    assert "M9" in table.cards("mises", 0)
    again = table.view(0).cards("mises", 0).index("M9")
    while state(table).now != Step.ACTIVATE or table.awaited != [0]:
        seat = table.awaited[0]
        table.answer(seat, again if (state(table).now, seat) == (Step.LAY, 0) else USUAL[state(table).now])
    assert expected(table) == "1 turn_down or activate", "it is still a Mise"
    play(table, "1 activate")
    assert told(table, "spent") == [(0, "E3", {})]
    assert (state(table).activated, state(table).cloaked) == (0, 0)


def test_E3_a_spent_mise_stays_spent_with_whoever_wins_it() -> None:
    table = reprint(enfer("tithe", "gag", "pact"), "tithe", ("tithe", 1), times=1)
    next_round(play(until(table, Step.ACTIVATE), "1 activate"))
    assert "M4" in table.cards("mises", 2)
    assert state(table).left[3] == 0


def test_E3_turning_it_down_does_not_wear_a_mise_out() -> None:
    table = next_round(reprint(enfer("tithe", "gag", "pact"), "tithe", ("tithe", 1), times=1))
    assert state(table).left[3] == 1


def test_E3_a_mise_that_says_nothing_works_in_every_round() -> None:
    assert state(enfer("tithe", "gag", "pact")).left == [ROUNDS] * 15
