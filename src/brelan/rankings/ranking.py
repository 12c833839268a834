"""A ranking: which hands beat which, declared as a table and compiled to look-ups."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from brelan.deck import Deck
from brelan.rankings.category import Category, Ties
from brelan.rankings.ladder import Ladder
from brelan.rankings.plain import plain
from brelan.rankings.tables import Tables

if TYPE_CHECKING:
    from brelan.rankings.compiled import Array
    from brelan.rankings.reading import Reading
    from brelan.rankings.reasons import Reason

T = TypeVar("T")


def _remembered(make: Callable[[Any, int], T]) -> Callable[[Any, int], T]:
    """What is made from a ranking for n cards is made once; rankings live as long as the program."""
    return cache(make)


@dataclass(frozen=True, eq=False)
class Ranking:
    """The best `size` of at most `most` cards: categories lowest first, then `ties` inside a category.

    Everything that is made from the declaration is made once, when it is first asked for.
    """

    deck: Deck
    size: int
    categories: tuple[Category, ...]
    beyond: str
    """The rule that compares the values which a category's own rule does not; without one they do not count."""
    ties: Ties = Ties.VALUES
    most: int = 0
    """0: exactly `size`."""
    low_ace: bool = False
    colours: tuple[str, ...] = ()
    """Dice: the colour of each face, lowest face first."""
    suits_rule: str = ""
    natural_rule: str = ""

    def __post_init__(self) -> None:
        if self.most > self.size and (self.ties is not Ties.VALUES or self.deck.jokers):
            raise ValueError("the best of more cards is only ranked by values and without a joker")
        if self.deck.jokers and self.ties is not Ties.VALUES_THEN_SUITS:
            raise ValueError("a joker needs a ranking that knows what it does to suits: VALUES_THEN_SUITS")
        if self.deck.jokers > 1 or sum(category.suit_first for category in self.categories) > 1:
            raise ValueError("at most one joker, and at most one category where the suit comes first")

    @property
    def sizes(self) -> range:
        """How many cards may be ranked."""
        return range(self.size, max(self.size, self.most) + 1)

    @cached_property
    def ladder(self) -> Ladder:
        """All strengths in order."""
        return Ladder(self)

    @_remembered
    def tables(self, n: int) -> Tables:
        """The look-up tables for n cards."""
        if n not in self.sizes:
            raise ValueError(f"this ranking takes {' or '.join(map(str, self.sizes))} cards, not {n}")
        return Tables(self, self.ladder, n)

    @_remembered
    def function(self, n: int) -> Callable[..., int]:
        """The value of n cards in plain Python: bigger is better, equal is a tie."""
        return plain(self, n)

    @_remembered
    def arrays(self, n: int) -> dict[str, Any]:
        """The tables for n cards as arrays."""
        from brelan.rankings.compiled import arrays

        return arrays(self.tables(n))

    @_remembered
    def compiled(self, n: int) -> Any:
        """The same function for use inside compiled rules."""
        from brelan.rankings.compiled import compiled

        return compiled(self, self.arrays(n), n)

    @_remembered
    def compiled_values(self, n: int) -> Any:
        """The compiled function over the rows of an array."""
        from brelan.rankings.compiled import compiled_values

        return compiled_values(self, self.arrays(n), n)

    def values(self, hands: Array) -> Array:
        """The values of many hands with NumPy: one row for each hand."""
        from brelan.rankings.arrays import values

        return values(self, self.arrays(hands.shape[1]), hands)

    def value(self, cards: Sequence[int]) -> int:
        """The value of one hand."""
        return self.function(len(cards))(*cards)

    def category(self, value: int) -> Category:
        """The category that a value belongs to."""
        return self.categories[bisect_right(self.ladder.starts, value) - 1]

    def read(self, cards: Sequence[int]) -> Reading:
        """One hand as people read it."""
        return _read(self, tuple(cards))

    def name(self, cards: Sequence[int], lang: str) -> str:
        """ "full aux rois par les sept"; a joker says what it stands for."""
        return _name(self, tuple(cards), lang)

    def why(self, better: Sequence[int], worse: Sequence[int], lang: str) -> Reason:
        """What decides between two hands."""
        from brelan.rankings.reasons import why

        return why(self, self.read(better), self.read(worse), lang)


@lru_cache(maxsize=4096)
def _name(ranking: Ranking, cards: tuple[int, ...], lang: str) -> str:
    """A hand is named for everybody who sees it, and again and again while it is held."""
    from brelan.rankings.naming import name

    return name(ranking, _read(ranking, cards), lang)


@lru_cache(maxsize=64)
def _read(ranking: Ranking, cards: tuple[int, ...]) -> Reading:
    """A hand is read once for all languages."""
    from brelan.rankings.reading import read

    return read(ranking, cards)
