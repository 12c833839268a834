"""What was learnt, as a player: it answers where a bot answers, from its seat's view."""

from collections.abc import Callable
from random import Random

import numpy as np

from brelan.engine.asks import Ask, Choice
from brelan.engine.table import View
from brelan.learn.parts import Array
from brelan.learn.setting import Space
from brelan.learn.spelling import DONE, WHOLE, ask_next_seat, may_stop_spelling, next_letters, spell_on, spell_rest
from brelan.learn.turns import COLUMNS, PLACE, SPELLED
from brelan.players import Bot

Choose = Callable[[Array, Array, Random], int]
"""From what is seen and what is allowed to an action."""


def player(space: Space, choose: Choose) -> Bot:
    """A bot that spells its answers by a function of what it sees and what is allowed."""

    def answer(view: View, ask: Ask, rng: Random) -> Choice:
        assert view.seat is not None
        turn = [0] * COLUMNS
        ask_next_seat(view.state, turn, view.seat)
        row, seats = np.array([view.state.numbers()], np.int64), np.array([view.seat])
        while turn[PLACE] != WHOLE:
            seen = np.zeros((1, space.observation.size), np.float32)
            space.observation.look(row, seats, np.array([turn], np.int64), seen)
            spell_on(turn, choose(seen[0], mask_of(turn, space.actions), rng))
            spell_rest(turn)
        return ask.decode(turn[SPELLED])

    return answer


def legal(turn: list[int]) -> list[int]:
    """The actions that may come next, lowest first."""
    found = next_letters(turn)
    return [action for action in range(found.bit_length()) if found >> action & 1] + [DONE] * may_stop_spelling(turn)


def mask_of(turn: list[int], actions: int) -> Array:
    """The same as ones among zeros."""
    mask = np.zeros(actions, np.int8)
    mask[legal(turn)] = 1
    return mask
