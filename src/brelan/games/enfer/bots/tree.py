"""The raise round as a tree (E19–E24): the answers that are considered, and how the round ends by the game's rules.

Only what all see differs from place to place; the cards do not, and who is strongest decides at the ends.
"""

from typing import NamedTuple

import numpy as np

from brelan.engine.asks import Ask, Form
from brelan.engine.flow import answer, ask_of, awaited
from brelan.engine.sets import bit, has, lowest
from brelan.engine.showing import Show
from brelan.games.enfer.bots.rollouts import LINE, SEATS, note
from brelan.games.enfer.state import State, Step, Verdict
from brelan.solver.tree import Array

AHEAD = 2
"""So many raises are thought ahead."""
NOBODY = -1


class Place(NamedTuple):
    """Where somebody raises or pays; or NOBODY: the raise round is over, and one of those still in will win."""

    step: int
    actor: int
    answers: tuple[int, ...]
    first: int
    still_in: int


class Tree(NamedTuple):
    """Places, each before those it leads to; and by place and winner what the round leaves (`rollouts.note`)."""

    places: list[Place]
    ends: Array


def tree_of(t: State) -> Tree:
    """The tree from a whole table on which somebody is asked to raise or to pay."""
    tables, raises, places = [t], [0], list[Place]()
    ends: dict[tuple[int, int], list[int]] = {}
    for i, here in enumerate(tables):
        if here.asked and here.round == t.round and here.now in (Step.RAISE, Step.PAY):
            seat = lowest(awaited(here))
            answers = considered(ask_of(here, seat), AHEAD - raises[i], i == 0)
            places.append(Place(here.now, seat, answers, len(tables), 0))
            for value in answers:
                tables.append(after(here, seat, value))
                raises.append(raises[i] + int(here.now == Step.RAISE and value > 0))
        else:
            still_in = here.still_in if here.now == Step.REVEAL else bit(here.banker)
            places.append(Place(Step.VERDICT, NOBODY, (), 0, still_in))
            ends |= {(i, winner): end_of(here, winner, t.round) for winner in range(SEATS) if has(still_in, winner)}
    lines = np.zeros((len(places), SEATS, LINE), np.int64)
    for place, line in ends.items():
        lines[place] = line
    return Tree(places, lines)


def considered(ask: Ask, raises: int, now: bool) -> tuple[int, ...]:
    """All that may be answered now; later on, to raise is to raise all one may, and only so many do."""
    if ask.form == Form.ONE_OF:
        return tuple(ask.options())
    return tuple(range(ask.most + 1)) if now else (0, ask.most) if raises else (0,)


def after(t: State, seat: int, value: int) -> State:
    """A table once a seat has answered."""
    found = t.copy()
    answer(found, seat, value)
    return found


def end_of(t: State, winner: int, played: int) -> list[int]:
    """E25 What the round leaves when all others decline to show."""
    end, line = t.copy(), [0] * LINE
    while end.asked and end.round == played:
        seat = lowest(awaited(end))
        declines = end.now == Step.REVEAL and seat != winner
        answer(end, seat, Verdict.DECLINE if declines else Verdict.SHOW if end.now == Step.REVEAL else Show.KEEP)
    note(end, line)
    return line
