"""What an answer in the raise round is worth (E19–E24) when the others answer as serves them best.

How they answer is learnt over deals imagined from what all see; then the seat weighs its own answers over deals
imagined from what it sees itself, and answers later on what is best for it.
"""

from random import Random
from typing import NamedTuple, cast

import numpy as np

from brelan.engine.sets import bit, has
from brelan.engine.sight import veil
from brelan.engine.state import NO_SEAT
from brelan.engine.table import View
from brelan.games.enfer.bots.balance import balanced
from brelan.games.enfer.bots.engine import imagined
from brelan.games.enfer.bots.tree import Place, Tree, tree_of
from brelan.games.enfer.bots.values import BANKER, chances
from brelan.games.enfer.state import Answer, State, Step
from brelan.solver.tree import Array

PUBLIC_DEALS = 200
"""Imagined from what all see."""
OWN_DEALS = 300
"""Imagined from what the seat sees."""
CLASSES = 8
"""Of hands, from weak to strong, that a player tells apart."""
ROUNDS = 100
"""In so many rounds the others learn how to answer; in fewer when that takes more than so many steps."""
STEPS = 6_000_000
PRIDE = 1.0
"""What winning a round is worth to the others beside the game, in hundredths of a game: they like to win."""


class Round(NamedTuple):
    """A raise round as a seat sees it: by deal, what each end leaves it; how the others answer, by class of hand."""

    places: list[Place]
    seat: int
    ends: Array
    classes: Array
    shares: Array


class Weighed(NamedTuple):
    """For each answer: hundredths of a game, how often the round is won, how often all the others lie down at once."""

    worths: Array
    won: Array
    way: Array


def weighed(view: View, seed: int) -> Weighed:
    """What each answer of the seat leads to."""
    r = round_of(view, seed)
    found = np.array([after(r, to, np.ones(OWN_DEALS)) for to in branches(r.places[0])]) / OWN_DEALS
    return Weighed(found[:, 0], found[:, 1], np.array([way(r, to) for to in branches(r.places[0])]))


def round_of(view: View, seed: int) -> Round:
    """The raise round from where the seat is asked."""
    seat, tree = cast(int, view.seat), tree_of(cast(State, view.imagine(Random(seed)).state))
    known, own = public_hands(view, seed), imagined(view, [], OWN_DEALS, seed, 0).strengths
    actor, first = np.array([place.actor for place in tree.places]), np.array([place.first for place in tree.places])
    many = np.array([len(place.answers) for place in tree.places])
    worths, wins = left(tree, known)
    rounds = min(ROUNDS, STEPS // (PUBLIC_DEALS * len(many)))
    shares = balanced(actor, first, many, classed(known, known), worths + PRIDE * wins, rounds)
    ends = np.stack([end[:, :, seat] for end in left(tree, own)], axis=2)
    return Round(tree.places, seat, ends, classed(own, known), shares)


def public_hands(view: View, seed: int) -> Array:
    """How strong the hands are that seats can have for all that everybody knows."""
    state = view.state.copy()
    veil(state, NO_SEAT)
    return imagined(View(view.game, state, None), [], PUBLIC_DEALS, seed, 0).strengths


def left(tree: Tree, hands: Array) -> tuple[Array, Array]:
    """What each end leaves each seat by deal, and whether it wins: the strongest who is still in does."""
    deals, players = hands.shape
    shape, seats = (deals, len(tree.places), players), np.arange(players)
    worths, wins = np.zeros(shape), np.zeros(shape)
    ends = [i for i, place in enumerate(tree.places) if place.still_in]
    lines = tree.ends[ends][:, :players]
    chance = chances(lines.reshape(-1, lines.shape[2]), players).reshape(len(ends), players, players)
    for i, line, share in zip(ends, lines, chance, strict=True):
        still_in = [has(tree.places[i].still_in, seat) for seat in seats]
        winner = np.where(still_in, hands, -1).argmax(axis=1)
        worths[:, i] = 100 * share[winner]
        wins[:, i] = line[winner, BANKER, None] == seats
    return worths, wins


def classed(hands: Array, known: Array) -> Array:
    """The class of each hand among those that a seat can have."""
    edges = np.quantile(known, np.arange(1, CLASSES) / CLASSES, axis=0)
    return np.asarray((hands[:, None, :] > edges).sum(axis=1))


def branches(place: Place) -> range:
    """Where the answers of a place lead."""
    return range(place.first, place.first + len(place.answers))


def after(r: Round, i: int, weight: Array) -> Array:
    """Worth and rounds won from a place on, over all deals: the seat takes what is best, the others by their shares."""
    place = r.places[i]
    if not place.answers:
        return np.asarray(weight @ r.ends[:, i])
    if place.actor == r.seat:
        return max((after(r, to, weight) for to in branches(place)), key=lambda found: float(found[0]))
    given = r.shares[i, r.classes[:, place.actor]]
    found = [after(r, to, weight * given[:, a]) for a, to in enumerate(branches(place))]
    return np.asarray(np.sum(found, axis=0))


def way(r: Round, i: int) -> float:
    """E23 How often all the others lie down one after the other, from a place on."""
    weight = np.ones(len(r.ends))
    while r.places[i].step == Step.PAY:
        place = r.places[i]
        weight = weight * r.shares[i, r.classes[:, place.actor], place.answers.index(Answer.LIE_DOWN)]
        i = place.first + place.answers.index(Answer.LIE_DOWN)
    return float(weight.mean()) if r.places[i].still_in == bit(r.seat) else 0.0
