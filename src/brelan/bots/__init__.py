"""Bots: `f(view, ask, rng) -> answer`. A bot sees what its seat sees, and nothing else.

Each game has a mind for each level (`brelan.bots.GAME.LEVEL.mind`); a bot gives the answers of a mind.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random

from brelan.bots.characters import Character, coloured
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


def bot_for(game: str, level: str = "regular", who: Character | None = None) -> Bot:
    """A player of a game; a character gives the answers of its level in its own manner."""
    mind = mind_for(game, level)

    def play(view: View, ask: Ask, rng: Random) -> Choice:
        thought = mind(view, ask, rng)
        return ask.decode((coloured(thought, who) if who else thought).pick(rng))

    return play
