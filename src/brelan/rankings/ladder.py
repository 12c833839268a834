"""The ladder: every strength a ranking knows, in order, and the step that stands for it.

A value is `(step << low) + mark + tie`: the step on the ladder, then what the suits add.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING

from brelan.rankings.category import Ties
from brelan.rankings.strength import Strength, strength

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking

Ranks = tuple[int, ...]
"""The ranks of a hand, lowest first."""

NATURAL = 1
"""Where one card decides, the mark of a natural one: room for a wild card below it and above it."""


class Ladder:
    """The strengths of all hands of `size` cards, mixed or of one suit, and the step of each."""

    def __init__(self, ranking: Ranking) -> None:
        ranks, suits = range(len(ranking.deck.ranks)), len(ranking.deck.suits)
        self.ranking = ranking
        self.copies = suits if suits > 1 else ranking.size
        self.mixed: dict[Ranks, Strength] = {
            hand: strength(ranking, hand, suited=False)
            for hand in combinations_with_replacement(ranks, ranking.size)
            if max(map(hand.count, hand)) <= self.copies + ranking.deck.jokers
        }
        self.suited: dict[Ranks, Strength] = {
            hand: strength(ranking, hand, suited=True) for hand in combinations(ranks, ranking.size) if suits > 1
        }
        self.rungs = sorted({*self.mixed.values(), *self.suited.values()})
        self.low, self.suit_weight = self._room_below()
        self.mark = NATURAL if ranking.ties.one_card else 0
        self._steps, self.stride = self._climb()
        self.starts = [self._steps[rung] << self.low for rung in self._lowest_of_each_category()]

    def step(self, rung: Strength, natural: bool = True) -> int:
        """The step of a strength; a hand with the joker stands just below the natural one."""
        return self._steps[rung] + (natural and self.ranking.ties is Ties.VALUES_THEN_SUITS)

    def _room_below(self) -> tuple[int, int]:
        """How many bits lie below a step, and what one better suit weighs there."""
        ranks, suits = len(self.ranking.deck.ranks), len(self.ranking.deck.suits)
        return {
            Ties.VALUES: (0, 0),
            Ties.VALUES_THEN_SUITS: (2 * ranks + suits - 1, 1),
            Ties.HIGHEST_THEN_SUIT: (4, 4),
            Ties.SUIT_THEN_HIGHEST: (2, 4 * ranks),
        }[self.ranking.ties]

    def _climb(self) -> tuple[dict[Strength, int], int]:
        """The steps from the lowest rung up; how far apart two suits are where the suit comes first."""
        ranks, suits, ties = len(self.ranking.deck.ranks), len(self.ranking.deck.suits), self.ranking.ties
        if ties is Ties.HIGHEST_THEN_SUIT:
            return {rung: rung[0] * ranks + rung[1] for rung in self.rungs}, 0
        if ties is Ties.SUIT_THEN_HIGHEST:
            return {rung: rung[0] * ranks * suits + rung[1] for rung in self.rungs}, 0
        width = 2 if ties is Ties.VALUES_THEN_SUITS else 1
        first = [self.ranking.categories[rung[0]].suit_first for rung in self.rungs]
        stride, steps, at = width * sum(first), {}, 0
        for rung, suit_first, last_one in zip(self.rungs, first, [*first[1:], False], strict=True):
            steps[rung] = at
            at += width
            if suit_first and not last_one:
                at += stride * (suits - 1)
        return steps, stride

    def _lowest_of_each_category(self) -> list[Strength]:
        lowest = {rung[0]: rung for rung in reversed(self.rungs)}
        return [lowest.get(place, self.rungs[-1]) for place in range(len(self.ranking.categories))]
