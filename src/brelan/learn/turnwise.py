"""PettingZoo's AEC environment: one seat acts after the other."""

from typing import Any

from pettingzoo import AECEnv

from brelan.learn.parts import Array
from brelan.learn.seated import Seated
from brelan.learn.setting import Space


class SeatsInTurn(Seated, AECEnv[str, dict[str, Array], int]):
    """A table at which one agent acts after the other."""

    def __init__(self, space: Space) -> None:
        super().__init__(space)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the seed says which."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent sees, and what it may do: nothing while it is not its turn."""
        seat = self.possible_agents.index(agent)
        mask = self.play.mask(seat) if seat == self.play.seat else self.play.mask(-1)
        return {"observation": self.play.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """The agent whose turn it is acts; `IllegalAnswer` if that is not allowed."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        acted = self.agent_selection
        self.play.act(int(action))
        self._cumulative_rewards[acted] = 0.0
        self.rewards = {agent: float(self.play.rewards[i]) for i, agent in enumerate(self.possible_agents)}
        self._accumulate_rewards()
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, self.play.table.over)
            self.truncations = dict.fromkeys(self.agents, self.play.cut)
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
