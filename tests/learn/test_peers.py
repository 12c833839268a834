"""The peers' own tests of our environments: PettingZoo's, Gymnasium's and OpenSpiel's, for every box."""

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import numpy as np
import pytest

from brelan import learn
from brelan.engine.table import IllegalAnswer
from brelan.learn.setting import Space
from brelan.trouble import Trouble
from tests.boxes import EVERY, IN_TURN, SEALED
from tests.learn.settings import settings

pyspiel = pytest.importorskip("pyspiel")
pettingzoo_tests = pytest.importorskip("pettingzoo.test")
env_checker = pytest.importorskip("gymnasium.utils.env_checker")

SHORT = {"longest": 60}
"""So long is a game here: what comes later has been seen before."""
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should", "Action mask .* zeros")
"""PettingZoo warns of masks beside observations, though its own games have them."""


@contextmanager
def their_words() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in KNOWN:
            warnings.filterwarnings("ignore", message=message)
        yield


@pytest.mark.parametrize("name", EVERY)
def test_pettingzoos_own_tests_pass(name: str, deep: bool) -> None:
    for game, seats, options in settings(name, deep):
        with their_words():
            pettingzoo_tests.api_test(learn.pettingzoo(game, seats=seats, options=options), num_cycles=30)
            pettingzoo_tests.api_test(
                learn.pettingzoo(game, seats=seats, options=options, rewards="deal", **SHORT), num_cycles=30
            )
            pettingzoo_tests.seed_test(
                lambda game=game, seats=seats, options=options: learn.pettingzoo(game, seats=seats, options=options),
                num_cycles=10,
            )


@pytest.mark.parametrize("name", EVERY)
def test_pettingzoos_parallel_test_passes_where_answers_are_sealed(name: str, deep: bool) -> None:
    for game, seats, options in settings(name, deep):
        if not Space.of(game, seats, options).has_sealed:
            with pytest.raises(Trouble, match="has no sealed answers, expected a game that has some"):
                learn.pettingzoo_parallel(game, seats=seats, options=options)
            continue
        with their_words():
            pettingzoo_tests.parallel_api_test(
                learn.pettingzoo_parallel(game, seats=seats, options=options), num_cycles=40
            )


@pytest.mark.parametrize("name", EVERY)
def test_gymnasiums_own_test_passes(name: str, deep: bool) -> None:
    for game, seats, options in settings(name, deep):
        made = learn.gymnasium(game, seats=seats, seat=seats - 1, against="random", options=options)
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*not within the observation space.*")
            env_checker.check_env(made, skip_render_check=True)


@pytest.mark.parametrize("name", EVERY)
def test_openspiels_own_test_passes_with_serialisation(name: str, deep: bool) -> None:
    for game, seats, options in settings(name, deep):
        made = learn.openspiel(game, seats=seats, options=options, longest=300 if deep else 12)
        pyspiel.random_sim_test(made, num_sims=3 if deep else 1, serialize=True, verbose=False)
        assert str(made.new_initial_state().clone()) == str(made.new_initial_state())


def test_openspiel_games_are_loaded_again_from_their_words() -> None:
    game = learn.openspiel(SEALED, rewards="deal", longest=20)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.max_game_length() == 20


def dealt(state: Any, rng: np.random.Generator) -> Any:
    """Let chance come until somebody is asked."""
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


def test_a_clone_goes_its_own_way() -> None:
    rng = np.random.default_rng(3)
    state = dealt(learn.openspiel(IN_TURN).new_initial_state(), rng)
    for _ in range(6):
        state.apply_action(rng.choice(state.legal_actions()))
        dealt(state, rng)
    player = state.current_player()
    before, clone = state.information_state_string(player), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.information_state_string(player) == before
    assert clone.information_state_string(player) != before


def test_chance_comes_card_by_card_and_each_is_as_likely_as_another() -> None:
    state = learn.openspiel(IN_TURN, seats=2).new_initial_state()
    likely = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(part for _, part in outcomes) == pytest.approx(1)
        likely.append(len(outcomes))
        state.apply_action(outcomes[-1][0])
    cards = likely[-10:]
    assert cards == list(range(cards[0], cards[0] - 10, -1))


def test_what_a_player_is_told_says_nothing_of_what_it_cannot_know() -> None:
    state = dealt(learn.openspiel(IN_TURN, seats=2).new_initial_state(), np.random.default_rng(4))
    known, seen = state.observation_string(0), state.observation_tensor(0)
    state.play.table.state = state.play.table.view(0).imagine(Random(5)).state
    assert state.observation_string(0) == known
    assert state.observation_tensor(0) == seen
    assert state.observation_string(1) != known


@pytest.mark.parametrize(
    ("make", "needed"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo_parallel", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("gymnasium_vector", "gymnasium"),
        ("openspiel", "pyspiel"),
    ],
)
def test_what_is_not_installed_is_named_with_the_way_to_install_it(
    make: str, needed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [name for name in sys.modules if name.startswith("brelan.learn.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, needed, None)
    more = {"tables": 2} if make.endswith("vector") else {}
    expected = rf"this needs {needed}.*; expected an installation with: pip install 'brelan\[learn\]'"
    with pytest.raises(Trouble, match=expected):
        getattr(learn, make)(SEALED, **more)


def test_an_action_that_is_not_allowed_is_refused_or_loses() -> None:
    turnwise = learn.pettingzoo(IN_TURN)
    turnwise.reset(seed=1)
    with pytest.raises(IllegalAnswer, match=r"seat \d: action 62 was taken, expected one of "):
        turnwise.step(62)
    alone = learn.gymnasium(IN_TURN, against="random")
    alone.reset(seed=1)
    _, reward, terminated, _, info = alone.step(62)
    assert (reward, terminated) == (min(alone.space.bounds), True)
    assert "action 62 was taken" in info["illegal"]


def test_a_level_or_a_seat_that_is_not_there_is_told_in_a_line() -> None:
    with pytest.raises(Trouble, match="'master' was asked for as opponent, expected random or beginner or"):
        learn.gymnasium(IN_TURN, against="master")
    with pytest.raises(Trouble, match="seat 5 was given, expected one from 0 to 1"):
        learn.gymnasium(IN_TURN, seats=2, seat=5)
    with pytest.raises(Trouble, match="rewards 'often' were asked for, expected game or deal"):
        learn.space(IN_TURN, rewards="often")
    with pytest.raises(Trouble, match="option 'moons' is unknown"):
        learn.space(IN_TURN, options={"moons": 1})
