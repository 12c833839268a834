"""Leduc hold'em for two in pgx, compiled by JAX for the processor: thousands of tables at once.

Six cards and two rounds of bets are the largest poker that pgx has. As a learner does: whoever acts looks, sees what
is allowed, and does any of that; a finished game begins anew.
"""

from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

TABLES = 4096
"""So many that a step of all of them outweighs the call; more make it no faster here."""
STEPS = 50
"""Played in one call."""

ENV = pgx.make("leduc_holdem")
STEP = auto_reset(ENV.step, ENV.init)


def _acted(state: Any, key: Any) -> Any:
    chance, luck = jax.random.split(key)
    allowed = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
    return STEP(state, jax.random.categorical(chance, allowed), luck)


def _played(state: Any, key: Any) -> Any:
    def one(at: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = at
        key, now = jax.random.split(key)
        state = jax.vmap(_acted)(state, jax.random.split(now, TABLES))
        return (state, key), (state.terminated.sum(), jnp.abs(state.rewards.sum(axis=1)).max())

    return jax.lax.scan(one, (state, key), None, length=STEPS)


PLAYED = jax.jit(_played)


class Many:
    """Tables that are played on and on: (how many calls, seed) -> (games that ended, decisions)."""

    def __init__(self) -> None:
        self.state = jax.jit(jax.vmap(ENV.init))(jax.random.split(jax.random.PRNGKey(0), TABLES))

    def __call__(self, calls: int, seed: int) -> tuple[int, int]:
        key, ended = jax.random.PRNGKey(seed), 0
        for _ in range(calls):
            (self.state, key), (done, lost) = PLAYED(self.state, key)
            if float(lost.max()) > 1e-6:
                raise AssertionError(f"pgx lost chips: {lost.max()}")
            ended += int(done.sum())
        return max(ended, 1), calls * STEPS * TABLES
