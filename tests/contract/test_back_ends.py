"""Plain Python and compiled code play the same game, to the byte."""

from random import Random

import numpy as np
import pytest

from brelan import compiled
from brelan.engine.asks import any_answer
from brelan.engine.chance import seed_of, seeded
from brelan.engine.drive import begin, one_seat, play_out
from brelan.engine.flow import answer, ask_of, awaited, time_out
from brelan.engine.sight import imagine, veil
from brelan.engine.state import NO_SEAT, AnyState
from tests.boxes import IN_TURN, lasting
from tests.contract.tables import UNATTENDED, Setting, every_table


@every_table
def test_both_back_ends_are_byte_equal_after_every_answer_and_in_every_view(setting: Setting) -> None:
    fast, rng = compiled(setting.game.name), Random(21)
    plain = setting.game.blank(setting.players, setting.options)
    rows = fast.rows(2)
    fast.start(rows, 0, fast.row(plain), 21)
    begin(plain, 21)
    luck = [seeded(22)]
    while plain.asked:
        assert rows[0].tobytes() == plain.tobytes()
        seat = rng.choice([seat for seat in range(plain.players) if awaited(plain) >> seat & 1])
        ask = ask_of(plain, seat)
        assert fast.ask(rows, 0, seat) == ask
        watcher = rng.choice([*range(plain.players), NO_SEAT])
        view = plain.copy()
        veil(view, watcher)
        fast.view(rows, 0, 1, watcher)
        assert rows[1].tobytes() == view.tobytes()
        imagine(view, watcher, 23)
        fast.imagine(rows, 1, watcher, 23)
        assert rows[1].tobytes() == view.tobytes()
        value = any_answer(ask, luck)
        assert fast.step(rows, 0, seat, value) == _step(plain, seat, value)
    assert rows[0].tobytes() == plain.tobytes()


def _step(plain: AnyState, seat: int, value: int) -> int:
    answer(plain, seat, value)
    return awaited(plain)


@every_table
def test_a_compiled_simulation_ends_on_the_same_tables_as_plain_games(setting: Setting) -> None:
    fast = compiled(setting.game.name)
    rows = fast.rows(3)
    decisions = fast.simulate(rows, fast.blank(setting.players, setting.options), 31)
    for i in range(3):
        plain = setting.game.blank(setting.players, setting.options)
        begin(plain, seed_of(31, i))
        decisions -= play_out(plain, [seeded(~seed_of(31, i) & 0xFFFFFFFFFFFFFFF)])
        assert rows[i].tobytes() == plain.tobytes()
    assert decisions == 0


@pytest.mark.parametrize("setting", UNATTENDED, ids=str)
def test_both_back_ends_answer_alike_for_whoever_is_late(setting: Setting) -> None:
    fast, luck = compiled(setting.game.name), [seeded(33)]
    plain = setting.game.blank(setting.players, setting.options)
    rows = fast.rows(1)
    fast.start(rows, 0, fast.row(plain), 32)
    begin(plain, 32)
    while plain.asked:
        seat = one_seat(awaited(plain), luck)
        value = fast.time_out(rows, 0, seat)
        assert value == time_out(plain, seat)
        assert fast.step(rows, 0, seat, value) == _step(plain, seat, value)
    assert rows[0].tobytes() == plain.tobytes()


def test_a_vector_of_tables_steps_through_whole_games_and_begins_anew() -> None:
    fast = compiled(IN_TURN)
    n, blank = 16, fast.blank(4, lasting(IN_TURN, 1) | {"showing": "no"})
    rows, values, scores = fast.rows(n), np.zeros(n, np.int64), np.zeros((n, 4), np.int64)
    asks = np.full((n, 6), -1, np.int64)
    ended = 0
    for turn in range(60):
        ended += fast.step_many(rows, blank, values, asks, scores, turn)
        fast.any_many(asks, values, turn)
    assert ended > n
    assert set(scores.sum(axis=1)) <= {fast.game.wealth(fast.game.blank(4)), 0}


def test_rollouts_from_a_view_conserve_what_there_is() -> None:
    fast = compiled(IN_TURN)
    table = Setting(fast.game, 3, lasting(IN_TURN, 2)).begin(seed=1)
    scores = fast.rollouts(table.view(0).state, 0, games=50, seed=9)
    assert scores.shape == (50, 3)
    assert set(scores.sum(axis=1)) == {fast.game.wealth(table.state)}
    assert len({tuple(line) for line in scores}) > 5
