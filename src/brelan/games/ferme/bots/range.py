"""What the others may hold: kinds of hands before the exchange, classes of strength after it, from a small table.

Classes are parts of all final hands, weakest first. The table `exchanges.npz` is made by `build`.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from brelan.bots.shipped import shipped
from brelan.games.ferme.dealing import lowest_rank
from brelan.games.ferme.state import State

Array = np.ndarray[Any, np.dtype[Any]]

FILE, VERSION = "exchanges.npz", 1
LEVELS = np.concatenate([np.linspace(0.0, 0.6, 17), np.linspace(0.6, 0.9, 17)[1:], np.linspace(0.9, 1.0, 17)[1:]])
"""Which parts of all final hands part the classes: the better the hands, the finer."""
CLASSES = len(LEVELS) - 1


class Pack(NamedTuple):
    """F3, J1 The lowest rank that is in play, and whether the joker is."""

    lowest: int
    joker: bool


PACKS = tuple(Pack(lowest, joker) for lowest in (0, 3, 4, 5) for joker in (False, True))


class Exchanges(NamedTuple):
    """What exchanges bring with one pack.

    How frequent each kind is; for each kind how often 0 to 3 cards are its best exchange; the classes of strength that
    an exchange of n cards brings each kind: [n, kind, class]; and the strengths that part the classes.
    """

    weights: Array
    usual: Array
    after: Array
    bounds: Array


def pack_of(t: State) -> Pack:
    """The pack that is played with."""
    return Pack(lowest_rank(t), bool(t.joker))


@cache
def _tables() -> dict[str, Array]:
    return shipped(__package__, FILE, VERSION)


@cache
def exchanges(pack: Pack) -> Exchanges:
    """The table of a pack."""
    at = PACKS.index(pack)
    parts = (_tables()[key][at] for key in Exchanges._fields)
    weights, usual, after, bounds = (part if part.dtype.kind == "i" else part.astype(np.float64) for part in parts)
    return Exchanges(weights / weights.sum(), usual, after / after.sum(axis=2, keepdims=True), bounds)
