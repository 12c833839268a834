"""A table can be copied, saved, sent and written down at any moment."""

from concurrent.futures import ProcessPoolExecutor
from itertools import starmap
from multiprocessing import get_context
from pickle import dumps, loads
from random import Random

import pytest

import brelan
from brelan import shelf
from brelan.engine.asks import Ask
from brelan.engine.record import read, write
from brelan.engine.source import Script, Witness
from brelan.engine.state import AnyState
from brelan.engine.table import Answered, Result, Table, View
from tests.boxes import option_for_deals
from tests.contract.tables import DEALS, EVERY, Setting, every_table, playout
from tests.learn.settings import complete


@every_table
def test_copy_bytes_and_json_give_the_same_table_after_every_answer(setting: Setting) -> None:
    def look(table: Table) -> None:
        t = table.state
        made = type(t)
        assert t.copy() == t
        assert made.frombytes(t.tobytes()) == t
        assert made.fromjson(t.tojson()) == t
        assert hash(made.frombytes(t.tobytes())) == hash(t)

    playout(setting.begin(seed=5), Random(5), look)


@every_table
def test_tables_views_and_states_pickle_and_play_on_alike(setting: Setting) -> None:
    def look(table: Table) -> None:
        if len(table.answers).bit_count() > 1:  # after 0, 1, 2, 4, 8 … answers: games are played to the end from there
            return
        state, again, seen = loads(dumps((table.state, table, table.view(0))))
        assert state == again.state == table.state
        assert seen.state == table.view(0).state
        assert (again.game, again.answers, again.tells) == (table.game, table.answers, table.tells)
        playout(again, Random(1), lambda _: None)
        other = table.copy()
        playout(other, Random(1), lambda _: None)
        assert again.state == other.state

    playout(setting.begin(seed=9), Random(9), look)


def test_tables_views_and_states_go_to_another_process_and_come_back() -> None:
    tables = [setting.begin(seed=2) for setting in EVERY if setting.usual]
    seen = [(table, table.view(table.awaited[0]), table.state.copy()) for table in tables]
    with ProcessPoolExecutor(1, get_context("spawn")) as other:
        for there, here in zip(other.map(later, *zip(*seen, strict=True)), starmap(later, seen), strict=True):
            assert there == here


def later(table: Table, view: View, state: AnyState) -> tuple[AnyState, Result, dict[int, Ask], AnyState, AnyState]:
    """The table some answers later, what a seat was asked before, and the two states, one with holes."""
    rng = Random(3)
    for _ in range(20):
        if not table.over:
            table.answer(table.awaited[0], table.asks[table.awaited[0]].any(rng))
    return table.state, table.result, view.asks, view.state, state


@pytest.mark.parametrize("name", shelf.names())
def test_the_loop_of_the_readme_plays_a_game_of_every_size_with_every_option_to_its_end(name: str) -> None:
    deals = option_for_deals(shelf.game(name))
    for _, seats, options in complete(name):
        if options.get(deals, 0) > DEALS:  # it would last too long
            continue
        table, rng = brelan.table(name, seats=seats, options=options, seed=10), Random(10)
        for _ in range(50_000):
            if table.over:
                break
            seat = table.awaited[0]
            table.answer(seat, table.asks[seat].any(rng))
        assert table.over
        assert table.asks == {}


@every_table
def test_a_copy_lives_its_own_life(setting: Setting) -> None:
    table = setting.begin(seed=6)
    before = table.state.tobytes()

    def look(_copy: Table) -> None:
        assert table.state.tobytes() == before

    playout(table.copy(), Random(6), look)


@every_table
def test_a_record_replays_to_the_same_table_after_every_answer(setting: Setting) -> None:
    rng = Random(7)
    table = setting.begin(seed=7)
    while not table.over:
        seat = rng.choice(table.awaited)
        table.answer(seat, table.asks[seat].any(rng))
        if rng.random() < 10 / len(table.answers) or table.over:
            again = read(write(table), "record", shelf.game)
            assert again.state == table.state
            assert again.tells == table.tells
            assert write(again) == write(table)


@every_table
def test_chance_written_down_replays_to_the_same_table_as_its_seed(setting: Setting) -> None:
    witness = Witness([])
    table = Table.begin(setting.game, setting.players, setting.options, 8, witness)
    playout(table, Random(8), lambda _: None)
    again = read(write(table, witness.outcomes), "record", shelf.game)
    assert again.tells == table.tells
    assert again.result == table.result
    assert isinstance(again.state.source, Script)
    seeded = setting.begin(seed=8)
    for given in table.answers:
        assert isinstance(given, Answered)
        seeded.answer(given.seat, given.ask.decode(given.value))
    assert seeded.tells == table.tells
