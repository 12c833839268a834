"""Poker menteur: M1–M3 and M10, M11, from the first round to the last."""

from brelan.engine.chance import below
from brelan.engine.cups import shake
from brelan.engine.flow import end, plan_for, run
from brelan.engine.sets import bit, count, has, next_of
from brelan.engine.tells import tell, tell_cards
from brelan_menteur.state import DICE, UNSAID, State, Step, Told, book

OPENING = (Step.LOT, Step.NEXT)
ROUND = (Step.SHAKE,)


def set_up(t: State) -> None:
    """M1 Everybody has as many lives."""
    t.rung = UNSAID
    for seat in range(t.players):
        t.left[seat] = t.lives


def playing(t: State) -> int:
    """M10 Those who have lives left."""
    seats = 0
    for seat in range(t.players):
        if t.left[seat] > 0:
            seats |= bit(seat)
    return seats


def next_player(t: State, seat: int) -> int:
    """M5 The next one to the left who is still in."""
    return next_of(playing(t), (seat + 1) % t.players)


@book.happens(Step.LOT)
def draw_lots(t: State) -> None:
    """M2 The first to take the cup is drawn by lot."""
    t.holder = below(t, t.players)
    tell(t, Told.BEGINS, t.holder)


@book.happens(Step.SHAKE)
def shake_cup(t: State) -> None:
    """M3 Whoever begins shakes the five dice, and is the only one to look under the cup."""
    t.round += 1
    t.rung = UNSAID
    tell(t, Told.ROUND, t.holder, number=t.round)
    shake(t, t.cup, DICE, bit(t.holder))
    tell_cards(t, Told.SHOOK, t.holder, t.cup)
    plan_for(t, Step.ANNOUNCE, t.holder)


@book.happens(Step.NEXT)
def next_round(t: State) -> None:
    """M10 The last one with lives left has won."""
    if count(playing(t)) == 1:
        end(t)
    else:
        pass_cup_on(t)
        run(t, ROUND)


def pass_cup_on(t: State) -> None:
    """M11 Whoever lost a life begins the next round; if that was the last one, the next to the left."""
    if not has(playing(t), t.holder):
        t.holder = next_player(t, t.holder)


def score(t: State, seat: int) -> int:
    """M10 Whoever has lives left has won."""
    return t.left[seat]


def wealth(t: State) -> int:
    """G6 A life is one's own or lost."""
    return sum(t.left) + t.spent
