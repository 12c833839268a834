"""Driving a table without people: answers at random, to the end of the game."""

from brelan.engine.asks import Ask, any_answer, nothing
from brelan.engine.chance import roll, seeded
from brelan.engine.flow import advance, answer, ask_of, awaited
from brelan.engine.sets import count, lowest, nth, single
from brelan.engine.state import AnyState


def begin(t: AnyState, seed: int) -> None:
    """Begin a game on a table that is set up."""
    t.chance = seeded(seed)
    advance(t)


def one_seat(seats: int, luck: list[int]) -> int:
    """One of the seats that have yet to answer."""
    return lowest(seats) if single(seats) else nth(seats, roll(luck, count(seats)))


def choose(t: AnyState, seat: int, luck: list[int]) -> int:
    """Any legal answer; compiled tables that were made with a player ask that one (see compiled.py)."""
    return any_answer(ask_of(t, seat), luck)


def reply(t: AnyState, seat: int, ask: Ask, luck: list[int]) -> int:
    """The same where it is known what the seat is asked; nothing is known if several are."""
    return any_answer(ask if ask.form else ask_of(t, seat), luck)


def play_out(t: AnyState, luck: list[int]) -> int:
    """Play to the end; how many decisions it took."""
    decisions = 0
    ask = nothing()
    while t.asked:
        seats = awaited(t)
        seat = one_seat(seats, luck)
        ask = answer(t, seat, reply(t, seat, ask, luck))
        decisions += 1
    return decisions
