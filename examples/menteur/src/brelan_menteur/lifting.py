"""Poker menteur: M8, M10 and M11, the cup is lifted and somebody was wrong."""

from brelan.engine.cups import lift
from brelan.engine.flow import run
from brelan.engine.piles import card
from brelan.engine.tells import tell, tell_cards
from brelan_menteur.ranking import RANKING
from brelan_menteur.state import State, Step, Told

LIFTED = (Step.NEXT,)

strength_of = RANKING.function(5)


def lift_cup(t: State, seat: int) -> None:
    """M8 The cup is lifted, and everybody sees the dice."""
    lift(t, t.cup)
    tell_cards(t, Told.LIFTED, seat, t.cup)
    if shown(t) >= t.rung:
        announced_true(t, seat)
    else:
        announced_false(t, t.holder)
    run(t, LIFTED)


def shown(t: State) -> int:
    """M8 What lies there."""
    return strength_of(card(t, t.cup, 0), card(t, t.cup, 1), card(t, t.cup, 2), card(t, t.cup, 3), card(t, t.cup, 4))


def announced_true(t: State, doubter: int) -> None:
    """M8 It is what was announced, or more: whoever lifted the cup was wrong."""
    tell(t, Told.WAS_TRUE, t.holder, rung=t.rung)
    lose_life(t, doubter)


def announced_false(t: State, liar: int) -> None:
    """M8 It is less than was announced: whoever announced it is caught."""
    tell(t, Told.WAS_FALSE, liar, rung=t.rung)
    lose_life(t, liar)


def lose_life(t: State, seat: int) -> None:
    """M8 Whoever was wrong loses a life, M11 and begins the next round."""
    t.left[seat] -= 1
    t.spent += 1
    t.holder = seat
    tell(t, Told.LOST, seat, left=t.left[seat])
    if t.left[seat] == 0:
        drop_out(t, seat)


def drop_out(t: State, seat: int) -> None:
    """M10 Whoever has no lives left is out."""
    tell(t, Told.OUT, seat)
