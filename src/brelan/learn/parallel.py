"""PettingZoo's parallel environment: where answers are sealed, all who are asked act at once."""

from typing import Any

from pettingzoo import ParallelEnv

from brelan.learn.parts import Array
from brelan.learn.seated import Seated
from brelan.learn.setting import Space
from brelan.trouble import Trouble

Seen = dict[str, dict[str, Array]]


class AllSeats(Seated, ParallelEnv[str, dict[str, Array], int]):
    """A table; a seat with nothing to do, whose mask is all zeros, may do anything: it is ignored."""

    def __init__(self, space: Space) -> None:
        if not space.has_sealed:
            raise Trouble(
                f"{space.game.name} has no sealed answers, expected a game that has some; or learn.pettingzoo"
            )
        super().__init__(space)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, dict[str, dict[str, Any]]]:
        """Begin a game; the seed says which."""
        self.begin(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> Seen:
        plays = enumerate(self.possible_agents)
        return {a: {"observation": self.play.observe(seat), "action_mask": self.play.mask(seat)} for seat, a in plays}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """All whose turn it is act, in the order of their seats; `IllegalAnswer` if one of them may not do that."""
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        acting = list(self.play.turns)
        for seat in acting:
            self.play.act_for(seat, int(actions[self.possible_agents[seat]]))
            for i, agent in enumerate(self.possible_agents):
                rewards[agent] += float(self.play.rewards[i])
        terminated = dict.fromkeys(self.possible_agents, self.play.table.over)
        truncated = dict.fromkeys(self.possible_agents, self.play.cut)
        if self.play.over:
            self.agents = []
        return self._seen(), rewards, terminated, truncated, {agent: {} for agent in self.possible_agents}
