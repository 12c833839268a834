"""Brelan: boxes of family poker, their rules written once."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brelan.engine.compiled import Compiled
    from brelan.engine.table import Table

__version__ = "0.1.0"


def table(game: str, seats: int, options: dict[str, object] | None = None, seed: int | None = None) -> "Table":
    """Set up a table and begin: `brelan.table(GAME, seats=4, options={"showing": "no"}, seed=7)`."""
    from brelan import shelf
    from brelan.engine.table import Table

    return Table.begin(shelf.game(game), seats, options, seed)


def compiled(game: str, *player: str) -> "Compiled":
    """The compiled tables of a game, for a million of them: `brelan.compiled(GAME)` (engine/compiled.py)."""
    from brelan import shelf
    from brelan.engine.compiled import compiled

    return compiled(shelf.box(game).game, *player)
