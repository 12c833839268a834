"""What a hand's two visible cards are worth before the others are seen (E10), measured over many deals.

`draft.npz` holds hundredths of a game won, more or less than the mean hand, by players from 3, the lower rank, the
higher rank, and whether both cards are of one suit; `build` makes it anew.
"""

from functools import cache

import numpy as np

from brelan.bots.shipped import shipped
from brelan.engine.piles import card, size
from brelan.games.enfer.state import State
from brelan.solver.tree import Array

FILE, VERSION = "draft.npz", 1
SUITS = 4
RANKS = 10


@cache
def table() -> Array:
    """The measured worths."""
    found: Array = shipped(__package__, FILE, VERSION)["worths"]
    return found


def shown_hands(t: State) -> Array:
    """Where the table speaks of each hand that is laid out: lower rank, higher rank, of one suit."""
    pairs = [
        sorted((card(t, t.row_visible, i), card(t, t.row_visible, i + 1))) for i in range(0, size(t, t.row_visible), 2)
    ]
    return np.array([(low // SUITS, high // SUITS, int(low % SUITS == high % SUITS)) for low, high in pairs])


def worths(t: State) -> Array:
    """What each hand that is laid out is worth beside the others."""
    low, high, suited = shown_hands(t).T
    found = table()[t.players - 3, low, high, suited]
    return np.asarray(found - found.mean())
