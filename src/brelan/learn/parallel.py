"""PettingZoo's parallel environment: where answers are sealed, all who are asked act at once."""

from typing import Any

from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from brelan.learn.parts import Array
from brelan.learn.play import Play
from brelan.learn.setting import Space, new_seed
from brelan.learn.spaces import action_space, masked_space
from brelan.trouble import Trouble

Seen = dict[str, dict[str, Array]]


class AllSeats(ParallelEnv[str, dict[str, Array], int]):
    """A table; a seat with nothing to do, whose mask is all zeros, may do anything: it is ignored."""

    def __init__(self, space: Space) -> None:
        super().__init__()
        if not space.has_sealed:
            raise Trouble(
                f"{space.game.name} has no sealed answers, expected a game that has some; or learn.pettingzoo"
            )
        self.metadata = {"name": f"brelan_{space.game.name}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.space = space
        self.possible_agents = [f"seat_{seat}" for seat in range(space.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: masked_space(space) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(space) for agent in self.possible_agents}
        self._luck, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees, and what it may do."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What there is to do."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Seen, dict[str, dict[str, Any]]]:
        """Begin a game; the seed says which."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.play = Play(self.space, new_seed(self._luck))
        self.agents = list(self.possible_agents)
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

    def render(self) -> str:
        """What everybody sees."""
        return self.play.sees(None)

    def close(self) -> None:
        """There is nothing to close."""
