"""Between two: what the solved deal says for one's own hand."""

from functools import lru_cache
from math import exp

import numpy as np

from brelan.engine.sets import count
from brelan.games.ferme.bots.duel import Fought, codes, settled
from brelan.games.ferme.bots.kind import kind_of
from brelan.games.ferme.bots.range import Array
from brelan.games.ferme.bots.second import Stakes, root, row_to
from brelan.games.ferme.bots.spot import FEW, OPENER, Spot, exchanged, foreseen, menu, stakes_at
from brelan.games.ferme.bots.throw import throws
from brelan.games.ferme.bots.whole import (
    BLINDE,
    CARDS,
    FOLLOW,
    OTHER,
    PASS,
    Deal,
    Solved,
    exchange_rows,
    follow_rows,
    opening_rows,
    solved,
)
from brelan.games.ferme.state import Bet, State, Step
from brelan.solver.kernel import follow
from brelan.solver.tree import plant

Weighed = dict[int, tuple[float, float]]
"""Answers with their shares and worths."""

CLOSE = 0.05  # chips that make little difference between exchanges
STRAY = 0.02  # how readily one exchanges as the kind of hand usually does not
NEVER = 1e-9


def deal_at(t: State, here: Spot) -> Deal:
    """The deal that a seat is in; a first stake that was made is among those considered."""
    richest = t.chips[t.lead] + t.staked[t.lead]
    openings = {*menu(min(t.maximum, max(1, richest)), FEW)}
    if t.now != Step.OPEN:
        openings.add(here.first)
    deep = foreseen(t, max(0, here.deep + here.first - 1))
    return Deal(here.pack, tuple(sorted(openings)), stakes_at(t, deep), t.price)


def first_shares(t: State, here: Spot, hand: tuple[int, ...]) -> Weighed:
    """F17 The blinde's stakes."""
    found, kind = solved(deal_at(t, here)), kind_of(hand)
    rows = opening_rows(found.deal)
    both = zip(found.play.first[BLINDE][rows, kind], found.worths[BLINDE][0][rows, kind], strict=True)
    return {stake: (float(s), float(w)) for stake, (s, w) in zip(found.deal.openings, both, strict=True)}


def opening_mass(found: Solved, opening: int) -> float:
    """How often the blinde opens so."""
    row = opening_rows(found.deal).start + found.deal.openings.index(opening)
    return max(NEVER, float(found.acts.priors[BLINDE] @ found.play.first[BLINDE][row]))


def following_mass(found: Solved, opening: int) -> float:
    """How often the other follows that."""
    row = follow_rows(found.deal, opening).start + FOLLOW
    return max(NEVER, float(found.acts.priors[OTHER] @ found.play.first[OTHER][row]))


def follow_shares(t: State, here: Spot, hand: tuple[int, ...]) -> Weighed:
    """F19 To pass or to follow."""
    found, kind = solved(deal_at(t, here)), kind_of(hand)
    rows = follow_rows(found.deal, here.first)
    shares = found.play.first[OTHER][rows, kind]
    worth = found.worths[OTHER][0][rows, kind][FOLLOW] / opening_mass(found, here.first)
    return {Bet.PASS.value: (float(shares[PASS]), 0.0), Bet.FOLLOW.value: (float(shares[FOLLOW]), float(worth))}


def prospects(found: Solved, player: int, first: int, seen: int) -> dict[int, Array]:
    """What each class is worth after 0 to 3 cards; whoever exchanges second has seen how many the first did."""
    later = found.worths[player][1]
    if player == BLINDE:
        mass = following_mass(found, first)
        return {n: sum(later[found.joint(first, n, m), 0] for m in CARDS) / mass for n in CARDS}
    mass = max(NEVER, float(found.came[BLINDE][found.joint(first, seen, 0)].sum()))
    return {m: later[found.joint(first, seen, m), 0] / mass for m in CARDS}


def throw_shares(t: State, here: Spot, hand: tuple[int, ...], most: int) -> Weighed:
    """F21 Each exchange by all its draws; how many cards, about as often as the solution says for such hands."""
    found = solved(deal_at(t, here))
    player = BLINDE if here.player == OPENER else OTHER
    seen = 0 if player == BLINDE else exchanged(t, t.lead)
    hopes = prospects(found, player, here.first, seen)
    worths = throws(hand, here.pack, {n: hope for n, hope in hopes.items() if n <= most})
    rows = exchange_rows(found.deal, player, here.first, seen)
    usual = found.play.first[player][rows, kind_of(hand)]
    top = max(worths.values())
    best = {n: max((a for a in worths if count(a) == n), key=worths.__getitem__) for n in range(most + 1)}
    return {
        answer: (
            (float(usual[count(answer)]) + STRAY) * exp((worth - top) / CLOSE)
            if best[count(answer)] == answer
            else 0.0,
            worth,
        )
        for answer, worth in worths.items()
    }


def second_options(t: State, here: Spot, own: int) -> tuple[Stakes, tuple[Array, Array]]:
    """F24 Shares and worths of each branch; stakes that were not considered are solved anew."""
    deal, player = deal_at(t, here), here.player
    blinde, other = (here.seat, here.others[0]) if player == OPENER else (here.others[0], here.seat)
    found = solved(deal)
    joint = found.joint(here.first, exchanged(t, blinde), exchanged(t, other))
    keys = found.acts.second.keys[player]
    if here.path not in keys:
        stakes = stakes_at(t, max(here.deep, 1), here.path)
        fight = anew(deal, joint, player, stakes, here.pot / 2)
        return stakes, fight.options(stakes, player, here.path, own)
    side = found.acts.second.sides[player]
    first, many = int(side.first[keys[here.path]]), int(side.many[keys[here.path]])
    plan = np.empty_like(found.play.second[1 - player][joint])
    follow(found.acts.second.sides[1 - player], found.play.second[1 - player][joint], plan)
    row = row_to(found.acts.second, deal.stakes, 1 - player, here.path)
    met = max(NEVER, float(found.came[1 - player][joint] @ plan[row]))
    rows = slice(first, first + many)
    return deal.stakes, (found.play.second[player][joint][rows, own], found.worths[player][1][joint][rows, own] / met)


@lru_cache(64)
def anew(deal: Deal, joint: int, player: int, stakes: Stakes, half: float) -> Fought:
    """The second betting with other stakes, between the hands that come there."""
    found = solved(deal)
    both = tuple(came[joint] / came[joint].sum() * 0.98 + 0.02 / came.shape[1] for came in found.came)
    return settled(plant(root(stakes, half), codes(), np.outer(*both)), player, (both[0], both[1]))
