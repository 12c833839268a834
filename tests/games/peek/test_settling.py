"""P8, P12, P13, P15, P16 and P18: hands, pots, the next leader and the end; G1 what cannot be shared."""

import pytest

from brelan.engine.table import Table
from brelan.games.peek import game
from brelan.games.peek.settling import next_round
from brelan.games.peek.state import State
from tests.games.peek.table import FOUR, FULL, PAIR, THREE, TWO_PAIRS, bid, everybody_enters, peek, state
from tests.table import expected, play, told


def test_P8_a_hand_is_the_best_five_of_ones_own_three_and_the_three_common_dice() -> None:
    table = everybody_enters(peek("9 9 9", "A A 10", then="9 9 A"), 1, 5)
    assert told(table, "lifted") == [(0, "P11", {"hand": 8}), (1, "P11", {"hand": 4})]


def test_P8_the_sixth_die_counts_for_nothing() -> None:
    table = everybody_enters(peek("K K 10", "K K J", then="K Q Q"), 1, 5)
    assert [seat for seat, *_ in told(table, "shared")] == [0, 1]


def test_P12_equal_hands_share_the_pot() -> None:
    table = bid(everybody_enters(peek(THREE, THREE, PAIR), 48, 48, 48), "1 stake 4", "2 follow", "3 follow")
    assert told(table, "shared") == [(seat, "P12", {"points": 7, "pot": 15, "side": 0}) for seat in (0, 1)]
    assert state(table).points[:3] == [50, 50, 43]


def test_P12_each_pot_is_shared_by_itself() -> None:
    table = bid(everybody_enters(peek(THREE, THREE, PAIR), 6, 48, 48), "1 stake 5", "2 raise 5", "3 follow")
    assert told(table, "shared") == [(seat, "P12", {"points": 9, "pot": 18, "side": 0}) for seat in (0, 1)]
    assert told(table, "won") == [(1, "P11", {"points": 10, "side": 1})]
    assert state(table).points[:3] == [9, 56, 37]


def test_P12_a_side_pot_is_shared_too() -> None:
    table = bid(everybody_enters(peek(FOUR, THREE, THREE), 6, 48, 48), "1 stake 5", "2 raise 5", "3 follow")
    assert told(table, "won") == [(0, "P11", {"points": 18, "side": 0})]
    assert told(table, "shared") == [(seat, "P12", {"points": 5, "pot": 10, "side": 1}) for seat in (1, 2)]


def test_P13_whoever_has_staked_everything_wins_only_the_pot_they_have_paid_into() -> None:
    table = bid(everybody_enters(peek(FULL, THREE, PAIR), 6, 48, 48), "1 stake 5", "2 raise 5", "3 follow")
    assert told(table, "won") == [(0, "P11", {"points": 18, "side": 0}), (1, "P11", {"points": 10, "side": 1})]
    assert state(table).points[:3] == [18, 47, 37]


def test_P13_the_best_hand_takes_every_pot_it_has_paid_into() -> None:
    table = bid(everybody_enters(peek(PAIR, THREE, FULL), 6, 48, 48), "1 stake 5", "2 raise 5", "3 follow")
    assert told(table, "won") == [(2, "P11", {"points": 18, "side": 0}), (2, "P11", {"points": 10, "side": 1})]


def test_P13_there_are_as_many_pots_as_it_takes() -> None:
    table = everybody_enters(peek(FOUR, FULL, THREE, PAIR), 3, 6, 11, 48)
    bid(table, "1 stake 2", "2 raise 3", "3 raise 5", "4 follow")
    assert [(seat, numbers["points"]) for seat, _, numbers in told(table, "won")] == [(0, 12), (1, 9), (2, 10)]
    assert state(table).points == [12, 9, 10, 37]


def test_P13_one_may_follow_with_less_than_is_asked() -> None:
    table = bid(everybody_enters(peek(TWO_PAIRS, FULL, THREE), 48, 4, 48), "1 stake 10")
    assert expected(table) == "2 fold or follow"
    bid(table, "2 follow")
    assert told(table, "followed") == [(1, "P10", {"points": 3, "left": 0})]
    bid(table, "3 follow")
    assert [(seat, numbers["points"]) for seat, _, numbers in told(table, "won")] == [(1, 12), (2, 14)]


def test_P13_a_stake_nobody_can_match_comes_back() -> None:
    table = bid(everybody_enters(peek(PAIR, FULL), 48, 6), "1 stake 47", "2 follow")
    assert told(table, "came-back") == [(0, "P13", {"points": 42})]
    assert state(table).points[:2] == [42, 12]


def test_P13_folded_points_stay_in_their_pots_and_who_alone_is_left_in_a_pot_takes_it() -> None:
    table = everybody_enters(peek(FULL, TWO_PAIRS, PAIR), 6, 48, 48)
    bid(table, "1 stake 5", "2 raise 5", "3 raise 5", "2 fold")
    assert told(table, "came-back") == [(2, "P13", {"points": 5})]
    assert told(table, "won") == [(0, "P11", {"points": 18, "side": 0}), (2, "P11", {"points": 10, "side": 1})]
    assert state(table).points[:3] == [18, 37, 47]


def test_P13_the_point_of_one_who_folded_at_once_stays_in_the_main_pot() -> None:
    table = bid(everybody_enters(peek(PAIR, FULL, THREE), 48, 6, 48), "1 fold", "2 stake 5", "3 follow")
    assert told(table, "won") == [(1, "P11", {"points": 13, "side": 0})]


def one_point_left_over() -> Table:
    """Three points, two equal hands, a third player out; seat 1 leads the next round."""
    return everybody_enters(peek(THREE, THREE, PAIR), 1, 1, 1)


def test_G1_what_cannot_be_shared_equally_stays_on_the_track() -> None:
    table = one_point_left_over()
    assert told(table, "stayed") == [(8, "G1", {"points": 1})]
    assert (state(table).points[:3], state(table).track) == ([1, 1, 0], 1)


def test_G1_it_belongs_to_the_main_pot_of_the_next_contest() -> None:
    table = peek(PAIR, FULL)
    state(table).track = 1
    bid(everybody_enters(table, 48, 6), "1 stake 9", "2 follow")
    assert told(table, "won") == [(1, "P11", {"points": 13, "side": 0})]
    assert state(table).track == 0


def test_G1_it_does_not_go_to_a_side_pot_of_the_same_round() -> None:
    table = everybody_enters(peek(THREE, THREE, PAIR, PAIR), 2, 48, 48, 48)
    bid(table, "1 stake 1", "2 raise 1", "3 follow", "4 fold")
    assert [numbers["points"] for *_, numbers in told(table, "shared")] == [3, 3]
    assert told(table, "won") == [(1, "P11", {"points": 2, "side": 1})]
    assert state(table).track == 1


def test_G1_the_last_player_left_takes_it() -> None:
    t = game.blank(2)
    assert isinstance(t, State)
    t.depth, t.playing, t.points[:2], t.track, t.round = 0, 0b11, [191, 0], 1, 9
    next_round(t)
    assert (t.points[0], t.track, t.depth) == (192, 0, 0)


def test_G1_at_the_limit_of_rounds_it_counts_for_nobody() -> None:
    table = everybody_enters(peek(THREE, THREE, PAIR, rounds=1), 1, 1, 1)
    assert table.over
    assert table.result == ((1, 1, 0), (0, 1))


def test_P15_the_player_to_the_leaders_left_leads_the_next_round() -> None:
    table = peek(PAIR, THREE, FULL)
    for leader in (2, 0, 1, 2):
        assert state(table).leader == leader
        assert table.awaited == [(leader + 1) % 3] or state(table).empty == 3
        for _ in range(3 * (state(table).empty < 3)):
            table.time_out(table.awaited[0])


def test_P15_the_lead_passes_over_players_who_are_out() -> None:
    table = everybody_enters(peek(PAIR, TWO_PAIRS, THREE), 1, 48, 48)
    bid(table, "2 stake 1", "3 follow")
    assert (state(table).leader, table.awaited) == (1, [2]), "seat 1 is out"
    play(table, "3 pass", "2 pass")
    assert (state(table).leader, table.awaited) == (2, [1])
    play(table, "2 pass", "3 pass")
    assert (state(table).leader, table.awaited) == (1, [2])


def test_P16_a_player_without_points_when_the_round_is_settled_is_eliminated() -> None:
    table = everybody_enters(peek(PAIR, TWO_PAIRS, THREE), 1, 48, 48)
    assert told(table, "out") == []
    bid(table, "2 stake 1", "3 follow")
    assert told(table, "out") == [(0, "P16", {})]
    assert state(table).playing == 0b110
    assert table.cards("cup", 0) == []
    play(table, "3 pass", "2 pass")
    assert len(told(table, "out")) == 1


def test_P16_whoever_has_staked_everything_and_wins_goes_on_playing() -> None:
    table = bid(everybody_enters(peek(FULL, TWO_PAIRS), 6, 48), "1 stake 5", "2 follow")
    assert told(table, "out") == []
    assert state(table).points[:2] == [12, 42]


def test_P16_the_game_ends_when_one_player_has_all_the_points() -> None:
    table = bid(play(peek(PAIR, FULL), "1 enter", "2 enter"), "1 stake 95", "2 follow")
    assert table.over
    assert table.result == ((0, 192), (1,))


def test_P18_without_a_limit_the_game_goes_on() -> None:
    table = peek(PAIR, FULL)
    for _ in range(600):
        table.time_out(table.awaited[0])
    assert state(table).round > 300
    assert not table.over


def test_P18_a_limit_of_rounds_counts_rounds_without_a_contest_too() -> None:
    table = peek(PAIR, FULL, rounds=3)
    play(table, "1 pass", "2 pass", "2 enter", "1 pass")
    assert state(table).round == 3
    bid(play(table, "1 enter", "2 enter"), "1 fold")
    assert table.over
    assert table.result == ((95, 97), (1,))


def test_P18_equals_share_the_victory() -> None:
    table = play(peek(PAIR, THREE, FULL, rounds=1), "1 pass", "2 pass", "3 enter")
    assert table.result == ((64, 64, 64), (0, 1, 2))


def test_P18_with_forced_entry_everybody_puts_in_a_point_without_being_asked() -> None:
    table = peek(PAIR, THREE, FULL, entry="forced")
    assert state(table).staked[:3] == [1, 1, 1]
    assert told(table, "entered") == [(seat, "P5", {"left": 63}) for seat in (0, 1, 2)]
    assert expected(table) == "1 fold or stake"


@pytest.mark.parametrize(("option", "value"), [("rounds", -1), ("rounds", "many"), ("entry", "half"), ("showing", 2)])
def test_P18_options_out_of_bounds_are_refused(option: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"option {option}: .* expected"):
        Table.begin(game, 3, {option: value})
