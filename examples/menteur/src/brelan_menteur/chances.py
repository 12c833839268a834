"""Poker menteur: M6 what thrown dice may become, counted exactly."""

from functools import cache
from itertools import accumulate, combinations_with_replacement
from math import factorial

from brelan_menteur.ranking import DECK, RANKING, SCALE
from brelan_menteur.state import DICE

Dice = tuple[int, ...]
"""Faces, lowest first."""


def ways_to_fall(dice: Dice) -> int:
    """How many throws show these dice, in any order."""
    orders = factorial(len(dice))
    for face in set(dice):
        orders //= factorial(dice.count(face))
    return orders


@cache
def reached(kept: Dice) -> tuple[float, ...]:
    """For each place on the scale the chance of that much or more, when all but these dice are thrown."""
    found = [0] * len(SCALE)
    for thrown in combinations_with_replacement(range(len(DECK)), DICE - len(kept)):
        found[RANKING.value([*kept, *thrown])] += ways_to_fall(thrown)
    from_top = list(accumulate(reversed(found)))
    return tuple(n / from_top[-1] for n in reversed(from_top))


def reach(kept: Dice, rung: int) -> float:
    """The chance that these dice become that much or more when the others are thrown."""
    return reached(kept)[rung]


def kept_of(dice: Dice, thrown: int) -> Dice:
    """The dice that stay when those at these positions are thrown."""
    return tuple(face for i, face in enumerate(dice) if not thrown >> i & 1)


@cache
def best_throw(dice: Dice, rung: int) -> int:
    """The positions to throw so that the dice become that much or more as often as can be, the fewest of them."""
    return max(range(1 << DICE), key=lambda thrown: (reach(kept_of(dice, thrown), rung), -thrown.bit_count()))


@cache
def after_throw(dice: Dice, thrown: int, rung: int) -> float:
    """The chance of that much or more for someone who saw these dice and knows how many were thrown since."""
    choices = [positions for positions in range(1 << DICE) if positions.bit_count() == thrown]
    return sum(reach(kept_of(dice, positions), rung) for positions in choices) / len(choices)
