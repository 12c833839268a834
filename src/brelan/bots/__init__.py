"""Bots: `f(view, ask, rng) -> answer`. A bot sees what its seat sees, and nothing else.

Each game has a mind for each level (`brelan.bots.GAME.LEVEL.mind`); a bot gives the answers of a mind.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random

from brelan.bots.thought import Mind
from brelan.engine.asks import Ask, Choice
from brelan.engine.table import View

Bot = Callable[[View, Ask, Random], Choice]

LEVELS = ("beginner", "regular", "expert")


def any_legal(_view: View, ask: Ask, rng: Random) -> Choice:
    """Any legal answer."""
    return ask.any(rng)


def mind_for(game: str, level: str = "regular") -> Mind:
    """How a game is played at a level."""
    found: Mind = import_module(f"brelan.bots.{game}.{level}").mind
    return found


def bot_for(game: str, level: str = "regular") -> Bot:
    """A player of a game."""
    mind = mind_for(game, level)

    def play(view: View, ask: Ask, rng: Random) -> Choice:
        return ask.decode(mind(view, ask, rng).pick(rng))

    return play
