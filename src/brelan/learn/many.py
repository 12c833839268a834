"""Many compiled tables at once, for learners: one action on each, what is allowed, what is seen."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from brelan.engine.compiled import Rows, compiled
from brelan.engine.table import IllegalAnswer
from brelan.learn.parts import Array
from brelan.learn.setting import Reward, Space, seed_of_game
from brelan.learn.turns import COLUMNS, DEAL_ENDED, GAME, NEWS, NOTHING, SEAT

NONE: Array = np.zeros(0, np.int64)
MODULES = ("brelan.learn.spelling", "brelan.learn.doors")


class Tables:
    """Many tables of a game; a game that ends is restarted, and its last row and its scores are kept.

    `threads` share the tables between them; the GIL is not held while they play or look.
    """

    def __init__(self, space: Space, tables: int, seed: int = 0, threads: int = 1) -> None:
        self.space = space
        self.fast = compiled(space.game, *MODULES)
        self.blank = self.fast.row(space.blank)
        self.rows: Rows = self.fast.rows(tables)
        self.finals: Rows = self.fast.rows(tables)
        self.turns = np.zeros((tables, COLUMNS), np.int64)
        self.scores = np.zeros((tables, space.seats), np.int64)
        self.rewards = np.zeros((tables, space.seats), np.float32)
        self._worth = np.zeros((tables, space.seats))
        self._unpaid = DEAL_ENDED if space.reward == Reward.GAME else NOTHING
        self.rewarded: Array = NONE
        """The tables on which the last action brought a reward: it ended the game, or the deal if those are paid."""
        self._numbers = self.rows.view(np.int64).reshape(tables, -1)
        self._deals = self.rows[space.game.deal]
        self._parts = [slice(*ends) for ends in _shared(tables, threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Begin a run: a new game on every table."""
        self._seed = seed_of_game(seed, 0)
        self.turns[:, GAME] = np.arange(len(self.rows))
        self._each(
            lambda part: self.fast.code.begin_many(
                *(self.rows[part], self._deals[part], self.blank, self.turns[part], self._seed)
            )
        )
        self._worth[:] = self.space.first_worth
        self.rewards[:] = 0

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def seats(self) -> Array:
        """Whose turn it is on each table."""
        return self.turns[:, SEAT]

    @property
    def ended(self) -> Array:
        """On which tables the last action ended a game, in `finals` and `scores` now."""
        return self.turns[:, NEWS] > DEAL_ENDED

    def step_many(self, actions: Array) -> int:
        """One action on every table; how many deals and games ended. `IllegalAnswer`, and nothing done, if one may not.

        `rewards` then has what each seat got by it.
        """
        actions = np.ascontiguousarray(actions, np.int64)
        wrong = self.fast.code.misfit(self.turns, actions) if len(actions) == len(self) else len(actions)
        if wrong >= 0:
            raise IllegalAnswer(self._misfit(actions, wrong))
        if len(self.rewarded):
            self.rewards[self.rewarded] = 0
        news = int(sum(self._each(lambda part: self._act(part, actions[part]))))
        self.rewarded = np.flatnonzero(self.turns[:, NEWS] > self._unpaid) if news else NONE
        if len(self.rewarded):
            self._reward(self.rewarded)
        return news

    def _act(self, part: slice, actions: Array) -> int:
        return int(
            self.fast.code.act_many(
                *(self.rows[part], self._deals[part], self.blank, self.turns[part], actions),
                *(self.finals[part], self.scores[part], self._seed, len(self), self.space.longest),
            )
        )

    def _reward(self, at: Array) -> None:
        over = self.turns[at, NEWS] > DEAL_ENDED
        worth = self.space.worth(self.scores[at], over)
        self.rewards[at] = worth - self._worth[at]
        self._worth[at] = np.where(over[:, None], self.space.first_worth, worth)

    def _misfit(self, actions: Array, wrong: int) -> str:
        if len(actions) != len(self):
            return f"{len(actions)} actions were given, expected {len(self)}, one for each table"
        allowed = " ".join(map(str, np.flatnonzero(self.mask_many()[wrong])))
        seat = self.turns[wrong, SEAT] + 1
        return f"table {wrong}, seat {seat}: action {actions[wrong]} was taken, expected one of {allowed}"

    def mask_many(self, out: Array | None = None) -> Array:
        """Which actions are allowed, a line of ones and zeros for each table."""
        masks = np.empty((len(self), self.space.actions), np.int8) if out is None else out
        self._each(lambda part: self.fast.code.allow_many(self.turns[part], masks[part]))
        return masks

    def any_many(self, seed: int) -> Array:
        """Any action that is allowed, for each table: to try things out."""
        actions = np.empty(len(self), np.int64)
        self.fast.code.draw_many(self.turns, actions, seed)
        return actions

    def view_many(self, out: Array | None = None) -> Array:
        """What whoever acts sees, a line for each table; the parts have names (`space.parts`)."""
        look = self.space.observation.look
        seen = np.empty((len(self), self.space.observation.size), np.float32) if out is None else out
        self._each(lambda part: look(self._numbers[part], self.seats[part], self.turns[part], seen[part]))
        return seen

    def view_final(self, seats: Array) -> Array:
        """What a seat of each table saw of the end of the last game there."""
        numbers = self.finals.view(np.int64).reshape(len(self), -1)
        nobody = np.full_like(self.turns, -1)
        return self.space.observation.look(
            numbers, seats, nobody, np.empty((len(self), self.space.observation.size), np.float32)
        )

    def _each(self, do: Callable[[slice], Any]) -> list[Any]:
        """Do something for every thread's part of the tables."""
        if self._pool is None:
            return [do(self._parts[0])]
        return list(self._pool.map(do, self._parts))


def _shared(tables: int, threads: int) -> list[tuple[int, int]]:
    ends = [tables * n // threads for n in range(threads + 1)]
    return list(pairwise(ends))
