"""The door into compiled tables for a review. State crosses as arrays of rows."""

from typing import Any

from brelan.engine.chance import generator, seeded
from brelan.engine.sight import imagine
from brelan.review.playing import play_past

Rows = Any  # a structured NumPy array, one row per table
Numbers = Any  # an int64 NumPy array

score: Any = None  # the game's own function, once compiled
standing: Any = None  # its box's, or else `standing.py`
likely: Any = None  # its box's, or else `likely.py`
CERTAIN = 1000
STREAMS = 4
HANDS, DOUBTS, CHANCE, MINDS = 0, 1, 2, 3
"""What is drawn by lot for a try, each from a generator of its own: neighbouring seeds have nothing in common."""


def explore(
    origins: Rows,
    tries: Rows,
    deals: Numbers,
    plan: Numbers,
    viewer: int,
    weights: Numbers,
    scores: Numbers,
    standings: Numbers,
) -> None:
    """Play every try on from its origin and note how everybody stands; `deals` is the tries' own count of them.

    `plan` has a line a try: its origin, the deal to play past, who answers what first (−1: nobody), and a seed. What
    `viewer` has not seen is imagined, and weighs as much as it fits what the others did; a viewer of −1 has seen
    everything.
    """
    luck = generator()
    for i in range(len(tries)):
        tries[i] = origins[plan[i, 0]]
        if viewer >= 0:
            imagine(tries[i], viewer, STREAMS * plan[i, 4] + HANDS)
            luck[0] = seeded(STREAMS * plan[i, 4] + DOUBTS)
            for other in range(tries[i].players):
                if other != viewer:
                    weights[i] = weights[i] * likely(tries[i], other, luck) // CERTAIN
        tries[i].chance = seeded(STREAMS * plan[i, 4] + CHANCE)
        luck[0] = seeded(STREAMS * plan[i, 4] + MINDS)
        play_past(tries, i, deals, plan[i, 1], plan[i, 2], plan[i, 3], luck)
        for seat in range(tries[i].players):
            scores[i, seat] = score(tries[i], seat)
            standings[i, seat] = standing(tries[i], seat)
