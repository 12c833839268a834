"""What the game's unit is worth in hope: the chips that an answer gives away, as a part of the victory."""

from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from brelan import shelf
from brelan.coach.advice import unit_of
from brelan.engine.state import AnyState
from brelan.review.hope import Hopes
from brelan.review.prospects import FIRST, Array, Standings

HUNDREDTHS = "games"
"""The unit of minds that count hundredths of a game won."""
MASK = (1 << FIRST) - 1


class Price(NamedTuple):
    """How much hope a unit is worth, at most all of it."""

    each: float

    def hope(self, units: float) -> float:
        """What so many units are worth."""
        return min(1.0, max(0.0, units) * self.each)


def price(hopes: Hopes, state: AnyState, seat: int) -> Price:
    """The price at a table: how hope rises when a quarter of what a seat has on average goes to it from the others."""
    game, players = hopes.game, state.players
    if unit_of(game) == HUNDREDTHS:
        return Price(0.01)
    numbers = np.array([standing(game.name, state, other) for other in range(players)])
    own = numbers & MASK
    step = max(1, int(own.sum()) // (4 * players))
    less, more = moved(numbers, seat, -step), moved(numbers, seat, step)
    units = (more - less)[seat]
    deal = getattr(state, game.deal) + 1
    scores, over = np.zeros((2, players), np.int64), np.zeros(2, np.int64)
    low, high = hopes.prospects.shares(Standings(np.stack([less, more]), np.full(2, deal), scores, over))[:, seat]
    return Price(max(0.0, float(high - low)) / max(1, int(units)))


def moved(numbers: Array, seat: int, units: int) -> Array:
    """Standings after so many units went to a seat from the others in equal parts, as far as they have any."""
    found = numbers.copy()
    for other in range(len(numbers)):
        if other != seat:
            part = min(int(numbers[other]) & MASK, units // (len(numbers) - 1)) if units > 0 else 0
            part = -min(int(found[seat]) & MASK, -units // (len(numbers) - 1)) if units < 0 else part
            found[other] -= part
            found[seat] += part
    return found


def standing(name: str, state: AnyState, seat: int) -> int:
    """Where a seat stands, as its box says; by its score otherwise."""
    box = shelf.box(name)
    modules: list[Any] = [import_module(module) for module in box.plays_on]
    said = next((module.standing for module in modules if hasattr(module, "standing")), box.game.score)
    return int(said(state, seat))
