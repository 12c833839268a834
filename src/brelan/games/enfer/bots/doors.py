"""The doors into compiled tables of Poker d'enfer for an expert. State crosses as an array of rows."""

from typing import Any

from brelan.engine.chance import generator
from brelan.engine.flow import answer
from brelan.engine.sets import bit
from brelan.games.enfer.bots.rollouts import chance_at, note, play_on, some_seats
from brelan.games.enfer.bots.signs import GUESSES, imagine_fitting
from brelan.games.enfer.state import Step
from brelan.games.enfer.verdict import strength_of_value, value_at_verdict

Rows = Any  # a structured NumPy array, one row per table
Numbers = Any  # an int64 NumPy array


def weigh(rows: Rows, viewer: int, answers: Numbers, seed: int, share: int, strengths: Numbers, ends: Numbers) -> None:
    """From the view in row 0, a seat's or what all see: imagine tables, try each answer, note how the round ends.

    `strengths` has a line for each table: how strong each seat's hand is once it can raise. `ends` has a line for each
    table and answer; `share` thousandths of the others play like beginners.
    """
    luck = generator()
    for n in range(len(ends)):
        imagine_fitting(rows, viewer, seed + GUESSES * n, luck)
        for seat in range(rows[2].players):
            if rows[2].now == Step.RAISE or rows[2].now == Step.PAY:
                strengths[n, seat] = strength_of_value(rows[2], value_at_verdict(rows[2], seat))
        naives = some_seats(share, luck) & ~bit(viewer)
        for k in range(len(answers)):
            rows[1] = rows[2]
            rows[1].chance = chance_at(rows[1], viewer, seed + n)
            answer(rows[1], viewer, answers[k])
            play_on(rows[1], rows[0].round, 0, naives, seed + n)
            note(rows[1], ends[n, k])


def meet(rows: Rows, i: int, mine: int, naives: int, past: int, number: int, line: Numbers) -> int:
    """Play until a round is over (that is noted) or one of `mine` is asked: that seat, or −1."""
    seat = play_on(rows[i], past, mine, naives, number)
    if seat < 0:
        note(rows[i], line)
    return seat
