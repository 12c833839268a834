"""How a seat stands between two rounds of Poker d'enfer, and how its doings fit its cards. Written like rules."""

from brelan.engine.flow import awaited
from brelan.engine.sets import has, lowest
from brelan.games.enfer.bots.chances import prints
from brelan.games.enfer.bots.signs import fits
from brelan.games.enfer.state import State, Step, owned

FIRST = 1 << 20  # a Mise counts before any number of chips
SURE = 1000
SELDOM = 300  # how often cards do not fit what their owner did, in thousandths


def standing(t: State, seat: int) -> int:
    """E30 Most Mises wins, then most chips."""
    return owned(t, seat) * FIRST + t.chips[seat]


def likely(t: State, seat: int, luck: list[int]) -> int:
    """What a player did in the round fits their cards more often than not."""
    if has(t.withdrawn, seat) or t.asked == 0 or prints(t, seat, Step.WORLD_UPSIDE_DOWN):
        return SURE
    return SURE if fits(t, lowest(awaited(t)), seat, luck) else SELDOM
