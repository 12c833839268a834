"""Where a seat stands in the bidding, as a duel: with the only opponent left, or with the best of several."""

from typing import NamedTuple

from brelan.engine.piles import card
from brelan.engine.sets import count, has
from brelan.games.peek.bidding import owed
from brelan.games.peek.odds import Dice
from brelan.games.peek.state import ENTRY, Admission, State


class Spot(NamedTuple):
    """What the seat has staked and is asked for, how deep both are, and what lies there besides these two stakes."""

    cup: Dice
    common: Dice
    opponents: int
    entrants: int  # P5 among how many one could pass at entry; 0 where all had to enter
    opener: bool
    own: int
    asked: int
    deep: int
    beside: int


def dice_of(t: State, seat: int) -> Dice:
    """The dice under the seat's own cup, lowest first."""
    return tuple(sorted(card(t, t.cup[seat], i) for i in range(3)))


def common_of(t: State) -> Dice:
    """The common dice, lowest first."""
    return tuple(sorted(card(t, t.common, i) for i in range(3)))


def others_in(t: State, seat: int) -> list[int]:
    """The opponents who are still in."""
    return [other for other in range(t.players) if has(t.still_in, other) and other != seat]


def price(t: State, seat: int) -> int:
    """P10 What it costs to follow, P13 at most all one has."""
    return min(owed(t, seat), t.points[seat])


def pot(t: State, seat: int) -> int:
    """P13 What one can win: from each no more than one will have staked oneself."""
    own = t.staked[seat] + price(t, seat)
    return t.track + sum(min(own, t.staked[other]) for other in range(t.players))


def opener(t: State) -> int:
    """P9 Who staked first: from the leader's left, the first who has staked more than the entry; −1 if nobody has."""
    around = [(t.lead + i) % t.players for i in range(t.players)]
    return next((seat for seat in around if t.staked[seat] > ENTRY), -1)


def spot(t: State, seat: int) -> Spot:
    """How the bidding stands for a seat that is asked."""
    others = others_in(t, seat)
    deep = min(t.points[seat] + t.staked[seat], max(t.points[other] + t.staked[other] for other in others))
    staked = [min(deep, t.staked[other]) for other in range(t.players) if other != seat]
    own = t.staked[seat]
    return Spot(
        cup=dice_of(t, seat),
        common=common_of(t),
        opponents=len(others),
        entrants=0 if t.entry == Admission.FORCED else count(t.playing),
        opener=opener(t) in (seat, -1) or ENTRY < own <= ENTRY + 1,
        own=own,
        asked=min(deep, t.called),
        deep=deep,
        beside=t.track + sum(staked) - min(deep, t.called),
    )
