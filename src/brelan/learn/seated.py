"""What PettingZoo's two kinds of environments share: one table, whose seats are the agents."""

from typing import Any

from gymnasium.utils import seeding

from brelan.learn.play import Play
from brelan.learn.setting import Space, new_seed
from brelan.learn.spaces import action_space, masked_space


class Seated:
    """A table; its agents are `seat_0`, `seat_1` … An observation comes with the mask of what is allowed."""

    render_mode = "ansi"

    def __init__(self, space: Space) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {"name": f"brelan_{space.game.name}", "render_modes": ["ansi"]}
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

    def begin(self, seed: int | None) -> None:
        """A new game; the seed says which."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.play = Play(self.space, new_seed(self._luck))
        self.agents = list(self.possible_agents)

    def render(self) -> str:
        """What everybody sees."""
        return self.play.sees(None)

    def close(self) -> None:
        """There is nothing to close."""
