"""What the questions of Poker d'enfer mention."""

from brelan.games.enfer.face import FACE
from brelan.games.enfer.state import Step
from tests.games.enfer.table import enfer, state, until
from tests.table import play


def test_E19_whoever_is_asked_to_pay_is_told_who_raised() -> None:
    table, told = until(enfer("immortal", "pact", "gag"), Step.RAISE), []
    while table.state.now in (Step.RAISE, Step.PAY):
        [seat] = table.awaited
        if table.state.now == Step.PAY:
            told.append((FACE.facts(table.state, seat)["seat_raiser"], seat))
        play(table, f"{seat + 1} {'pay' if table.state.now == Step.PAY else 'raises 1'}")
    assert told == [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1)]


def test_E24_whoever_may_withdraw_is_told_how_many_are_left_and_how_many_are_sure_to_stay() -> None:
    table, told = until(enfer("immortal", "pact", "gag", "grafting"), Step.WITHDRAW), []
    for seat, choice in enumerate(("withdraw", "stay", "stay", "stay")):
        facts = FACE.facts(table.state, seat)
        told.append((facts["others"], facts["staying"]))
        play(table, f"{seat + 1} {choice}")
    assert told == [(3, 0), (2, 0), (2, 1), (2, 2)]


def test_E14_E15_whoever_cannot_withdraw_is_sure_to_stay() -> None:
    table = until(enfer("immortal", "pact", "gag"), Step.WITHDRAW)
    assert FACE.facts(table.state, 0)["staying"] == 0
    t = state(table)
    t.count[t.LAYOUT.constants["laid"][2]] = 0
    assert FACE.facts(table.state, 0)["staying"] == 1


def test_E24_the_last_to_be_asked_after_all_others_withdrew_is_alone() -> None:
    table = until(enfer("immortal", "pact", "gag"), Step.WITHDRAW)
    play(table, "1 withdraw", "2 withdraw")
    assert FACE.facts(table.state, 2)["others"] == 0


def test_E3_17_E3_18_a_mise_of_somebody_still_in_that_preys_on_those_who_withdraw_is_counted() -> None:
    table = until(enfer("reaping", "toll", "gag"), Step.WITHDRAW)
    assert FACE.facts(table.state, 0)["preying"] == 1, "not one's own"
    play(table, "1 withdraw", "2 stay")
    assert FACE.facts(table.state, 2)["preying"] == 1


def test_E24_whoever_may_be_alone_is_told_whether_their_own_mise_helps_there_and_whether_it_is_lost() -> None:
    table, helped = until(enfer("gag", "immortal", "reaping"), Step.WITHDRAW), []
    for seat in range(3):
        helped.append(FACE.facts(table.state, seat)["helped"])
        play(table, f"{seat + 1} withdraw")
    assert helped == [0, 2, 1]


def test_E3_17_E3_18_whoever_may_withdraw_is_told_which_mise_costs_them_what() -> None:
    table, told = until(enfer("reaping", "toll", "gag"), Step.WITHDRAW), []
    for seat in range(3):
        facts = FACE.facts(table.state, seat)
        told.append((facts["costs"], facts["reaps"], facts["toll"], facts["card_preys"]))
        play(table, f"{seat + 1} stay")
    assert [one[:2] for one in told] == [(1, 0), (1, 1), (1, 1)]
    assert told[0][2] > 0
    assert told[1][2] == 0, "one's own toll is not paid"
    assert told[1][3] == told[2][3] != told[0][3], "the first that preys is named"


def test_E3_18_a_toll_never_takes_the_last_chip_so_it_may_cost_nothing() -> None:
    table = until(enfer("gag", "toll", "pact"), Step.WITHDRAW)
    state(table).chips[0] = 1
    facts = FACE.facts(table.state, 0)
    assert (facts["preying"], facts["costs"]) == (1, 0)


def test_E26_whoever_may_withdraw_is_told_what_mises_a_winner_takes_and_what_becomes_of_their_own() -> None:
    table, told = until(enfer("immortal", "fireproof-cloak", "gag"), Step.WITHDRAW), []
    for seat in range(3):
        facts = FACE.facts(table.state, seat)
        told.append((facts["spoils"], facts["spared"]))
        play(table, f"{seat + 1} {'stay' if seat else 'withdraw'}")
    assert told == [(2, 1), (2, 2), (1, 0)], "the last one could take nothing but a Mise that may be spared"


def test_E3_17_whoever_reaps_takes_also_the_mises_of_those_who_withdrew() -> None:
    table = until(enfer("gag", "reaping", "pact"), Step.WITHDRAW)
    play(table, "1 withdraw")
    assert FACE.facts(table.state, 1)["spoils"] == 3


def test_E21_whoever_may_lie_down_is_told_what_becomes_of_their_mise() -> None:
    table = until(enfer("gag", "immortal", "pact"), Step.RAISE)
    play(table, "1 raises 1")
    assert FACE.facts(table.state, 1)["mise"] == 1
    state(table).cloaked = 0b010
    assert FACE.facts(table.state, 1)["mise"] == 2
