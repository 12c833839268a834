"""The solver: known values, a linear programme as referee, and measures that agree with one another."""

import numpy as np
import pytest

from brelan.solver.solve import Model, best_response, exploitability, solve, uniform, values
from brelan.solver.tree import Decision, End, fold, plant
from tests.solver.games import any_game, any_strategy, exact_value, kuhn


def test_kuhns_poker_is_worth_an_eighteenth_to_the_second_player() -> None:
    tree = kuhn()
    strategy = solve(tree, 1000)
    assert values(tree, strategy).sum() == pytest.approx(-1 / 18, abs=2e-4)
    assert exploitability(tree, strategy) < 5e-4


def test_in_kuhns_poker_the_second_player_never_gives_up_a_king_and_bluffs_a_third_of_their_jacks() -> None:
    tree = kuhn()
    strategy = solve(tree, 1000)
    assert strategy.shares(tree, 1, "bet")[1, 2] == pytest.approx(1.0)
    assert strategy.shares(tree, 1, "check")[1, 0] == pytest.approx(1 / 3, abs=0.02)


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_has_the_value_that_a_linear_programme_finds(seed: int) -> None:
    tree = any_game(seed)
    strategy = solve(tree, 2000)
    assert exploitability(tree, strategy) < 2e-3
    assert values(tree, strategy).sum() == pytest.approx(exact_value(tree), abs=4e-3)
    assert best_response(tree, strategy, 0)[0] >= exact_value(tree) - 1e-9
    assert -best_response(tree, strategy, 1)[0] <= exact_value(tree) + 1e-9


@pytest.mark.parametrize("player", [0, 1])
def test_a_best_response_gains_what_it_says_and_no_strategy_gains_more(player: int) -> None:
    tree = any_game(7)
    given = any_strategy(tree, 1)
    gain, answer = best_response(tree, given, player)
    sign = 1 if player == 0 else -1
    assert sign * values(tree, answer).sum() == pytest.approx(gain)
    for seed in range(20):
        other = any_strategy(tree, 10 + seed)
        mixed = type(given)(*((other if p == player else given)[p] for p in (0, 1)))
        assert sign * values(tree, mixed).sum() <= gain


@pytest.mark.parametrize("player", [0, 1])
def test_whoever_trusts_a_model_fully_answers_it_best_and_whoever_trusts_it_little_risks_little(player: int) -> None:
    tree = any_game(3)
    model = uniform(tree)
    sign = 1 if player == 1 else -1
    most = best_response(tree, model, 1 - player)[0]
    won, risked = [], []
    for trust in (0.0, 0.2, 1.0):
        answer = solve(tree, 1000, Model(player, model, trust))
        met = type(answer)(*((model if p == player else answer)[p] for p in (0, 1)))
        won.append(sign * values(tree, met).sum())
        risked.append(best_response(tree, answer, player)[0])
    assert won[0] <= won[1] <= won[2] == pytest.approx(most, abs=0.01)
    assert risked[0] - 1e-3 <= risked[1] <= risked[2] + 1e-3


def test_a_key_that_is_met_after_different_decisions_of_its_player_is_refused() -> None:
    late = Decision(0, "late", (fold(1), fold(2)))
    with pytest.raises(ValueError, match="late"):
        plant(Decision(0, "", (late, late)), np.ones((1, 1, 1)), np.ones((1, 1)))


def test_a_side_with_a_single_hand_is_solved_too() -> None:
    """Its shares are an array of its own, not a view of one that cannot be written."""
    codes = np.array([[[3, 1, 3]]])
    tree = plant(Decision(0, "", (fold(-1), End(2, 0, -2))), codes, np.ones((1, 3)))
    assert values(tree, solve(tree, 10)).sum() == pytest.approx(2 / 3)


def test_hands_that_cannot_be_held_together_count_for_nothing() -> None:
    codes = np.array([[[0, 3], [1, 0]]])
    tree = plant(End(6.0, 0.0, -2.0), codes, np.ones((2, 2)))
    assert values(tree, uniform(tree)) == pytest.approx([6 / 4, -2 / 4])
