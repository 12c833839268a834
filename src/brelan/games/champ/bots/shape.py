"""Poker Champ for two from a stage on: which decisions there are and how the deal can end, whatever the cards.

Both decide at once in each stage (C11: seeing the other's haste is worth nothing against one who can wait), but for a
leader who has been seen staking in the first one.
"""

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from brelan.games.champ.ranking import DECK
from brelan.games.champ.state import Stage
from brelan.solver.tree import Array, Ends, Side, side

P0_GAVE_UP, SHOWDOWN, P1_GAVE_UP, BOTH_GAVE_UP = range(4)
NOBODY = -1

Run = tuple[int, ...]  # common cards to come, as places among the cards that are not on the board
Deciding = tuple[tuple[bool, bool], ...]  # C13 stage by stage, whether each of the two owns a chip to decide with


class Shape(NamedTuple):
    """Sides and ends without payoffs: for each end its stage (from the first one) and kind, and its chance."""

    sides: tuple[Side, Side]
    rows: tuple[Array, Array]
    match: Array
    stage: Array
    kind: Array
    chance: Array
    runs: Array  # for each match the cards to come, −1 where there are fewer
    keys: tuple[dict[Hashable, int], dict[Hashable, int]]
    matches: dict[Run, int]

    def ends(self, pay: Array) -> Ends:
        """The ends with payoffs: pay[stage, kind] is (win, tie, lose)."""
        return Ends(*self.rows, self.match, pay[self.stage, self.kind] * self.chance[:, None])


@lru_cache(maxsize=256)
def shape(start: int, deciding: Deciding, leader: int = NOBODY) -> Shape:
    """The shape of what remains of a deal."""
    grown = _Grown(start, deciding, leader)
    grown.stage((), (0, 0), 1.0)
    rows = np.array(grown.ends, np.int64).reshape(-1, 5)
    columns = [np.ascontiguousarray(column) for column in rows.T]
    runs = np.array([(*run, *(-1,) * (2 - len(run))) for run in grown.matches], np.int64)
    sides = (side(grown.decisions[0]), side(grown.decisions[1]))
    chance = np.array(grown.chances)
    row0, row1, match, stage, kind = columns
    return Shape(sides, (row0, row1), match, stage, kind, chance, runs, grown.keys, _both_ways(grown.matches))


def _both_ways(matches: dict[Run, int]) -> dict[Run, int]:
    """The same two cards make one board in either order."""
    return matches | {(run[1], run[0]): match for run, match in matches.items() if len(run) == 2}


class _Grown:
    """What a walk through the stages has found so far."""

    def __init__(self, start: int, deciding: Deciding, leader: int) -> None:
        self.start, self.deciding, self.leader = start, deciding, leader
        self.left = len(DECK) - (2 + start)  # cards not on the board: three lie there from stage 1, the flop, on
        self.decisions: tuple[list[tuple[int, int, int]], ...] = ([], [])
        self.keys: tuple[dict[Hashable, int], dict[Hashable, int]] = ({}, {})
        self.rows = [1, 1]
        self.ends: list[tuple[int, int, int, int, int]] = []
        self.chances: list[float] = []
        self.matches: dict[Run, int] = {}

    def stage(self, run: Run, before: tuple[int, int], chance: float) -> None:
        """A stage, once these cards have come, and all that may follow."""
        depth = len(run)
        match = self.matches.setdefault(tuple(sorted(run)), len(self.matches))
        staying = [before[player] for player in (0, 1)]
        leaving: list[int | None] = [None, None]
        for player in (0, 1):
            if self.deciding[depth][player]:
                first = self.decision(player, run, before[player])
                leaving[player], staying[player] = first, first + 1

        def end(row0: int, row1: int, kind: int) -> None:
            self.ends.append((row0, row1, match, depth, kind))
            self.chances.append(chance)

        seen = self.leader if depth == 0 else NOBODY
        if leaving[0] is not None:
            end(leaving[0], before[1] if seen == 0 else staying[1], P0_GAVE_UP)
        if self.start + depth == Stage.RIVER:
            end(staying[0], staying[1], SHOWDOWN)
        if leaving[1] is not None:
            end(before[0] if seen == 1 else staying[0], leaving[1], P1_GAVE_UP)
        if leaving[0] is not None and leaving[1] is not None and seen == NOBODY:
            end(leaving[0], leaving[1], BOTH_GAVE_UP)
        if self.start + depth < Stage.RIVER:
            coming = [card for card in range(self.left) if card not in run]
            for card in coming:  # C9 a pair of hands leaves four cards fewer to come
                self.stage((*run, card), (staying[0], staying[1]), chance / (len(coming) - 4))

    def decision(self, player: int, run: Run, before: int) -> int:
        """The row of giving up; staking is the next one."""
        first = self.rows[player]
        self.keys[player][run] = len(self.decisions[player])
        self.decisions[player].append((first, 2, before))
        self.rows[player] += 2
        return first
