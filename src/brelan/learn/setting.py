"""What a learner must know of a game beforehand: its actions, its observations, its rewards, its length, its seeds."""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from brelan import shelf
from brelan.engine.asks import Ask, Form
from brelan.engine.flow import Manner
from brelan.engine.game import Game
from brelan.engine.state import AnyState
from brelan.engine.steps import SEATS, Question
from brelan.learn.parts import Array, Part, Parts, parts_of
from brelan.learn.spelling import ACTIONS, DONE, SIXTY
from brelan.trouble import Trouble

LONGEST = 50_000
"""Actions after which a game is cut off by default: no rule of a box guarantees an end."""
RUNS, GAMES = 1 << 28, 1 << 32
"""Seeds of runs are below the first, games of a run below the second: no two of all these games have the same seed."""


class Reward(IntEnum):
    """When rewards come: at the end of the game or of each deal."""

    GAME = 0
    DEAL = 1


@dataclass(frozen=True, eq=False)
class Space:
    """A game for this many seats, with these options, as a learner meets it."""

    game: Game
    seats: int
    options: dict[str, object]
    data: Path | None = None
    reward: Reward = Reward.GAME
    longest: int = LONGEST

    @classmethod
    def of(
        cls,
        game: str,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        data: Path | None = None,
        rewards: str = "game",
        longest: int = LONGEST,
    ) -> "Space":
        """The space of a box on the shelf; what cannot be is told in one line."""
        try:
            found = shelf.game(game)
            space = cls(
                *(found, found.least if seats is None else seats, dict(options or {}), data),
                *(_reward(rewards), longest),
            )
            _ = space.blank
        except ValueError as trouble:
            raise Trouble(str(trouble)) from None
        if type(longest) is not int or longest < 1:
            raise Trouble(f"{longest!r} was given as the longest game, expected a number of actions from 1")
        return space

    @cached_property
    def blank(self) -> AnyState:
        """The table set up, from which games begin."""
        return self.game.blank(self.seats, self.options, self.data)

    @cached_property
    def actions(self) -> int:
        """How many actions there are: where all questions have named options or seats as many as those, else 64."""
        questions = [question for step in self.game.book.steps.values() for question in step.questions]
        if all(question.options or question.members == SEATS for question in questions):
            return max([self.seats, 2, *(len(question.options) for question in questions if question.options)])
        return ACTIONS

    @cached_property
    def has_sealed(self) -> bool:
        """Whether some answers are given by all at once, in secret."""
        return any(step.manner == Manner.SEALED and step.questions for step in self.game.book.steps.values())

    @cached_property
    def observation(self) -> Parts:
        """The parts of what a seat observes."""
        return parts_of(self.game, self.seats, self.game.wealth(self.blank))

    @property
    def parts(self) -> tuple[Part, ...]:
        """The same by name, with where each begins and its shape."""
        return self.observation.named

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the greatest sum of a game's rewards, and no single one is beyond them by more than that."""
        return (-1 / self.seats, 1 - 1 / self.seats) if self.reward == Reward.GAME else (-1.0, 1.0)

    def worth(self, scores: Any, over: Any = True) -> Array:
        """What each seat has when scores stand so, a line a table; rewards are its changes, and their sum is 0.

        For the game: the part of the victory that is one's own, beyond an equal part. For deals: one's part of all
        points, beyond an equal part.
        """
        found = np.maximum(np.asarray(scores, np.float64), 0.0)
        if self.reward == Reward.GAME:
            found = (found == found.max(axis=-1, keepdims=True)) * np.asarray(over, np.float64)[..., None]
        whole = found.sum(axis=-1, keepdims=True)
        return np.where(whole > 0, found / np.where(whole > 0, whole, 1) - 1 / self.seats, 0.0)

    @cached_property
    def first_worth(self) -> Array:
        """What each seat has before the game."""
        return self.worth([self.game.score(self.blank, seat) for seat in range(self.seats)], False)

    def meaning(self, question: Question, ask: Ask, spelled: int, place: int, action: int) -> str:
        """What an action says in answer to a question: `follow`, `exchanges 3`, `exchanges: done`, `stakes 12`."""
        if ask.form == Form.SOME_OF:
            return f"{question.verb}: done" if action == DONE else f"{question.verb} {action + 1}"
        if ask.form == Form.AMOUNT and place:
            low = spelled + action * SIXTY**place
            return f"{question.verb} {low} to {low + SIXTY**place - 1}"
        return question.word(ask, spelled + action if ask.form == Form.AMOUNT else action)


def _reward(name: str) -> Reward:
    if name.upper() not in Reward.__members__:
        raise ValueError(f"rewards {name!r} were asked for, expected game or deal")
    return Reward[name.upper()]


def seed_of_game(run: int, game: int) -> int:
    """The seed of a game of a run."""
    if not (0 <= run < RUNS and 0 <= game < GAMES):
        raise Trouble(f"game {game} of run {run} was asked for, expected a run below 2^28 and a game below 2^32")
    return (run << 32) + game


def new_seed(luck: np.random.Generator) -> int:
    """The seed of a game, drawn by chance."""
    return int(luck.integers(1 << 60))
