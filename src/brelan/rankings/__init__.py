"""Rankings: declared as tables, compiled to look-ups, and able to explain themselves."""

from brelan.rankings.category import Category, Ties
from brelan.rankings.ranking import Ranking

__all__ = ["Category", "Ranking", "Ties"]
