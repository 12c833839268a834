"""Gymnasium's environment: one seat, against bots."""

from random import Random
from typing import Any

import gymnasium

from brelan.bots import LEVELS
from brelan.engine.table import IllegalAnswer
from brelan.learn.parts import Array
from brelan.learn.play import Play
from brelan.learn.setting import Space, new_seed
from brelan.learn.spaces import action_space, masked_space
from brelan.players import any_legal, bot_for
from brelan.trouble import Trouble

RANDOM = "random"

Seen = dict[str, Array]


class OneSeat(gymnasium.Env[Any, Any]):
    """A seat at a table of bots.

    An action that is not allowed ends the game with the worst reward, and `info` says why.
    """

    def __init__(self, space: Space, seat: int, against: str) -> None:
        if not 0 <= seat < space.seats:
            raise Trouble(f"seat {seat!r} was given, expected one from 0 to {space.seats - 1}")
        if against not in (RANDOM, *LEVELS):
            raise Trouble(f"{against!r} was asked for as opponent, expected {' or '.join((RANDOM, *LEVELS))}")
        self.space, self.seat = space, seat
        self.bot = any_legal if against == RANDOM else bot_for(space.game.name, against)
        self.observation_space = masked_space(space)
        self.action_space = action_space(space)
        self.metadata, self.render_mode = {"render_modes": ["ansi"]}, "ansi"

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game, and let the bots play until it is the seat's turn."""
        super().reset(seed=seed, options=options)
        while True:
            self.luck = Random(new_seed(self.np_random))
            self.play = Play(self.space, new_seed(self.np_random))
            self._bots_play()
            if not self.play.over:
                return self._seen(), {}

    def _bots_play(self) -> float:
        """Until it is the seat's turn; what that brought the seat."""
        won = 0.0
        while not self.play.over and self.play.seat != self.seat:
            table, bot = self.play.table, self.play.seat
            answer = self.bot(table.view(bot), table.ask(bot), self.luck)
            self.play.answer(bot, table.ask(bot).encode(answer))
            won += float(self.play.rewards[self.seat])
        return won

    def _seen(self) -> Seen:
        return {"observation": self.play.observe(self.seat), "action_mask": self.play.mask(self.seat)}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The seat acts, and the bots play until it is its turn again."""
        try:
            self.play.act(int(action))
        except IllegalAnswer as refused:
            return self._seen(), min(self.space.bounds), True, False, {"illegal": str(refused)}
        reward = float(self.play.rewards[self.seat]) + self._bots_play()
        info = {"scores": list(self.play.scores)} if self.play.over else {}
        return self._seen(), reward, self.play.table.over, self.play.cut, info

    def render(self) -> str:
        """What the seat sees."""
        return self.play.sees(self.seat)
