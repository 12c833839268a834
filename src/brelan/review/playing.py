"""How imagined games are played on, all seats with the same mind. Written like rules, for compiled tables."""

from typing import Any

from brelan.engine.drive import choose, one_seat
from brelan.engine.flow import advance, answer, awaited

Rows = Any  # a structured NumPy array, one row per table
Numbers = Any  # an int64 NumPy array


def play_past(rows: Rows, i: int, deals: Numbers, past: int, seat: int, value: int, luck: list[int]) -> None:
    """Play until a deal after `past` has been dealt, or the game is over; first a seat answers, if one is named.

    A table that is set up and asks nobody begins.
    """
    if rows[i].asked == 0 and rows[i].over == 0:
        advance(rows[i])
    given = seat
    while rows[i].asked and (given >= 0 or deals[i] <= past):
        who = given if given >= 0 else one_seat(awaited(rows[i]), luck)
        answer(rows[i], who, value if given >= 0 else choose(rows[i], who, luck))
        given = -1
