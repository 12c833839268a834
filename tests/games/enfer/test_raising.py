"""E19–E24: the raise."""

import pytest

from brelan.commands.answers import offers
from brelan.engine.table import IllegalAnswer
from brelan.games.enfer import game
from brelan.games.enfer.state import Step
from brelan.texts import words
from tests.games.enfer.table import bankroll, enfer, state, until, winner
from tests.table import expected, play, told

THREE = ("tithe", "immortal", "high-stakes")
FOUR = ("tithe", "immortal", "high-stakes", "gag")


def test_E19_in_order_each_raises_once_by_one_two_or_three_chips_or_passes() -> None:
    table = until(enfer(*THREE), Step.RAISE)
    assert expected(table) == "1 raises and a number from 0 to 3"
    play(table, "1 raises 2", "2 pay", "3 pay")
    assert expected(table) == "2 raises and a number from 0 to 3"
    play(table, "2 raises 3", "3 pay", "1 pay", "3 raises 0")
    assert state(table).chips[:3] == [7, 7, 7]
    assert expected(table) == "1 show or decline", "each had one turn"


def test_E19_nobody_raises_by_more_than_they_have() -> None:
    table = bankroll(until(enfer(*THREE), Step.RAISE), 2, 12, 12)
    assert expected(table) == "1 raises and a number from 0 to 2"
    with pytest.raises(IllegalAnswer, match="0 to 2"):
        play(table, "1 raises 3")


def test_E20_after_a_raise_each_other_from_the_raisers_left_pays_as_much_or_lies_down() -> None:
    table = play(until(enfer(*FOUR), Step.RAISE), "1 raises 0", "2 raises 3")
    assert expected(table) == "3 lie_down or pay"
    play(table, "3 pay", "4 lie_down")
    assert expected(table) == "1 lie_down or pay"
    play(table, "1 pay")
    assert state(table).chips[:4] == [9, 9, 9, 12]
    assert state(table).pot == 9


@pytest.mark.parametrize("chips", [2, 1, 0])
def test_E20_anyone_who_has_not_enough_says_tapis_pays_all_they_have_even_nothing_and_stays_in(chips: int) -> None:
    table = bankroll(until(enfer(*THREE), Step.RAISE), 12, chips, 12)
    play(table, "1 raises 3", "2 pay")
    assert told(table, "paid") == [(1, "E20", {"chips": chips, "short": 1, "left": 0, "half": 0})]
    assert state(table).still_in == 0b111
    assert state(table).pot == 3 + chips


@pytest.mark.parametrize(("chips", "button"), [(12, "payer"), (3, "payer"), (2, "tapis (2)"), (0, "tapis (0)")])
def test_E20_with_fewer_chips_than_the_raise_the_answer_is_called_tapis(chips: int, button: str) -> None:
    table = play(bankroll(until(enfer(*THREE), Step.RAISE), 12, chips, 12), "1 raises 3")
    offered = offers(table.view(1), 1, table.names, words("fr", game.package))
    assert [offer.word for offer in offered] == ["se coucher", button]


def test_E21_whoever_lies_down_loses_their_turn_to_raise_and_their_mise_and_chips_go_to_the_winner() -> None:
    table = play(until(enfer(*THREE), Step.RAISE), "1 raises 1", "2 pay", "3 pay", "2 raises 1", "3 pay", "1 lie_down")
    assert expected(table) == "3 raises and a number from 0 to 3"
    play(table, "3 raises 2", "2 lie_down")
    t = state(table)
    assert winner(table) == 2
    assert t.chips[:3] == [11, 10, 15]
    assert [seat_from for _, _, seat_from in told(table, "took")] == [{"seat_from": 0}, {"seat_from": 1}]


def test_E21_their_cards_stay_before_them() -> None:
    table = play(until(enfer(*THREE), Step.RAISE), "1 raises 1", "2 lie_down")
    assert table.cards("hidden", 1) + table.cards("visible", 1) == ["5d", "7h", "9s", "Js", "Kh"]
    assert table.view(0).cards("hidden", 1) == ["??"] * 3


def test_E22_there_is_no_re_raise_the_next_in_order_raises_or_passes() -> None:
    table = play(until(enfer(*THREE), Step.RAISE), "1 raises 1")
    assert expected(table) == "2 lie_down or pay"
    play(table, "2 pay", "3 pay")
    assert expected(table) == "2 raises and a number from 0 to 3"


def test_E22_a_player_without_chips_can_only_pass() -> None:
    table = bankroll(until(enfer(*THREE), Step.RAISE), 12, 0, 12)
    play(table, "1 raises 0")
    assert told(table, "passed")[-1] == (1, "E22", {"gagged": 0, "chips": 0})
    assert table.awaited == [2]


def test_E22_there_are_no_side_pots_and_nothing_is_returned() -> None:
    table = bankroll(until(enfer(*THREE), Step.RAISE), 12, 12, 1)
    play(table, "1 raises 3", "2 pay", "3 pay")
    until(table, Step.REVEAL)
    play(table, "1 show", "2 show", "3 show")
    assert winner(table) == 2, "with one chip in the pot they win all of it"
    assert state(table).chips[:3] == [9, 9, 7]


def test_E23_when_all_others_lie_down_the_raiser_wins_at_once_and_shows_nothing() -> None:
    table = play(until(enfer(*THREE), Step.RAISE), "1 raises 3", "2 lie_down", "3 lie_down")
    assert winner(table) == 0
    assert told(table, "showed") == []
    assert state(table).chips[:3] == [12, 12, 12]
    assert state(table).round == 2


def test_E24_a_single_player_skips_phases_3_and_5_plays_phase_4_and_wins_without_showing() -> None:
    table = until(enfer(*THREE), Step.WITHDRAW)
    play(table, "1 stay", "2 withdraw", "3 withdraw")
    assert expected(table) == "1 turn_down or activate"
    play(table, "1 activate")
    assert winner(table) == 0
    assert told(table, "showed") == told(table, "exchanged") == told(table, "passed") == []
    assert state(table).chips[:3] == [12, 12, 12], "there is no opponent to pay the tithe"


def test_E24_a_lone_winner_is_told_with_this_rule_and_the_mise_goes_to_the_box_all_the_same() -> None:
    table = until(enfer(*THREE), Step.WITHDRAW)
    play(table, "1 stay", "2 withdraw", "3 withdraw")
    assert told(table, "alone") == [(0, "E24", {})]
    play(table, "1 turn_down")
    assert told(table, "won") == [(0, "E24", {"chips": 0, "lone": 1})]
    assert told(table, "boxed") == [(0, "E24", {"lone": 1})]
    assert "M4" in table.cards("box")


def test_E24_nobody_is_a_lone_winner_who_has_an_opponent() -> None:
    table = play(until(enfer(*THREE), Step.WITHDRAW), "1 stay", "2 stay", "3 withdraw")
    assert told(table, "alone") == []
    play(until(table, Step.RAISE), "1 raises 1", "2 lie_down")
    assert told(table, "won") == [(0, "E26", {"chips": 1, "lone": 0})]
