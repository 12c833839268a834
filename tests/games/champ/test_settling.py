"""C15–C17 and G1: the showdown and the sharing."""

import pytest

from brelan.games.champ import game
from tests.games.champ.table import BOARD, HANDS, TIE, TIED, champ, chips, everybody, state, to_the_end, whos
from tests.table import play, told


def test_C15_all_who_are_in_turn_up_their_cards_and_the_best_five_of_seven_wins_all_chips() -> None:
    table = champ(*HANDS[:4])
    play(table, "4 give_up")
    to_the_end(table)
    assert [(seat, rule) for seat, rule, _ in told(table, "held")] == [(0, "C16"), (1, "C16"), (2, "C16")]
    assert told(table, "won") == [(0, "C15", {"chips": 3 * 6 + 1})]


def test_C15_nobody_turns_anything_up_before_everybody_has_decided() -> None:
    table = champ(*HANDS[:3])
    everybody(everybody(table, "stake"), "stake")
    play(table, "1 stake", "2 stake")
    assert table.view(2).cards("hand", 0) == ["??", "??"]
    assert told(table, "held") == []
    play(table, "3 stake")
    assert whos(table, "held") == [0, 1, 2]


@pytest.mark.parametrize(
    ("better", "worse", "board", "names"),
    [
        ("9h 8h", "As Ac", "7h 6h 5h Ad Ah", (8, 7)),
        ("9s 9c", "Ks Kc", "9d 9h Kd 2c 3s", (7, 6)),
        ("Ks Kc", "As 4s", "Kd 2s 2d 7s 9s", (6, 5)),
        ("As 3s", "10h 6d", "Ks 9s 8s 7c 2d", (5, 4)),
        ("10h 6d", "9c 9d", "9s 8s 7c 2d Kc", (4, 3)),
        ("9c 9d", "Kd Qd", "9s Ks Qc 2d 4h", (3, 2)),
        ("Kd 9d", "As Ad", "9s Ks Qc 2d 4h", (2, 1)),
        ("2c 9d", "As Kd", "9s Js Qc 3d 4h", (1, 0)),
        ("As 3d", "Kd Qd", "9s Js 8c 5d 4h", (0, 0)),
    ],
)
def test_C16_the_usual_order_of_hands(better: str, worse: str, board: str, names: tuple[int, int]) -> None:
    table = to_the_end(champ(worse, better, board=board))
    assert whos(table, "won") == [1]
    assert tuple(numbers["hand"] for _, _, numbers in reversed(told(table, "held"))) == names


def test_C16_kickers_count() -> None:
    assert whos(to_the_end(champ("Ac Qd", "Ad Kc", board="Ah 9s 7d 4c 2h")), "won") == [1]


def test_C16_suits_do_not_count() -> None:
    table = to_the_end(champ("Ac 8c", "As 8s", board="Ah 9d 7d 4c 2h"))
    assert whos(table, "shared") == [0, 1]


def test_C16_the_ace_is_low_in_5_4_3_2_A_and_that_is_the_lowest_straight() -> None:
    low = to_the_end(champ("Ac Kd", "9s 9h", board="5h 4d 3s 2c 9c"))
    assert told(low, "held")[0][2] == {"hand": 4}
    assert whos(low, "won") == [0]
    lower = to_the_end(champ("Ac Kd", "6s 9h", board="5h 4d 3s 2c 10c"))
    assert whos(lower, "won") == [1]
    round_the_corner = to_the_end(champ("Ac Kd", "2s 7h", board="2h 3d Qs 8c 9c"))
    assert told(round_the_corner, "held")[0][2] == {"hand": 0}, "Q-K-A-2-3 is no straight"


def test_C16_the_best_five_may_all_lie_on_the_board() -> None:
    table = to_the_end(champ("2c 3d", "2d 3c", board="Ah Kh Qh Jh 10h"))
    assert [numbers for *_, numbers in told(table, "held")] == [{"hand": 8}, {"hand": 8}]
    assert whos(table, "shared") == [0, 1]


def test_C17_equal_winning_hands_share_all_the_chips() -> None:
    table = to_the_end(champ(*TIED, board=TIE))
    assert told(table, "shared") == [(0, "C17", {"chips": 9}), (2, "C17", {"chips": 9})]
    assert [own + 1 for own in chips(table)] == [12 - 6 + 9, 12 - 6, 12 - 6 + 9]


def test_C16_equal_hands_that_lose_are_compared_and_share_nothing() -> None:
    table = to_the_end(champ("Ac Ad", "2c 3d", "2s 3s", board="Ah 9d 7d 4c Jh"))
    compared = [(seat, rule, numbers["equal"]) for seat, rule, numbers in told(table, "beats")]
    assert compared == [(0, "C16", 0), (1, "C16", 1)]
    assert whos(table, "shared") == []


def test_G1_what_cannot_be_shared_stays_on_the_table_and_belongs_to_the_next_pot() -> None:
    table = champ(*TIED, board=TIE)
    play(table, "2 give_up")
    to_the_end(table)
    assert told(table, "shared") == [(0, "C17", {"chips": 6}), (2, "C17", {"chips": 6})]
    assert told(table, "left") == [(8, "G1", {"chips": 1})]
    assert state(table).rest == 1
    assert told(table, "left-over") == []
    assert game.wealth(table.state) == 72
    to_the_end(table)
    assert [numbers for *_, numbers in told(table, "won")] == [{"chips": 3 * 6 + 1}]
    assert state(table).rest == 0


def test_G1_at_the_end_of_the_game_what_is_left_is_said_to_count_for_nobody() -> None:
    table = play(champ(*TIED, board=TIE, length="chrono"), "2 give_up")
    table.ring()
    to_the_end(table)
    assert table.over
    assert told(table, "left-over") == [(8, "G1", {"chips": 1})]


def test_C17_a_C14_winner_takes_what_was_left_over_too() -> None:
    table = champ(*HANDS[:2])
    state(table).rest = 1
    play(table, "1 give_up")
    assert told(table, "won") == [(1, "C14", {"chips": 3})]
    assert state(table).rest == 0


def test_C17_what_was_left_over_is_not_counted_when_the_richest_is_sought() -> None:
    """Seats 1 and 3 share and would have unequal purses only if one of them owned the rest."""
    table = champ(*TIED, board=TIE, chips=(12, 5, 12))
    to_the_end(table)
    assert told(table, "left") == [(8, "G1", {"chips": 1})]
    assert [numbers for *_, numbers in told(table, "duel")][:1] == [{"seats_rich": 0b101}]


def test_G6_chips_in_hands_and_on_the_board_are_twelve_times_the_players_at_every_moment() -> None:
    table = champ(*HANDS[:5], board=BOARD)
    for line in ("3 stake", "1 give_up", "2 stake", "5 stake", "4 stake", "2 give_up", "3 stake", "4 stake"):
        play(table, line)
        t = state(table)
        assert sum(t.chips) + sum(t.staked) + t.rest == 12 * 5
