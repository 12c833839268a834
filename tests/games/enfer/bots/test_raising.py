"""Poker d'enfer's raise round as a tree: its ends are the game's own, and whoever has learnt to answer answers well."""

from random import Random

import numpy as np
import pytest

from brelan.engine.flow import answer
from brelan.games.enfer.bots import raising
from brelan.games.enfer.bots.balance import balanced
from brelan.games.enfer.bots.rollouts import LINE, note
from brelan.games.enfer.bots.tree import NOBODY, tree_of
from brelan.games.enfer.state import Answer, Step, Verdict
from tests.games.enfer.bots.eye import raised_after_the_eye
from tests.games.enfer.table import enfer, state, until

HANDS = ("Kc Kd 7h 9c 10d", "5d 7s 9s Js 8h", "6c 8d 10h Qc As")


@pytest.mark.parametrize("seed", range(30))
def test_at_each_end_of_the_tree_the_game_leaves_what_the_tree_says(seed: int) -> None:
    table = until(enfer("gag", "tithe", "immortal", hands=HANDS), Step.RAISE)
    tree, rng, t, at = tree_of(state(table)), Random(seed), state(table).copy(), 0
    while tree.places[at].actor != NOBODY:
        place = tree.places[at]
        a = rng.randrange(len(place.answers))
        answer(t, place.actor, place.answers[a])
        at = place.first + a
    while t.now == Step.REVEAL:
        answer(t, t.actor, Verdict.SHOW)
    line = [0] * LINE
    note(t, line)
    assert t.round == 2
    assert tree.ends[at, t.banker].tolist() == line


def test_all_raises_are_tried_now_and_later_on_all_one_may_or_nothing() -> None:
    table = until(enfer("gag", "tithe", "immortal", hands=HANDS), Step.RAISE)
    places = tree_of(state(table)).places
    assert places[0].answers == (0, 1, 2, 3)
    assert {place.answers for place in places[1:] if place.step == Step.RAISE} == {(0,), (0, 3)}
    assert {place.answers for place in places if place.step == Step.PAY} == {(Answer.LIE_DOWN, Answer.PAY)}


def test_seats_learn_to_bluff_and_to_pay_as_often_as_they_should() -> None:
    """A pot of one chip: the first seat has the best hand or nothing, and stakes a chip or not; the second may pay."""
    actor, first, many = np.array([0, -1, 1, -1, -1]), np.array([1, 0, 3, 0, 0]), np.array([2, 0, 2, 0, 0])
    pay = np.zeros((2, 5, 2))
    pay[:, 1], pay[:, 3], pay[:, 4] = [[1, 0], [0, 1]], [1, 0], [[2, -1], [-1, 2]]
    shares = balanced(actor, first, many, np.array([[1, 0], [0, 0]]), pay, 2000)
    assert shares[0, :, 1] == pytest.approx([1 / 2, 1], abs=0.03), "every other weak hand is a bluff"
    assert shares[2, 0, 1] == pytest.approx(1 / 2, abs=0.03), "and is paid every other time"


def test_a_raise_that_nobody_pays_wins_and_a_strong_hand_wins_when_paid() -> None:
    hands = ("Ac Ad Ah As 5d", "5c 7h 9s Js 10d", "6c 8d 10h Qc Ks")
    table = until(enfer("gag", "tithe", "immortal", hands=hands), Step.RAISE)
    seat = table.awaited[0]
    assert seat == 0
    found = raising.weighed(table.view(seat), 1)
    assert found.won == pytest.approx(1)
    assert found.way[0] == 0, "who passes drives nobody away"
    assert (found.won >= found.way).all()


def test_whoever_cannot_win_lies_down_and_whoever_cannot_lose_pays() -> None:
    weak = ("5c 6d 8h 10c 7s", "Kd Ks 9s Kh Kc", "Ac Ad 10h Ah As")
    strong = ("Ac Ad Ah As 5d", "Kd Kh 9s Kc Ks", "6c 8d 10h Qc 7s")
    for hands, best in ((weak, Answer.LIE_DOWN), (strong, Answer.PAY)):
        assert raising.weighed(raised_after_the_eye(hands).view(0), 1).worths.argmax() == best
