"""PettingZoo's AEC environment: one seat acts after the other."""

from typing import Any

from gymnasium.utils import seeding
from pettingzoo import AECEnv

from brelan.learn.parts import Array
from brelan.learn.play import Play
from brelan.learn.setting import Space, new_seed
from brelan.learn.spaces import action_space, masked_space


class SeatsInTurn(AECEnv[str, dict[str, Array], int]):
    """A table; its agents are `seat_0`, `seat_1` … An observation comes with the mask of what is allowed."""

    def __init__(self, space: Space) -> None:
        super().__init__()
        self.metadata = {"name": f"brelan_{space.game.name}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.space = space
        self.possible_agents = [f"seat_{seat}" for seat in range(space.seats)]
        self.observation_spaces = {agent: masked_space(space) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(space) for agent in self.possible_agents}
        self._luck, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees, and what it may do."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What there is to do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game; the seed says which."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.play = Play(self.space, new_seed(self._luck))
        self.agents = list(self.possible_agents)
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

    def render(self) -> str:
        """What everybody sees."""
        return self.play.sees(None)

    def close(self) -> None:
        """There is nothing to close."""
