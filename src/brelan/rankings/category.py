"""A category of hands, as a rulebook lists them, and what decides between two hands of one category."""

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True)
class Category:
    """One line of a ranking: what a hand must show to belong here, and the rule that says so.

    `groups` are the sizes of its sets of equal values, greatest first (empty: anything goes).
    """

    key: str
    rule: str
    groups: tuple[int, ...] = ()
    run: bool = False
    suited: bool = False
    suit_first: bool = False
    """Between two hands of this category the suit decides before the values."""
    own_values: int = 0
    """How many values `rule` compares; the rule `beyond` of the ranking compares the others."""
    said: str = ""
    """The word people say, where it is not the usual one for this key."""


class Ties(Enum):
    """What decides between two hands of one category, most important first."""

    VALUES = "the values, greatest group first"
    VALUES_THEN_SUITS = "the values, then a natural hand, then the suits in the same order"
    HIGHEST_THEN_SUIT = "the highest card of the combination, then the suit of that card"
    SUIT_THEN_HIGHEST = "the suit of the highest card of the combination, then that card"

    @property
    def one_card(self) -> bool:
        """A single card decides."""
        return self in (Ties.HIGHEST_THEN_SUIT, Ties.SUIT_THEN_HIGHEST)
