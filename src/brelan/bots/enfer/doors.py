"""The doors into compiled tables of Poker d'enfer for an expert. State crosses as an array of rows."""

from typing import Any

from brelan.bots.enfer.rollouts import chance_at, note, play_on, some_seats
from brelan.bots.enfer.signs import contradictions
from brelan.engine.chance import seeded
from brelan.engine.flow import answer
from brelan.engine.sets import bit, scratch
from brelan.engine.sight import imagine

Rows = Any  # a structured NumPy array, one row a table
Numbers = Any  # an int64 NumPy array

GUESSES = 8  # tables that are imagined for one that fits


def weigh(rows: Rows, seat: int, answers: Numbers, seed: int, share: int, ends: Numbers) -> None:
    """From the seat's view in row 0: on each imagined table try each answer, and note how the round ends.

    `ends` has a line for each table and answer; `share` thousandths of the others play like beginners.
    """
    luck = scratch(1)
    for n in range(len(ends)):
        least = 9
        for guess in range(GUESSES):
            if least:
                rows[1] = rows[0]
                luck[0] = seeded(seed + GUESSES * n + guess)
                imagine(rows[1], seat, seed + GUESSES * n + guess)
                wrong = contradictions(rows[1], seat, luck)
                if wrong < least:
                    least = wrong
                    rows[2] = rows[1]
        naives = some_seats(share, luck) & ~bit(seat)
        for k in range(len(answers)):
            rows[1] = rows[2]
            rows[1].chance = chance_at(rows[1], seat, seed + n)
            answer(rows[1], seat, answers[k])
            play_on(rows[1], rows[0].round, 0, naives, bit(seat), seed + n)
            note(rows[1], ends[n, k])


def meet(rows: Rows, i: int, mine: int, naives: int, past: int, number: int, line: Numbers) -> int:
    """Play until a round is over (that is noted) or one of `mine` is asked: that seat, or −1."""
    seat = play_on(rows[i], past, mine, naives, 0, number)
    if seat < 0:
        note(rows[i], line)
    return seat
