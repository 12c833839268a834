"""Driving a table without people: answers by a policy, to the end of the game."""

from brelan.engine.asks import any_answer
from brelan.engine.chance import roll, seeded
from brelan.engine.flow import advance, answer, ask_of, awaited, time_out
from brelan.engine.records import Record
from brelan.engine.sets import count, lowest, nth, single

RANDOM = 0  # any legal answer
LATE = 1  # always the time-out answer
OWN = 2  # the policy that compiled tables were made with (see compiled.py)


def begin(t: Record, seed: int) -> None:
    """Begin a game on a table that is set up."""
    t.chance = seeded(seed)
    advance(t)


def one_seat(seats: int, luck: list[int]) -> int:
    """One of the seats that have yet to answer."""
    return lowest(seats) if single(seats) else nth(seats, roll(luck, count(seats)))


def choose(t: Record, seat: int, policy: int, luck: list[int]) -> int:
    """The policy's answer for a seat."""
    return own_policy(t, seat, luck) if policy == OWN else usual_policy(t, seat, policy, luck)


def usual_policy(t: Record, seat: int, policy: int, luck: list[int]) -> int:
    """Any legal answer, or the one that is given when time is up."""
    return time_out(t, seat) if policy == LATE else any_answer(ask_of(t, seat), luck)


def own_policy(t: Record, seat: int, luck: list[int]) -> int:
    """Any legal answer; compiled tables that were made with a policy have a generated twin of this."""
    return any_answer(ask_of(t, seat), luck)


def play_out(t: Record, policy: int, luck: list[int]) -> int:
    """Play to the end; how many decisions it took."""
    decisions = 0
    while t.asked:
        seats = awaited(t)
        seat = one_seat(seats, luck)
        answer(t, seat, choose(t, seat, policy, luck))
        decisions += 1
    return decisions
