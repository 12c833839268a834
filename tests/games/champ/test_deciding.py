"""C11–C14 and C26: to stake or to give up, in no order."""

from itertools import permutations

import pytest

from brelan import shelf
from brelan.engine.record import read, write
from brelan.engine.table import Answered, IllegalAnswer, Table
from brelan.games.champ import game
from tests.games.champ.table import HANDS, champ, chips, everybody, staked, state, to_the_end, whos
from tests.table import play, told


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_C11_everybody_decides_whenever_they_like(order: tuple[int, ...]) -> None:
    table = champ(*HANDS[:3])
    for done, seat in enumerate(order):
        assert table.awaited == sorted(order[done:])
        assert state(table).stage == 1, "the stage lasts until everybody still in has decided"
        play(table, f"{seat + 1} stake")
    assert state(table).stage == 2
    assert whos(table, "staked") == list(order)


def test_C11_a_decision_is_seen_by_all_at_once() -> None:
    table = play(champ(*HANDS[:4]), "3 stake", "2 give_up")
    for seat in (0, 1, 2, 3, None):
        view = table.view(seat)
        assert view.awaited == [0, 3]
        assert staked(view, 2) == [1, 1, 0, 0]
        assert state(view).still_in == 0b1101
        assert len(view.cards("under", 1)) == 2
    assert [(tell.what, tell.seat) for tell in table.tells[-2:]] == [("staked", 2), ("gave-up", 1)]


def test_C11_whoever_has_given_up_is_not_asked_in_the_next_stage() -> None:
    table = play(champ(*HANDS[:3]), "2 give_up", "1 stake", "3 stake")
    assert table.awaited == [0, 2]


def test_C11_the_order_of_decisions_is_part_of_the_record() -> None:
    orders = (("1 stake", "2 stake", "3 give_up"), ("3 give_up", "2 stake", "1 stake"))
    records = [write(play(Table.begin(game, 3, seed=4), *order)) for order in orders]
    for order, record in zip(orders, records, strict=True):
        assert record.splitlines()[-3:] == list(order)
        again = read(record, "test", shelf.game)
        seats = [given.seat for given in again.answers if isinstance(given, Answered)]
        assert seats == [int(line[0]) - 1 for line in order]


def test_G2_a_decision_is_final() -> None:
    table = play(champ(*HANDS[:3]), "1 stake", "2 give_up")
    for line in ("1 give_up", "2 stake"):
        with pytest.raises(IllegalAnswer, match="is not asked"):
            play(table, line)


def test_C12_whoever_gives_up_hands_the_cards_back_unseen_and_they_go_under_the_pack() -> None:
    table = play(champ(*HANDS[:3]), "2 give_up")
    assert (table.cards("hand", 1), table.cards("under", 1)) == ([], ["2c", "7d"])
    assert table.view(None).cards("under", 1) == ["??", "??"]
    assert told(table, "gave-up") == [(1, "C12", {"first": 1, "second": 6})]
    to_the_end(table)
    assert whos(table, "held") == [0, 2]


def test_C13_whoever_owns_fewer_chips_than_the_stake_still_chooses_and_stakes_what_they_have() -> None:
    table = everybody(champ(*HANDS[:3], chips=(12, 3, 21)), "stake")
    assert (state(table).stage, chips(table)[1]) == (2, 1)
    assert table.question.expected(table.asks[1]) == "give_up or stake"
    play(table, "2 stake")
    assert (staked(table, 1), chips(table)[1]) == ([1, 1, 1, 0], 0)
    assert told(table, "staked")[-1] == (1, "C11", {"chips": 1})
    other = everybody(champ(*HANDS[:3], chips=(12, 3, 21)), "stake")
    play(other, "2 give_up")
    assert chips(other)[1] == 1, "the last chip stays with its owner until it is staked"


def test_C13_with_no_chip_left_a_player_stays_in_to_the_end_without_deciding_anything() -> None:
    table = champ(*HANDS[:3], chips=(12, 1, 23))
    assert told(table, "last-chip") == [(1, "C13", {})]
    for _ in range(3):
        assert table.awaited == [0, 2]
        with pytest.raises(IllegalAnswer, match="seat 2 is not asked"):
            play(table, "2 give_up")
        everybody(table, "stake")
    assert whos(table, "held") == [0, 1, 2]


def test_C13_six_players_five_staked_6_and_one_their_only_chip_and_they_receive_31() -> None:
    table = to_the_end(champ(*HANDS, chips=(1, 14, 14, 14, 14, 15)))
    assert told(table, "won") == [(0, "C15", {"chips": 31})]
    assert chips(table)[0] + 1 == 31, "one of them is staked again in the next deal"


def test_C13_two_players_23_to_1_become_17_to_7() -> None:
    table = to_the_end(champ("2c 7d", "As Kd", chips=(23, 1)))
    assert told(table, "won") == [(1, "C15", {"chips": 7})]
    assert [own + 1 for own in chips(table)] == [17, 7]


def test_C13_when_only_players_without_chips_are_left_the_board_is_run_out_and_cards_are_shown() -> None:
    table = champ(*HANDS[:3], chips=(1, 1, 34))
    assert table.awaited == [2]
    play(table, "3 give_up")
    assert [tell.what for tell in table.tells if tell.what in ("turn", "river", "held", "won")] == [
        "turn",
        "river",
        "held",
        "held",
        "won",
    ]
    assert told(table, "won") == [(0, "C15", {"chips": 3})]


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_C14_when_all_others_give_up_the_last_one_wins_at_once_at_any_stage(stage: int) -> None:
    table = champ(*HANDS[:3], board="")
    for _ in range(stage - 1):
        everybody(table, "stake")
    assert state(table).stage == stage
    pot = sum(state(table).staked)
    play(table, "1 give_up", "3 give_up")
    assert told(table, "won") == [(1, "C14", {"chips": pot})], "seat 2 has not decided in this stage"
    assert state(table).deal == 2


def test_C14_the_one_who_is_left_wins_whatever_the_cards_and_turns_them_up_for_everybodys_pleasure() -> None:
    table = play(champ("As Ah", "2c 7d", board="Ad Ac Kd", showing="yes"), "1 give_up")
    assert told(table, "showed") == [(1, "C14", {})]
    assert table.view(None).cards("hand", 1) == ["2c", "7d"]
    assert chips(table) == [11, 13]


def test_C14_one_who_has_no_chip_left_wins_too_when_the_others_give_up() -> None:
    table = play(champ(*HANDS[:3], board="", chips=(12, 1, 23)), "1 give_up", "3 give_up")
    assert told(table, "won") == [(1, "C14", {"chips": 3})]


def test_C14_of_two_who_give_up_at_once_the_second_is_void_and_has_won() -> None:
    table = play(champ(*HANDS[:2], showing="yes"), "2 give_up")
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked"):
        play(table, "1 give_up")
    assert whos(table, "gave-up") == [1]
    assert whos(table, "won") == [0]


def test_C26_the_time_out_answer_is_to_give_up() -> None:
    table = champ(*HANDS[:3])
    table.time_out(1)
    assert whos(table, "gave-up") == [1]
    assert write(table).splitlines()[-1] == "clock 2"


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_C26_seats_that_time_out_together_give_up_one_after_the_other_until_one_has_won(order: tuple[int, ...]) -> None:
    table = champ(*HANDS[:3], board="", showing="yes")
    for seat in order[:2]:
        table.time_out(seat)
    assert whos(table, "gave-up") == list(order[:2])
    assert whos(table, "won") == [order[2]]


def test_C26_whoever_staked_in_time_wins_against_those_who_time_out_together() -> None:
    table = play(champ(*HANDS[:3], board="", showing="yes"), "2 stake")
    table.time_out(2)
    table.time_out(0)
    assert whos(table, "won") == [1]


def test_C26_of_two_who_always_time_out_the_one_with_a_single_chip_cannot_lose_it() -> None:
    """Such a game has no end of its own: a chrono, or bots for those who are away (G4), must see to it."""
    table = champ(*HANDS[:2], board="", chips=(1, 23))
    assert table.awaited == [1], "seat 1 has staked its last chip and stays in (C13)"
    table.time_out(1)
    assert whos(table, "won") == [0]


def test_C14_nobody_is_without_chips_after_a_deal_that_ended_at_once() -> None:
    """Only a player who owns a chip can give up (C13), and keeps it; so such a deal needs no gift (C18)."""
    table = everybody(champ(*HANDS[:3], board="", chips=(3, 3, 30)), "stake")
    play(table, "1 give_up", "2 give_up")
    assert [own + 1 for own in chips(table)] == [1, 1, 34]
    assert told(table, "gave") == []
