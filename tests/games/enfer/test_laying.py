"""E12–E16 the Mise, E18 its activation."""

import pytest

from brelan.engine.piles import EVERYBODY, move, show
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Answered, IllegalAnswer, Table
from brelan.games.enfer import game
from brelan.games.enfer.deck import load
from brelan.games.enfer.state import Step
from brelan.transcript import Teller
from tests.games.enfer.table import enfer, heard, next_round, state, until, winner
from tests.table import expected, play, told

THREE = ("tithe", "immortal", "high-stakes")
FOUR = ("tithe", "immortal", "high-stakes", "gag")
FIVE = ("tithe", "immortal", "high-stakes", "gag", "grafting")


def give(table: Table, giver: int, taker: int, n: int) -> Table:
    """Hand over Mises, as if they had been won in earlier rounds."""
    t = state(table)
    for _ in range(n):
        show(t, t.mises[giver], EVERYBODY)
        move(t, t.mises[giver], 0, t.mises[taker])
    return table


def test_E12_from_the_bankers_left_each_lays_one_mise_face_up() -> None:
    table = until(enfer(*THREE), Step.LAY)
    assert expected(table) == "1 lays 1 or lays 2 or lays 3"
    play(table, "1 lays 2")
    assert len(table.cards("mises", 0)) == 2
    assert table.view(None).cards("laid", 0) == table.cards("laid", 0) != ["??"]
    assert table.awaited == [1]


def test_E12_its_effect_is_not_applied_yet() -> None:
    table = until(enfer(*THREE), Step.WITHDRAW)
    assert state(table).chips[:3] == [12, 12, 12]
    assert state(table).highest[2] == 3


@pytest.mark.parametrize("answer", ["lays 1", "activate"])
def test_E12_E18_the_effect_of_a_mise_is_read_out_when_it_is_laid_and_when_it_is_activated(answer: str) -> None:
    step, rule = (Step.LAY, "E12") if answer == "lays 1" else (Step.ACTIVATE, "E18")
    table = play(until(enfer(*THREE), step), f"1 {answer}")
    assert [(seat, by) for seat, by, _ in told(table, "read") if by == rule] == [(0, rule)]
    assert heard(table, None, "read")[-1] == ["M4"]
    lines = Teller(game, "fr", ("Anna", "Bruno", "Chloé")).transcript(table.tells, NO_SEAT)
    read = f"On lit : « {load()[3].texts['fr']['effect']} »"
    assert f"{read}  [{rule}]" in lines


def test_E13_in_the_same_order_each_decides_to_withdraw_or_to_stay() -> None:
    table = until(enfer(*THREE), Step.WITHDRAW)
    assert expected(table) == "1 withdraw or stay"
    play(table, "1 withdraw")
    assert expected(table) == "2 withdraw or stay"
    assert state(table).still_in == 0b110


def test_E13_whoever_withdraws_leaves_mise_and_cards_on_the_table_and_none_returns_to_the_talon() -> None:
    table = until(enfer(*THREE), Step.WITHDRAW)
    before = table.cards("talon")
    play(table, "1 withdraw", "2 stay", "3 stay")
    assert table.cards("laid", 0) == ["M4"]
    assert table.cards("hidden", 0) + table.cards("visible", 0) == ["5c", "7d", "9h", "Jc", "Kd"]
    assert table.cards("talon") == before
    asked = set()
    while state(table).round == 1:
        asked.add(table.awaited[0])
        table.time_out(table.awaited[0])
    assert asked == {1, 2}, "they are out of the rest of the round"


@pytest.mark.parametrize(("mises", "half"), [(THREE, 5), (FOUR, 6), (FIVE, 8)])
def test_E14_anyone_who_owns_half_of_the_mises_dealt_cannot_withdraw(mises: tuple[str, ...], half: int) -> None:
    for owned in (half - 1, half):
        table = until(enfer(*mises), Step.LAY)
        missing = owned - 3
        for giver in (1, 2, 3):
            n = min(2, missing)
            give(table, giver, 0, n)
            missing -= n
            if missing == 0:
                break
        until(table, Step.WITHDRAW)
        may = (0, "E14", {"half": 1}) not in told(table, "stayed")
        assert may == (owned < half), "the Mise on the table counts"
        assert (table.awaited == [0]) == may


def test_E14_nor_lie_down_they_pay_or_say_tapis_and_are_told_why() -> None:
    table = give(until(enfer(*THREE), Step.LAY), 1, 0, 2)
    state(table).chips[0] = 1
    play(until(table, Step.RAISE), "1 raises 0", "2 raises 3", "3 pay")
    assert [rule for _, rule, _ in told(table, "paid")] == ["E20", "E14"]
    assert told(table, "paid")[1] == (0, "E14", {"chips": 1, "short": 1, "left": 0, "half": 1})
    assert expected(table) == "3 raises and a number from 0 to 3"


def test_E14_declining_to_show_stays_their_right() -> None:
    table = until(give(until(enfer(*THREE), Step.LAY), 1, 0, 2), Step.REVEAL)
    assert expected(table) == "1 show or decline"
    play(table, "1 decline")
    assert not state(table).still_in & 1


def test_E15_a_player_without_a_mise_skips_the_phases_2_and_4_and_cannot_withdraw() -> None:
    table = enfer(*THREE)
    give(table, 0, 1, 3)
    until(table, Step.RAISE)
    assert told(table, "without-mise") == [(0, "E15", {})]
    assert [given.question.verb for given in table.answers if isinstance(given, Answered) and given.seat == 0] == [
        "picks",
        "exchanges",
    ]
    assert state(table).still_in == 0b111


def test_E15_but_they_play_the_rest_of_the_round() -> None:
    table = enfer(*THREE)
    give(table, 0, 1, 3)
    until(table, Step.EXCHANGE)
    assert table.awaited == [0]
    assert state(table).withdrawn == 0
    assert expected(play(until(table, Step.RAISE), "1 raises 0", "2 raises 1", "3 pay")) == "1 lie_down or pay"


def test_E16_if_everybody_withdraws_nobody_wins_all_take_back_and_the_banker_stays() -> None:
    table = until(enfer(*THREE), Step.WITHDRAW)
    play(table, "1 withdraw", "2 withdraw", "3 withdraw")
    t = state(table)
    assert told(table, "nobody") == [(2, "E16", {})]
    assert told(table, "won") == []
    assert (t.round, t.banker) == (2, 2)
    assert [len(table.cards("mises", seat)) for seat in range(3)] == [3, 3, 3]
    assert t.chips[:3] == [12, 12, 12]


def test_E16_such_a_round_counts() -> None:
    table = enfer(*THREE)
    for _ in range(8):
        until(table, Step.WITHDRAW)
        play(table, *(f"{seat + 1} withdraw" for seat in (0, 1, 2)))
    assert table.over
    assert state(table).round == 8


def test_E18_in_order_each_decides_and_the_effect_applies_at_once() -> None:
    table = until(enfer(*THREE), Step.ACTIVATE)
    assert expected(table) == "1 turn_down or activate"
    play(table, "1 activate")
    assert state(table).chips[:3] == [14, 11, 11]
    assert expected(table) == "2 turn_down or activate"


def test_E18_a_mise_that_is_not_activated_does_nothing_and_stays_readable() -> None:
    table = play(until(enfer(*THREE), Step.ACTIVATE), "1 turn_down")
    assert state(table).chips[:3] == [12, 12, 12]
    assert state(table).activated == 0
    assert table.view(None).cards("laid", 0) == ["M4"]


def test_E18_a_withdrawn_player_does_not_activate() -> None:
    table = until(enfer(*THREE), Step.WITHDRAW)
    play(table, "1 withdraw", "2 stay", "3 stay")
    assert until(table, Step.ACTIVATE).awaited == [1]
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked"):
        play(table, "1 activate")


def test_E18_winning_does_not_need_an_activated_mise() -> None:
    assert winner(next_round(enfer(*THREE))) == 2
