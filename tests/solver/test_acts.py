"""Two acts: the same as one where hands stay as they are, and measures that agree with one another."""

import numpy as np
import pytest

from brelan.solver.acts import Acts, Joints, Play, act_worths, alike, best_answer, exploitability, solve_acts
from brelan.solver.solve import solve, values
from brelan.solver.tree import LOSE, TIE, WIN, Branch, Decision, End, Tree, fold, plant, side, weighed

HANDS = 5


def betting() -> Branch:
    """Stake 2 or nothing into a pot of 2; the other folds or follows."""
    staked = Decision(1, "staked", (fold(1.0), End(3.0, 0.0, -3.0)))
    return Decision(0, "open", (End(1.0, 0.0, -1.0), staked))


def ahead() -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Who is ahead."""
    return np.sign(np.subtract.outer(np.arange(HANDS), np.arange(HANDS))) * 1.0


def second() -> Tree:
    """The betting without how likely hands are."""
    codes = np.ones((1, HANDS, HANDS), np.int64)
    return plant(betting(), codes, codes[0])._replace(matches=weighed(np.ones((1, HANDS, HANDS)), ahead()[None]))


def acts(changes: list[list[list[float]]]) -> Acts:
    """Each side first chooses how its hand changes, then they bet."""
    tree, n = second(), len(changes)
    ways = [(i, j) for i in range(n) for j in range(n)]
    own, other = np.array([1 + i for i, _ in ways]), np.array([1 + j for _, j in ways])
    pay = np.array([tree.ends.pay] * len(ways))
    joints = Joints(own, other, own - 1, other - 1, pay)
    prior = np.full(HANDS, 1 / HANDS)
    return Acts((side([(1, n, 0)]), side([(1, n, 0)])), joints, tree, (prior, prior), np.array(changes))


def stays() -> list[list[float]]:
    """A hand stays as it is."""
    return np.eye(HANDS).tolist()


def any_other() -> list[list[float]]:
    """A hand becomes any other."""
    return np.full((HANDS, HANDS), 1 / HANDS).tolist()


def value(game: Acts, play: Play) -> float:
    """What the first player gains."""
    return float(game.priors[0] @ act_worths(game, play, 0)[0][0])


def test_where_hands_stay_two_acts_are_worth_what_one_is() -> None:
    game = acts([stays()])
    codes = np.where(ahead() > 0, WIN, np.where(ahead() < 0, LOSE, TIE))[None]
    one = plant(betting(), codes, np.ones((HANDS, HANDS)))
    expected = values(one, solve(one, 1000)).sum()
    assert value(game, solve_acts(game, 1000)) == pytest.approx(expected, abs=2e-3)


def test_the_solution_of_two_acts_gives_nearly_nothing_away() -> None:
    game = acts([stays(), any_other()])
    assert exploitability(game, alike(game)) > 0.1
    assert exploitability(game, solve_acts(game, 800)) < 2e-3


def test_the_weakest_hand_is_exchanged_and_the_strongest_kept() -> None:
    game = acts([stays(), any_other()])
    first = solve_acts(game, 800).first[0]
    assert first[1, -1] == pytest.approx(1.0, abs=0.02)
    assert first[2, 0] > 0.5


@pytest.mark.parametrize("player", [0, 1])
def test_a_best_answer_gains_what_it_says(player: int) -> None:
    game = acts([stays(), any_other()])
    given = alike(game)
    gain, answer = best_answer(game, given, player)
    sign = 1 if player == 0 else -1
    assert sign * value(game, answer) == pytest.approx(gain)
    assert sign * value(game, given) < gain
