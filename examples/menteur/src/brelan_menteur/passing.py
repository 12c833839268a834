"""Poker menteur: M4–M7 and M9, the cup goes round."""

from brelan.engine.asks import Ask, amount, one_of, some_of
from brelan.engine.cups import look, throw_again
from brelan.engine.flow import plan_for
from brelan.engine.sets import bit, count, first
from brelan.engine.steps import UNDER_CUP
from brelan.engine.tells import tell, tell_cards
from brelan_menteur.lifting import lift_cup
from brelan_menteur.ranking import SCALE
from brelan_menteur.rounds import next_player
from brelan_menteur.state import DICE, TOP, State, Step, Told, Trust, book


@book.question(Step.ANNOUNCE, "announces", scale=SCALE.texts)
def announce_what(t: State, seat: int) -> Ask:
    """M4 Any combination, true or not; M7 higher than the last one."""
    return amount(t.rung + 1, TOP)


@book.answer_to(Step.ANNOUNCE)
def announce(t: State, seat: int, rung: int) -> None:
    """M4 Whoever holds the cup announces a combination, and the next player answers."""
    t.rung = rung
    tell(t, Told.ANNOUNCED, seat, rung=rung)
    plan_for(t, Step.ANSWER, next_player(t, seat))


@book.question(Step.ANSWER, options=Trust)
def believe_or_lift(t: State, seat: int) -> Ask:
    """M5 The next player believes it or lifts the cup; M9 nothing is higher than five aces."""
    return one_of(bit(Trust.LIFT) | (bit(Trust.BELIEVE) if t.rung < TOP else 0))


@book.answer_to(Step.ANSWER)
def believe(t: State, seat: int, trust: int) -> None:
    """M5 Whoever believes takes the cup."""
    if trust == Trust.LIFT:
        lift_cup(t, seat)
    else:
        tell(t, Told.BELIEVED, seat)
        take_cup(t, seat)


def take_cup(t: State, seat: int) -> None:
    """M6 Whoever takes the cup looks under it, throws what they like, and announces."""
    t.holder = seat
    look(t, t.cup, bit(seat))
    tell_cards(t, Told.LOOKED, seat, t.cup)
    plan_for(t, Step.ANNOUNCE, seat)
    plan_for(t, Step.THROW, seat)


@book.question(Step.THROW, "throws", members=UNDER_CUP)
def throw_which(t: State, seat: int) -> Ask:
    """M6 None of the dice, some or all."""
    return some_of(first(DICE), 0, DICE)


@book.answer_to(Step.THROW)
def throw_some(t: State, seat: int, dice: int) -> None:
    """M6 The others see how many are thrown again, not which, nor how they fall."""
    throw_again(t, t.cup, dice, bit(seat))
    tell(t, Told.THREW, seat, dice=count(dice))
    if dice:
        tell_cards(t, Told.SAW, seat, t.cup)
