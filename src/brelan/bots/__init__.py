"""Bots: `f(view, ask, rng) -> answer`. A bot sees what its seat sees, and nothing else."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random

from brelan.engine.asks import Ask, Choice
from brelan.engine.table import View

Bot = Callable[[View, Ask, Random], Choice]


def any_legal(_view: View, ask: Ask, rng: Random) -> Choice:
    """Any legal answer."""
    return ask.any(rng)


def bot_for(game: str) -> Bot:
    """The game's own bot, or one that plays anything legal."""
    if find_spec(f"brelan.bots.{game}") is None:
        return any_legal
    found: Bot = import_module(f"brelan.bots.{game}").play
    return found
