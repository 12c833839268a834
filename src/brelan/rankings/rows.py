"""A row: what each card of the deck adds to a value once the ranks of the hand are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brelan.rankings.strength import in_order, top_of_run

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking

NOWHERE = 127
"""No group of cards."""


class Rows:
    """The rows a ranking needs, each made once: hands of one shape share it."""

    def __init__(self, ranking: Ranking) -> None:
        self.ranking = ranking
        self.rows: list[list[int]] = [[0] * len(ranking.deck)]
        self.first_groups = [NOWHERE]
        self._made: dict[tuple[object, ...], int] = {}

    def deciding(self, rank: int) -> int:
        """Only the cards of one rank count: one bit for each suit among them."""
        suits = len(self.ranking.deck.suits)
        weights = {rank * suits + suit: 1 << suit for suit in range(suits)}
        return self._row(("deciding", rank), weights, NOWHERE)

    def every(self, ranks: Sequence[int], joker: int | None) -> int:
        """The suits in the order of the values.

        A group is the set of its suits, the lowest suit left out (the others tell whether it is there);
        a single card is its suit. A joker that stands alone has the best suit; otherwise it joins the
        first group, with the best suit that is left there.
        """
        suits = len(self.ranking.deck.suits)
        groups = [rank for rank in in_order(ranks) if ranks.count(rank) > 1]
        slots, above = self._slots_of_single_cards(ranks, groups)
        shape = (*groups, *slots, None if groups else joker)
        if shape in self._made:
            return self._made[shape]
        places = {rank: above + (suits - 1) * at for at, rank in enumerate(reversed(groups))}
        weights = {}
        for card in range(len(self.ranking.deck.ranks) * suits):
            rank, suit = divmod(card, suits)
            weights[card] = ((1 << suit) >> 1) << places[rank] if rank in places else suit << slots[rank]
        if joker is not None and not groups:
            weights[len(self.ranking.deck) - 1] = (suits - 1) << slots[joker]
        return self._row(shape, weights, places[groups[0]] if groups else NOWHERE)

    def _slots_of_single_cards(self, ranks: Sequence[int], groups: list[int]) -> tuple[list[int], int]:
        """The lowest bit for a single card of each rank, and the first bit above them all."""
        count = len(self.ranking.deck.ranks)
        if groups and len(set(ranks)) - len(groups) <= 1:
            return [0] * count, 2
        top = top_of_run(self.ranking, ranks)
        if top is not None and top != max(ranks):
            return [*range(2, 2 * count, 2), 0], 2 * count
        return [*range(0, 2 * count, 2)], 2 * count

    def _row(self, shape: tuple[object, ...], weights: dict[int, int], first_group: int) -> int:
        if shape not in self._made:
            self._made[shape] = len(self.rows)
            self.rows.append([weights.get(card, 0) for card in range(len(self.ranking.deck))])
            self.first_groups.append(first_group)
        return self._made[shape]


def best_suits_left(suits: int) -> list[int]:
    """For each set of suits (the lowest left out), what the best suit that is missing adds to it."""
    bits = [1 << suit for suit in reversed(range(suits - 1))]
    return [next((bit for bit in bits if not held & bit), 0) for held in range(1 << (suits - 1))]


def best_suits_held(suits: int, weight: int) -> list[int]:
    """For each set of suits, the weight of its best one."""
    return [max(held.bit_length() - 1, 0) * weight for held in range(1 << suits)]
