"""An attack on the expert of Poker fermé between two: who knows the solution answers it best, with finer eyes."""

from functools import cache
from random import Random
from typing import NamedTuple, cast

import numpy as np

from brelan.engine.asks import Ask, Choice, Form, allows
from brelan.engine.piles import size
from brelan.engine.table import View
from brelan.games.ferme.bots.build import exchanges
from brelan.games.ferme.bots.kind import kind_of
from brelan.games.ferme.bots.range import LEVELS, PACKS, Array
from brelan.games.ferme.bots.second import ABOVE, levels
from brelan.games.ferme.bots.spot import hand_of, spot
from brelan.games.ferme.bots.throw import throws
from brelan.games.ferme.bots.two import prospects
from brelan.games.ferme.bots.whole import Deal, Solved, exchange_rows, follow_rows, opening_rows, solved
from brelan.games.ferme.ranking import RANKING
from brelan.games.ferme.state import Bet, State, Step
from brelan.solver.acts import Acts, Play, best_answer
from brelan.solver.tree import weighed

FINER = 3
"""Into so many classes each of the expert's is parted."""


class Attack(NamedTuple):
    """The expert's solution, the game as the attacker sees it, and for either chair the gain and the strategy."""

    found: Solved
    bounds: Array
    gains: tuple[float, float]
    answers: tuple[Play, Play]


def finer_levels() -> Array:
    """The expert's levels, and others in between."""
    steps = np.linspace(0.0, 1.0, FINER + 1)[:-1]
    between = LEVELS[:-1, None] + (LEVELS[1:] - LEVELS[:-1])[:, None] * steps
    return np.append(between.ravel(), 1.0)


def finer(acts: Acts, after: Array) -> Acts:
    """The same deal with finer classes."""
    classes = np.arange(after.shape[2])
    sign = np.sign(np.subtract.outer(classes, classes))[None] * 1.0
    return acts._replace(changes=after, second=acts.second._replace(matches=weighed(np.ones_like(sign), sign)))


@cache
def attack(deal: Deal) -> Attack:
    """Train the best answers to the solution of a deal."""
    found = solved(deal)
    table = exchanges(deal.pack, PACKS.index(deal.pack), finer_levels())
    after = table["after"] / table["after"].sum(axis=2, keepdims=True)
    seen = finer(found.acts, after)
    second = [np.repeat(part, FINER, axis=2) for part in found.play.second]
    lifted = Play(found.play.first, (second[0], second[1]))
    blinde, other = best_answer(seen, lifted, 0), best_answer(seen, lifted, 1)
    return Attack(found, table["bounds"], (blinde[0], other[0]), (blinde[1], other[1]))


def attacker(deal: Deal) -> "Player":
    """A player who gives those answers."""
    return Player(attack(deal))


class Player:
    """Plays the best answers; which cards to change for a number of them, as the expert would."""

    def __init__(self, made: Attack) -> None:
        self.made = made
        self.deal = made.found.deal

    def __call__(self, view: View, ask: Ask, _rng: Random) -> Choice:
        t, seat = cast(State, view.state), view.seat
        assert seat is not None
        value = self.answer(t, seat, ask)
        return ask.decode(value if allows(ask, value) else ask.least)

    def answer(self, t: State, seat: int, ask: Ask) -> int:
        """What the best answer does here."""
        here, hand = spot(t, seat), hand_of(t, seat)
        player = 0 if seat == t.lead else 1
        first = self.made.answers[player].first[player]
        if t.now == Step.OPEN:
            return self.deal.openings[int(first[opening_rows(self.deal), kind_of(hand)].argmax())]
        if here.first not in self.deal.openings:
            return Bet.PASS
        if t.now == Step.FOLLOW:
            return int(first[follow_rows(self.deal, here.first), kind_of(hand)].argmax())
        seen = size(t, t.put_down[t.lead]) if player else 0
        if t.now == Step.EXCHANGE:
            cards = int(first[exchange_rows(self.deal, player, here.first, seen), kind_of(hand)].argmax())
            hope = prospects(self.made.found, player, here.first, seen)[cards]
            worths = throws(hand, here.pack, {cards: hope})
            return max(worths, key=worths.__getitem__)
        return self.bet(t, seat, ask)

    def bet(self, t: State, seat: int, ask: Ask) -> int:
        """F24 The best answer in the second betting."""
        here, found = spot(t, seat), self.made.found
        player = 0 if seat == t.lead else 1
        other = next(s for s in range(t.players) if s != t.lead)
        joint = found.joint(here.first, size(t, t.put_down[t.lead]), size(t, t.put_down[other]))
        keys, side = found.acts.second.keys[player], found.acts.second.sides[player]
        if here.path not in keys:
            return Bet.FOLLOW
        own = int(np.searchsorted(self.made.bounds, RANKING.value(hand_of(t, seat)), side="right"))
        at = keys[here.path]
        rows = slice(int(side.first[at]), int(side.first[at] + side.many[at]))
        branch = int(self.made.answers[player].second[player][joint][rows, own].argmax())
        if ask.form == Form.AMOUNT:
            return levels(self.deal.stakes, here.path)[branch]
        return min(branch, ABOVE)
