"""E25–E31: the verdict, the end, and time-outs."""

import pytest

from brelan.games.enfer import game
from brelan.games.enfer.state import Step
from brelan.games.enfer.verdict import score
from tests.games.enfer.table import HANDS, bankroll, enfer, heard, next_round, reprint, state, until, winner
from tests.table import expected, play, told

THREE = ("tithe", "immortal", "high-stakes")
FOUR = ("tithe", "immortal", "high-stakes", "gag")


def test_E25_those_still_in_show_in_order_and_the_strongest_wins() -> None:
    table = until(enfer(*FOUR), Step.REVEAL)
    play(table, "1 show", "2 show")
    assert expected(table) == "3 show or decline"
    play(table, "3 show", "4 show")
    assert winner(table) == 3
    assert heard(table, None, "showed") == [hand.split()[:3] for hand in HANDS[:4]]


def test_E25_one_may_decline_to_show_and_loses() -> None:
    table = until(enfer(*THREE), Step.REVEAL)
    play(table, "1 show", "2 show", "3 decline")
    assert told(table, "declined") == [(2, "E25", {})]
    assert winner(table) == 1, "though seat 3 held the best hand"
    assert {numbers["seat_from"] for _, _, numbers in told(table, "took")} == {0, 2}


def test_E25_the_last_one_left_need_not_show() -> None:
    table = until(enfer(*THREE), Step.REVEAL)
    play(table, "1 decline", "2 decline")
    assert winner(table) == 2
    assert told(table, "showed") == []


def test_E25_whoever_has_shown_wins_when_all_others_decline() -> None:
    table = until(enfer(*THREE), Step.REVEAL)
    play(table, "1 show", "2 decline", "3 decline")
    assert winner(table) == 0


def test_E26_the_winner_takes_all_chips_and_the_mise_of_every_other_who_did_not_withdraw() -> None:
    table = until(enfer(*FOUR), Step.WITHDRAW)
    play(table, "1 stay", "2 withdraw", "3 stay", "4 stay")
    until(table, Step.RAISE)
    play(table, "1 raises 3", "3 lie_down", "4 pay", "4 raises 0", "1 show", "4 show")
    t = state(table)
    assert told(table, "won") == [(3, "E26", {"chips": 6, "lone": 0})]
    assert t.chips[:4] == [9, 12, 12, 15]
    assert [len(table.cards("mises", seat)) for seat in range(4)] == [2, 3, 2, 4]
    assert {"M4", "M10"} < {*table.cards("mises", 3)}


def test_E26_what_was_won_can_be_played_in_later_rounds() -> None:
    table = until(next_round(enfer(*THREE)), Step.LAY)
    play(table, *(f"{seat + 1} lays 1" for seat in table.awaited))
    while table.awaited != [2]:
        play(table, f"{table.awaited[0] + 1} lays 1")
    assert expected(table) == "3 lays 1 or lays 2 or lays 3 or lays 4"
    assert table.cards("mises", 2)[2:] == ["M4", "M15"]


def test_E27_the_winners_own_mise_goes_back_to_the_box_out_of_the_game() -> None:
    table = next_round(enfer(*THREE))
    assert "M10" in table.cards("box")
    assert told(table, "boxed") == [(2, "E27", {"lone": 0})]


def test_E28_those_who_withdrew_take_their_mise_back_after_the_verdict() -> None:
    table = until(enfer(*THREE), Step.WITHDRAW)
    play(table, "1 withdraw", "2 stay", "3 stay")
    next_round(table)
    assert told(table, "took-back") == [(0, "E28", {})]
    assert "M4" in table.cards("mises", 0)
    assert len(table.cards("mises", 0)) == 3


def test_E29_the_game_ends_with_a_round_in_which_a_player_has_no_chips_left() -> None:
    table = bankroll(until(enfer(*THREE), Step.RAISE), 3, 12, 12)
    play(table, "1 raises 3", "2 pay", "3 pay", "2 raises 0", "3 raises 0", "1 show", "2 show", "3 show")
    assert table.over
    assert state(table).round == 1
    assert told(table, "out-of-chips") == [(0, "E29", {})]
    assert told(table, "last-round") == []


def test_E29_whoever_wins_their_last_chips_back_in_the_round_plays_on() -> None:
    table = bankroll(until(enfer(*THREE), Step.RAISE), 12, 12, 1)
    play(table, "1 raises 3", "2 pay", "3 pay", "2 raises 0", "1 show", "2 show", "3 show")
    assert not table.over


def test_E29_or_after_eight_rounds() -> None:
    table = enfer(*THREE)
    for number in range(1, 8):
        next_round(table)
        assert state(table).round == number + 1
    next_round(table)
    assert table.over
    assert state(table).round == 8
    assert told(table, "last-round") == [(state(table).banker, "E29", {"number": 8})]


@pytest.mark.parametrize(
    ("mises", "chips", "winners"),
    [
        ((4, 3, 2), (1, 20, 15), (0,)),
        ((3, 3, 3), (12, 13, 11), (1,)),
        ((3, 3, 2), (13, 13, 10), (0, 1)),
    ],
)
def test_E30_most_mises_win_then_most_chips_then_victory_is_shared(
    mises: tuple[int, ...], chips: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = bankroll(enfer(*THREE), *chips)
    t = state(table)
    for seat, n in enumerate(mises):
        t.count[t.mises[seat]] = n
    assert table.result.winners == winners
    assert [score(t, seat) for seat in range(3)] == [100 * m + c for m, c in zip(mises, chips, strict=True)]


def test_E31_when_time_is_up_one_takes_the_leftmost_hand_lays_the_first_mise_and_withdraws() -> None:
    table = play(enfer(*THREE), "clock 1", "clock 2", "clock 3")
    assert table.cards("visible", 0) == ["Jc", "Kd"]
    play(table, "clock 1", "clock 2", "clock 3")
    assert [table.cards("laid", seat) for seat in range(3)] == [["M4"], ["M15"], ["M10"]]
    play(table, "clock 1")
    assert told(table, "withdrew") == [(0, "E13", {})]


def test_E31_exchanges_nothing_does_not_activate_passes_lies_down_and_shows() -> None:
    table = play(until(enfer(*THREE), Step.EXCHANGE), "clock 1", "clock 2", "clock 3")
    assert [numbers for _, _, numbers in told(table, "exchanged")] == [{"n": 0}] * 3
    play(table, "clock 1", "clock 2", "clock 3")
    assert state(table).activated == 0
    play(table, "clock 1", "2 raises 1", "clock 3", "1 pay")
    assert [seat for seat, _, _ in told(table, "passed")] == [0]
    assert [seat for seat, _, _ in told(table, "lay-down")] == [2]
    play(table, "clock 1", "clock 2")
    assert [seat for seat, _, _ in told(table, "showed")] == [0, 1]


def test_E31_for_an_effects_choice_the_first_seat_from_ones_left_then_the_first_position() -> None:
    table = until(enfer("immortal", "devils-eye", "gag", "grafting"), Step.ACTIVATE)
    play(table, "1 turn_down", "2 activate", "clock 2")
    assert expected(table).startswith("2 sees")
    play(table, "clock 2")
    assert told(table, "eyed") == [(1, "E3.2", {"n": 2, "seat_whom": 2})]
    assert [numbers["number"] for _, _, numbers in told(table, "eye-saw")] == [1, 2]
    play(table, "3 activate", "clock 3")
    assert state(table).gagged == 0b1000
    play(table, "4 activate", "clock 4", "clock 4", "clock 4")
    assert table.cards("visible", 3) == ["Jc", "Ac"]
    assert table.cards("visible", 0) == ["Qd", "Kd"]


@pytest.mark.parametrize("cards", [1, 2])
@pytest.mark.parametrize("exchanged", ["none", "1 3"])
def test_E31_the_pact_returns_the_cards_just_drawn(cards: int, exchanged: str) -> None:
    table = until(reprint(enfer("pact", "gag", "tithe"), "pact", ("pact", cards)), Step.EXCHANGE)
    play(table, f"1 exchanges {exchanged}")
    held = table.cards("hidden", 0)
    play(until(table, Step.ACTIVATE), "1 activate")
    drawn = table.cards("hidden", 0)[3:]
    assert len(drawn) == cards
    play(table, "clock 1")
    assert table.cards("hidden", 0) == held
    assert heard(table, 0, "returned") == [drawn]
    assert {*drawn} < {*table.cards("talon")}


def test_E31_the_devils_eye_returns_the_cards_just_drawn_as_well() -> None:
    table = reprint(enfer("devils-eye", "gag", "tithe"), "devils-eye", ("devils-eye", 2), ("pact", 2))
    until(table, Step.ACTIVATE)
    held = table.cards("hidden", 0)
    play(table, "1 activate", "clock 1", "clock 1")
    assert expected(table).startswith("1 returns and 2 of")
    play(table, "clock 1")
    assert told(table, "eyed") == [(0, "E3.2", {"n": 2, "seat_whom": 1})]
    assert table.cards("hidden", 0) == held


def test_G5_after_the_round_each_who_has_secret_cards_is_asked_to_show_or_keep() -> None:
    table = until(enfer(*THREE, showing="yes"), Step.REVEAL)
    play(table, "1 show", "2 decline", "3 show")
    assert table.awaited == [1]
    assert expected(table) == "2 keep or show"
    play(table, "2 show")
    assert heard(table, None, "showed")[-1] == ["5d", "7h", "9s"]
    assert state(table).round == 2


def test_G6_chips_are_sixty_at_most_and_conserved() -> None:
    assert game.wealth(enfer(*FOUR, "grafting").state) == 60
