"""A beginner of Poker Kids: the best combination now, whatever the stage pays and whatever is left for later."""

from random import Random
from typing import cast

from brelan.bots.thought import Thought, quantal
from brelan.engine.asks import Ask
from brelan.engine.table import View
from brelan.games.kids.bots.pairs import combination, keep_own, pairs_of, tone_of
from brelan.games.kids.bots.regular import CERTAIN, chance_now
from brelan.games.kids.state import State, Step

PRIZE = 20.0  # euros, as if every stage paid the same to whom is ahead
STEP = 1.0  # euros


def mind(view: View, _ask: Ask, _rng: Random) -> Thought:
    """The stronger the combination the better; nearly equal ones are mixed up."""
    t, seat = cast(State, view.state), view.seat
    assert seat is not None
    if t.now == Step.SHOW:
        return keep_own()
    pairs = pairs_of(t, seat)
    euros = [PRIZE * chance_now(t, combination(t, seat, two)) / CERTAIN for two in pairs]
    return Thought(quantal(((two, n, tone_of(t, seat, two)) for two, n in zip(pairs, euros, strict=True)), STEP))
