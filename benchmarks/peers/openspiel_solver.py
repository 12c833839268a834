"""The solver beside OpenSpiel on Leduc hold'em: `benchmarks/.venv/bin/python -m benchmarks.peers.openspiel_solver`.

The same strategy must be exploitable by the same amount in both, and both solvers must find the same value.
"""

import numpy as np
import pyspiel

from brelan.solver.solve import best_response, solve, uniform, values
from brelan.solver.tree import IMPOSSIBLE, LOSE, TIE, WIN, Branch, Chance, Decision, End, Tree, fold, plant

CARDS = 6
RAISES = (2, 4)  # what a raise is in each round
MOST = 2  # raises in a round
ITERATIONS = 300


def leduc() -> Tree:
    """Leduc hold'em: six cards of three ranks, a common card after the first round, a pair wins."""
    codes = np.array([[[compare(a, b, common) for b in range(CARDS)] for a in range(CARDS)] for common in range(CARDS)])
    anything = np.where(np.eye(CARDS, dtype=bool), IMPOSSIBLE, TIE)[None]
    return plant(bidding("", 0, (1, 1), 0, 0, CARDS), np.concatenate([codes, anything]), 1.0 - np.eye(CARDS))


def compare(a: int, b: int, common: int) -> int:
    """Who wins with a common card."""
    if len({a, b, common}) < 3:
        return IMPOSSIBLE
    first, second = (3 * (card // 2 == common // 2) + card // 2 for card in (a, b))
    return WIN if first > second else LOSE if first < second else TIE


def bidding(said: str, stage: int, paid: tuple[int, int], raised: int, speaker: int, match: int) -> Branch:
    """A round goes on: give up where something was raised, follow or check, raise at most twice."""
    branches: list[Branch] = []
    top = max(paid)
    if paid[speaker] < top:
        branches.append(fold(-paid[0] if speaker == 0 else paid[1], match))
    level = (top, top)
    if paid[speaker] < top or said.endswith("c"):
        branches.append(closing(said + "c", stage, level, match))
    else:
        branches.append(bidding(said + "c", stage, level, raised, 1 - speaker, match))
    if raised < MOST:
        more = top + RAISES[stage]
        after = (more, paid[1]) if speaker == 0 else (paid[0], more)
        branches.append(bidding(said + "r", stage, after, raised + 1, 1 - speaker, match))
    return Decision(speaker, said, tuple(branches))


def closing(said: str, stage: int, paid: tuple[int, int], match: int) -> Branch:
    """After the first round a common card comes, after the second the hands are compared."""
    if stage == 1:
        return End(paid[1], 0, -paid[0], match)
    seconds = tuple(bidding(f"{said} {card} ", 1, paid, 0, 0, card) for card in range(CARDS))
    return Chance((1 / (CARDS - 2),) * CARDS, seconds)


def main() -> None:
    """Print both, side by side."""
    tree, game = leduc(), pyspiel.load_game("leduc_poker")
    anything = uniform(tree)
    ours = best_response(tree, anything, 0)[0] + best_response(tree, anything, 1)[0]
    theirs = pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game))
    print(f"random play, gain of both best responses: ours {ours:.6f}, OpenSpiel {theirs:.6f}")
    strategy = solve(tree, ITERATIONS)
    low, high = -best_response(tree, strategy, 1)[0], best_response(tree, strategy, 0)[0]
    value = float(values(tree, strategy).sum())
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    policy = solver.tabular_average_policy()
    root = game.new_initial_state()
    found = pyspiel.expected_returns(root, policy, -1, True)[0]
    print(f"value for who begins: ours {value:.6f} in [{low:.6f}; {high:.6f}], OpenSpiel's CFR+ {found:.6f}")
    print(f"gain of both best responses to it: ours {high - low:.6f}, OpenSpiel {pyspiel.nash_conv(game, policy):.6f}")
    assert abs(ours - theirs) < 1e-6
    assert low - 1e-3 <= found <= high + 1e-3


if __name__ == "__main__":
    main()
