"""The compiled tables in which an expert plays rounds out."""

from functools import cache

from brelan.engine.compiled import Compiled, compiled

PARTS = ("chances", "regular", "naive", "signs", "rollouts", "doors")


@cache
def engine() -> Compiled:
    """The compiled tables, with the players that an expert imagines and the doors he uses."""
    return compiled("enfer", *(f"brelan.bots.enfer.{part}" for part in PARTS))
