"""P9–P11, P14, P17 and P19: the bidding."""

import pytest

from brelan.engine.table import IllegalAnswer, Table
from tests.games.peek.table import FOUR, FULL, PAIR, THREE, TWO_PAIRS, bid, everybody_enters, peek, state
from tests.table import expected, play, told

CUPS = (PAIR, TWO_PAIRS, THREE, FULL)


def contest(*points: int) -> Table:
    """Everybody has entered; before, they had so many points."""
    return everybody_enters(peek(*CUPS[: len(points)]), *points)


def test_P9_bidding_begins_at_the_leaders_left_and_nobody_may_check() -> None:
    table = contest(48, 48, 48, 48)
    assert expected(table) == "1 fold or stake"
    for word in ("follow", "raise", "check", "pass"):
        with pytest.raises(IllegalAnswer, match="fold or stake"):
            play(table, f"1 {word}")


def test_P9_the_first_player_who_does_not_fold_must_stake() -> None:
    table = bid(contest(48, 48, 48, 48), "1 fold", "2 fold")
    assert expected(table) == "3 fold or stake"
    bid(table, "3 stake 4")
    assert expected(table) == "4 fold or follow or raise"


def test_P9_that_player_stakes_as_much_as_they_wish_but_at_least_one() -> None:
    table = play(contest(48, 48), "1 stake")
    assert expected(table) == "1 points and a number from 1 to 47"
    for points in (0, 48):
        with pytest.raises(IllegalAnswer, match="from 1 to 47"):
            play(table, f"1 points {points}")
    play(table, "1 points 47")
    assert told(table, "staked") == [(0, "P9", {"points": 47, "left": 0})]


def test_P9_the_last_point_is_staked_without_asking_how_much() -> None:
    table = play(contest(2, 48), "1 stake")
    assert state(table).staked[:2] == [2, 1]
    assert table.awaited == [1]


def test_P10_whoever_folds_loses_what_they_have_staked() -> None:
    table = bid(contest(48, 48, 48), "1 stake 5", "2 follow", "3 raise 4", "1 fold", "2 follow")
    assert state(table).points[:3] == [42, 38, 64]


def test_P10_whoever_follows_matches_exactly() -> None:
    table = bid(contest(48, 48, 48), "1 stake 5", "2 follow")
    assert told(table, "followed") == [(1, "P10", {"points": 5, "left": 42})]
    assert state(table).staked[:3] == [6, 6, 1]


def test_P10_whoever_raises_matches_and_adds_at_least_one() -> None:
    table = play(bid(contest(48, 48, 48), "1 stake 5"), "2 raise")
    assert expected(table) == "2 by and a number from 1 to 42"
    with pytest.raises(IllegalAnswer, match="from 1 to 42"):
        play(table, "2 by 0")
    play(table, "2 by 3")
    assert told(table, "raised") == [(1, "P10", {"points": 8, "more": 3, "left": 39})]
    assert state(table).staked[:3] == [6, 9, 1]


def test_P10_whoever_cannot_do_more_than_match_may_not_raise() -> None:
    table = bid(contest(48, 6, 48), "1 stake 5")
    assert expected(table) == "2 fold or follow"


def test_P10_nobody_may_raise_when_the_only_opponent_left_is_all_in() -> None:
    table = bid(contest(6, 48, 48), "1 stake 5", "2 fold")
    assert expected(table) == "3 fold or follow"
    with pytest.raises(IllegalAnswer, match="fold or follow"):
        play(table, "3 raise")


def test_P10_nobody_may_raise_when_the_others_cannot_even_match_what_is_asked() -> None:
    table = bid(contest(20, 48, 9), "1 stake 19")
    assert expected(table) == "2 fold or follow", "seat 3 could not answer a raise, nor could seat 1"


def test_P10_one_opponent_who_can_answer_is_enough_for_a_raise() -> None:
    table = bid(contest(20, 48, 21), "1 stake 19")
    assert expected(table) == "2 fold or follow or raise"


def test_P11_bidding_goes_on_until_everybody_still_in_has_followed_without_a_raise() -> None:
    table = bid(contest(48, 48, 48), "1 stake 1", "2 raise 1", "3 raise 1")
    assert table.awaited == [0]
    bid(table, "1 follow", "2 raise 2")
    assert table.awaited == [2]
    bid(table, "3 follow")
    assert table.awaited == [0]
    assert told(table, "lifted") == []
    bid(table, "1 follow")
    assert [seat for seat, *_ in told(table, "lifted")] == [0, 1, 2]


def test_P11_all_who_are_left_lift_their_cups_and_the_best_hand_takes_the_pot() -> None:
    table = bid(contest(48, 48, 48, 48), "1 stake 5", "2 follow", "3 fold", "4 follow")
    assert told(table, "lifted") == [(0, "P11", {"hand": 1}), (1, "P11", {"hand": 2}), (3, "P11", {"hand": 4})]
    assert told(table, "won") == [(3, "P11", {"points": 19, "side": 0})]
    assert state(table).points == [42, 42, 47, 61]


def test_P14_when_all_others_fold_the_last_one_takes_the_pot_and_does_not_show() -> None:
    table = bid(contest(48, 48, 48), "1 stake 5", "2 follow", "3 raise 4", "1 fold", "2 fold")
    assert told(table, "came-back") == [(2, "P13", {"points": 4})]
    assert told(table, "unopposed") == [(2, "P14", {"points": 18})]
    assert state(table).points[:3] == [42, 42, 60]
    assert told(table, "lifted") == []


def test_P14_even_before_any_stake_the_last_one_left_takes_the_pot() -> None:
    table = bid(contest(48, 48, 48), "1 fold", "2 fold")
    assert told(table, "unopposed") == [(2, "P14", {"points": 3})]
    assert state(table).points[:3] == [47, 47, 50]
    assert state(table).round == 2


def test_P14_an_unopposed_winner_also_takes_what_was_left_on_the_track() -> None:
    table = contest(48, 48)
    state(table).track = 1
    assert told(bid(table, "1 fold"), "unopposed") == [(1, "P14", {"points": 3})]


def test_P17_when_at_most_one_has_points_left_there_is_no_bidding() -> None:
    table = contest(1, 48, 1)
    assert told(table, "no-bidding") == [(8, "P17", {})]
    assert [seat for seat, *_ in told(table, "lifted")] == [0, 1, 2]


def test_P17_nobody_with_points_left_means_no_bidding_either() -> None:
    assert [seat for seat, *_ in told(contest(1, 1), "lifted")] == [0, 1]


def test_P17_when_folding_leaves_one_with_points_beside_a_tapis_there_is_no_bidding() -> None:
    table = bid(contest(48, 1, 48), "1 fold")
    assert told(table, "staked") == []
    assert [seat for seat, *_ in told(table, "lifted")] == [1, 2]


def test_P17_a_stake_must_still_be_answered_when_the_staker_has_nothing_left() -> None:
    table = bid(contest(6, 48), "1 stake 5")
    assert expected(table) == "2 fold or follow"
    assert told(bid(table, "2 fold"), "unopposed") == [(0, "P14", {"points": 2})]


def test_P17_when_the_last_stake_is_answered_and_one_has_points_left_cups_are_lifted() -> None:
    table = bid(contest(6, 48, 6), "1 stake 5", "2 follow", "3 follow")
    assert [seat for seat, *_ in told(table, "lifted")] == [0, 1, 2]
    assert state(table).round == 2


def test_P17_whoever_has_staked_everything_is_not_asked_again_and_stays_in() -> None:
    table = bid(contest(6, 48, 48), "1 stake 5", "2 raise 5", "3 raise 5")
    assert table.awaited == [1], "seat 1 has nothing left to answer with"
    bid(table, "2 follow")
    assert [seat for seat, *_ in told(table, "lifted")] == [0, 1, 2]


def test_P17_whoever_entered_with_their_last_point_is_passed_over_in_the_bidding() -> None:
    table = contest(1, 48, 48)
    assert expected(table) == "2 fold or stake"
    bid(table, "2 stake 3")
    assert table.awaited == [2]


def test_P19_time_out_answers_are_to_pass_at_entry_and_to_fold_in_the_bidding() -> None:
    table = peek(PAIR, FOUR, FULL)
    table.time_out(0)
    assert told(table, "passed") == [(0, "P5", {})]
    play(table, "2 enter", "3 enter")
    table.time_out(1)
    assert told(table, "folded") == [(1, "P10", {})]


def test_P19_in_the_middle_of_the_bidding_too() -> None:
    table = bid(contest(48, 48, 48), "1 stake 3")
    table.time_out(1)
    assert told(table, "folded") == [(1, "P10", {})]


def test_P19_whoever_has_said_that_they_raise_raises_by_one_when_their_time_is_up() -> None:
    """G2: what was said in public is final."""
    table = play(bid(contest(48, 48), "1 stake 3"), "2 raise")
    table.time_out(1)
    assert told(table, "raised") == [(1, "P10", {"points": 4, "more": 1, "left": 43})]
