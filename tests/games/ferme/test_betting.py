"""F17–F20 and F24–F28: the two bettings."""

import pytest

from brelan.engine.table import IllegalAnswer, Table
from tests.games.ferme.table import LOW, bankroll, ferme, state
from tests.table import expected, play, told

FOUR = ("As Ah Kd Qc Jd", "2s 2h 3d 4c 6d", "3s 3h 4s 5c 7d", "8s 8h 9d 10c Qd")


def second(*chips: int, stake: str = "1", raises: str = "fixed", maximum: int = 5) -> Table:
    """A table of as many players as chips at the beginning of the second betting, everybody in with 1."""
    table = ferme(*FOUR[: len(chips)], raises=raises, maximum=maximum)
    play(table, "1 stakes 1", *(f"{seat + 1} follow" for seat in range(1, len(chips))))
    bankroll(table, *chips)
    play(table, *(f"{seat + 1} exchanges none" for seat in range(len(chips))))
    return play(table, f"1 stakes {stake}") if chips[0] else table


def test_F17_the_blinde_sits_left_of_the_dealer_and_must_open_having_seen_their_cards() -> None:
    table = ferme(*LOW[:3])
    assert state(table).dealer == 2
    assert expected(table) == "1 stakes and a number from 1 to 5"
    with pytest.raises(IllegalAnswer, match="1 to 5"):
        play(table, "1 stakes 0")
    assert table.view(0).cards("hand", 0)[0] == "2c"


@pytest.mark.parametrize("maximum", [1, 2, 9])
def test_F18_the_maximum_stake_is_agreed_before_the_game(maximum: int) -> None:
    table = ferme(*LOW[:2], maximum=maximum)
    if maximum == 1:
        assert state(table).staked[0] == 1, "the only possible stake is not asked for"
    else:
        assert expected(table) == f"1 stakes and a number from 1 to {maximum}"


def test_F19_the_others_stake_exactly_as_much_or_pass_and_nobody_raises() -> None:
    table = play(ferme(*LOW[:3]), "1 stakes 4")
    assert expected(table) == "2 pass or follow"
    with pytest.raises(IllegalAnswer, match="pass or follow"):
        play(table, "2 raise")
    play(table, "2 follow", "3 pass")
    assert state(table).staked[:3] == [4, 4, 0]
    assert state(table).still_in == 0b011


def test_F20_if_everybody_else_passes_the_blinde_takes_the_pot() -> None:
    table = play(ferme(*LOW[:3], deals=1), "1 stakes 4", "2 pass", "3 pass")
    assert table.over
    assert table.result.scores == (100, 100, 100)
    assert told(table, "won") == [(0, "F26", {"chips": 4, "side": 0})]


def test_F24_the_blinde_must_stake_again() -> None:
    table = second(99, 99)
    assert state(table).staked[:2] == [2, 1]
    assert expected(table) == "2 pass or follow or raise"


def test_F24_if_the_blinde_has_no_chips_the_next_player_still_in_who_has_some_opens() -> None:
    table = second(0, 50, 50)
    assert expected(table) == "2 stakes and a number from 1 to 5"
    play(table, "2 stakes 3")
    assert expected(table) == "3 pass or follow or raise"


def test_F24_with_at_most_one_player_who_has_chips_cards_are_shown_at_once() -> None:
    table = second(0, 50, 0)
    assert [seat for seat, *_ in told(table, "showed")] == [0, 1, 2]


def test_F24_a_fixed_raise_is_as_much_as_the_openers_second_stake() -> None:
    table = play(second(99, 99, stake="3"), "2 raise")
    assert state(table).staked[:2] == [4, 7]
    assert told(table, "raised") == [(1, "F25", {"chips": 6, "more": 3, "left": 93})]


def test_F24_a_free_raise_is_from_one_to_the_maximum() -> None:
    table = play(second(99, 99, raises="free"), "2 raise")
    assert expected(table) == "2 by and a number from 1 to 5"
    play(table, "2 by 4")
    assert state(table).staked[:2] == [2, 6]


@pytest.mark.parametrize("raises", ["fixed", "free"])
def test_F24_nobody_may_raise_when_the_only_opponent_left_is_all_in(raises: str) -> None:
    table = play(second(4, 99, 99, stake="4", raises=raises), "2 pass")
    assert expected(table) == "3 pass or follow"
    with pytest.raises(IllegalAnswer, match="pass or follow"):
        play(table, "3 raise")


@pytest.mark.parametrize("raises", ["fixed", "free"])
def test_F24_nobody_may_raise_when_the_others_cannot_even_match_what_is_asked(raises: str) -> None:
    table = second(4, 99, 3, stake="4", raises=raises)
    assert expected(table) == "2 pass or follow", "seat 3 could not answer a raise, nor could seat 1"


@pytest.mark.parametrize("raises", ["fixed", "free"])
def test_F24_one_opponent_who_can_answer_is_enough_for_a_raise(raises: str) -> None:
    assert expected(second(4, 99, 5, stake="4", raises=raises)) == "2 pass or follow or raise"


def test_F25_betting_goes_on_until_everybody_still_in_has_matched_the_last_raise() -> None:
    table = play(second(99, 99, 99, stake="2"), "2 raise", "3 raise", "1 follow", "2 raise", "3 follow")
    assert table.awaited == [0]
    play(table, "1 follow")
    assert [seat for seat, *_ in told(table, "showed")] == [0, 1, 2]
    assert sum(state(table).chips) + sum(state(table).staked) == 300


def test_F25_raises_are_not_limited_in_number() -> None:
    table = second(999, 999)
    for _ in range(100):
        play(table, "2 raise", "1 raise")
    assert state(table).staked[:2] == [202, 201]


def test_F25_whoever_has_staked_everything_is_not_asked_again_and_stays_in() -> None:
    table = play(second(99, 1, 99), "2 follow", "3 raise")
    assert table.awaited == [0]
    play(table, "1 raise", "3 follow")
    assert [seat for seat, *_ in told(table, "showed")] == [0, 1, 2]


def test_F26_one_player_left_takes_the_pot_and_need_not_show() -> None:
    table = play(second(99, 99), "2 raise", "1 pass")
    assert told(table, "won") == [(1, "F26", {"chips": 5, "side": 0})]
    assert told(table, "showed") == []


def test_F26_several_left_must_show_and_the_best_takes_the_pot() -> None:
    table = play(second(99, 99, 99), "2 follow", "3 follow")
    assert [(seat, rule) for seat, rule, _ in told(table, "showed")] == [(0, "F26"), (1, "F26"), (2, "F26")]
    assert told(table, "won") == [(0, "F28", {"chips": 6, "side": 0})]


def test_F27_passing_loses_what_one_has_staked() -> None:
    table = play(second(99, 99, 99), "2 pass", "3 follow")
    assert told(table, "won")[0][2]["chips"] == 5
    assert state(table).chips[1] == 99


def test_F28_a_player_who_cannot_match_stakes_what_they_have_and_plays_for_the_pots_they_have_paid_into() -> None:
    """Seat 1 has the best hand but only 2 more chips; seat 4 beats seat 2 in the side pot."""
    table = play(second(2, 99, 99, 99, stake="2"), "2 raise", "3 pass", "4 follow")
    assert state(table).chips[:4] == [1 * 4 + 2 * 3, 95, 99, 95 + 4], "main pot 3 × 3 + 1, side pot 2 × 2"
    assert told(table, "won") == [(0, "F28", {"chips": 10, "side": 0}), (3, "F28", {"chips": 4, "side": 1})]


def test_F28_one_may_follow_with_less_than_is_asked() -> None:
    table = play(second(99, 1, 99, stake="4"), "2 follow")
    assert (state(table).chips[1], state(table).staked[1]) == (0, 2)


def test_F28_a_stake_nobody_can_match_comes_back() -> None:
    table = play(second(99, 1, stake="4"), "2 follow")
    assert told(table, "came-back") == [(0, "F28", {"chips": 3})]
    assert sum(state(table).chips) == 102


def test_F28_a_tapis_below_a_fixed_raise_lets_only_those_raise_who_have_not_spoken() -> None:
    table = play(second(99, 99, 6, 99, stake="4"), "2 follow", "3 raise")
    assert told(table, "raised") == [(2, "F25", {"chips": 6, "more": 2, "left": 0})]
    assert expected(table) == "4 pass or follow or raise", "seat 4 has not spoken since the opening"
    play(table, "4 follow")
    assert expected(table) == "1 pass or follow", "the opener has only to match the excess"
    play(table, "1 follow")
    assert expected(table) == "2 pass or follow"


def test_F28_whoever_has_not_spoken_raises_a_tapis_by_the_fixed_amount() -> None:
    table = play(second(99, 99, 6, 99, stake="4"), "2 follow", "3 raise", "4 raise")
    assert state(table).staked[:4] == [5, 5, 7, 11]
    assert expected(table) == "1 pass or follow or raise", "a full raise lets everybody speak again"


def test_F28_a_tapis_above_a_call_counts_as_a_raise_when_raises_are_free() -> None:
    table = play(second(99, 99, 6, stake="4", raises="free"), "2 follow", "3 raise", "3 by 2")
    assert expected(table) == "1 pass or follow or raise"
