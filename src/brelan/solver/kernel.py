"""The compiled heart of the solver: what each row earns against a plan, regrets, plans and best answers."""

import numpy as np

from brelan.kept import kept
from brelan.solver.tree import Array, Ends, Matches, Side

_kept = kept(fastmath={"nnan", "ninf", "nsz"}, error_model="numpy")
"""Sums stay in the order in which they are written: what is solved does not depend on the machine."""


@_kept
def spread(matrix: Array, plan: Array, out: Array) -> None:
    """What a side meets: for each of its hands the weight of the other's hands that come here."""
    for hand in range(len(out)):
        out[hand] = 0.0
    for other in range(len(plan)):
        weight = plan[other]
        if weight != 0.0:
            for hand in range(len(out)):
                out[hand] += weight * matrix[other, hand]


@_kept
def spread_apart(sign: Array, plan: Array, out: Array) -> None:
    """The same for hands that do not tie."""
    for hand in range(len(out)):
        out[hand] = 0.0
    for other in range(len(plan)):
        for hand in range(len(out)):
            out[hand] += plan[other] * abs(sign[other, hand])


@_kept
def earn(ends: Ends, matches: Matches, player: int, plan: Array, gains: Array) -> None:
    """What each row of a player earns where the deal ends right after it, if the other plays a plan.

    A payoff is tie, + even where the hands do not tie, + odd or − odd by who wins. Ends that follow one another in the
    same match after the same row of the other share their sums.
    """
    weight = matches.turned_weight if player == 0 else matches.weight
    sign = matches.turned_sign if player == 0 else matches.sign
    own_rows = ends.row0 if player == 0 else ends.row1
    rows = ends.row1 if player == 0 else ends.row0
    side = 1.0 if player == 0 else -1.0
    met, ahead, apart = np.empty(gains.shape[1]), np.empty(gains.shape[1]), np.empty(gains.shape[1])
    last_row, last_match, known = -1, -1, 0
    for row in range(len(gains)):
        for hand in range(gains.shape[1]):
            gains[row, hand] = 0.0
    for end in range(len(rows)):
        row, match = rows[end], ends.match[end]
        if row != last_row or match != last_match:
            last_row, last_match, known = row, match, 0
        win, tie, lose = ends.pay[end, 0], ends.pay[end, 1], ends.pay[end, 2]
        gain = gains[own_rows[end]]
        even, odd = (win + lose) / 2 - tie, (win - lose) / 2
        if tie != 0.0:
            if known & 1 == 0:
                spread(weight[match], plan[row], met)
                known |= 1
            for hand in range(len(gain)):
                gain[hand] += side * tie * met[hand]
        if odd != 0.0:
            if known & 2 == 0:
                spread(sign[match], plan[row], ahead)
                known |= 2
            for hand in range(len(gain)):
                gain[hand] += side * odd * ahead[hand]
        if even != 0.0:
            spread_apart(sign[match], plan[row], apart)
            for hand in range(len(gain)):
                gain[hand] += side * even * apart[hand]


@_kept
def regret(side: Side, gains: Array, regrets: Array, strategy: Array) -> None:
    """CFR+: add what each row would have earned more, never below zero, and play in proportion to it."""
    hands = gains.shape[1]
    value, total = np.empty(hands), np.empty(hands)
    for i in range(len(side.first) - 1, -1, -1):
        first, many = side.first[i], side.many[i]
        for hand in range(hands):
            value[hand] = total[hand] = 0.0
        for row in range(first, first + many):
            for hand in range(hands):
                value[hand] += strategy[row, hand] * gains[row, hand]
        for row in range(first, first + many):
            for hand in range(hands):
                regrets[row, hand] = max(0.0, regrets[row, hand] + gains[row, hand] - value[hand])
                total[hand] += regrets[row, hand]
        for row in range(first, first + many):
            for hand in range(hands):
                strategy[row, hand] = regrets[row, hand] / total[hand] if total[hand] > 0.0 else 1.0 / many
        gain = gains[side.before[i]]
        for hand in range(hands):
            gain[hand] += value[hand]


@_kept
def follow(side: Side, strategy: Array, plan: Array) -> None:
    """How often each row is reached by its player's own decisions."""
    for hand in range(plan.shape[1]):
        plan[0, hand] = 1.0
    for i in range(len(side.first)):
        before = plan[side.before[i]]
        for row in range(side.first[i], side.first[i] + side.many[i]):
            for hand in range(len(before)):
                plan[row, hand] = before[hand] * strategy[row, hand]


@_kept
def answer_best(side: Side, gains: Array, strategy: Array) -> None:
    """The rows that earn most, hand by hand, and what the decisions before them are worth with that."""
    for i in range(len(side.first) - 1, -1, -1):
        first, many = side.first[i], side.many[i]
        for hand in range(gains.shape[1]):
            best = first
            for row in range(first, first + many):
                strategy[row, hand] = 0.0
                if gains[row, hand] > gains[best, hand]:
                    best = row
            strategy[best, hand] = 1.0
            gains[side.before[i], hand] += gains[best, hand]


@_kept
def settle(side: Side, gains: Array, strategy: Array) -> None:
    """What each row is worth, the later decisions being taken by the strategy."""
    for i in range(len(side.first) - 1, -1, -1):
        for row in range(side.first[i], side.first[i] + side.many[i]):
            for hand in range(gains.shape[1]):
                gains[side.before[i], hand] += strategy[row, hand] * gains[row, hand]


@_kept
def normalise(side: Side, plan: Array, strategy: Array) -> None:
    """The shares of each decision's rows in a plan; a hand that never comes there plays all alike."""
    for i in range(len(side.first)):
        first, many = side.first[i], side.many[i]
        for hand in range(plan.shape[1]):
            total = 0.0
            for row in range(first, first + many):
                total += plan[row, hand]
            for row in range(first, first + many):
                strategy[row, hand] = plan[row, hand] / total if total > 0.0 else 1.0 / many


@_kept
def blend(plan: Array, model: Array, trust: float, mixed: Array) -> None:
    """What the other meets: a plan, and with the share `trust` a model."""
    for row in range(len(plan)):
        for hand in range(plan.shape[1]):
            mixed[row, hand] = (1.0 - trust) * plan[row, hand] + trust * model[row, hand]


@_kept
def collect(plan: Array, weight: float, total: Array) -> None:
    """Add a plan to those before it."""
    for row in range(len(plan)):
        for hand in range(plan.shape[1]):
            total[row, hand] += weight * plan[row, hand]


@_kept
def iterate(
    sides: tuple[Side, Side],
    ends: Ends,
    matches: Matches,
    iterations: int,
    models: tuple[Array, Array],
    trust: tuple[float, float],
    strategies: tuple[Array, Array],
    sums: tuple[Array, Array],
) -> None:
    """CFR+ with alternating updates; `sums` collects the plans, each weighed by its number.

    With the share `trust[p]` player p is believed to follow the plan `models[p]` instead of playing freely.
    """
    plans = (np.empty_like(sums[0]), np.empty_like(sums[1]))
    mixed = (np.empty_like(sums[0]), np.empty_like(sums[1]))
    gains = (np.empty_like(sums[0]), np.empty_like(sums[1]))
    regrets = (np.zeros_like(sums[0]), np.zeros_like(sums[1]))
    for t in range(iterations + 1):
        for p in range(2):
            if t > 0 and trust[p] < 1.0:
                earn(ends, matches, p, mixed[1 - p], gains[p])
                regret(sides[p], gains[p], regrets[p], strategies[p])
            follow(sides[p], strategies[p], plans[p])
            blend(plans[p], models[p], trust[p], mixed[p])
            collect(plans[p], t, sums[p])
