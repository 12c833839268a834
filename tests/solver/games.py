"""Small games with known or computable values."""

from random import Random

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array

from brelan.solver.solve import Strategy
from brelan.solver.tree import IMPOSSIBLE, LOSE, TIE, WIN, Array, Branch, Chance, Decision, End, Tree, fold, plant


def kuhn() -> Tree:
    """Kuhn's poker: three cards, one bet; worth −1/18 to who begins."""
    called = End(2, 0, -2)
    checked = Decision(1, "check", (End(1, 0, -1), Decision(0, "check bet", (fold(-1), called))))
    root = Decision(0, "", (checked, Decision(1, "bet", (fold(1), called))))
    codes = np.array([[[IMPOSSIBLE, LOSE, LOSE], [WIN, IMPOSSIBLE, LOSE], [WIN, WIN, IMPOSSIBLE]]])
    return plant(root, codes, np.ones((3, 3)) - np.eye(3))


def any_game(seed: int, hands: tuple[int, int] = (3, 4)) -> Tree:
    """A random game of three rounds: a simultaneous choice, chance, then one decides and the other sees it."""
    rng, luck = Random(seed), np.random.default_rng(seed)

    def end(match: int) -> Branch:
        if rng.random() < 0.3:
            return fold(rng.uniform(-3, 3), match)
        return End(rng.uniform(0, 4), rng.uniform(-1, 1), rng.uniform(-4, 0), match)

    def third(key: str, match: int) -> Branch:
        replies = tuple(Decision(1, f"{key} reply {i}", (end(match), end(match))) for i in range(2))
        return Decision(0, f"{key} lead", replies)

    def second(i: int, j: int) -> Branch:
        return Chance((0.3, 0.7), tuple(third(f"{i}{j}{c}", 1 + c) for c in range(2)))

    root = Decision(0, "", tuple(Decision(1, "", tuple(second(i, j) for j in range(2))) for i in range(3)))
    codes = luck.choice([IMPOSSIBLE, LOSE, TIE, WIN], (3, *hands), p=[0.1, 0.4, 0.1, 0.4])
    return plant(root, codes, luck.random(hands))


def exact_value(tree: Tree) -> float:
    """Player 0's value by a linear programme over plans: the most that they can make sure of."""
    payoff = _payoffs(tree)
    own, right = _flows(tree, 0)
    other, left = _flows(tree, 1)
    # max right·q'  so that  payoff' x ≥ other' q, own x = right, x ≥ 0
    n, m = payoff.shape[0], other.shape[0]
    found = linprog(
        np.concatenate([np.zeros(n), -left]),
        A_ub=np.hstack([-payoff.T, other.T]),
        b_ub=np.zeros(payoff.shape[1]),
        A_eq=np.hstack([own, np.zeros((own.shape[0], m))]),
        b_eq=right,
        bounds=[(0, None)] * n + [(None, None)] * m,
    )
    assert found.status == 0
    return -float(found.fun)


def _payoffs(tree: Tree) -> Array:
    """What player 0 gets for each pair of (row, hand)."""
    (n0, n1), (rows0, rows1) = (tree.hands(0), tree.hands(1)), (tree.rows(0), tree.rows(1))
    whole = np.zeros((rows0, n0, rows1, n1))
    for row0, row1, match, (win, tie, lose) in zip(*tree.ends, strict=True):
        weight, sign = tree.matches.weight[match], tree.matches.sign[match]
        shares = [(weight + sign) * (sign > 0) / 2 * win, weight * (sign == 0) * tie, weight * (sign < 0) * lose]
        whole[row0, :, row1, :] += sum(shares)
    return whole.reshape(rows0 * n0, rows1 * n1)


def _flows(tree: Tree, player: int) -> tuple[Array, Array]:
    """A plan begins with 1 for each hand, and what comes to a decision leaves it by its rows."""
    n, side = tree.hands(player), tree.sides[player]
    entries = [(hand, hand, 1.0) for hand in range(n)]
    for i in range(len(side.first)):
        for hand in range(n):
            line = n + i * n + hand
            entries.append((line, side.before[i] * n + hand, -1.0))
            entries += [(line, (side.first[i] + a) * n + hand, 1.0) for a in range(side.many[i])]
    lines, columns, numbers = zip(*entries, strict=True)
    shape = (n + len(side.first) * n, tree.rows(player) * n)
    right = np.zeros(shape[0])
    right[:n] = 1.0
    return coo_array((numbers, (lines, columns)), shape=shape).toarray(), right


def any_strategy(tree: Tree, seed: int) -> Strategy:
    """Shares drawn by lot."""
    rng = np.random.default_rng(seed)
    parts = []
    for player in (0, 1):
        shares = rng.random((tree.rows(player), tree.hands(player)))
        side = tree.sides[player]
        for first, many in zip(side.first, side.many, strict=True):
            shares[first : first + many] /= shares[first : first + many].sum(axis=0)
        parts.append(shares)
    return Strategy(*parts)
