"""Many compiled tables at once: the same games as one plain table plays, seen and rewarded alike."""

from random import Random

import numpy as np
import pytest

from brelan import learn, shelf
from brelan.engine.table import IllegalAnswer
from brelan.learn.many import Tables
from brelan.learn.parts import Array
from brelan.learn.play import Play
from brelan.learn.setting import Space, seed_of_game
from brelan.learn.turns import GAME
from brelan.trouble import Trouble
from tests.boxes import EVERY, IN_TURN, OURS, SEALED
from tests.learn.settings import Setting, sample, settings

DAILY = (IN_TURN, SEALED)
"""Compiling takes its time: the others come in a deep run."""


def some_actions(masks: Array, rng: np.random.Generator) -> Array:
    """On each table any of the actions that are allowed."""
    return np.asarray((masks * rng.random(masks.shape)).argmax(axis=1))


def beside(setting: Setting, rewards: str, steps: int) -> int:
    """Tables and plain plays of the same games, step by step; how many games ended."""
    name, seats, options = setting
    space = Space.of(name, seats, options, rewards=rewards, longest=70)
    tables, rng, ended = Tables(space, 4, seed=5), np.random.default_rng(1), 0
    plays = [Play(space, seed_of_game(5, i)) for i in range(4)]
    for _ in range(steps):
        masks, seen = tables.mask_many(), tables.view_many()
        for i, play in enumerate(plays):
            assert tables.seats[i] == play.seat
            assert np.array_equal(masks[i], play.mask(play.seat))
            assert np.array_equal(seen[i], play.observe(play.seat)), i
        actions = some_actions(masks, rng)
        tables.step_many(actions)
        for i, play in enumerate(plays):
            play.act(int(actions[i]))
            assert tables.rewards[i] == pytest.approx(play.rewards, abs=1e-6)
            assert tables.ended[i] == play.over
            if play.over:
                ended += 1
                assert tables.finals[i].tobytes() == play.table.state.tobytes()
                assert tuple(tables.scores[i]) == play.scores
                plays[i] = Play(space, seed_of_game(5, int(tables.turns[i, GAME])))
    return ended


@pytest.mark.parametrize("rewards", ["game", "deal"])
@pytest.mark.parametrize("name", EVERY)
def test_compiled_tables_play_see_and_pay_as_plain_ones_do(name: str, rewards: str, deep: bool) -> None:
    if name in OURS and name not in DAILY and not deep:
        pytest.skip("in a deep run")
    for setting in settings(name, deep):
        assert beside(setting, rewards, 150 if deep else 80) > 0


@pytest.mark.parametrize("name", EVERY)
def test_an_observation_comes_from_the_view_and_nothing_else(name: str, deep: bool) -> None:
    """The table itself, the view and any table that the seat can imagine look the same."""
    for game, seats, options in settings(name, deep):
        space, rng = Space.of(game, seats, options), Random(7)
        play = Play(space, 3)
        for _ in range(60):
            if play.over:
                break
            seen = {seat: play.observe(seat) for seat in range(seats)}
            for seat, tensor in seen.items():
                rows = [play.table.state.numbers(), play.table.view(seat).imagine(rng).state.numbers()]
                turns = np.array([play.turns.get(seat, [-1] * 11)] * 2, np.int64)
                out = np.zeros((2, len(tensor)), np.float32)
                if play.table.state.chosen == 0:  # whose sealed answer is unknown may be asked anew
                    space.observation.look(np.array(rows), np.array([seat, seat]), turns, out)
                    assert np.array_equal(out[0], tensor)
                    assert np.array_equal(out[1], tensor)
                assert abs(tensor).max() <= 2
            play.act(rng.choice(play.legal(play.seat)))


@pytest.mark.parametrize("name", EVERY)
def test_the_parts_of_an_observation_lie_side_by_side_and_have_each_a_name(name: str) -> None:
    space = Space.of(name)
    assert len({part.name for part in space.parts}) == len(space.parts)
    tensor = np.arange(space.observation.size)
    assert np.array_equal(np.concatenate([part.of(tensor).ravel() for part in space.parts]), tensor)


@pytest.mark.parametrize("name", EVERY)
def test_rewards_add_up_to_nothing_and_stay_within_their_bounds(name: str) -> None:
    for rewards in ("game", "deal"):
        space, rng = Space.of(name, rewards=rewards, longest=400), Random(2)
        play, total = Play(space, 9), np.zeros(space.seats)
        while not play.over:
            play.act(rng.choice(play.legal(play.seat)))
            assert sum(play.rewards) == pytest.approx(0)
            total += play.rewards
        least, most = space.bounds
        assert all(least - 1e-9 <= reward <= most + 1e-9 for reward in total)
        assert total == pytest.approx(space.worth(play.scores) - space.first_worth)


def test_every_action_can_be_said_in_words() -> None:
    for name in EVERY:
        play, rng = Play(Space.of(name, longest=80), 4), Random(1)
        while not play.over:
            assert all(play.meaning(play.seat, action) for action in play.legal(play.seat))
            play.act(rng.choice(play.legal(play.seat)))


def test_no_two_games_of_any_runs_have_the_same_seed() -> None:
    seeds = {seed_of_game(run, game) for run in (0, 1, 255, (1 << 28) - 1) for game in (0, 1, 1 << 24, (1 << 32) - 1)}
    assert len(seeds) == 16
    with pytest.raises(Trouble, match="expected a run below 2\\^28"):
        seed_of_game(1 << 28, 0)


def test_two_threads_play_what_one_plays_and_do_not_hold_the_lock() -> None:
    one, two = (learn.tables(IN_TURN, 7, seats=3, seed=2, threads=threads) for threads in (1, 2))
    rng = np.random.default_rng(5)
    for _ in range(200):
        actions = some_actions(one.mask_many(), rng)
        assert one.step_many(actions) == two.step_many(actions)
    assert one.rows.tobytes() == two.rows.tobytes()
    assert np.array_equal(one.view_many(), two.view_many())
    assert two.fast.code.act_many.targetoptions["nogil"]


def test_an_action_that_is_not_allowed_changes_nothing_on_any_table() -> None:
    tables = learn.tables(IN_TURN, 3, seats=2)
    before, actions = tables.rows.tobytes(), tables.mask_many().argmax(axis=1)
    actions[2] = 62
    with pytest.raises(IllegalAnswer, match=r"table 2, seat \d: action 62 was taken, expected one of "):
        tables.step_many(actions)
    with pytest.raises(IllegalAnswer, match="2 actions were given, expected 3"):
        tables.step_many(actions[:2])
    assert tables.rows.tobytes() == before


def test_the_vector_environment_gives_what_its_spaces_promise_and_keeps_the_end_of_a_game() -> None:
    pytest.importorskip("gymnasium")
    game, seats, options = sample(SEALED)[0]
    many = learn.gymnasium_vector(game, tables=5, seats=seats, options=options)
    rng, ended = np.random.default_rng(1), 0
    seen, info = many.reset(seed=3)
    while not ended:
        assert many.observation_space.contains(seen)
        acted = info["seat"]
        seen, reward, terminated, truncated, info = many.step(some_actions(seen["action_mask"], rng))
        assert not truncated.any()
        if terminated.any():
            ended += 1
            at = int(np.flatnonzero(terminated)[0])
            assert reward[at] == info["rewards"][at, acted[at]]
            score = shelf.game(game).score
            final = many.tables.fast.plain(many.tables.finals, at)
            assert list(info["scores"][at]) == [score(final, seat) for seat in range(seats)]
            assert info["final_obs"][at].any()
