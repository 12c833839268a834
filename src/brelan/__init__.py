"""Brelan: five boxes of family poker, their rules written once."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brelan.engine.table import Table

__version__ = "0.1.0"


def table(game: str, seats: int, options: dict[str, object] | None = None, seed: int | None = None) -> "Table":
    """Set up a table and begin: `brelan.table("ferme", seats=4, options={"joker": "yes"}, seed=7)`."""
    from brelan.engine.table import Table
    from brelan.games import catalogue

    return Table.begin(catalogue(game), seats, options, seed)
