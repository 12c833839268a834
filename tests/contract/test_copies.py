"""A table can be copied, saved, sent and written down at any moment."""

from random import Random

from brelan.engine.record import read, write
from brelan.engine.source import Script, Witness
from brelan.engine.table import Answered, Table
from brelan.games import catalogue
from tests.contract.tables import Setting, every_table, playout


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
def test_a_copy_lives_its_own_life(setting: Setting) -> None:
    table = setting.begin(seed=6)
    before = table.state.tobytes()
    playout(table.copy(), Random(6), lambda _: None)
    assert table.state.tobytes() == before


@every_table
def test_a_record_replays_to_the_same_table_after_every_answer(setting: Setting) -> None:
    rng = Random(7)
    table = setting.begin(seed=7)
    while not table.over:
        seat = rng.choice(table.awaited)
        table.answer(seat, table.asks[seat].any(rng))
        if rng.random() < 10 / len(table.answers) or table.over:
            again = read(write(table), "record", catalogue)
            assert again.state == table.state
            assert again.tells == table.tells
            assert write(again) == write(table)


@every_table
def test_chance_written_down_replays_to_the_same_table_as_its_seed(setting: Setting) -> None:
    witness = Witness([])
    table = Table.begin(setting.game, setting.players, setting.options, 8, witness)
    playout(table, Random(8), lambda _: None)
    again = read(write(table, witness.outcomes), "record", catalogue)
    assert again.tells == table.tells
    assert again.result == table.result
    assert isinstance(again.state.source, Script)
    seeded = setting.begin(seed=8)
    for given in table.answers:
        assert isinstance(given, Answered)
        seeded.answer(given.seat, given.ask.decode(given.value))
    assert seeded.tells == table.tells
