"""P1–P7: material, the first leader, the shake, entry and the common dice."""

import pytest

from brelan.engine.source import Outcome, Script
from brelan.engine.table import IllegalAnswer, Table
from brelan.games.peek import game
from brelan.games.peek.ranking import DECK
from brelan.games.peek.state import State
from tests.games.peek.table import COMMON, FULL, PAIR, THREE, TWO_PAIRS, bid, peek, state
from tests.table import expected, play, told

CUPS = (PAIR, TWO_PAIRS, THREE, FULL)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_P1_two_to_four_players_have_three_dice_each_under_a_cup(players: int) -> None:
    table = Table.begin(game, players, seed=1)
    assert [len(table.cards("cup", seat)) for seat in range(players)] == [3] * players


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 8])
def test_P1_another_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match="peek is for 2 to 4"):
        Table.begin(game, players)


def test_P1_there_are_fifteen_poker_dice_with_six_faces() -> None:
    assert sum(pile.room for pile in State.LAYOUT.piles if pile.dice) == 15
    assert [DECK.text(face) for face in range(len(DECK))] == ["9", "10", "J", "Q", "K", "A"]


@pytest.mark.parametrize(("players", "each"), [(2, 96), (3, 64), (4, 48)])
def test_P2_the_192_points_of_the_72_chips_are_shared_equally(players: int, each: int) -> None:
    table = Table.begin(game, players, seed=1)
    assert state(table).points[:players] == [each] * players
    assert players * each == 24 * 1 + 24 * 2 + 24 * 5


def test_P3_the_highest_die_leads_the_first_round() -> None:
    table = peek(*CUPS[:3])
    assert [(t.seat, t.rule, t.seen_by_all_eyes().cards) for t in table.tells if t.what == "leader-die"] == [
        (0, "P3", (0,)),
        (1, "P3", (0,)),
        (2, "P3", (5,)),
    ]
    assert told(table, "leader") == [(2, "P3", {})]
    assert state(table).leader == 2


def test_P3_equals_throw_again_and_only_they_do() -> None:
    dice = DECK.cards("K 10 K K" + " Q 9 Q" + " A 10")
    table = Table.begin(game, 4, {}, 1, Script(tuple(Outcome(0, die) for die in dice), goes_on=True))
    assert [t.seat for t in table.tells if t.what == "leader-die"] == [0, 1, 2, 3, 0, 2, 3, 0, 3]
    assert told(table, "throw-again") == [(8, "P3", {"n": 3}), (8, "P3", {"n": 2})]
    assert state(table).leader == 0


def test_P4_everybody_shakes_three_dice_that_nobody_else_knows() -> None:
    table = peek(*CUPS[:3])
    for seat in range(3):
        assert table.view(seat).cards("cup", seat) == CUPS[seat].split()
        for other in {0, 1, 2, None} - {seat}:
            assert table.view(other).cards("cup", seat) == ["??"] * 3


def test_P4_everybody_shakes_anew_in_every_round() -> None:
    table = play(peek(PAIR, FULL, then="K K K A A A"), "1 pass", "2 pass")
    assert [table.cards("cup", seat) for seat in range(2)] == [["K"] * 3, ["A"] * 3]


def test_P4_a_round_begins_with_nothing_staked_or_weighed_in_the_one_before() -> None:
    table = bid(play(peek(PAIR, THREE), "1 enter", "2 enter"), "1 stake 2", "2 follow")
    t = state(table)
    assert (t.round, t.still_in, t.called) == (2, 0, 1)
    assert (set(t.strength), set(t.staked)) == ({0}, {0})


def test_P5_from_the_leaders_left_each_enters_with_one_point_or_is_out_of_this_round() -> None:
    table = peek(*CUPS)
    for seat, word in enumerate(("enter", "pass", "enter", "enter"), 1):
        assert expected(table) == f"{seat} pass or enter"
        play(table, f"{seat} {word}")
    assert state(table).points == [47, 48, 47, 47]
    assert state(table).staked == [1, 0, 1, 1]
    bid(table, "1 stake 5")
    assert table.awaited == [2], "seat 2 passed and is not asked in this round"


def test_P6_if_nobody_enters_a_new_round_begins_with_the_next_leader() -> None:
    table = play(peek(*CUPS[:3]), "1 pass", "2 pass", "3 pass")
    assert told(table, "nobody-entered") == [(8, "P6", {})]
    assert (state(table).round, state(table).leader, table.awaited) == (2, 0, [1])
    assert table.cards("common") == []


def test_P6_if_only_one_enters_they_take_their_point_back_and_what_was_left_on_the_track() -> None:
    table = peek(*CUPS[:3])
    state(table).track = 2
    play(table, "1 pass", "2 enter", "3 pass")
    assert told(table, "alone") == [(1, "P6", {"points": 2})]
    assert state(table).points[:3] == [64, 66, 64]
    assert state(table).track == 0
    assert (state(table).round, state(table).leader) == (2, 0)


def test_P6_if_nobody_enters_what_was_left_on_the_track_stays_there() -> None:
    table = peek(*CUPS[:2])
    state(table).track = 1
    assert state(play(table, "1 pass", "2 pass")).track == 1


def empty_round(table: Table, entering: int = -1) -> None:
    """A round in which one seat enters, or nobody."""
    for seat in [table.awaited[0], (table.awaited[0] + 1) % 2]:
        play(table, f"{seat + 1} {'enter' if seat == entering else 'pass'}")


def test_P6_after_three_rounds_in_a_row_without_a_contest_everybody_must_enter_and_the_count_restarts() -> None:
    table = peek(PAIR, FULL)
    for entering in (-1, 0, 1):
        assert told(table, "must-enter") == []
        empty_round(table, entering)
    assert told(table, "must-enter") == [(8, "P6", {})]
    assert state(table).round == 4
    assert state(table).staked[:2] == [1, 1], "nobody was asked"
    assert len(table.cards("common")) == 3
    bid(table, f"{table.awaited[0] + 1} fold")
    for _ in range(3):
        assert state(table).staked[:2] == [0, 0]
        empty_round(table)
    assert state(table).round == 8
    assert len(told(table, "must-enter")) == 2


def test_P6_a_contest_in_between_restarts_the_count() -> None:
    table = peek(PAIR, FULL)
    empty_round(table)
    empty_round(table)
    play(table, "1 enter", "2 enter", "1 fold")
    assert state(table).empty == 0
    empty_round(table)
    empty_round(table)
    assert told(table, "must-enter") == []


def test_P7_the_leader_throws_the_common_dice_even_after_passing_and_announces_them_one_by_one() -> None:
    table = play(peek(*CUPS[:3]), "1 enter", "2 enter")
    assert table.cards("common") == []
    play(table, "3 pass")
    assert told(table, "threw") == [(2, "P7", {})]
    announced = [tell.seen_by(8) for tell in table.tells if tell.what == "announced"]
    assert [(t.seat, t.rule, t.numbers) for t in announced] == [(2, "P7", {"number": n}) for n in (1, 2, 3)]
    assert [[DECK.text(face) for face in t.cards] for t in announced] == [["9"], ["Q"], ["A"]]
    assert table.cards("common") == COMMON.split()


def test_P7_the_common_dice_of_the_last_round_are_off_the_track_in_the_next() -> None:
    table = bid(play(peek(PAIR, FULL), "1 enter", "2 enter"), "1 fold")
    assert state(table).round == 2
    assert table.cards("common") == []


def test_P5_whoever_passed_cannot_come_back_into_the_round() -> None:
    table = play(peek(*CUPS[:3]), "1 pass")
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked"):
        play(table, "1 enter")
