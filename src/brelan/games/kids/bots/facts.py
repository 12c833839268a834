"""What an expert of Poker Kids says for a pair: counted from the seat's view, the weightiest first."""

from math import comb

import numpy as np

from brelan.bots.thought import Fact
from brelan.engine.piles import card, size
from brelan.engine.sets import count, has, scratch
from brelan.games.kids.bots.pairs import combination, kind_of
from brelan.games.kids.bots.regular import NO_OUTCOME, SEATS, outcome_at, weigh_stages
from brelan.games.kids.dealing import stages_of
from brelan.games.kids.odds import SEED
from brelan.games.kids.odds.places import alike, best_of_each, place_chances, some_deals, strengths
from brelan.games.kids.state import CARDS, Due, State, Ties

DEALS = 1000  # from which the chance of the first place is told
MOST = 4


def facts(t: State, seat: int, two: int, best: int, cost: float) -> tuple[Fact, ...]:
    """For a pair that is advised; `best` is the strongest one now: playing it would cost so many euros more."""
    if combination(t, seat, best) > combination(t, seat, two) and cost > 0:
        spare = Fact("fact-spare", {"kind": kind_of(t, seat, best), "euros": round(cost, 1)})
        weighty = [spare, stake(t), later(t, seat), beaten(t, seat, two)]
    else:
        weighty = [beaten(t, seat, two), first_place(t, seat, two), stake(t), later(t, seat)]
    return (*danger(t, seat), *weighty)[:MOST]


def beaten(t: State, seat: int, two: int) -> Fact:
    """Of all pairs of cards that the seat does not see, those that beat its own with the common card."""
    hidden = unseen(t, seat)
    better = strengths(card(t, t.common, 0))[np.ix_(hidden, hidden)] > combination(t, seat, two)
    numbers = {"kind": kind_of(t, seat, two), "better": int(better.sum()) // 2, "pairs": comb(len(hidden), 2)}
    return Fact("fact-beaten", {**numbers})


def first_place(t: State, seat: int, two: int) -> Fact:
    """How often the pair would be first if the others laid their best combinations."""
    held = [size(t, t.hand[other]) for other in range(t.players) if other != seat and has(t.still_in, other)]
    if not held:
        return Fact("fact-alone", {})
    common = card(t, t.common, 0)
    others, counts = alike(best_of_each(some_deals(unseen(t, seat), held, DEALS, SEED), held, common))
    chance = place_chances(combination(t, seat, two), others, counts, Ties(t.ties))[0]
    return Fact("fact-first", {"tenths": round(10 * chance)})


def unseen(t: State, seat: int) -> list[int]:
    """The cards that may be in the others' hands."""
    piles = (t.hand[seat], t.common, t.gone)
    known = {card(t, pile, i) for pile in piles for i in range(size(t, pile))}
    return [face for face in range(len(CARDS)) if face not in known]


def stake(t: State) -> Fact:
    """K6 What this stage gives the first and the last."""
    playing = count(t.still_in)
    first, last = (due_at(t, t.stage, place) for place in (1, playing))
    numbers = {"first": first[0], "first-euros": first[1], "last": last[0], "last-euros": last[1], "mat": t.mat}
    return Fact("fact-stake", {**numbers})


def due_at(t: State, stage: int, place: int) -> tuple[int, int]:
    """K12 What a place gets in a stage, and how many euros."""
    at = outcome_at(t, stage, place, count(t.still_in))
    return (int(Due.NOTHING), 0) if at == NO_OUTCOME else (t.what[at], t.euros[at])


def later(t: State, seat: int) -> Fact:
    """What is left after this stage, and the later stage in which the places differ most."""
    stages = stages_of(t) - t.stage
    if not stages:
        return Fact("fact-last-stage", {})
    worth = scratch((stages_of(t) + 1) * SEATS)
    weigh_stages(t, worth)
    last = count(t.still_in) - 1
    gaps = [(worth[s * SEATS] - worth[s * SEATS + last], s) for s in range(t.stage + 1, stages_of(t) + 1)]
    rich = max(gaps)[1]
    due, euros = due_at(t, rich, 1)
    cards = size(t, t.hand[seat]) - 2
    return Fact("fact-later", {"cards": cards, "stages": stages, "stage": rich, "first": due, "euros": euros})


def danger(t: State, seat: int) -> list[Fact]:
    """K19 The last place may cost more than the seat has."""
    due, euros = due_at(t, t.stage, count(t.still_in))
    risky = due == Due.PAY and euros > t.money[seat]
    return [Fact("fact-danger", {"money": t.money[seat], "euros": euros})] if risky else []
