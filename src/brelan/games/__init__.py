"""The shelf: the games that can be played."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brelan.engine.game import Game

NAMES = ("ferme", "peek", "kids", "enfer", "champ")


def box(name: str) -> "Game":
    """The game of this name, as it comes out of its box."""
    if name not in NAMES:
        raise ValueError(f"there is no game {name!r}; expected {' or '.join(NAMES)}")
    found: Game = import_module(f"brelan.games.{name}").game
    return found


def catalogue(name: str) -> "Game":
    """The game of this name, its plain rules made quick."""
    game = box(name)
    game.quicken()
    return game
