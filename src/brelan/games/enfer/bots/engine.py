"""The compiled tables in which an expert plays rounds out."""

from functools import cache
from typing import NamedTuple

import numpy as np

from brelan.engine.compiled import Compiled, compiled
from brelan.engine.state import NO_SEAT
from brelan.engine.table import View
from brelan.games.enfer import game
from brelan.games.enfer.bots.rollouts import LINE
from brelan.solver.tree import Array

PARTS = ("chances", "regular", "naive", "signs", "rollouts", "doors")


@cache
def engine() -> Compiled:
    """The compiled tables, with the players that an expert imagines and the doors they use."""
    return compiled(game, *(f"brelan.games.enfer.bots.{part}" for part in PARTS))


class Imagined(NamedTuple):
    """Imagined tables: how strong each seat's hand is once it can raise, and how the round ends after each answer."""

    strengths: Array
    ends: Array


def imagined(view: View, answers: list[int], tables: int, seed: int, naive: int) -> Imagined:
    """So many tables as somebody can imagine them from a view; an end is a line as `rollouts.note` writes it.

    `naive` thousandths of the others play on like beginners.
    """
    fast = engine()
    rows = fast.rows(3)
    rows[:1] = fast.row(view.state)
    found = Imagined(np.zeros((tables, view.state.players), np.int64), np.zeros((tables, len(answers), LINE), np.int64))
    seat = NO_SEAT if view.seat is None else view.seat
    fast.code.weigh(rows, seat, np.array(answers, np.int64), seed, naive, *found)
    return found
