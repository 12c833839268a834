"""A ranking: which hands beat which, declared as a table and compiled to look-ups."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from brelan.deck import Deck
from brelan.rankings.category import Category, Ties
from brelan.rankings.ladder import Ladder
from brelan.rankings.plain import plain
from brelan.rankings.tables import Tables


@dataclass(frozen=True)
class Ranking:
    """The best `size` of at most `most` cards; categories lowest first; then `ties`."""

    deck: Deck
    size: int
    categories: tuple[Category, ...]
    ties: Ties = Ties.VALUES
    most: int = 0
    low_ace: bool = False
    colours: tuple[str, ...] = ()

    @cached_property
    def ladder(self) -> Ladder:
        return Ladder(self)

    @cache  # noqa: B019
    def tables(self, n: int) -> Tables:
        return Tables(self, self.ladder, n)

    @cache  # noqa: B019
    def function(self, n: int) -> Callable[..., int]:
        """The value of n cards: bigger is better, equal is a tie."""
        return plain(self, self.tables(n), n)

    @cache  # noqa: B019
    def compiled(self, n: int) -> Any:
        """The same function for use inside compiled rules."""
        from brelan.rankings.compiled import arrays, compiled

        return compiled(self, arrays(self.tables(n)), n)

    def value(self, cards: Sequence[int]) -> int:
        """The value of a hand."""
        return self.function(len(cards))(*cards)

    def category(self, value: int) -> Category:
        """The category that a value belongs to."""
        return self.categories[bisect_right(self.ladder.starts, value) - 1]
