"""A beginner at Poker d'enfer: see `naive`."""

from random import Random
from typing import cast

from brelan.bots.thought import Thought, sure
from brelan.engine.asks import Ask
from brelan.engine.chance import seeded
from brelan.engine.table import View
from brelan.games.enfer.bots.naive import naive
from brelan.games.enfer.state import State


def mind(view: View, _ask: Ask, rng: Random) -> Thought:
    """A beginner gives the first answer that comes to mind."""
    assert view.seat is not None
    return sure(naive(cast(State, view.state), view.seat, [seeded(rng.getrandbits(60))]))
