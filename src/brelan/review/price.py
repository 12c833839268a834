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
    """Hope after some losses, the smallest first: what lies between two of them is lost along a line."""

    units: tuple[float, ...]
    hopes: tuple[float, ...]

    def hope(self, units: float) -> float:
        """What this many units are worth; nobody can lose more than all they hope for."""
        return max(0.0, self.hopes[0] - float(np.interp(units, self.units, self.hopes)))


def price(hopes: Hopes, state: AnyState, seat: int) -> Price:
    """The price of units at a table: how a seat would stand if it lost them to the others in equal parts."""
    game, players = hopes.game, state.players
    if unit_of(game) == HUNDREDTHS:
        return Price((0.0, 100.0), (1.0, 0.0))
    numbers = np.array([standing(game.name, state, other) for other in range(players)])
    own, total = int(numbers[seat]) & MASK, int((numbers & MASK).sum())
    step = max(players - 1, total // (8 * players))
    losses = list(range(0, own + 1, step))
    if len(losses) == 1:  # a seat with less than a step: as much as the others would miss it
        losses, numbers = [0, step], moved(numbers, seat, step)
    lines = np.stack([moved(numbers, seat, -loss) for loss in losses])
    deals = np.full(len(lines), getattr(state, game.deal) + 1)
    at = Standings(lines, deals, np.zeros_like(lines), np.zeros(len(lines), np.int64))
    falling = np.minimum.accumulate(hopes.prospects.shares(at)[:, seat])
    return Price(tuple(map(float, losses)), tuple(map(float, falling)))


def moved(numbers: Array, seat: int, units: int) -> Array:
    """Standings after so many units went to a seat from the others in equal parts, or from it if they are below 0."""
    found = numbers.copy()
    part = abs(units) // (len(numbers) - 1)
    for other in range(len(numbers)):
        if other != seat:
            giver, taker = (other, seat) if units > 0 else (seat, other)
            some = min(part, int(found[giver]) & MASK)
            found[giver] -= some
            found[taker] += some
    return found


def standing(name: str, state: AnyState, seat: int) -> int:
    """Where a seat stands, as its box says; by its score otherwise."""
    box = shelf.box(name)
    modules: list[Any] = [import_module(module) for module in box.plays_on]
    said = next((module.standing for module in modules if hasattr(module, "standing")), box.game.score)
    return int(said(state, seat))
