"""Limit hold'em for four in RLCard's environment, which also encodes an observation at every step.

RLCard lets a player fold when there is nothing to pay, so its random hands are short: decisions a second
compare, not hands.
"""

import random
from typing import Literal

import rlcard

Policy = Literal["random", "calm"]
CALL, CHECK = 0, 3


def play(policy: Policy, hands: int, seed: int) -> tuple[int, int]:
    """Plays so many hands; says how many, and how many decisions they took."""
    rng = random.Random(seed)
    env = rlcard.make("limit-holdem", config={"seed": seed, "game_num_players": 4})
    decisions = 0
    for _ in range(hands):
        state, _player = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            action = rng.choice(legal) if policy == "random" else CALL if CALL in legal else CHECK
            state, _player = env.step(action)
            decisions += 1
        if abs(sum(env.get_payoffs())) > 1e-6:
            raise AssertionError(f"RLCard lost chips: {env.get_payoffs()}")
    return hands, decisions
