"""M1–M3 and M10–M12: how a game begins, goes on and ends."""

from collections import Counter

import pytest

from brelan.engine.table import Table
from brelan_menteur import game
from evenings import cup, evening, expected, play, state, told

FULL = "K K K Q Q"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_M1_two_to_six_players_have_three_lives_each(players: int) -> None:
    assert state(evening(FULL, players)).left == [3] * players + [0] * (6 - players)


@pytest.mark.parametrize("players", [1, 7])
def test_M1_fewer_or_more_cannot_play(players: int) -> None:
    with pytest.raises(ValueError, match="menteur is for 2 to 6"):
        evening(FULL, players)


def test_M1_the_table_may_choose_from_one_to_nine_lives() -> None:
    assert state(evening(FULL, 2, lives=9)).left[:2] == [9, 9]
    for lives in (0, 10):
        with pytest.raises(ValueError, match="a whole number from 1 to 9"):
            evening(FULL, 2, lives=lives)


def test_M2_the_first_to_take_the_cup_is_drawn_by_lot() -> None:
    first = Counter(state(Table.begin(game, 4, seed=seed)).holder for seed in range(200))
    assert set(first) == {0, 1, 2, 3}
    assert told(evening(FULL), "begins") == [(0, "M2", {})]


def test_M3_whoever_begins_shakes_five_dice_and_is_the_only_one_to_look() -> None:
    table = evening(FULL)
    assert cup(table, 0) == ["Q", "Q", "K", "K", "K"]
    for other in (1, 2, None):
        assert cup(table, other) == ["??"] * 5
    assert expected(table).startswith("1 announces")


def test_M10_whoever_has_no_lives_left_is_out_and_the_others_play_on() -> None:
    table = play(evening(FULL, lives=1), "1 announces five-of-a-kind A")
    assert state(table).left[:3] == [0, 1, 1]
    assert told(table, "out") == [(0, "M10", {})]
    assert not table.over


def test_M10_the_last_one_who_has_a_life_left_has_won() -> None:
    table = play(evening(FULL, 2, lives=1), "1 announces full-house K Q", "2 lift")
    assert table.over
    assert table.result.winners == (0,)


def test_M11_whoever_lost_a_life_begins_the_next_round() -> None:
    table = play(evening(FULL), "1 announces full-house K Q", "2 lift")
    assert told(table, "round")[-1] == (1, "M3", {"number": 2})
    assert expected(table).startswith("2 announces")


def test_M11_if_it_was_the_last_one_the_next_to_the_left_begins() -> None:
    table = play(evening(FULL, lives=1), "1 announces full-house K A", "2 lift")
    assert state(table).left[:3] == [0, 1, 1]
    assert expected(table).startswith("2 announces")


def test_M12_whoever_is_late_announces_as_little_as_possible_lifts_and_throws_nothing() -> None:
    table = evening(FULL)
    table.time_out(0)
    assert state(table).rung == 0
    play(table, "2 believe")
    table.time_out(1)
    assert told(table, "threw") == [(1, "M6", {"dice": 0})]
    table.time_out(1)
    assert state(table).rung == 1
    table.time_out(2)
    assert told(table, "lifted")[0][0] == 2
