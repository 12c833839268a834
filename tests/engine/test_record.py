"""A record is what its lines say; a line that says something else is named."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from brelan.engine.flow import end
from brelan.engine.game import Game
from brelan.engine.record import OtherRules, load, read, restart, say, write
from brelan.engine.sheet import Printed, Sheet
from brelan.engine.source import Outcome, Script, Witness
from brelan.engine.table import IllegalAnswer, Table
from brelan.trouble import Trouble
from tests.engine.boxes import importable, opened_from
from tests.engine.toy import State
from tests.engine.toy import game as toy

CARDS = Sheet("3")


def read_cards(t: State, path: Printed | None) -> None:
    """Everybody begins with as many points as the file says."""
    for seat in range(t.players):
        t.points[seat] = int(path.read_text(encoding="utf-8")) if path else 0


def time_is_up(t: State) -> None:
    end(t)


def half_an_hour(_t: State) -> int:
    return 30


game = replace(toy, load=read_cards, clock=time_is_up, minutes=half_an_hour)


def find(name: str) -> Game:
    if name != "toy":
        raise ValueError(f"there is no game {name!r}; expected toy")
    return game


def played(seed: int | None = 5, source: Script | Witness | None = None) -> Table:
    """Up to the first of a chain of questions; the second's time was up when the cards were laid."""
    table = Table.begin(game, 3, seed=seed, source=source, names=("Ana", "Ben", "Cleo"))
    table.answer(0, [0, 1])
    table.answer(2, [1, 2])
    table.time_out(1)
    table.answer(1, "stay")
    table.answer(0, "stay")
    table.answer(2, "leave")
    table.answer(1, 0)
    table.answer(0, 2)
    return table


RECORD = """\
brelan record 1
game toy 1
options
seat Ana
seat Ben
seat Cleo
seed 5

1 lays 1 2
3 lays 2 3
clock 2
2 stay
1 stay
3 leave
2 points 1
1 offers 2
""".replace("options", "options ")


def test_a_record_is_written_and_read_line_by_line() -> None:
    table = played()
    assert write(table) == RECORD
    again = read(RECORD, "here", find)
    assert (again.state, again.answers, again.tells) == (table.state, table.answers, table.tells)
    assert (again.names, again.seed) == (("Ana", "Ben", "Cleo"), 5)
    assert write(again) == RECORD


def test_empty_lines_spaces_and_remarks_say_nothing() -> None:
    spaced = "# a remark\n\n" + RECORD.replace("\n", "  \n\n  # another\n  ").replace("lays 1 2", "lays  1   2")
    assert write(read(spaced, "here", find)) == RECORD


def test_chance_is_written_instead_of_the_seed_where_a_witness_saw_it_or_somebody_wrote_it() -> None:
    witness = Witness([])
    table = played(source=witness)
    text = write(table, witness.outcomes)
    chance = f"chance {game.outcomes(witness.outcomes)}"
    assert len(witness.outcomes) == 10
    assert text == RECORD.replace("seed 5", chance)
    again = read(text, "here", find)
    assert (again.tells, again.seed) == (table.tells, None)
    assert write(again) == text
    begun = RECORD.replace("seed 5", "chance 1x 2x\nchance 3x\nseed 5")
    assert [read(begun.partition("\n\n")[0], "here", find).cards("hand", seat)[0] for seat in (1, 2, 0)] == [
        "1x",
        "2x",
        "3x",
    ]
    assert write(read(begun, "here", find)) == RECORD.replace("seed 5", "chance 1x 2x 3x\nseed 5")


def test_options_are_written_by_their_words_and_read_as_words_or_numbers(tmp_path: Path) -> None:
    with importable(tmp_path):
        coins = opened_from(tmp_path)
        table = Table.begin(coins, 2, {"way": "short", "rounds": 12}, seed=1)
        text = write(table)
        assert "\noptions way=short rounds=12\nseat 1\nseat 2\nseed 1\n" in text
        again = read(text, "here", lambda _: coins)
        assert again.state == table.state
        assert restart(again).state == table.state
        with pytest.raises(Trouble, match=r"^here: option rounds: 21 was read, expected a whole number from 1 to 20$"):
            read(text.replace("rounds=12", "rounds=21"), "here", lambda _: coins)
        with pytest.raises(Trouble, match=r"^here, line 3: read 'rounds', expected name=value$"):
            read(text.replace("rounds=12", "rounds"), "here", lambda _: coins)


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "three points.txt"
    path.write_text("3", encoding="utf-8")
    return path


def test_cards_from_a_file_are_read_again_if_they_are_still_the_same(cards: Path) -> None:
    table = Table.begin(game, 2, seed=1, data=cards)
    text = write(table)
    assert f"\ndata {table.printed} {cards}\n" in text
    assert table.printed == "4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce"
    again = read(text, "here", find)
    assert (again.state, again.data, again.printed) == (table.state, cards, table.printed)
    assert restart(again).state == table.state
    cards.write_text("4", encoding="utf-8")
    changed = f"^here: the cards in {re.escape(str(cards))} have changed since, expected those the game began with$"
    with pytest.raises(Trouble, match=changed):
        read(text, "here", find)
    with pytest.raises(Trouble, match=r"^here, line 4: read 'data abc', expected data, the SHA-256 of a file, and its"):
        read(re.sub("data .*", "data abc", text), "here", find)


WRONG = [
    ("brelan record 1", "brelan record 2", "line 1: read 'brelan record 2', expected 'brelan record 1'"),
    ("game toy 1", "game chess 1", "line 2: there is no game 'chess'; expected toy"),
    ("game toy 1", "game", "line 2: there is no game ''; expected toy"),
    ("game toy 1", "game toy", "line 2: read 'game toy', expected game toy 1 (the version of its rules here)"),
    ("game toy 1", "game toy x", "line 2: read 'game toy x', expected game toy 1 (the version of its rules here)"),
    ("game toy 1", "game toy 1 2", "line 2: read 'game toy 1 2', expected game toy 1 (the version of its rules here)"),
    (
        "game toy 1",
        "game toy 2",
        "line 2: the game was written down with version 2 of the rules of toy, and this Brelan has version 1; expected "
        "a Brelan with version 2",
    ),
    ("game toy 1\n", "", "line 15: read 'the end', expected a line with the game"),
    ("options ", "options colour=1", ": option 'colour' is unknown; expected one of "),
    ("seat Ben\nseat Cleo\n", "", ": 1 players were asked for; toy is for 2 to 4"),
    ("seed 5", "seed x", "line 7: read 'seed x', expected seed and a whole number below 2^60"),
    ("seed 5", f"seed {1 << 60}", f"line 7: read 'seed {1 << 60}', expected seed and a whole number below 2^60"),
    ("seed 5\n", "", ": the chance that was written down ends after 0 outcomes"),
    ("seed 5", "chance 7x", "line 7: '7x' is not a card of this deck; expected one of 1 2 3, or = and a number for a"),
    (
        "seat Ana",
        "seat",
        "line 4: read 'seat', expected game, options, data, seat, chance, seed, an answer (seat number and words), "
        "clock and a seat number",
    ),
    ("1 stay", "hello", "line 13: read 'hello', expected game, options, data, seat, chance"),
    ("1 lays 1 2", "0 lays 1 2", "line 9: read '0 lays 1 2': seat 0 was named, expected 1 to 3"),
    ("1 lays 1 2", "4 lays 1 2", "line 9: read '4 lays 1 2': seat 4 was named, expected 1 to 3"),
    ("clock 2", "clock 4", "line 11: read 'clock 4': seat 4 was named, expected 1 to 3"),
    ("clock 2", "clock x", "line 11: read 'clock x': seat x was named, expected 1 to 3"),
    ("clock 2", "clock 1", "line 11: read 'clock 1': seat 1 has answered, expected one that has not"),
    ("1 lays 1 2", "1", "line 9: read '1': seat 1: '' was given, expected lays and 2 of the positions 1 2 3"),
    ("1 lays 1 2", "1 lays 1", "line 9: read '1 lays 1': seat 1: (0,) was given, expected lays and 2 of the positions"),
    ("1 lays 1 2", "1 lays 4 5", "line 9: read '1 lays 4 5': seat 1: 'lays 4 5' was given, expected lays and 2 of the"),
    ("2 points 1", "1 points 1", "line 15: read '1 points 1': seat 1 is not asked; expected seat 2"),
    ("1 offers 2", "1 offers 3", "line 16: read '1 offers 3': seat 1: 3 was given, expected offers and a number from"),
]


@pytest.mark.parametrize(("old", "new", "says"), WRONG, ids=[new.strip() or old for old, new, _ in WRONG])
def test_a_line_that_cannot_be_followed_is_told_with_what_was_expected(old: str, new: str, says: str) -> None:
    assert old in RECORD
    with pytest.raises(Trouble, match=f"^here(, )?{re.escape(says)}"):
        read(RECORD.replace(old, new, 1), "here", find)


def test_an_empty_record_and_a_file_that_is_none_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=r"^here, line 1: read '', expected 'brelan record 1'$"):
        read("# nothing\n", "here", find)
    path = tmp_path / "record"
    with pytest.raises(Trouble, match=rf"^{re.escape(str(path))}: cannot be read as text \("):
        load(path, find)
    path.write_bytes(b"\xff")
    with pytest.raises(Trouble, match=rf"^{re.escape(str(path))}: cannot be read as text \("):
        load(path, find)
    path.write_text(RECORD, encoding="utf-8")
    assert write(load(path, find)) == RECORD
    path.write_text(RECORD.replace("2 stay", "2 say"), encoding="utf-8")
    with pytest.raises(Trouble, match=rf"^{re.escape(str(path))}, line 12: read '2 say'"):
        load(path, find)


def test_what_was_told_of_a_game_by_other_rules_is_kept_with_the_error_by_language() -> None:
    story = "# told en\n# Ana begins.\n# Ben wins.\n# told fr\n# Ana commence.\n"
    with pytest.raises(OtherRules) as other:
        read(RECORD.replace("toy 1", "toy 7") + story, "here", find)
    assert other.value.stories == {"en": ["Ana begins.", "Ben wins."], "fr": ["Ana commence."]}


def test_the_end_of_the_tables_own_time_is_a_line_of_its_own() -> None:
    table = played()
    table.ring()
    assert table.over
    assert write(table) == f"{RECORD}clock\n"
    assert read(write(table), "here", find).state == table.state
    with pytest.raises(IllegalAnswer, match=r"^toy has no clock of its own; expected a seat$"):
        say(Table.begin(toy, 2, seed=1), "clock")


def test_the_same_table_can_begin_again() -> None:
    table = played()
    again = restart(table)
    assert (again.answers, again.names, again.seed) == ([], table.names, 5)
    assert again.state == Table.begin(game, 3, seed=5).state
    script = Script((*(Outcome(0, face) for face in range(9)), Outcome(1, 2)))
    written = Table.begin(game, 3, source=script)
    assert restart(written).state == written.state
    assert restart(written).cards("hand", 1) == ["1x", "2y", "4x"]
