"""A word for each card: added up, the words of a hand name its ranks and count its suits.

A word holds one digit for the card's rank and, above the digits, one counter for each suit. The counters
start so that a suit's highest bit is set as soon as `size` cards of it are there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking


class Words:
    """The words of a deck for hands of n cards."""

    def __init__(self, ranking: Ranking, n: int) -> None:
        deck = ranking.deck
        self.suits = len(deck.suits)
        self.natural = len(deck.ranks) * self.suits
        self.digit = (self.suits if self.suits > 1 else n) + 1
        self.joker_key = self.digit ** len(deck.ranks)
        self.suited_key = 2 * self.joker_key
        self.key_bits = (2 * self.suited_key).bit_length()
        self.counter_bits = (ranking.size - 1).bit_length() + 1
        self.keys = [self.key([card // self.suits]) for card in range(self.natural)]
        self.keys += [self.joker_key] * deck.jokers
        self.words = [key + self._counts(card) for card, key in enumerate(self.keys)]
        self.bias = ((1 << (self.counter_bits - 1)) - ranking.size) * self._counters(range(self.suits))
        self.full_suits = self._counters(range(self.suits)) << (self.counter_bits - 1)

    def key(self, ranks: Iterable[int]) -> int:
        """The sum that names these ranks."""
        return sum(self.digit**rank for rank in ranks)

    def in_suit(self, suit: int) -> list[int]:
        """What each card adds to the name of the ranks held in one suit; a joker belongs to every suit."""
        return [key if card >= self.natural or card % self.suits == suit else 0 for card, key in enumerate(self.keys)]

    def _counts(self, card: int) -> int:
        return self._counters(range(self.suits) if card >= self.natural else [card % self.suits])

    def _counters(self, suits: Iterable[int]) -> int:
        if self.suits == 1:
            return 0
        return sum(1 << (self.key_bits + suit * self.counter_bits) for suit in suits)
