"""Compiled tables from Python: illegal answers are refused, seeds do not collide, players see what their seat sees."""

from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest

from brelan.engine.asks import Form
from brelan.engine.chance import seed_of
from brelan.engine.compiled import Compiled, Numbers, Rows
from brelan.engine.state import NO_SEAT
from brelan.engine.table import IllegalAnswer, Table
from tests.engine.peeker import PEEKED
from tests.engine.toy import game


@pytest.fixture(scope="module")
def fast() -> Compiled:
    return Compiled(game)


@pytest.mark.parametrize(
    ("seat", "value", "expected"),
    [
        (0, 0b111, "seat 1: 7 was given, expected lays and 2 of the positions 1 2 3"),
        (0, -1, "seat 1: -1 was given, expected lays"),
        (2, 1 << 40, "seat 3: 1099511627776 was given, expected lays"),
        (2, 10**30, f"seat 3: {10**30} was given, expected lays"),
        (2, np.int64(7), "seat 3: 7 was given, expected lays"),
        (2, 3.0, r"seat 3: 3\.0 was given, expected lays"),
        (2, True, "seat 3: True was given, expected lays"),
        (2, None, "seat 3: None was given, expected lays"),
        (2, "3", "seat 3: '3' was given, expected lays"),
        (1.5, 0b11, r"seat 1\.5 was given, expected a seat from 0 to 2"),
        (3, 0b11, "seat 3 was given, expected a seat from 0 to 2"),
        (-1, 0b11, "seat -1 was given, expected a seat from 0 to 2"),
    ],
)
def test_an_illegal_answer_to_a_compiled_table_is_refused_and_changes_nothing(
    fast: Compiled, seat: Any, value: Any, expected: str
) -> None:
    rows = fast.rows(1)
    fast.start(rows, 0, fast.blank(3), 1)
    before = rows.tobytes()
    with pytest.raises(IllegalAnswer, match=f"row 0: {expected}"):
        fast.step(rows, 0, seat, value)
    assert rows.tobytes() == before


def test_a_row_or_a_seat_that_is_not_there_is_refused(fast: Compiled) -> None:
    rows = fast.rows(2)
    fast.start(rows, 0, fast.blank(3), 1)
    before = rows.tobytes()
    for asked in (
        lambda i: fast.start(rows, i, fast.blank(3), 1),
        lambda i: fast.step(rows, i, 0, 3),
        lambda i: fast.ask(rows, i, 0),
        lambda i: fast.time_out(rows, i, 0),
        lambda i: fast.view(rows, 0, i, 0),
        lambda i: fast.view(rows, i, 0, 0),
        lambda i: fast.imagine(rows, i, 0, 1),
    ):
        for i in (-1, 2, 1 << 40):
            with pytest.raises(IndexError, match=f"row {i} was given, expected one from 0 to 1"):
                asked(i)
    for looked in (
        lambda seat: fast.ask(rows, 0, seat),
        lambda seat: fast.time_out(rows, 0, seat),
        lambda seat: fast.view(rows, 0, 1, seat),
        lambda seat: fast.imagine(rows, 0, seat, 1),
    ):
        for seat in (-1, 3, 99):
            with pytest.raises(IllegalAnswer, match=f"seat {seat} was given, expected a seat from 0 to 2"):
                looked(seat)
    assert rows.tobytes() == before


def test_a_row_is_asked_and_looked_at_as_a_plain_table_is(fast: Compiled) -> None:
    table, rows = Table.begin(game, 3, seed=5), fast.rows(3)
    assert fast.start(rows, 1, fast.blank(3), 5) == 0b111
    table.answer_number(0, 0b110)
    assert fast.step(rows, 1, 0, 0b110) == 0b110
    assert [fast.ask(rows, 1, seat) for seat in range(3)] == [table.ask(seat) for seat in range(3)]
    assert fast.time_out(rows, 1, 2) == 0b011
    for watcher in (0, 2, NO_SEAT):
        view = table.view(None if watcher == NO_SEAT else watcher).state
        fast.view(rows, 1, 2, watcher)
        assert fast.plain(rows, 2) == view
    fast.octets(rows)[0] = fast.octets(rows)[1]
    assert fast.plain(rows, 0) == fast.plain(rows, 1) == table.state
    assert fast.row(table.state).tobytes() == rows[1].tobytes()
    assert fast.step_unchecked(rows, 1, 1, 0b011) == 0b100


def vector(fast: Compiled, n: int) -> tuple[Rows, Numbers, Numbers, Numbers]:
    """Rows, values, asks and scores of n tables that have not begun."""
    return fast.rows(n), np.zeros(n, np.int64), np.full((n, 6), -1, np.int64), np.zeros((n, 3), np.int64)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_illegal_answer_among_many_is_named_and_changes_nothing_on_any_row(fast: Compiled, seat: int) -> None:
    rows, values, asks, scores = vector(fast, 16)
    blank = fast.blank(3)
    fast.step_many(rows, blank, values, asks, scores, 0)
    fast.any_many(asks, values, 0)
    row = int(np.flatnonzero(asks[:, 0] == seat)[-1])
    values[row] = 1_000_000
    before = rows.tobytes(), asks.tobytes(), scores.tobytes()
    with pytest.raises(IllegalAnswer, match=f"row {row}: seat {seat + 1}: 1000000 was given, expected lays"):
        fast.step_many(rows, blank, values, asks, scores, 1)
    assert before == (rows.tobytes(), asks.tobytes(), scores.tobytes())


@pytest.mark.parametrize(
    ("given", "kind"), [(np.full(4, 2.5), "float64"), (np.zeros(4, bool), "bool"), ([3] * 4, "list")]
)
def test_answers_to_many_tables_are_whole_numbers(fast: Compiled, given: Any, kind: str) -> None:
    rows, values, asks, scores = vector(fast, 4)
    fast.step_many(rows, fast.blank(3), values, asks, scores, 0)
    before = rows.tobytes()
    with pytest.raises(IllegalAnswer, match=f"values of {kind} were given, expected an array of int64"):
        fast.step_many(rows, fast.blank(3), given, asks, scores, 1)
    assert rows.tobytes() == before


def test_as_many_games_have_ended_as_rows_say_so(fast: Compiled) -> None:
    rows, values, asks, scores = vector(fast, 16)
    ended = []
    for turn in range(40):
        ended.append(fast.step_many(rows, fast.blank(3), values, asks, scores, turn))
        assert ended[-1] == np.count_nonzero(asks[:, 5] == 1)
        fast.any_many(asks, values, turn)
    assert ended[0] == 0
    assert sum(ended) > 16


def test_checked_and_unchecked_doors_play_the_same_games(fast: Compiled) -> None:
    checked, trusted = vector(fast, 8), vector(fast, 8)
    blank = fast.blank(3)
    for turn in range(40):
        fast.step_many(checked[0], blank, checked[1], checked[2], checked[3], turn)
        fast.step_many_unchecked(trusted[0], blank, trusted[1], trusted[2], trusted[3], turn)
        assert checked[0].tobytes() == trusted[0].tobytes()
        fast.any_many(checked[2], checked[1], turn)
        fast.any_many(trusted[2], trusted[1], turn)


def test_a_vector_that_counts_its_seeds_up_never_deals_a_game_twice(fast: Compiled) -> None:
    rows, values, asks, scores = vector(fast, 16)
    deals = []
    for turn in range(200):
        begun = asks[:, 0] < 0
        fast.step_many(rows, fast.blank(3), values, asks, scores, turn)
        begun |= asks[:, 5] == 1
        deals += [int(chance) for chance in rows["chance"][begun]]
        fast.any_many(asks, values, turn)
    assert len(deals) > 100
    assert len(set(deals)) == len(deals)


def test_neighbouring_seeds_have_no_game_in_common_and_fit_in_60_bits() -> None:
    near = [0, 1, 2, 3, 1000, 1 << 36, (1 << 60) - 1]
    seeds = [seed_of(seed, n) for seed, n in product(near, [0, 1, 2, 999, (1 << 24) - 1])]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 1 << 60 for seed in seeds)


def test_a_compiled_player_sees_what_its_seat_sees() -> None:
    peeker = Compiled(replace(game, modules=(*game.modules, "tests.engine.peeker")))
    rows = peeker.rows(50)
    peeker.simulate(rows, peeker.blank(3), 1)
    assert PEEKED not in rows["laid"]


def test_a_seat_that_had_no_choice_is_not_listed_and_answering_for_it_is_refused_in_words() -> None:
    table = Table.begin(game, 2, seed=1)
    table.state.count[game.state.LAYOUT.constants["hand"][0]] = 2
    table.state.chosen, table.state.sealed[0] = 0b01, 0b11
    assert list(table.asks) == [1]
    assert table.asks[1].form == Form.SOME_OF
    with pytest.raises(IllegalAnswer, match="seat 1 had only one possible answer, which was given for it"):
        table.answer(0, [0, 1])
