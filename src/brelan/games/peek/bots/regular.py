"""A sensible player of Peek Poker: counts the cups that would beat its own, and believes large stakes."""

from itertools import product
from random import Random
from typing import cast

from brelan.bots.thought import Thought, sure
from brelan.engine.asks import Ask, Choice, Form
from brelan.engine.piles import card
from brelan.engine.sets import count, has
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.peek.bots.spot import pot, price
from brelan.games.peek.ranking import DECK, RANKING
from brelan.games.peek.state import Bet, Join, State, Step

HIGH = DECK.card("K")  # a high die shows this or more
CURIOUS = 0.7  # how often one enters with anything against a single opponent
DOUBT = 0.6  # how much of the weaker hands a stake without end would rule out
STRONG = 0.7  # with less than this chance one does not raise
SURER = 0.2  # and how much more it takes with all one has
FAIR = 0.3  # with this chance one opens the bidding
BLUFF = 0.04  # how often one bids as if one could not lose


def play(view: View, ask: Ask, rng: Random) -> Choice:
    """The answer of a seat that knows its three dice and the common ones."""
    t, seat = cast(State, view.state), view.seat
    assert seat is not None
    if t.now == Step.SHOW:
        return Show.KEEP
    cup = [card(t, t.cup[seat], i) for i in range(3)]
    if t.now == Step.ENTER:
        return Join.ENTER if worth_entering(cup) or against_one(t, rng) else Join.PASS
    if ask.form == Form.AMOUNT:
        return min(ask.most, max(ask.least, round(pot(t, seat) * rng.uniform(0.3, 1.0))))
    part = 1.0 if bluffs(t, seat, rng) else chance(t, seat, cup)
    if t.now == Step.OPEN:
        return Bet.STAKE if part > FAIR else Bet.FOLD
    return answer_stake(t, seat, part, ask)


def worth_entering(cup: list[int]) -> bool:
    """A pair, or two high dice."""
    return len(set(cup)) < 3 or sum(die >= HIGH for die in cup) >= 2


def against_one(t: State, rng: Random) -> bool:
    """Between two, waiting for good dice means playing too little."""
    return count(t.playing) == 2 and rng.random() < CURIOUS


def answer_stake(t: State, seat: int, part: float, ask: Ask) -> int:
    """Raise with a strong hand, follow when the track pays for it, else fold."""
    if has(ask.members, Bet.RAISE) and part > needed(t, seat):
        return Bet.RAISE
    return Bet.FOLLOW if part * (pot(t, seat) + price(t, seat)) > price(t, seat) else Bet.FOLD


def needed(t: State, seat: int) -> float:
    """The chance with which one raises: the more of one's points are at stake already, the surer one must be."""
    staked = t.staked[seat] + price(t, seat)
    return STRONG + SURER * staked / (t.staked[seat] + t.points[seat])


def bluffs(t: State, seat: int, rng: Random) -> bool:
    """Now and then, but never against a large stake."""
    return rng.random() < BLUFF and 2 * price(t, seat) <= pot(t, seat)


def chance(t: State, seat: int, cup: list[int]) -> float:
    """The chance of having the best hand: of all cups, those that do not beat one's own, for each opponent.

    The more is asked for what lies on the track, the fewer of the weak cups are believed to be still in.
    """
    common = [card(t, t.common, i) for i in range(3)]
    own = RANKING.value(cup + common)
    others = [RANKING.value([*dice, *common]) for dice in product(range(len(DECK)), repeat=3)]
    beaten = (sum(other < own for other in others) + others.count(own) / 2) / len(others)
    asked = price(t, seat)
    ruled_out = DOUBT * asked / (pot(t, seat) + asked)
    return float(max(0, (beaten - ruled_out) / (1 - ruled_out)) ** (count(t.still_in) - 1))


def mind(view: View, ask: Ask, rng: Random) -> Thought:
    """A regular gives the first answer that comes to mind."""
    return sure(ask.encode(play(view, ask, rng)))
