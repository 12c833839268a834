"""A table from Python: what is not there is refused in words."""

from pickle import dumps, loads
from typing import Any

import pytest

from brelan.engine.carried import carry
from brelan.engine.sheet import Sheet
from brelan.engine.source import Outcome, OutOfChance, Script
from brelan.engine.table import IllegalAnswer, Table, _too_many
from tests.engine.cups import game as cups
from tests.engine.toy import Step, game


@pytest.mark.parametrize(
    ("pile", "seat", "expected"),
    [
        ("hands", 0, "pile 'hands' is unknown; expected one of .*hand.*stock"),
        ("hand", None, "pile hand was asked for of seat None; expected a seat if each has one, else none"),
        ("hand", 3, "seat 3 was given, expected a seat from 0 to 2"),
        ("hand", -1, "seat -1 was given, expected a seat from 0 to 2"),
        ("hand", 1.0, r"seat 1\.0 was given, expected a seat from 0 to 2"),
        ("stock", 0, "pile stock was asked for of seat 0; expected a seat if each has one, else none"),
    ],
)
def test_the_cards_of_a_pile_that_is_not_there_are_asked_for_in_vain(pile: str, seat: Any, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        Table.begin(game, 3, seed=1).cards(pile, seat)


@pytest.mark.parametrize("seed", [-1, 1 << 60, 1.5, "7", True])
def test_a_seed_is_a_whole_number_below_a_limit(seed: Any) -> None:
    assert Table.begin(game, 3, seed=(1 << 60) - 1).seed == (1 << 60) - 1
    with pytest.raises(ValueError, match="was given, expected a whole number from 0 to 2"):
        Table.begin(game, 3, seed=seed)


def test_a_table_without_a_seed_takes_a_new_one_each_time_and_one_with_written_chance_none() -> None:
    seeds = [Table.begin(game, 2).seed for _ in range(20)]
    assert len(set(seeds)) == 20
    assert all(seed is not None and 0 <= seed < 1 << 60 for seed in seeds)
    assert max(seed or 0 for seed in seeds) >= 1 << 56, "all sixty bits are drawn"
    assert Table.begin(game, 2, source=DEALT).seed is None
    assert Table.begin(game, 2, seed=0).seed == 0


DEALT = Script((*(Outcome(0, face) for face in range(6)), Outcome(1, 0)))


def test_people_are_called_by_their_names_or_by_their_seats_from_1() -> None:
    assert Table.begin(game, 3, seed=1).names == ("1", "2", "3")
    assert Table.begin(game, 2, seed=1, names=("Ana", "Ben")).names == ("Ana", "Ben")
    assert Table.begin(game, 2, seed=1, names=("Ana", "Ben")).copy().names == ("Ana", "Ben")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ([0], "seat 2: [0] was given, expected lays and 2 of the positions 1 2 3"),
        ([0, 3], "seat 2: [0, 3] was given, expected lays and 2 of the positions 1 2 3"),
        ("two", "seat 2: 'two' was given, expected lays and 2 of the positions 1 2 3"),
        (3, "seat 2: 3 was given, expected lays and 2 of the positions 1 2 3"),
    ],
)
def test_an_answer_that_is_not_allowed_says_what_is_and_changes_nothing(given: object, says: str) -> None:
    table = Table.begin(game, 3, seed=1)
    before = table.state.copy()
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(1, given)
    assert (str(refused.value), refused.value.expected) == (says, "lays and 2 of the positions 1 2 3")
    assert (table.state, table.answers) == (before, [])
    with pytest.raises(IllegalAnswer, match="seat 2: True was given"):
        table.answer_number(1, True)


def test_who_is_not_asked_is_told_who_is_or_that_the_game_is_over() -> None:
    table = Table.begin(game, 2, seed=1)
    table.answer(0, [0, 1])
    table.answer(1, [0, 1])
    assert (table.awaited, sorted(table.asks), table.over) == ([0, 1], [0, 1], False)
    table.answer(0, "leave")
    assert (table.awaited, table.asks, table.over) == ([], {}, True)
    with pytest.raises(IllegalAnswer, match=r"^seat 2 is not asked; the game is over$") as refused:
        table.answer(1, "stay")
    assert refused.value.expected == ""
    with pytest.raises(IllegalAnswer, match=r"^seat 2 is not asked; the game is over$"):
        table.time_out(1)
    table = Table.begin(game, 3, seed=1)
    table.state.asked = 0b110
    with pytest.raises(IllegalAnswer, match=r"^seat 1 is not asked; expected seat 2 and 3$"):
        table.ask(0)


def test_an_answer_is_noted_as_it_was_given_by_the_seat_or_by_the_clock() -> None:
    table = Table.begin(game, 2, seed=1)
    table.answer(0, [1, 2])
    table.time_out(1)
    answers: list[Any] = list(table.answers)
    assert [given[0] for given in answers] == [0, 1]
    assert [given[3:] for given in answers] == [(0b110, False), (0b011, True)]
    assert [told.what for told in table.hand_over()] == ["dealt", "dealt", "laid", "laid"]
    assert (table.tells, table.answers, table.hand_over()) == ([], [], [])


def test_whoever_shares_the_highest_score_has_won() -> None:
    table = Table.begin(game, 4, seed=1)
    state: Any = table.state
    state.points[:] = [3, 7, 0, 7]
    assert table.result == ((3, 7, 0, 7), (1, 3))


def test_chance_that_runs_out_halfway_leaves_the_table_as_it_was() -> None:
    table = Table.begin(cups, 2, source=Script((Outcome(0, 0), Outcome(0, 1), Outcome(0, 2))))
    before, told = table.state.copy(), len(table.tells)
    with pytest.raises(OutOfChance):
        table.answer(0, [0])
    assert (table.state, table.answers, len(table.tells)) == (before, [], told)
    table.answer(0, [])
    assert len(table.answers) == 1
    assert len(table.tells) == told + 2, "what was thrown, and that the next one looks"


def test_a_view_or_a_copy_has_neither_chance_nor_anything_to_tell() -> None:
    table = Table.begin(game, 2, source=DEALT)
    assert (table.view(0).state.source, table.view(0).state.tells, table.copy().state.tells) == (None, None, None)
    assert table.view(1).seat == 1
    assert table.view().seat is None
    assert table.view(0).cards("hand", 0) == ["1y", "2y", "3y"]
    assert table.view(0).cards("hand", 1) == ["??", "??", "??"]
    with pytest.raises(IllegalAnswer, match=r"^seat 2 was given, expected a seat from 0 to 1$"):
        table.view(2)
    copy = table.copy()
    copy.answer(0, [0, 1])
    assert (copy.tells, table.answers) == ([], [])


def test_a_table_is_kept_as_it_stood_between_two_deals_with_what_had_been_told() -> None:
    table = Table.begin(cups, 2, seed=4)
    while table.between is None or carry(cups, table.between.state).numbers["deal"] == 0:
        seat = table.awaited[0]
        table.answer(seat, table.ask(seat).decode(table.ask(seat).most if table.state.now == 2 else 0))
    assert table.between.state.now == cups.between
    assert carry(cups, table.between.state).numbers["deal"] == 1
    assert table.tells[table.between.told - 1].what == "lifted"
    assert table.state.noted is None
    assert table.glimpses[-1].told <= len(table.tells)


def test_an_error_of_a_rule_that_is_not_about_plans_is_left_as_it_is() -> None:
    error = IndexError("somewhere else")
    t = game.blank(2)
    assert t.depth == 6
    assert _too_many(t, error) is error
    t.depth = 16
    t.plan_step[13:] = [3, 4, 5]
    assert str(_too_many(t, error)) == (
        "after step DEAL more than 16 steps are planned, the last of them CHAIN, COUNT, OVER; expected at most 16 that "
        "wait"
    )


@pytest.mark.parametrize("players", [1, 5, 2.0, "2", None])
def test_a_table_is_for_as_many_as_the_game_says(players: Any) -> None:
    with pytest.raises(ValueError, match=rf"^{players!r} players were asked for; toy is for 2 to 4$"):
        game.blank(players)
    assert [game.blank(n).players for n in (2, 4)] == [2, 4]


def test_a_game_without_cards_of_its_own_reads_none_from_a_file() -> None:
    with pytest.raises(ValueError, match=r"^cards was given; toy has no cards that can be read from a file$"):
        game.blank(2, data=Sheet("x"))


def test_a_game_knows_its_package_its_words_and_the_rule_that_decides() -> None:
    assert (game.package, game.between, game.decides) == ("tests.engine", Step.OVER, "T5")
    assert set(cups.words) - set(game.words) == {"brelan.engine.cups"}
    assert game.question(Step.CHAIN, 2).verb == "adds"
    assert loads(dumps(game)) is game
