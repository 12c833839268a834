"""How people read a hand: which cards count, what the joker stands for, what decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

from brelan.rankings.category import Category
from brelan.rankings.strength import in_order, strength, takes_part

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking


@dataclass(frozen=True)
class Reading:
    """The cards that count, with the card a joker or a wild card stands for in its place.

    `places`: where each of them lies in the hand that was read.
    """

    ranking: Ranking
    value: int
    cards: tuple[int, ...]
    places: tuple[int, ...]
    stands_for: int | None = None
    joker: bool = False

    @cached_property
    def category(self) -> Category:
        """Its line of the ranking."""
        return self.ranking.category(self.value)

    @cached_property
    def ranks(self) -> list[int]:
        """The rank of each card that counts."""
        return [self.ranking.deck.rank(card) for card in self.cards]

    @cached_property
    def values(self) -> list[int]:
        """The ranks that decide, most important first."""
        if self.category.suited:
            return list(strength(self.ranking, self.ranks, suited=True)[1:])
        return list(strength(self.ranking, self.ranks, suited=False)[1:])

    @cached_property
    def named(self) -> list[int]:
        """The ranks its name tells, which may be more than those that decide."""
        return in_order(self.ranks) if self.category.groups else self.values

    @cached_property
    def made_of(self) -> list[int]:
        """The places of the cards that make the combination: of a pair two, of cards that make none the highest."""
        if self.category.suited:  # of dice of one colour some may be equal
            return list(self.places)
        alone = set(self.category.groups) == {1}
        counts = (lambda rank: rank == max(self.ranks)) if alone else (lambda rank: takes_part(self.ranks, rank))
        return [place for place, rank in zip(self.places, self.ranks, strict=True) if counts(rank)]

    @cached_property
    def order(self) -> list[int]:
        """The cards as their suits are compared: by group and value, better suit first; an ace as 1 last."""
        order = in_order(self.ranks)
        if self.category.run and self.values[0] != max(self.ranks):
            order = [*order[1:], order[0]]
        deck = self.ranking.deck
        return sorted(self.cards, key=lambda card: (order.index(deck.rank(card)), -deck.suit(card)))

    @cached_property
    def deciding(self) -> int:
        """Where one card decides: the highest card of the combination, in its best suit."""
        return max(card for card, rank in zip(self.cards, self.ranks, strict=True) if takes_part(self.ranks, rank))


def read(ranking: Ranking, cards: Sequence[int]) -> Reading:
    """The best `size` of the cards; a joker as the card that makes the hand best."""
    value = ranking.value(cards)
    some = combinations(range(len(cards)), ranking.size)
    places = max(some, key=lambda places: ranking.value([cards[place] for place in places]))
    joker = len(ranking.deck) - 1 if ranking.deck.jokers else None
    wild = tuple(place for place in places if cards[place] == joker)
    if not wild:
        return Reading(ranking, value, tuple(cards[place] for place in places), places)
    places = (*(place for place in places if cards[place] != joker), *wild)
    own = [cards[place] for place in places if cards[place] != joker]
    if ranking.deck.rank(min(own)) == ranking.deck.rank(max(own)):
        return Reading(ranking, value, (*own, max(own)), places, max(own), joker=True)
    missing = (card for card in range(len(ranking.deck) - 1) if card not in own)
    stands_for = max(missing, key=lambda card: ranking.value([*own, card]))
    return Reading(ranking, value, (*own, stands_for), places, stands_for, joker=True)
