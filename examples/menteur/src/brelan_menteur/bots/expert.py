"""An expert of Poker menteur: plays what comes to the end of the round, on many tables that it can believe in."""

from random import Random
from typing import cast

from brelan.bots.thought import Candidate, Thought, quantal
from brelan.engine.asks import Ask
from brelan.engine.flow import answer, ask_of, awaited
from brelan.engine.sets import lowest
from brelan.engine.sight import veil
from brelan.engine.table import View
from brelan_menteur import game
from brelan_menteur.bots import regular
from brelan_menteur.lifting import shown
from brelan_menteur.state import State, Step

WORLDS = 24  # tables that are imagined for a decision
CONSIDERED = 4  # answers that are tried, the best ones as a regular sees them
STEP = 0.02  # lives: what an expert takes for more or less the same


def mind(view: View, ask: Ask, rng: Random) -> Thought:
    """What an expert makes of a question."""
    first = regular.mind(view, ask, rng)
    best = sorted(first.options, key=lambda option: -option.worth)[:CONSIDERED]
    if len(best) == 1:
        return first
    assert view.seat is not None
    worlds = [cast(State, view.imagine(rng).state) for _ in range(WORLDS)]
    weights = [weight(t) for t in worlds]
    tried = [(option.answer, tried_out(worlds, weights, view.seat, option, rng), option.tone) for option in best]
    return Thought(quantal(tried, STEP), first.facts)


def weight(t: State) -> float:
    """How much one believes in a table: where an announcement is a lie it would have been made more seldom."""
    return 1.0 if t.now != Step.ANSWER or shown(t) >= t.rung else regular.LIES


def tried_out(worlds: list[State], weights: list[float], seat: int, option: Candidate, rng: Random) -> float:
    """What an answer is worth on average, in lives."""
    gains = [weighs * outcome(t.copy(), seat, option.answer, rng) for t, weighs in zip(worlds, weights, strict=True)]
    return sum(gains) / sum(weights)


def outcome(t: State, seat: int, value: int, rng: Random) -> float:
    """M8 What the round costs or brings, if all go on like regulars: one's own life, or one of the others'."""
    prize, own, spent = regular.prize(t), t.left[seat], t.spent
    answer(t, seat, value)
    while t.spent == spent:
        other = lowest(awaited(t))
        seen = t.copy()
        veil(seen, other)
        ask = ask_of(t, other)
        answer(t, other, regular.mind(View(game, seen, other), ask, rng).pick(rng))
    return -1.0 if t.left[seat] < own else prize
