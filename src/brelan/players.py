"""Bots: `f(view, ask, rng) -> answer`. A bot sees what its seat sees, and gives the answers of a mind."""

from collections.abc import Callable
from random import Random

from brelan import shelf
from brelan.bots.characters import Character, coloured
from brelan.bots.thought import Mind
from brelan.engine.asks import Ask, Choice
from brelan.engine.table import View

Bot = Callable[[View, Ask, Random], Choice]


def any_legal(_view: View, ask: Ask, rng: Random) -> Choice:
    """Any legal answer."""
    return ask.any(rng)


def mind_for(game: str, level: str = "regular") -> Mind:
    """How a game is played at a level."""
    return shelf.box(game).mind(level)


def bot_for(game: str, level: str = "regular", who: Character | None = None) -> Bot:
    """A player of a game; a character gives the answers of its level in its own manner."""
    mind = mind_for(game, level)

    def play(view: View, ask: Ask, rng: Random) -> Choice:
        thought = mind(view, ask, rng)
        return ask.decode((coloured(thought, who) if who else thought).pick(rng))

    return play
