"""What Gymnasium and PettingZoo call spaces: of actions, and of observations with their masks."""

from typing import Any

import numpy as np
from gymnasium import spaces

from brelan.learn.setting import Space


def action_space(space: Space) -> spaces.Discrete:
    """The actions."""
    return spaces.Discrete(space.actions)


def observation_space(space: Space) -> spaces.Box:
    """What a seat sees."""
    return spaces.Box(-2.0, 2.0, (space.observation.size,), np.float32)


def masked_space(space: Space) -> "spaces.Dict":
    """The same, with what is allowed."""
    mask: Any = spaces.Box(0, 1, (space.actions,), np.int8)
    return spaces.Dict({"observation": observation_space(space), "action_mask": mask})
