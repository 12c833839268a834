"""Rules of thumb for Poker Champ as whole strategies of a tree for two, so that they are measured exactly."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np

from brelan.games.champ.bots.shape import Deciding, Shape, shape
from brelan.games.champ.bots.two import Situation, deciding
from brelan.games.champ.odds.boards import strength_on
from brelan.games.champ.state import BACKS, PURSE, STAKES, Stage
from brelan.kept import kept
from brelan.solver.tree import Array, Tree


def price(stage: int) -> float:
    """A stake, in parts of what lies on the board when both have staked it."""
    return STAKES[stage] / (2 * sum(STAKES[: stage + 1]))


PRICES = (price(Stage.FLOP), price(Stage.TURN), price(Stage.RIVER))


class Rule(NamedTuple):
    """Stake from this share of the pot on, stage by stage; with or without reading the backs."""

    reads: bool
    from_share: tuple[float, float, float]


RULES = {
    "always stakes": Rule(False, (0.0, 0.0, 0.0)),
    "pot odds, blind to the backs": Rule(False, PRICES),
    "a third, blind to the backs": Rule(False, (1 / 3, 1 / 3, 1 / 3)),
    "a half, reads the backs": Rule(True, (1 / 2, 1 / 2, 1 / 2)),
    "pot odds, reads the backs": Rule(True, PRICES),
    "a third, reads the backs": Rule(True, (1 / 3, 1 / 3, 1 / 3)),
}


def any_flop(seed: int, own: int = PURSE) -> Situation:
    """Backs and a flop drawn by lot; both have staked their first chip."""
    cards = Random(seed).sample(range(len(BACKS)), 7)
    backs = ((BACKS[cards[0]], BACKS[cards[1]]), (BACKS[cards[2]], BACKS[cards[3]]))
    return Situation(backs, tuple(sorted(cards[4:])), (own - 1, 2 * PURSE - own - 1), 2)


class Places(NamedTuple):
    """For each decision of a player: stage from the flop, first common card to come, match."""

    depth: Array
    first: Array
    match: Array


@lru_cache(maxsize=8)
def places(stage: int, who: Deciding, player: int) -> Places:
    """Where the decisions of a player stand in the shape of a tree."""
    found = shape(stage, who)
    runs = [run for run in found.keys[player] if isinstance(run, tuple)]
    return Places(
        np.array([len(run) for run in runs]),
        np.array([run[0] if run else 0 for run in runs]),
        np.array([found.matches[run] for run in runs]),
    )


class Shares(NamedTuple):
    """A player's shares if both stay: [decision, hand], reading the backs, and blind to them."""

    read: Array
    blind: Array
    depth: Array


def both_shares(s: Situation, tree: Tree) -> tuple[Shares, Shares]:
    """What each hand of both players can expect at each decision."""
    form = shape(s.stage, deciding(s.chips, s.stage))
    held = np.array([*s.held(0), *s.held(1)])
    left = np.array((*s.left, -1))
    rivers = np.flatnonzero(form.runs[:, 1] >= 0)
    boards = np.hstack([np.broadcast_to(np.array(s.board), (len(rivers), 3)), left[form.runs[rivers]]])
    beaten = np.zeros((len(form.runs), len(held)))
    beaten[rivers] = percentiles(boards, held)
    own = len(s.held(0))
    return shares(s, tree, 0, beaten[:, :own]), shares(s, tree, 1, beaten[:, own:])


def shares(s: Situation, tree: Tree, player: int, beaten: Array) -> Shares:
    """What each hand of a player can expect, with or without reading the other's backs."""
    form = shape(s.stage, deciding(s.chips, s.stage))
    where = places(s.stage, deciding(s.chips, s.stage), player)
    axis = 2 if player == 0 else 1
    met = tree.matches.weight.sum(axis=axis, dtype=np.float64)
    ahead = tree.matches.sign.sum(axis=axis, dtype=np.float64) * (1 if player == 0 else -1)
    possible = met > 0
    read = averaged(form, where, (met + ahead) / 2, met)
    blind = averaged(form, where, beaten * possible, possible.astype(np.float64))
    return Shares(read, blind, where.depth)


def averaged(form: Shape, where: Places, won: Array, met: Array) -> Array:
    """At each decision the average over all boards that may come of it."""
    rivers = np.flatnonzero(form.runs[:, 1] >= 0)
    parts = []
    for table in (won, met):
        turns = np.zeros((form.runs.max() + 1, table.shape[1]))
        for column in (0, 1):
            np.add.at(turns, form.runs[rivers, column], table[rivers])
        by_depth = [np.broadcast_to(turns.sum(0), (len(where.depth), table.shape[1])), turns[where.first]]
        parts.append(np.choose(where.depth[:, None], [*by_depth, table[where.match]]))
    average: Array = parts[0] / np.maximum(parts[1], 1e-12)
    return average


@kept()
def percentiles(boards: Array, held: Array) -> Array:
    """Which part of all hands there are a hand beats on each board, ties counting half."""
    found = np.zeros((len(boards), len(held)))
    every = np.empty(47 * 46 // 2, np.int64)
    for b in range(len(boards)):
        n = 0
        for one in range(52):
            for two in range(one):
                if not (boards[b] == one).any() and not (boards[b] == two).any():
                    every[n] = strength_on(boards[b], one, two)
                    n += 1
        every.sort()
        for h in range(len(held)):
            if not (boards[b] == held[h, 0]).any() and not (boards[b] == held[h, 1]).any():
                mine = strength_on(boards[b], held[h, 0], held[h, 1])
                low, high = np.searchsorted(every, mine), np.searchsorted(every, mine, side="right")
                found[b, h] = (low + high) / 2 / n
    return found


def strategy_of(rule: Rule, known: Shares) -> Array:
    """A rule's shares of both answers, row by row."""
    wanted = np.array(rule.from_share)[known.depth][:, None]
    stays = ((known.read if rule.reads else known.blind) >= wanted).astype(np.float64)
    rows = np.empty((1 + 2 * len(stays), stays.shape[1]))
    rows[0], rows[1::2], rows[2::2] = 1.0, 1.0 - stays, stays
    return rows
