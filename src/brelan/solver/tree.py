"""A game for two, in sequence form: what each side may decide, and how the deal can end.

A side's row is one of its decisions taken; row 0 is "nothing decided yet". How often a side comes to a place depends
on its own rows alone, so the ends of the game are all that both sides share.
"""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

IMPOSSIBLE, LOSE, TIE, WIN = 0, 1, 2, 3


class End(NamedTuple):
    """What player 0 gets (player 1 the opposite) by how the hands compare in a match: a matrix over both hands."""

    win: float
    tie: float
    lose: float
    match: int = 0


class Decision(NamedTuple):
    """A player decides, knowing their hand and the key. Places with the same key cannot be told apart."""

    player: int
    key: Hashable
    branches: "tuple[Branch, ...]"


class Chance(NamedTuple):
    """Something public happens; the weights are chances for a pair of hands that allows it."""

    weights: tuple[float, ...]
    branches: "tuple[Branch, ...]"


Branch = End | Decision | Chance


def fold(payoff: float, match: int = 0) -> End:
    """An end where hands are not compared."""
    return End(payoff, payoff, payoff, match)


class Side(NamedTuple):
    """One player's decisions in the order of play: first row, how many rows, and the row that leads there."""

    first: Array
    many: Array
    before: Array


class Ends(NamedTuple):
    """Each end: the last row of either side, its match, and payoffs (win, tie, lose) times the chance of its cards."""

    row0: Array
    row1: Array
    match: Array
    pay: Array


class Matches(NamedTuple):
    """For each match the weight of every pair of hands, and that weight signed by who wins: [match, hand0, hand1].

    `turned` are the same with the hands exchanged: [match, hand1, hand0].
    """

    weight: Array
    sign: Array
    turned_weight: Array
    turned_sign: Array


class Tree(NamedTuple):
    """A whole game, and for each player where a key's decision stands."""

    sides: tuple[Side, Side]
    ends: Ends
    matches: Matches
    keys: tuple[dict[Hashable, int], dict[Hashable, int]]

    def rows(self, player: int) -> int:
        """How many rows a player has, with row 0."""
        return int(1 + self.sides[player].many.sum())

    def hands(self, player: int) -> int:
        """How many hands a player can hold."""
        return int(self.matches.weight.shape[1 + player])


def matches(codes: Array, joint: Array) -> Matches:
    """Comparisons of hands (IMPOSSIBLE, LOSE, TIE, WIN for player 0) with the weights of the pairs."""
    whole = joint / joint.sum()
    weight = np.where(codes == IMPOSSIBLE, 0.0, whole)
    sign = (codes == WIN) * whole - (codes == LOSE) * whole
    return weighed(weight, sign)


def weighed(weight: Array, sign: Array) -> Matches:
    """Matches from weights that are known already."""
    turned = [np.ascontiguousarray(matrix.transpose(0, 2, 1)) for matrix in (weight, sign)]
    return Matches(np.ascontiguousarray(weight), np.ascontiguousarray(sign), turned[0], turned[1])


def side(decisions: Sequence[tuple[int, int, int]]) -> Side:
    """A side's decisions (first row, how many, row before) as arrays."""
    table = np.array(decisions, np.int64).reshape(-1, 3)
    return Side(*(np.ascontiguousarray(column) for column in table.T))


def plant(root: Branch, codes: Array, joint: Array) -> Tree:
    """A tree from its description; `codes[match, hand0, hand1]` compares hands, `joint[hand0, hand1]` weighs deals."""
    grown = _Grown()
    grown.visit(root, (0, 0), 1.0)
    ends = np.array([(end.win, end.tie, end.lose) for *_, end in grown.ends]).reshape(-1, 3)
    rows = np.array([(row0, row1, end.match) for row0, row1, _, end in grown.ends], np.int64)
    chances = np.array([chance for _, _, chance, _ in grown.ends])
    columns = [np.ascontiguousarray(column) for column in rows.T]
    return Tree(
        (side(grown.decisions[0]), side(grown.decisions[1])),
        Ends(columns[0], columns[1], columns[2], ends * chances[:, None]),
        matches(codes, joint),
        (grown.keys[0], grown.keys[1]),
    )


class _Grown:
    """What a walk through a description has found so far."""

    def __init__(self) -> None:
        self.decisions: tuple[list[tuple[int, int, int]], ...] = ([], [])
        self.keys: tuple[dict[Hashable, int], ...] = ({}, {})
        self.rows = [1, 1]
        self.ends: list[tuple[int, int, float, End]] = []

    def visit(self, branch: Branch, rows: tuple[int, int], chance: float) -> None:
        """Note a branch, reached after these rows of both players."""
        if isinstance(branch, End):
            self.ends.append((*rows, chance, branch))
        elif isinstance(branch, Chance):
            for weight, following in zip(branch.weights, branch.branches, strict=True):
                self.visit(following, rows, chance * weight)
        else:
            first = self.first_row(branch, rows[branch.player])
            for row, following in enumerate(branch.branches, first):
                self.visit(following, (row, rows[1]) if branch.player == 0 else (rows[0], row), chance)

    def first_row(self, decision: Decision, before: int) -> int:
        """Where the rows of a decision begin; a key that was met before has its rows already."""
        decisions, keys = self.decisions[decision.player], self.keys[decision.player]
        if decision.key not in keys:
            keys[decision.key] = len(decisions)
            decisions.append((self.rows[decision.player], len(decision.branches), before))
            self.rows[decision.player] += len(decision.branches)
        first, many, led = decisions[keys[decision.key]]
        if (many, led) != (len(decision.branches), before):
            raise ValueError(f"{decision.key!r} is met with other branches or after other decisions of its player")
        return first
