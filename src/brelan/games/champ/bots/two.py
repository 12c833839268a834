"""Two players left in a deal of Poker Champ: all hands their backs allow, all boards to come, solved."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from brelan.games.champ.bots.facts import hands
from brelan.games.champ.bots.shape import NOBODY, Deciding, Run, shape
from brelan.games.champ.odds import Back
from brelan.games.champ.odds.boards import lies_twice, strength_on
from brelan.games.champ.ranking import DECK
from brelan.games.champ.state import STAKES, Stage
from brelan.kept import kept
from brelan.solver.solve import Strategy, plan, solve, worths
from brelan.solver.tree import Array, Matches, Tree

RARE = 0.04  # shares below this are dropped
SPREAD = 0.02  # of hands that a sound player would not hold here, and yet might

Utility = Callable[[float, float], float]  # what final chips of player 0 and of player 1 are worth to player 0


class Situation(NamedTuple):
    """Public: both players' backs, the board, chips at the beginning of the stage, the pot, who staked first."""

    backs: tuple[Back, Back]
    board: tuple[int, ...]
    chips: tuple[int, int]
    pot: int
    leader: int = NOBODY

    @property
    def stage(self) -> int:
        """C9 The stage that the board belongs to."""
        return len(self.board) - 2

    @property
    def left(self) -> tuple[int, ...]:
        """The cards that are not on the board."""
        return tuple(card for card in range(len(DECK)) if card not in self.board)

    def held(self, player: int) -> list[tuple[int, int]]:
        """The hands that a player's backs allow."""
        return hands(self.backs[player], self.board)

    def run(self, board: Sequence[int]) -> Run:
        """The cards that have come since, as the tree numbers them."""
        return tuple(self.left.index(card) for card in board[len(self.board) :])


def deciding(chips: tuple[int, int], stage: int) -> Deciding:
    """C13 In each stage to come, who still owns a chip if both stake."""
    paid = (0, *np.cumsum(STAKES[stage:]))
    return tuple((chips[0] > p, chips[1] > p) for p in paid[: Stage.RIVER - stage + 1])


def payoffs(situation: Situation, utility: Utility) -> Array:
    """What each kind of end is worth in each stage: [stage, kind, (win, tie, lose)]."""
    (own, other), pot = situation.chips, situation.pot
    pay = np.zeros((Stage.RIVER - situation.stage + 1, 4, 3))
    for depth, stage in enumerate(range(situation.stage, Stage.RIVER + 1)):
        gave_up, took = utility(own, other + pot), utility(own + pot, other)
        pay[depth, 0], pay[depth, 2] = gave_up, took
        pay[depth, 3] = (gave_up + took) / 2  # C14 who gives up first has lost: either, by chance
        stakes = min(STAKES[stage], own), min(STAKES[stage], other)
        own, other, pot = own - stakes[0], other - stakes[1], pot + sum(stakes)
        pay[depth, 1] = (
            utility(own + pot, other), utility(own + pot / 2, other + pot / 2), utility(own, other + pot)
        )  # fmt: skip
    return pay


def joint(situation: Situation, ranges: tuple[Array, Array] | None = None) -> Array:
    """How likely each pair of hands is: none of one card in two places, and by the ranges if they are known."""
    pairs = [[not set(a) & set(b) for b in situation.held(1)] for a in situation.held(0)]
    weights: Array = np.array(pairs, np.float64)
    if ranges is not None:
        weights *= np.outer(*ranges)
    weights /= weights.sum()
    return weights


@kept()
def fill(held0: Array, held1: Array, boards: Array, pairs: Array, out: Matches) -> None:
    """For each board which pairs of hands can be, and where it is complete who wins."""
    strength0, strength1 = np.empty(len(held0), np.int64), np.empty(len(held1), np.int64)
    for m in range(len(boards)):
        strengths(held0, boards[m], strength0)
        strengths(held1, boards[m], strength1)
        for i in range(len(held0)):
            for j in range(len(held1)):
                weight = pairs[i, j] if strength0[i] >= 0 and strength1[j] >= 0 else 0.0
                better = strength0[i] - strength1[j]
                sign = weight if better > 0 else -weight if better < 0 else 0.0
                out.weight[m, i, j] = out.turned_weight[m, j, i] = weight
                out.sign[m, i, j] = out.turned_sign[m, j, i] = sign


@kept()
def strengths(held: Array, board: Array, out: Array) -> None:
    """What each hand is worth on the board, −1 where a card would lie twice; all alike while cards are missing."""
    for i in range(len(held)):
        out[i] = -1 if lies_twice(board, held[i, 0], held[i, 1]) else 0
        if out[i] == 0 and board[4] >= 0:
            out[i] = strength_on(board, held[i, 0], held[i, 1])


def tree_of(situation: Situation, utility: Utility, ranges: tuple[Array, Array] | None = None) -> Tree:
    """The whole tree of a situation."""
    form = shape(situation.stage, deciding(situation.chips, situation.stage), situation.leader)
    left = np.array((*situation.left, -1))
    common = np.broadcast_to(np.array(situation.board), (len(form.runs), len(situation.board)))
    boards = np.ascontiguousarray(np.hstack([common, left[form.runs]])[:, :5])
    held = [np.array(situation.held(player)).reshape(-1, 2) for player in (0, 1)]
    pairs = joint(situation, ranges)
    either = [np.empty((len(boards), *size), np.float32) for size in (pairs.shape, pairs.shape[::-1])]
    matches = Matches(either[0], np.empty_like(either[0]), either[1], np.empty_like(either[1]))
    fill(held[0], held[1], boards, pairs, matches)
    return Tree(form.sides, form.ends(payoffs(situation, utility)), matches, form.keys)


class Solved(NamedTuple):
    """A situation, its tree, how both play it, how often each row is reached and what it is worth."""

    situation: Situation
    tree: Tree
    strategy: Strategy
    plans: tuple[Array, Array]
    worths: tuple[Array, Array]


def solved(
    situation: Situation, utility: Utility, iterations: int, ranges: tuple[Array, Array] | None = None
) -> Solved:
    """A situation solved by so many iterations."""
    tree = tree_of(situation, utility, ranges)
    strategy = sharpened(solve(tree, iterations))
    plans = (plan(tree, strategy, 0), plan(tree, strategy, 1))
    return Solved(situation, tree, strategy, plans, (worths(tree, strategy, 0), worths(tree, strategy, 1)))


def sharpened(strategy: Strategy) -> Strategy:
    """Without what is left of the first, groping iterations: nobody does anything less often than RARE."""
    parts = []
    for player in (0, 1):
        shares = np.where(strategy[player] < RARE, 0.0, np.where(strategy[player] > 1 - RARE, 1.0, strategy[player]))
        parts.append(shares)
    return Strategy(*parts)


@lru_cache(maxsize=16)
def remembered(situation: Situation, utility: Utility, iterations: int) -> Solved:
    """The same, kept for the next stages of the deal: it is public, and always comes out alike."""
    return solved(situation, utility, iterations)


class Choice(NamedTuple):
    """A decision of one hand in a solved situation: how often it comes, worths and shares of both answers."""

    reached: float
    give_up: tuple[float, float]
    stake: tuple[float, float]
    other_gives_up: float


def rows_at(found: Solved, player: int, run: Run) -> tuple[int, int, int]:
    """A player's rows in a stage: the one before it, giving up, staking; the same three where they do not decide."""
    side, key = found.tree.sides[player], found.tree.keys[player]
    if run in key:
        at = key[run]
        return int(side.before[at]), int(side.first[at]), int(side.first[at]) + 1
    earlier = [run[:depth] for depth in range(len(run)) if run[:depth] in key]
    before = int(side.first[key[earlier[-1]]]) + 1 if earlier else 0
    return before, before, before


def choice(found: Solved, player: int, hand: int, run: Run) -> Choice:
    """What a hand should do once these cards have come."""
    s = found.situation
    match = shape(s.stage, deciding(s.chips, s.stage), s.leader).matches[run]
    before, give_up, stake = rows_at(found, player, run)
    other_before, other_gives_up, other_stakes = rows_at(found, 1 - player, run)
    matches = found.tree.matches
    weights = matches.weight[match, hand] if player == 0 else matches.turned_weight[match, hand]
    other = found.plans[1 - player]
    seen = s.leader == 1 - player and len(run) == 0
    met = float(weights @ other[other_stakes if seen else other_before])
    leaving = 0.0 if seen or other_gives_up == other_before else float(weights @ other[other_gives_up])
    worth, shares = found.worths[player], found.strategy[player]
    scale = met * chance_of(s, run) or 1.0
    return Choice(
        float(found.plans[player][before, hand]) if met > 0 else 0.0,
        (float(worth[give_up, hand]) / scale, float(shares[give_up, hand])),
        (float(worth[stake, hand]) / scale, float(shares[stake, hand])),
        leaving / met if met > 0 else 0.0,
    )


def chance_of(situation: Situation, run: Run) -> float:
    """The chance of cards to come, for hands that allow them."""
    chance, left = 1.0, len(situation.left) - 4
    for k in range(len(run)):
        chance /= left - k
    return chance
