"""Solving a tree, and measuring strategies exactly. Values are player 0's; player 1's are the opposite."""

from typing import Any, NamedTuple

import numpy as np

from brelan.solver.kernel import answer_best, earn, follow, iterate, normalise, settle
from brelan.solver.tree import Array, Tree


class Strategy(NamedTuple):
    """How both play: [row, hand], shares that sum to 1 over the rows of a decision."""

    player0: Array
    player1: Array

    def shares(self, tree: Tree, player: int, key: Any) -> Array:
        """What a player does who knows the key: [branch, hand]."""
        at = tree.keys[player][key]
        first, many = int(tree.sides[player].first[at]), int(tree.sides[player].many[at])
        return self[player][first : first + many]


class Model(NamedTuple):
    """What is believed of a player: with the share `trust` they play this strategy, else freely."""

    player: int
    strategy: Strategy
    trust: float


def uniform(tree: Tree) -> Strategy:
    """Everybody does anything, each branch as often."""
    return Strategy(*(_alike(tree, player) for player in (0, 1)))


def _alike(tree: Tree, player: int) -> Array:
    many = np.concatenate([[1], np.repeat(tree.sides[player].many, tree.sides[player].many)])
    return np.repeat((1.0 / many)[:, None], tree.hands(player), axis=1)


def solve(tree: Tree, iterations: int, model: Model | None = None) -> Strategy:
    """The average strategy of CFR+; with a model of one player, the restricted Nash response to it."""
    strategies = uniform(tree)
    sums = (np.zeros_like(strategies[0]), np.zeros_like(strategies[1]))
    trust = [0.0, 0.0]
    models = list(sums)
    if model is not None:
        trust[model.player] = model.trust
        models[model.player] = plan(tree, model.strategy, model.player)
    believed = (models[0], models[1]), (trust[0], trust[1])
    iterate(tree.sides, tree.ends, tree.matches, iterations, *believed, (strategies[0], strategies[1]), sums)
    for player in (0, 1):
        if trust[player] < 1.0:
            normalise(tree.sides[player], sums[player], strategies[player])
        else:
            strategies[player][:] = model.strategy[player] if model is not None else 0.0
    return strategies


def plan(tree: Tree, strategy: Strategy, player: int) -> Array:
    """How often each row of a player is reached by their own decisions."""
    reached = np.empty_like(strategy[player])
    follow(tree.sides[player], strategy[player], reached)
    return reached


def gains(tree: Tree, strategy: Strategy, player: int) -> Array:
    """What each row of a player earns where the deal ends right after it, against the other's strategy."""
    earned = np.zeros((tree.rows(player), tree.hands(player)))
    earn(tree.ends, tree.matches, player, plan(tree, strategy, 1 - player), earned)
    return earned


def worths(tree: Tree, strategy: Strategy, player: int) -> Array:
    """What each row is worth to a player who goes on by the strategy: [row, hand], weighed by who comes there."""
    earned = gains(tree, strategy, player)
    settle(tree.sides[player], earned, strategy[player])
    return earned


def values(tree: Tree, strategy: Strategy) -> Array:
    """What each hand of player 0 gains by the strategy, weighed by how often it is dealt; the sum is the game's."""
    return np.array(worths(tree, strategy, 0)[0])


def best_response(tree: Tree, strategy: Strategy, player: int) -> tuple[float, Strategy]:
    """What a player gains who knows the other's strategy, and how."""
    earned = gains(tree, strategy, player)
    answer = Strategy(*(part.copy() for part in strategy))
    answer_best(tree.sides[player], earned, answer[player])
    return float(earned[0].sum()), answer


def exploitability(tree: Tree, strategy: Strategy) -> float:
    """What a player who knows everything gains on average of both chairs; 0 in equilibrium."""
    return (best_response(tree, strategy, 0)[0] + best_response(tree, strategy, 1)[0]) / 2
