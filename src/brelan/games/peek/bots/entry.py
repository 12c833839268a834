"""P5 What entering is worth: from a table of solved biddings, and how often the others enter.

`build` solves them again and makes the table anew.
"""

from functools import cache
from math import comb

from brelan.bots.shipped import shipped
from brelan.engine.sets import count, has
from brelan.games.peek.bots.range import entering
from brelan.games.peek.odds import CUPS, Dice
from brelan.games.peek.state import State

VERSION = 1
DEPTHS = (6, 16, 48)
PLACES = ("first", "second")
FILE = "entry.toml"


@cache
def table() -> dict[str, list[float]]:
    """For a depth, a number of opponents and a place in the bidding: what each cup gains by having entered."""
    found: dict[str, list[float]] = shipped(__package__, FILE, VERSION)["gains"]
    return found


def name(deep: int, opponents: int, place: str) -> str:
    """How a line of the table is called."""
    return f"deep-{deep}-against-{opponents}-{place}"


def gain(cup: Dice, deep: int, opponents: int, place: str) -> float:
    """What a cup gains on average by having entered, in points."""
    nearest = min(DEPTHS, key=lambda depth: abs(depth - deep))
    return table()[name(nearest, opponents, place)][CUPS.index(cup)]


def may_follow(t: State, seat: int) -> int:
    """How many are asked to enter after this seat."""
    around = [(t.lead + i) % t.players for i in range(t.players)]
    return sum(has(t.playing, other) for other in around[around.index(seat) + 1 :])


def worth_entering(t: State, seat: int, cup: Dice) -> float:
    """P5, P6 What entering gains on average; passing gains nothing. A lone player takes what was left on the track."""
    inside, later = count(t.still_in), may_follow(t, seat)
    often = entering(max(2, count(t.playing)))
    richest = max(t.points[other] + t.staked[other] for other in range(t.players) if other != seat)
    deep = min(t.points[seat], richest)
    place = PLACES[min(inside, 1)]
    worth = 0.0
    for more in range(later + 1):
        chance = comb(later, more) * often**more * (1 - often) ** (later - more)
        opponents = inside + more
        found = t.track / (opponents + 1)
        worth += chance * (found + (gain(cup, deep, opponents, place) if opponents else 0.0))
    return worth
