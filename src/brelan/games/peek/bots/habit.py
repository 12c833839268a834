"""How people are believed to bid: by their chance against any cup, in the manner of the regular."""

from typing import NamedTuple

import numpy as np

from brelan.games.peek.bots.ladder import (
    FOLD,
    FOLLOW,
    Bidding,
    Path,
    asked_level,
    branch_of,
    branches,
    own_level,
    raises,
)
from brelan.games.peek.bots.range import Array
from brelan.games.peek.bots.regular import BLUFF, DOUBT, FAIR, STRONG, SURER

LEAST, MOST = 0.3, 1.0  # of the pot: what they stake


class Habit(NamedTuple):
    """From which chance one opens and raises, how much one believes a stake, and how often one bluffs."""

    fair: float = FAIR
    strong: float = STRONG
    surer: float = SURER
    doubt: float = DOUBT
    bluff: float = BLUFF


PEOPLE = Habit()


def habitual(habit: Habit, bidding: Bidding, path: Path, better_than: Array, others: int) -> Array:
    """The shares of each branch, for each hand; `better_than` is its chance against one cup."""
    usual = shares(habit, bidding, path, chance(habit, bidding, path, better_than) ** others)
    price, pot = prices(bidding, path)
    if 2 * price > pot:
        return usual
    sure = shares(habit, bidding, path, np.ones_like(better_than))
    return (1 - habit.bluff) * usual + habit.bluff * sure


def prices(bidding: Bidding, path: Path) -> tuple[int, int]:
    """What it costs to follow, and what lies there."""
    own, asked = own_level(path), asked_level(path)
    return asked - own, bidding.beside + own + asked


def chance(habit: Habit, bidding: Bidding, path: Path, better_than: Array) -> Array:
    """The chance against one, who is believed the more the higher the price."""
    price, pot = prices(bidding, path)
    ruled_out = habit.doubt * price / (pot + price)
    return np.maximum(0.0, (better_than - ruled_out) / (1 - ruled_out))


def shares(habit: Habit, bidding: Bidding, path: Path, part: Array) -> Array:
    """Raise with a strong hand, follow when the pot pays for it, else fold."""
    found = np.zeros((branches(bidding, path), len(part)))
    price, pot = prices(bidding, path)
    stays = part * (pot + price) > price if path else part > habit.fair
    bold = part > habit.strong + habit.surer * asked_level(path) / bidding.deep if path else stays
    above = raises(bidding, path)
    raising = (bold if above else np.zeros_like(bold)).astype(float)
    if path:
        found[FOLLOW] = (1 - raising) * stays
    found[FOLD] = (1 - raising) * ~stays
    for level, often in sizes(above, asked_level(path), pot).items():
        found[branch_of(bidding, path, level)] = raising * often
    return found


def sizes(above: tuple[int, ...], asked: int, pot: int) -> dict[int, float]:
    """How often each level is called by one who adds a part of the pot between LEAST and MOST."""
    found = dict.fromkeys(above, 0.0)
    parts = np.linspace(LEAST, MOST, 29)
    for part in parts if above else ():
        wanted = asked + max(1, round(pot * float(part)))
        found[min(above, key=lambda level: max(level, wanted) / min(level, wanted))] += 1 / len(parts)
    return found
