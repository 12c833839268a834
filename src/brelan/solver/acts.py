"""A game for two in two acts: after the first act each hand changes by chance, by what its player has decided there.

Both acts are in sequence form. A joint is a way from one act to the other: a row of each side with which the first act
ends, and how either's hand changes then. What a player held in the first act no longer matters in the second.
"""

from typing import NamedTuple

import numpy as np

from brelan.solver.kernel import _kept, answer_best, collect, earn, follow, normalise, regret, settle
from brelan.solver.tree import Array, Ends, Matches, Side, Tree


class Joints(NamedTuple):
    """Each joint: the last row of either side in the first act, how either's hand changes, the payoffs of the ends."""

    row0: Array
    row1: Array
    change0: Array
    change1: Array
    pay: Array


class Acts(NamedTuple):
    """The first act, all of whose ends with chips in them are joints; the second act, which is alike after each.

    `priors` are the chances of either's first hands; `changes[change, first hand, second hand]` tells what they become.
    """

    sides: tuple[Side, Side]
    joints: Joints
    second: Tree
    priors: tuple[Array, Array]
    changes: Array


class Play(NamedTuple):
    """How both play: [row, first hand] in the first act, [joint, row, second hand] in the second."""

    first: tuple[Array, Array]
    second: tuple[Array, Array]


def rows_of(side: Side) -> int:
    """How many rows a side has, with row 0."""
    return int(1 + side.many.sum())


def alike(acts: Acts) -> Play:
    """Everybody does anything, each branch as often."""
    joints = len(acts.joints.row0)
    first = [np.zeros((rows_of(acts.sides[p]), len(acts.priors[p]))) for p in (0, 1)]
    second = [np.zeros((joints, acts.second.rows(p), acts.second.hands(p))) for p in (0, 1)]
    for p in (0, 1):
        normalise(acts.sides[p], first[p].copy(), first[p])
        for joint in range(joints):
            normalise(acts.second.sides[p], second[p][joint].copy(), second[p][joint])
    return Play((first[0], first[1]), (second[0], second[1]))


@_kept
def arrive(prior: Array, plan: Array, row: int, change: Array, out: Array) -> None:
    """How often a player comes out of the first act by a row with each of their second hands."""
    for hand in range(len(out)):
        out[hand] = 0.0
    for before in range(len(prior)):
        weight = prior[before] * plan[row, before]
        if weight != 0.0:
            for hand in range(len(out)):
                out[hand] += weight * change[before, hand]


@_kept
def scale(plan: Array, weights: Array) -> None:
    """A plan of the second act, by how often each hand comes into it."""
    for row in range(len(plan)):
        for hand in range(len(weights)):
            plan[row, hand] *= weights[hand]


@_kept
def carry_back(change: Array, gains: Array, out: Array) -> None:
    """What first hands may expect from the second act."""
    for before in range(len(out)):
        for hand in range(len(gains)):
            out[before] += change[before, hand] * gains[hand]


@_kept
def iterate_acts(
    sides: tuple[Side, Side],
    seconds: tuple[Side, Side],
    ends: Ends,
    matches: Matches,
    joints: Joints,
    priors: tuple[Array, Array],
    changes: Array,
    iterations: int,
    first: tuple[Array, Array],
    second: tuple[Array, Array],
    first_sums: tuple[Array, Array],
    second_sums: tuple[Array, Array],
) -> None:
    """CFR+ with alternating updates; the sums collect the plans, each weighed by its number."""
    plans = (np.empty_like(first[0]), np.empty_like(first[1]))
    gains = (np.empty_like(first[0]), np.empty_like(first[1]))
    regrets = (np.zeros_like(first[0]), np.zeros_like(first[1]))
    later_plans = (np.empty_like(second[0]), np.empty_like(second[1]))
    later_gains = (np.empty_like(second[0][0]), np.empty_like(second[1][0]))
    later_regrets = (np.zeros_like(second[0]), np.zeros_like(second[1]))
    came = np.empty(second[0].shape[2])
    rows, which = (joints.row0, joints.row1), (joints.change0, joints.change1)
    for t in range(iterations + 1):
        for p in range(2):
            if t > 0:
                gains[p][:] = 0.0
                for j in range(len(joints.row0)):
                    now = Ends(ends.row0, ends.row1, ends.match, joints.pay[j])
                    earn(now, matches, p, later_plans[1 - p][j], later_gains[p])
                    regret(seconds[p], later_gains[p], later_regrets[p][j], second[p][j])
                    carry_back(changes[which[p][j]], later_gains[p][0], gains[p][rows[p][j]])
                regret(sides[p], gains[p], regrets[p], first[p])
            follow(sides[p], first[p], plans[p])
            collect(plans[p], t, first_sums[p])
            for j in range(len(joints.row0)):
                arrive(priors[p], plans[p], rows[p][j], changes[which[p][j]], came)
                follow(seconds[p], second[p][j], later_plans[p][j])
                scale(later_plans[p][j], came)
                collect(later_plans[p][j], t, second_sums[p][j])


def solve_acts(acts: Acts, iterations: int) -> Play:
    """The average strategy of CFR+."""
    play = alike(acts)
    sums = Play(
        (np.zeros_like(play.first[0]), np.zeros_like(play.first[1])),
        (np.zeros_like(play.second[0]), np.zeros_like(play.second[1])),
    )
    second = acts.second
    iterate_acts(
        acts.sides, second.sides, second.ends, second.matches, acts.joints, acts.priors, acts.changes, iterations,
        play.first, play.second, sums.first, sums.second,
    )  # fmt: skip
    for p in (0, 1):
        normalise(acts.sides[p], sums.first[p], play.first[p])
        for joint in range(len(acts.joints.row0)):
            normalise(second.sides[p], sums.second[p][joint], play.second[p][joint])
    return play


def arrivals(acts: Acts, play: Play, player: int) -> Array:
    """How often a player comes to each joint with each of their second hands: [joint, second hand]."""
    plan = np.empty_like(play.first[player])
    follow(acts.sides[player], play.first[player], plan)
    rows = (acts.joints.row0, acts.joints.row1)[player]
    which = (acts.joints.change0, acts.joints.change1)[player]
    came = np.empty((len(rows), acts.second.hands(player)))
    for joint, (row, change) in enumerate(zip(rows, which, strict=True)):
        arrive(acts.priors[player], plan, row, acts.changes[change], came[joint])
    return came


def second_gains(acts: Acts, play: Play, player: int, joint: int, came: Array) -> Array:
    """What each row of the second act earns where the deal ends right after it; the other comes with these hands."""
    other = 1 - player
    plan = np.empty_like(play.second[other][joint])
    follow(acts.second.sides[other], play.second[other][joint], plan)
    scale(plan, came)
    ends = acts.second.ends
    earned: Array = np.zeros_like(play.second[player][joint])
    now = Ends(ends.row0, ends.row1, ends.match, acts.joints.pay[joint])
    earn(now, acts.second.matches, player, plan, earned)
    return earned


def act_worths(acts: Acts, play: Play, player: int) -> tuple[Array, Array]:
    """What each row is worth to a player who goes on by the strategy, in the first act and in the second."""
    came = arrivals(acts, play, 1 - player)
    first, second = np.zeros_like(play.first[player]), np.zeros_like(play.second[player])
    rows, which = acts.joints[player], acts.joints[2 + player]
    for joint in range(len(rows)):
        second[joint] = second_gains(acts, play, player, joint, came[joint])
        settle(acts.second.sides[player], second[joint], play.second[player][joint])
        first[rows[joint]] += acts.changes[which[joint]] @ second[joint, 0]
    settle(acts.sides[player], first, play.first[player])
    return first, second


def best_answer(acts: Acts, play: Play, player: int) -> tuple[float, Play]:
    """What a player gains who knows the other's strategy, and how."""
    came = arrivals(acts, play, 1 - player)
    answer = Play((play.first[0].copy(), play.first[1].copy()), (play.second[0].copy(), play.second[1].copy()))
    gains = np.zeros_like(play.first[player])
    rows, which = acts.joints[player], acts.joints[2 + player]
    for joint in range(len(rows)):
        earned = second_gains(acts, play, player, joint, came[joint])
        answer_best(acts.second.sides[player], earned, answer.second[player][joint])
        gains[rows[joint]] += acts.changes[which[joint]] @ earned[0]
    answer_best(acts.sides[player], gains, answer.first[player])
    return float(acts.priors[player] @ gains[0]), answer


def exploitability(acts: Acts, play: Play) -> float:
    """What a player who knows everything gains on average of both chairs; 0 in equilibrium."""
    return (best_answer(acts, play, 0)[0] + best_answer(acts, play, 1)[0]) / 2
