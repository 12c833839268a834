"""Steps, chains, open and sealed answers, on a toy game that has them all."""

from random import Random
from typing import Any

import pytest

from brelan.engine.asks import Form
from brelan.engine.compiled import Compiled
from brelan.engine.flow import RanDry, again, drop_plans, plan, plan_for
from brelan.engine.state import NO_SEAT
from brelan.engine.table import IllegalAnswer, Table
from tests.engine.toy import State, Stay, Step, game
from tests.engine.ways import Step as Way
from tests.engine.ways import game as ways


def toy(players: int = 3, seed: int = 1) -> Table:
    return Table.begin(game, players, seed=seed)


def state(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def test_sealed_answers_are_secret_and_can_be_changed_until_the_last_one_is_in() -> None:
    table = toy()
    table.answer(0, [0, 1])
    assert table.awaited == [1, 2]
    assert table.view(0).state.sealed[0] == 0b011
    assert table.view(1).state.sealed[0] == -1, "that a seat has chosen is known, what it has chosen is not"
    assert table.view(1).state.chosen == 0b001
    table.answer(0, [1, 2])
    with pytest.raises(IllegalAnswer, match="seat 1 has answered, expected one that has not"):
        table.time_out(0)
    table.answer(2, [0, 1])
    assert state(table).laid == [0, 0, 0, 0]
    table.answer(1, [0, 2])
    assert state(table).laid[:3] == [0b110, 0b101, 0b011]
    assert table.state.sealed == [0, 0, 0, 0]


def test_what_others_have_sealed_is_asked_again_in_an_imagined_table() -> None:
    table = toy()
    table.answer(0, [0, 1])
    table.answer(1, [0, 2])
    imagined = table.view(0).imagine(Random(1))
    assert imagined.awaited == [1, 2]
    assert imagined.state.sealed[0] == 0b011


def open_decisions() -> Table:
    table = toy()
    for seat in range(3):
        table.answer(seat, [0, 1])
    return table


def test_open_answers_act_at_once_and_in_any_order() -> None:
    table = open_decisions()
    assert table.awaited == [0, 1, 2]
    table.answer(2, "leave")
    assert state(table).given_up == 0b100
    table.answer(0, Stay.STAY)
    assert table.awaited == [1]


def test_questions_to_several_can_become_void() -> None:
    table = open_decisions()
    table.answer(2, "leave")
    table.answer(1, "leave")
    assert table.over, "the last one need not decide"


def test_a_game_that_plans_nothing_and_has_not_ended_is_an_error_that_names_the_last_step(fast: Compiled) -> None:
    table = open_decisions()
    row = fast.row(table.state)
    table.state.depth = row["depth"] = 0  # as if a rule had forgotten to plan on
    table.answer(0, "stay")
    table.answer(1, "stay")
    with pytest.raises(RanDry, match="after step OPEN nobody is asked"):
        table.answer(2, "stay")
    fast.step(row, 0, 0, Stay.STAY)
    fast.step(row, 0, 1, Stay.STAY)
    with pytest.raises(RanDry) as dry:
        fast.step(row, 0, 2, Stay.STAY)
    assert dry.value.args[1] == Step.OPEN


def chain() -> Table:
    table = open_decisions()
    for seat in range(3):
        table.answer(seat, "stay")
    return table


def test_a_chain_asks_the_seat_that_an_earlier_answer_named_and_hands_all_answers_on() -> None:
    table = chain()
    assert (table.awaited, table.state.now) == ([1], Step.CHAIN)
    table.answer(1, 2)
    assert table.awaited == [2]
    table.answer(2, 2)
    assert table.awaited == [1]
    table.answer(1, 3)
    assert state(table).points[1] == 5
    assert table.awaited == [2], "from the lead to the left"


def test_G7_a_view_keeps_no_answer_that_is_over() -> None:
    table = toy()
    for seat in (0, 2, 1):
        table.answer(seat, [0, 1])
    table.answer(table.awaited[0], table.asks[table.awaited[0]].any(Random(1)))
    assert any(table.state.said)
    assert not any(table.view(0).state.said[table.state.part :])


def test_an_unasked_seat_is_told_who_is_asked() -> None:
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked; expected seat 2"):
        chain().answer(0, 1)


def test_backs_are_known_to_those_who_saw_them_and_imagined_tables_respect_them() -> None:
    table = toy(4)
    rng = Random(2)
    for _ in range(50):
        imagined = table.view(0).imagine(rng)
        for seat in range(4):
            true = [card[-1] for card in table.cards("hand", seat)]
            assert [card[-1] for card in imagined.cards("hand", seat)] == true
        assert imagined.view(0).state == table.view(0).state


@pytest.fixture(scope="module")
def fast() -> Compiled:
    return Compiled(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_toy_game_is_byte_equal_in_both_back_ends(fast: Compiled, players: int) -> None:
    rng = Random(players)
    for seed in range(20):
        table = toy(players, seed)
        rows = fast.rows(2)
        fast.start(rows, 0, fast.blank(players), seed)
        while not table.over:
            assert rows[0].tobytes() == table.state.tobytes()
            seat = rng.choice(table.awaited)
            fast.view(rows, 0, 1, NO_SEAT)
            assert rows[1].tobytes() == table.view(None).state.tobytes()
            choice = table.asks[seat].any(rng)
            fast.step(rows, 0, seat, table.asks[seat].encode(choice))
            table.answer(seat, choice)
        assert rows[0].tobytes() == table.state.tobytes()


def test_an_only_possible_answer_acts_without_being_asked_for_whatever_its_place_in_a_chain() -> None:
    table = Table.begin(ways, 2, seed=1)
    state: Any = table.state
    chips = state.chips
    chips[1] = 1
    table.answer(1, "stake")
    assert (chips, table.awaited, table.state.now) == ([5, 0, 0], [0], Way.CHOOSE)
    table = toy(2)
    for seat in (0, 1):
        table.answer(seat, [0, 1])
    for seat in (0, 1):
        table.answer(seat, "stay")
    assert (table.awaited, table.state.part, table.question.verb) == ([0], 1, "offers"), "there is one to point at"


def test_the_only_possible_answer_is_not_asked_for() -> None:
    table = chain()
    assert all(ask.form != Form.GIVEN for ask in table.asks.values())


@pytest.mark.parametrize("below", [0, 1])
def test_a_round_that_starts_anew_takes_the_place_of_its_own_plan_whatever_lies_below(below: int) -> None:
    t = state(toy())
    drop_plans(t)
    for _ in range(below):
        plan_for(t, Step.CHAIN, 2)
    plan(t, Step.CHAIN, 0b111, 1, 0)
    t.actor = t.plan_next[below]
    again(t, Step.CHAIN, 0b110, 2)
    assert (t.depth, t.plan_next[below], t.plan_seats[below]) == (below + 1, 2, 0b110)
