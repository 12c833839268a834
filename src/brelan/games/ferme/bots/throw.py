"""What each exchange is worth: all draws counted, by what the hand then is worth in the second betting."""

from itertools import combinations

import numpy as np

from brelan.engine.sets import bit
from brelan.games.ferme.bots.range import Array, Pack, exchanges
from brelan.games.ferme.bots.spot import pack_cards
from brelan.games.ferme.odds import Cards, strengths_after, unseen_of

EVERY = 11  # of the many draws of three cards so many are passed over at first
BEST = 2  # exchanges of three cards for which all draws are counted


def classes_of(pack: Pack, strengths: Array) -> Array:
    """The classes of these strengths."""
    return np.searchsorted(exchanges(pack).bounds, strengths, side="right")


def throws(hand: Cards, pack: Pack, prospects: dict[int, Array]) -> dict[int, float]:
    """The worth of putting down each set of positions; `prospects[n]` is what a class is worth after n cards."""
    unseen = unseen_of(pack_cards(pack), hand)

    def worth(positions: tuple[int, ...], every: int) -> float:
        thrown = tuple(hand[i] for i in positions)
        after = strengths_after(hand, thrown, unseen, every)
        return float(prospects[len(thrown)][classes_of(pack, after)].mean())

    found = {
        positions: worth(positions, EVERY if n == 3 else 1)
        for n in prospects
        for positions in combinations(range(5), n)
    }
    promising = sorted((p for p in found if len(p) == 3), key=lambda p: found[p], reverse=True)[:BEST]
    found |= {positions: worth(positions, 1) for positions in promising}
    return {sum(bit(i) for i in positions): value for positions, value in found.items()}
