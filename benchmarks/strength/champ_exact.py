"""Poker Champ for two, measured exactly flop by flop: exploitability, rules of thumb, a model, the Award race."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from benchmarks.strength.champ_rules import RULES, Rule, Shares, any_flop, both_shares, strategy_of
from brelan.games.champ.bots.award import ALL, award_worth
from brelan.games.champ.bots.build import chances_after, outcomes
from brelan.games.champ.bots.head import ITERATIONS
from brelan.games.champ.bots.two import sharpened, tree_of
from brelan.games.champ.state import PURSE
from brelan.solver.solve import Model, Strategy, best_response, exploitability, solve, values
from brelan.solver.tree import Array, Tree

MODEL = "pot odds, reads the backs"
SEEN = 100  # deals
TRUSTS = (0.25, 0.4)
GRID = tuple(k / 24 for k in range(1, 16))  # shares from which the watched player might stake


class Flops(NamedTuple):
    """For each flop: what a perfect opponent gains, and what the expert wins of each rule, in chips."""

    leak: list[float]
    won: dict[str, list[float]]


def chip_worth(own: float, other: float) -> float:
    """What chips are worth where nothing but chips counts."""
    return (own - other) / 2


def over_flops(flops: int) -> Flops:
    """C1 and C2: the expert's solution, with full stacks and chips alone counting."""
    leak: list[float] = []
    won: dict[str, list[float]] = {name: [] for name in RULES}
    for seed in range(51_000, 51_000 + flops):
        s = any_flop(seed)
        tree = tree_of(s, chip_worth)
        expert = sharpened(solve(tree, ITERATIONS))
        leak.append(exploitability(tree, expert))
        known = both_shares(s, tree)
        for name, rule in RULES.items():
            won[name].append(duplicate(tree, expert, opponents(rule, known)))
    return Flops(leak, won)


def opponents(rule: Rule, known: tuple[Shares, Shares]) -> Strategy:
    """A rule in both seats."""
    return Strategy(strategy_of(rule, known[0]), strategy_of(rule, known[1]))


def duplicate(tree: Tree, one: Strategy, other: Strategy) -> float:
    """What one wins of the other on average of both seats."""
    first = values(tree, Strategy(one.player0, other.player1)).sum()
    second = values(tree, Strategy(other.player0, one.player1)).sum()
    return float(first - second) / 2


def exploiting(flops: int) -> Iterator[tuple[float, list[float], list[float]]]:
    """C3: a model learnt from what is seen of 100 deals; what trusting it wins, and what a perfect opponent gains."""
    believed = Rule(True, watched(SEEN))
    prepared = []
    for seed in range(55_000, 55_000 + flops):
        s = any_flop(seed)
        tree = tree_of(s, chip_worth)
        prepared.append((tree, both_shares(s, tree)))
    for trust in TRUSTS:
        won, risk = [], []
        for tree, known in prepared:
            model, true = opponents(believed, known), opponents(RULES[MODEL], known)
            free = solve(tree, ITERATIONS)
            value = float(values(tree, free).sum())
            first = sharpened(solve(tree, 2 * ITERATIONS, Model(1, model, trust)))
            second = sharpened(solve(tree, 2 * ITERATIONS, Model(0, model, trust)))
            mine = Strategy(first.player0, second.player1)
            won.append(duplicate(tree, mine, true))
            worst = (best_response(tree, mine, 1)[0] + value, best_response(tree, mine, 0)[0] - value)
            risk.append(sum(worst) / 2)
        yield trust, won, risk


def watched(deals: int) -> tuple[float, float, float]:
    """From which share on the player stakes in each stage, as public decisions in so many deals let one guess."""
    likely = np.zeros((3, len(GRID)))
    for seed in range(59_000, 59_000 + deals):
        s = any_flop(seed)
        tree = tree_of(s, chip_worth)
        known = both_shares(s, tree)[1]
        watch(tree, known, Random(seed), likely)
    first, second, third = (GRID[int(np.argmax(stage))] for stage in likely)
    return first, second, third


def watch(tree: Tree, known: Shares, rng: Random, likely: Array) -> None:
    """One deal against somebody who always stays: which thresholds explain what player 1 did, from the backs alone."""
    true = strategy_of(RULES[MODEL], known)
    keys = [run for run in tree.keys[1] if isinstance(run, tuple)]
    hand = rng.randrange(known.read.shape[1])
    possible = np.ones(known.read.shape[1])
    run: tuple[int, ...] = ()
    for stage in range(3):
        at = tree.keys[1][run]
        stays = true[2 * at + 2, hand] > 0
        for k, share in enumerate(GRID):
            staking = float(possible @ (known.read[at] >= share)) / possible.sum()
            likely[stage, k] += np.log(max(0.02, staking if stays else 1 - staking))
        if not stays:
            return
        possible = possible * (known.read[at] >= GRID[int(np.argmax(likely[stage]))]) + 1e-9
        following = [key for key in keys if len(key) == stage + 1 and key[:stage] == run]
        if following:
            run = rng.choice(following)


def award_race(flops: int, rng: Random, draws: int) -> list[float]:
    """C4: the chance of the first Award from 12 : 12 for who counts Awards, against who counts chips; bootstrapped."""
    moves = np.stack([one_flop(seed) for seed in range(57_000, 57_000 + flops)])
    drawn = ([rng.randrange(flops) for _ in range(flops)] for _ in range(draws))
    return [race(moves.mean(axis=0)), *(race(moves[some].mean(axis=0)) for some in drawn)]


def race(moves: Array) -> float:
    """The chance to own everything first, from 12 chips."""
    return chances_after(moves / np.maximum(moves.sum(axis=1, keepdims=True), 1e-12))[PURSE]


def one_flop(seed: int) -> Array:
    """How the chips of who counts Awards move in a deal, in both seats, for every division of the chips."""
    moves = np.zeros((ALL + 1, ALL + 1))
    for own in range(1, ALL):
        s = any_flop(seed, own)
        aims = tree_of(s, award_worth)
        counts = tree_of(s, chip_worth)
        for_award, for_chips = solve(aims, ITERATIONS), solve(counts, ITERATIONS)
        for player, met in ((0, Strategy(for_award[0], for_chips[1])), (1, Strategy(for_chips[0], for_award[1]))):
            for chips, chance in outcomes(s, counts, met):
                now, then = (own, chips) if player == 0 else (ALL - own, ALL - chips)
                moves[now, int(then)] += (1 - then % 1) * chance
                moves[now, min(int(then) + 1, ALL)] += then % 1 * chance
    return moves
