"""The doors into compiled tables, gone through in Python: what they do is what a plain table does."""

from random import Random
from typing import Any

import numpy as np
import pytest

from brelan.engine import doors
from brelan.engine.asks import Ask, allows, any_answer
from brelan.engine.chance import roll, seed_of, seeded
from brelan.engine.drive import begin, one_seat, play_out
from brelan.engine.flow import awaited, may_answer
from brelan.engine.state import NO_SEAT, AnyState
from brelan.engine.table import Table
from tests.engine.toy import State, score
from tests.engine.toy import game as toy

SPARE = 0xFFFFFFFFFFFFFFF


class Rows(list[AnyState]):
    """Plain tables that are copied where rows of an array would be."""

    def __setitem__(self, i: Any, t: Any) -> None:
        super().__setitem__(i, t.copy())


@pytest.fixture(autouse=True)
def _scored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled modules have the game's own function under this name."""
    monkeypatch.setattr(doors, "score", score)


def rows(n: int, players: int = 3) -> Rows:
    return Rows([State.new(players) for _ in range(n)])


def test_one_table_is_begun_answered_and_looked_at_as_a_plain_one_is() -> None:
    here, blank = rows(3), Rows([toy.blank(3)])
    plain = Table.begin(toy, 3, seed=8)
    assert doors.start(here, 1, blank, 8) == 0b111
    assert here[1] == plain.state
    assert here[0] == here[2] == State.new(3)
    for seat, value in ((0, 0b011), (2, 0b110), (0, 0b101)):
        assert doors.step(here, 1, seat, 0b111) == -1
        assert doors.step(here, 1, 3, value) == doors.step(here, 1, -1, value) == -1
        plain.answer_number(seat, value)
        assert doors.step(here, 1, seat, value) == sum(1 << other for other in plain.awaited)
        assert here[1] == plain.state
        assert doors.ask_at(here, 1, seat) == plain.asks[seat]
    assert doors.time_out_at(here, 1, 1) == 0b011
    for watcher in (0, 1, 2, NO_SEAT):
        doors.view_at(here, 1, 2, watcher)
        view = plain.view(None if watcher == NO_SEAT else watcher)
        assert here[2] == view.state
        doors.imagine_at(here, 2, watcher, 5)
        assert here[2] != view.state
        assert here[1] == plain.state
    assert doors.step_unchecked(here, 1, 1, 0b011) == 0b111


def test_a_seat_may_answer_what_it_is_asked_and_nobody_else_may() -> None:
    t = Table.begin(toy, 3, seed=8).state
    assert [seat for seat in range(-1, 5) if may_answer(t, seat, 0b11)] == [0, 1, 2]
    assert not may_answer(t, 0, 0b111)
    t.asked = 0b110
    assert [seat for seat in range(-1, 5) if may_answer(t, seat, 0b11)] == [1, 2]


def one_by_one(seed: int, players: int = 3) -> tuple[AnyState, int]:
    """A game of a run, played by itself, and how many decisions it took."""
    t, luck = toy.blank(players), [seeded(~seed & SPARE)]
    begin(t, seed)
    decisions = 0
    while t.asked:
        seats = [seat for seat in range(players) if awaited(t) >> seat & 1]
        seat = seats[roll(luck, len(seats))] if len(seats) > 1 else seats[0]
        ask = doors.ask_at([t], 0, seat)
        doors.step_unchecked([t], 0, seat, any_answer(ask, luck))
        decisions += 1
    return t, decisions


def test_the_games_of_a_run_are_those_of_their_seeds() -> None:
    here = rows(6)
    decisions = doors.simulate(here, Rows([toy.blank(3)]), 77)
    alone = [one_by_one(seed_of(77, i)) for i in range(6)]
    assert list(here) == [t for t, _ in alone]
    assert decisions == sum(n for _, n in alone)


def test_from_a_view_as_many_games_are_imagined_and_played_as_scores_are_asked_for() -> None:
    table = Table.begin(toy, 3, seed=8)
    table.answer(0, [0, 1])
    view = table.view(2).state
    here, scores = Rows([State.new(3), view.copy(), State.new(3)]), np.full((5, 3), -1, object)
    doors.rollouts(here, 1, 2, 9, scores)
    expected = []
    for n in range(5):
        world = Rows([view.copy()])
        doors.imagine_at(world, 0, 2, seed_of(9, n))
        play_out(world[0], [seeded(~seed_of(9, n) & SPARE)])
        expected.append([toy.score(world[0], seat) for seat in range(3)])
    assert scores.tolist() == expected
    assert (here[0], here[1]) == (State.new(3), view)


def test_many_tables_are_asked_answered_and_begun_again() -> None:
    """Every row is followed by hand: who is asked, what, and what the score was when its game ended."""
    n, blank, rng = 4, Rows([toy.blank(3)]), Random(1)
    here, asks, scores = rows(n), np.full((n, 6), -1, object), np.full((n, 3), -1, object)
    values, by_hand, ended = np.zeros(n, object), rows(n), 0
    for turn in range(60):
        luck, over = [seeded(turn)], []
        before = asks.copy()
        for i, t in enumerate(by_hand):
            if before[i, 0] >= 0:
                doors.step_unchecked(by_hand, i, int(before[i, 0]), int(values[i]))
            if before[i, 0] < 0 or t.over:
                over += [(i, [toy.score(t, seat) for seat in range(3)])] if t.over else []
                by_hand[i] = blank[0]
                begin(by_hand[i], seed_of(turn, i))
        assert doors.step_many(here, blank, values, asks, scores, turn) == len(over)
        assert list(here) == list(by_hand)
        assert [i for i in range(n) if asks[i, 5]] == [i for i, _ in over]
        assert all(scores[i].tolist() == found for i, found in over)
        ended += len(over)
        for i, t in enumerate(by_hand):
            seat = one_seat(awaited(t), luck)
            assert asks[i].tolist() == [seat, *doors.ask_at(by_hand, i, seat), int(i in dict(over))]
        doors.any_many(asks, values, rng.randrange(1 << 40))
        assert all(allows(doors.ask_at(here, i, int(asks[i, 0])), int(values[i])) for i in range(n))
    assert ended > n
    values[2] = 1 << 40
    unchanged = [*here, *map(tuple, asks.tolist())]
    assert doors.step_many(here, blank, values, asks, scores, 99) == -3
    assert [*here, *map(tuple, asks.tolist())] == unchanged


def test_any_answers_follow_from_their_seed() -> None:
    asks = np.array([[0, 4, 0, 2, 90, 0], [1, 2, 0b1011, 1, 1, 0], [2, 3, 0b1111, 1, 3, 0]], object)
    luck, values = [seeded(~6 & SPARE)], np.zeros(3, object)
    doors.any_many(asks, values, 6)
    expected = [any_answer(Ask(*line[1:5]), luck) for line in asks.tolist()]
    assert values.tolist() == expected


def test_one_of_several_seats_is_chosen_by_lot_and_a_single_one_without() -> None:
    luck = [seeded(1)]
    assert one_seat(0b100, luck) == 2
    assert luck == [seeded(1)]
    again = [seeded(1)]
    assert one_seat(0b110, luck) == 1 + roll(again, 2)
    assert luck == again
