"""A table is its numbers: written as bytes or JSON it comes back whole, and what it cannot be is refused."""

import json
from pickle import dumps, loads
from random import Random
from typing import Any

import pytest

from brelan.engine.declarations import Option, choice, number, yes_no
from brelan.engine.flow import Manner
from brelan.engine.source import Witness
from brelan.engine.state import AnyState
from brelan.engine.table import Table
from tests.engine.boxes import Change, importable, opened_from
from tests.engine.cups import game as cups
from tests.engine.toy import State, Stay, game


def some() -> State:
    """A table with another number in each place."""
    t = State.new(3)
    at = 0
    for field in State.LAYOUT.fields:
        setattr(t, field.name, [at + i for i in range(field.n)] if field.n else at)
        at += field.n or 1
    return t


def test_a_table_is_written_as_its_numbers_in_their_order_eight_bytes_each() -> None:
    t = some()
    assert t.numbers() == list(range(len(t.numbers())))
    assert t.tobytes() == b"".join(n.to_bytes(8, "little") for n in range(len(t.numbers())))
    assert State.frombytes(t.tobytes()) == t
    assert [getattr(State.frombytes(t.tobytes()), f.name) for f in t.LAYOUT.fields] == [
        getattr(t, f.name) for f in t.LAYOUT.fields
    ]
    with pytest.raises(ValueError, match=rf"^3 bytes were read, expected {8 * len(t.numbers())}$"):
        State.frombytes(b"abc")


def test_a_new_table_is_empty_but_for_its_players_and_options() -> None:
    t = State.new(4)
    assert t.players == 4
    t.players = 0
    assert not any(t.numbers())
    with pytest.raises(ValueError, match=r"^option 'colour' is unknown; expected one of $"):
        State.new(2, {"colour": 1})


def test_every_number_at_its_bounds_is_read_again_and_none_beyond_them() -> None:
    for field in State.LAYOUT.fields:
        for value, right in (
            (field.least, True),
            (field.most, True),
            (field.least - 1, False),
            (field.most + 1, False),
        ):
            t = State.new(2)
            setattr(t, field.name, [*[field.most] * (field.n - 1), value] if field.n else value)
            if right:
                assert State.fromjson(t.tojson()) == t
                continue
            says = rf"^field {field.name}: {value} is not from {field.least} to {field.most}$"
            with pytest.raises(ValueError, match=says):
                State.fromjson(t.tojson())


@pytest.mark.parametrize(
    ("name", "wrong", "expected"),
    [
        ("players", "2", "a whole number"),
        ("players", True, "a whole number"),
        ("players", [2], "a whole number"),
        ("players", None, "a whole number"),
        ("points", 2, "4 whole numbers"),
        ("points", [1, 2, 3], "4 whole numbers"),
        ("points", [1, 2, 3, 4, 5], "4 whole numbers"),
        ("points", [1, 2, 3, True], "4 whole numbers"),
    ],
)
def test_json_of_another_shape_is_refused_by_the_name_of_the_field(name: str, wrong: Any, expected: str) -> None:
    whole = json.loads(State.new(2).tojson())
    with pytest.raises(ValueError, match=rf"^field {name}: expected {expected}$"):
        State.fromjson(json.dumps(whole | {name: wrong}))
    with pytest.raises(ValueError, match=r"^field players: expected a whole number$"):
        State.fromjson("[]")


def test_tables_are_equal_if_all_their_numbers_are() -> None:
    t = some()
    assert t.copy() == t
    assert hash(t.copy()) == hash(t)
    other = t.copy()
    other.lost[-1] += 1
    assert other != t
    assert t != t.tobytes()
    assert t != cups.state.new(2)


def test_a_table_is_sent_with_its_chance_and_what_was_told() -> None:
    t = game.blank(2)
    t.source, t.tells = Witness([]), ["something"]
    again = loads(dumps(t))
    assert (again, again.source, again.tells) == (t, t.source, t.tells)


def test_what_the_engine_itself_sets_stays_within_its_bounds_in_a_whole_game() -> None:
    for seed in range(20):
        table, rng = Table.begin(game, 4, seed=seed), Random(seed)
        while not table.over:
            seat = rng.choice(table.awaited)
            table.answer(seat, table.asks[seat].any(rng))
            table.state.check()
            table.view(0).state.check()


ROUNDS: Option = number(2, 1, 20, "X1")
STAY: Option = choice(Stay.STAY, "X2")
SURE: Option = yes_no(True, "X3")


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (ROUNDS, 1, 1),
        (ROUNDS, 20, 20),
        (ROUNDS, "7", 7),
        (STAY, "leave", 0),
        (STAY, "Stay", 1),
        (STAY, 0, 0),
        (STAY, 1, 1),
        (SURE, "NO", 0),
        (SURE, "yes", 1),
        (SURE, True, 1),
        (SURE, False, 0),
    ],
)
def test_an_option_is_read_by_its_number_or_its_word(option: Option, given: object, read: int) -> None:
    assert option.read(given) == read


@pytest.mark.parametrize("given", [0, 21, "0", "21", "two", "", None, 2.0, [2], "1.5"])
def test_what_is_no_value_of_a_number_is_refused_with_the_values_there_are(given: object) -> None:
    with pytest.raises(ValueError, match=r"was read, expected a whole number from 1 to 20$"):
        ROUNDS.read(given)


@pytest.mark.parametrize("given", [-1, 2, "1", "0", "maybe", "", None, 1.0])
def test_what_is_no_word_of_a_choice_is_refused_with_the_words_there_are(given: object) -> None:
    with pytest.raises(ValueError, match=r"was read, expected leave or stay$"):
        STAY.read(given)
    with pytest.raises(ValueError, match=r"was read, expected no or yes$"):
        SURE.read(given)


def test_an_option_says_what_it_is_unless_the_table_chooses() -> None:
    assert [option.word(option.default) for option in (ROUNDS, STAY, SURE, yes_no(False, "X3"))] == [
        "2",
        "stay",
        "yes",
        "no",
    ]
    assert [option.rule for option in (ROUNDS, STAY, SURE)] == ["X1", "X2", "X3"]


def test_where_each_pile_and_each_memory_lies_follows_from_the_declarations() -> None:
    made = State.LAYOUT.constants
    assert (made["hand"], made["stock"], made["gone"], made["die"]) == ((0, 1, 2, 3), 4, 5, 6)
    assert made["START"] == (0, 3, 6, 9, 12, 24, 36)
    assert (made["DECK"], made["SIZE"], made["MEMORY"], made["DICE"]) == ((0,) * 6 + (1,), (12, 3), (0, 12), (0, 1))
    assert made["BACK"] == (1, 2) * 6
    assert made["MANNER"] == (Manner.ONCE, Manner.SEALED, Manner.OPEN, Manner.ROUND, Manner.EACH, Manner.ONCE)
    t = State.new(2)
    assert (len(t.count), len(t.slot), len(t.lost), len(t.points), len(t.said)) == (7, 37, 15, 4, 3)
    assert (State.COVERED, State.BEFORE, State.EARLIEST) == ((), (-1,) * 7, (-1,) * 7)
    cup = cups.state
    assert cup.LAYOUT.constants["cup"] == 0
    assert cup.LAYOUT.constants["cup_before"] == (1, 2, 3)
    assert (cup.COVERED, cup.BEFORE, cup.EARLIEST) == ((0,), (1, -1, -1, -1), (3, -1, -1, -1))
    assert cup.LAYOUT.constants["START"] == (0, 3, 6, 9)


def test_a_copy_has_lists_of_its_own() -> None:
    t = game.blank(2)
    copy = t.copy()
    assert (type(copy), copy) == (type(t), t)
    for field in t.LAYOUT.fields:
        if field.n:
            getattr(copy, field.name)[0] += 1
            assert getattr(copy, field.name) != getattr(t, field.name)


def test_a_table_may_have_as_many_seats_steps_cards_and_backs_as_there_is_room_for(tmp_path: Any) -> None:
    cards = 'Deck(tuple(f"c{i}" for i in range(127)))'
    with importable(tmp_path):
        large = opened_from(
            tmp_path,
            Change("state.py", "@declared(seats=4)", "@declared(seats=8, backs=(1, *[63] * 126))"),
            Change("state.py", "dice_each(2, COINS)", f"dice_each(255, COINS)\n    many: Pile = pile(1, {cards})"),
            Change("state.py", "leader: int = upto(3)", "leader: int = upto(1 << 62, least=-(1 << 62))"),
            Change("state.py", "THROW = 0", "THROW = 63"),
            Change("state.py", "TAIL = 1", "TAIL = 62"),
            Change("__init__.py", "most=4", "most=8"),
            Change("__init__.py", "opening=ROUND", "opening=(ROUND * 6)[:15] + (Step.NEXT,)"),
        )
    t: AnyState = large.blank(8)
    assert (t.players, len(t.slot), t.depth) == (8, 8 * 255 + 1, 16)
    assert t.NAME[63] == "THROW"
