"""Gymnasium's vector environment: many compiled tables, on each of which whoever is asked acts."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from brelan.learn.many import Tables
from brelan.learn.parts import Array
from brelan.learn.setting import RUNS, Space
from brelan.learn.spaces import action_space, masked_space
from brelan.learn.turns import CUT_OFF, GAME_ENDED, NEWS

Seen = dict[str, Array]


class ManyTables(VectorEnv[Seen, Array, Array]):
    """So many tables. What is seen is seen by the seat that acts next; the reward is for the seat that has just acted.

    `info` says whose turn it is (`seat`) and what everybody got (`rewards`, a line a table); where a game has ended,
    the scores (`scores`) and what the seat that acted last saw of the end (`final_obs`), while a new one has begun.
    """

    def __init__(self, space: Space, tables: int, threads: int = 1) -> None:
        self.space, self.num_envs = space, tables
        self.tables = Tables(space, tables, int(np.random.SeedSequence().generate_state(1)[0]) % RUNS, threads)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = masked_space(space)
        self.single_action_space = action_space(space)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A run of new games; the seed says which."""
        super().reset(seed=seed, options=options)
        self.tables.begin(int(self.np_random.integers(RUNS)) if seed is None else seed % RUNS)
        return self._seen(), {"seat": self.tables.seats.copy()}

    def _seen(self) -> Seen:
        return {"observation": self.tables.view_many(), "action_mask": self.tables.mask_many()}

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """One action on each table."""
        acted = self.tables.seats.copy()
        self.tables.step_many(actions)
        rewards = self.tables.rewards.copy()
        news, at = self.tables.turns[:, NEWS], np.arange(self.num_envs)
        info: dict[str, Any] = {"seat": self.tables.seats.copy(), "rewards": rewards}
        if self.tables.ended.any():
            info["scores"] = self.tables.scores.copy()
            info["_scores"] = info["_final_obs"] = self.tables.ended.copy()
            info["final_obs"] = self.tables.view_final(acted)
        return self._seen(), rewards[at, acted], news == GAME_ENDED, news == CUT_OFF, info
