"""A whole deal between two, solved: the opening, who follows, what is exchanged, and the second betting."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from brelan.games.ferme.bots.range import Array, Pack, exchanges
from brelan.games.ferme.bots.second import Stakes, tree
from brelan.solver.acts import Acts, Joints, Play, act_worths, arrivals, solve_acts
from brelan.solver.tree import side

ITERATIONS = 200
CARDS = range(4)  # F21 0 to 3 may be exchanged
BLINDE, OTHER = 0, 1
PASS, FOLLOW = 0, 1


class Deal(NamedTuple):
    """What a deal between two depends on: the pack, the first stakes that are considered, the second, the price."""

    pack: Pack
    openings: tuple[int, ...]
    stakes: Stakes
    price: int


class Solved(NamedTuple):
    """A deal with both players' strategies; for each player what every row is worth, and how often they come where."""

    deal: Deal
    acts: Acts
    play: Play
    worths: tuple[tuple[Array, Array], tuple[Array, Array]]
    came: tuple[Array, Array]

    def joint(self, opening: int, blinde: int, other: int) -> int:
        """Where the second betting stands after this opening and these exchanges."""
        return (self.deal.openings.index(opening) * len(CARDS) + blinde) * len(CARDS) + other


def opening_rows(deal: Deal) -> slice:
    """F17 The rows of the blinde's stakes."""
    return slice(1, 1 + len(deal.openings))


def follow_rows(deal: Deal, opening: int) -> slice:
    """F19 The other's rows: pass, follow."""
    first = 1 + 2 * deal.openings.index(opening)
    return slice(first, first + 2)


def exchange_rows(deal: Deal, player: int, opening: int, seen: int) -> slice:
    """F21 The rows of 0 to 3 cards; the other has seen how many cards the blinde exchanged."""
    n, at = len(deal.openings), deal.openings.index(opening)
    first = 1 + n + 4 * at if player == BLINDE else 1 + 2 * n + 4 * (4 * at + seen)
    return slice(first, first + 4)


def plant_deal(deal: Deal) -> Acts:
    """The two acts of a deal."""
    openings, table = deal.openings, exchanges(deal.pack)
    blinde, other = [(1, len(openings), 0)], []
    for at, opening in enumerate(openings):
        blinde.append((exchange_rows(deal, BLINDE, opening, 0).start, 4, 1 + at))
        other.append((follow_rows(deal, opening).start, 2, 0))
    for opening in openings:
        followed = follow_rows(deal, opening).start + FOLLOW
        other += [(exchange_rows(deal, OTHER, opening, n).start, 4, followed) for n in CARDS]
    ways = [(a, n, m) for a in openings for n in CARDS for m in CARDS]
    rows = [[exchange_rows(deal, BLINDE, a, 0).start + n for a, n, _ in ways]]
    rows.append([exchange_rows(deal, OTHER, a, n).start + m for a, n, m in ways])
    planted, once = tree(deal.stakes, 0.0), tree(deal.stakes, 1.0)
    pays = [
        planted.ends.pay
        + (a + deal.price * (n + m) / 2) * (once.ends.pay - planted.ends.pay)
        + deal.price * (m - n) / 2
        for a, n, m in ways
    ]
    changed = [[n for _, n, _ in ways], [m for *_, m in ways]]
    joints = Joints(np.array(rows[0]), np.array(rows[1]), np.array(changed[0]), np.array(changed[1]), np.array(pays))
    return Acts((side(blinde), side(other)), joints, planted, (table.weights, table.weights), table.after)


@lru_cache(24)
def solved(deal: Deal, iterations: int = ITERATIONS) -> Solved:
    """The equilibrium of a deal."""
    acts = plant_deal(deal)
    play = solve_acts(acts, iterations)
    worths = act_worths(acts, play, BLINDE), act_worths(acts, play, OTHER)
    return Solved(deal, acts, play, worths, (arrivals(acts, play, BLINDE), arrivals(acts, play, OTHER)))
