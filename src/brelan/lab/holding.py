"""How players who are held back play. Written like rules, for compiled tables; `players.py` is for plain ones."""

from typing import Any

from brelan.engine.asks import any_answer
from brelan.engine.drive import choose
from brelan.engine.flow import ask_of

Rows = Any  # a structured NumPy array, one row per table

FREE, EVERY_STEP, GUESSES, BOX = 0, 1, 2, 66
"""Held back by nothing; guesses at every step; from here on at step 0, 1 …; from here on by what the box declares."""

blind: Any = None  # the box's own functions, or those of `unheld.py`
instead: Any = None


def answer_of(rows: Rows, i: int, spare: Rows, seat: int, held: int, luck: list[int]) -> int:
    """What a seat answers on a row."""
    if held == EVERY_STEP or rows[i].now == held - GUESSES:
        return any_answer(ask_of(rows[i], seat), luck)
    if held < BOX:
        return choose(rows[i], seat, luck)
    spare[0] = rows[i]
    blind(spare[0], seat, held - BOX)
    value = choose(spare[0], seat, luck)
    answered: int = instead(rows[i], seat, held - BOX, value)
    return answered
