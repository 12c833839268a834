"""Limit hold'em for four in OpenSpiel's `universal_poker` (C++), driven from Python one action at a time.

OpenSpiel has no game with an exchange, so only decisions a second compare, not hands. Cards are dealt by
steps of chance that Python has to choose; they are not counted as decisions.
"""

import random
from typing import Any, Literal

import pyspiel

Policy = Literal["random", "calm"]
CALL = 1
GAME = pyspiel.load_game(
    "universal_poker",
    {
        "betting": "limit",
        "numPlayers": 4,
        "numRounds": 4,
        "blind": "1 2 0 0",
        "raiseSize": "2 2 4 4",
        "maxRaises": "3 4 4 4",
        "firstPlayer": "3 1 1 1",
        "numSuits": 4,
        "numRanks": 13,
        "numHoleCards": 2,
        "numBoardCards": "0 3 1 1",
        "stack": "1000 1000 1000 1000",
    },
)


def play(policy: Policy, hands: int, seed: int) -> tuple[int, int]:
    """Plays so many hands; says how many, and how many decisions they took."""
    rng = random.Random(seed)
    decisions = 0
    for _ in range(hands):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            decisions += step(state, policy, rng)
        if abs(sum(state.returns())) > 1e-6:
            raise AssertionError(f"OpenSpiel lost chips: {state.returns()}")
    return hands, decisions


def step(state: Any, policy: Policy, rng: random.Random) -> int:
    """One card is dealt (no decision) or the player whose turn it is acts (one decision)."""
    if state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))  # the remaining cards are equally likely
        return 0
    state.apply_action(CALL if policy == "calm" else rng.choice(state.legal_actions()))
    return 1


def copy(times: int) -> int:
    """Clones a hand after the flop."""
    rng, state = random.Random(1), GAME.new_initial_state()
    for _ in range(4 * 2 + 4 + 3 + 1):
        step(state, "calm", rng)
    for _ in range(times):
        state.clone()
    return times
