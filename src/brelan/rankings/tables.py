"""The look-up tables of a ranking for hands of n cards: an entry for each sum of words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

from brelan.rankings.category import Ties
from brelan.rankings.ladder import Ladder, Ranks
from brelan.rankings.rows import Rows
from brelan.rankings.strength import Strength
from brelan.rankings.words import Words

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking


class Rung(NamedTuple):
    """A step on the ladder, and the row that weighs the suits.

    Of cards of one suit the row is 1 where the suit decides before the values, else 0.
    """

    step: int
    row: int = 0


class Tables:
    """Everything that is known about hands of `n` cards before a card is dealt."""

    def __init__(self, ranking: Ranking, ladder: Ladder, n: int) -> None:
        self.ranking = ranking
        self.ladder = ladder
        self.words = Words(ranking, n)
        self.rows = Rows(ranking)
        key, suited_key = self.words.key, self.words.suited_key
        held = {hand: found for hand, found in ladder.mixed.items() if _copies(hand) <= ladder.copies}
        mixed = {key(hand): self._mixed(found, hand) for hand, found in held.items()}
        suited = {key(hand): self._suited(found) for hand, found in ladder.suited.items()}
        self.entries = {suited_key + ranks: entry for ranks, entry in suited.items()}
        for _ in range(n - ranking.size):
            mixed = self._one_card_more(mixed, self.words.digit - 1)
            suited = self._one_card_more(suited, 1)
            self.entries |= {suited_key + ranks: entry for ranks, entry in suited.items()}
        self.entries |= mixed
        if ranking.deck.jokers:
            self._with_joker(ladder.mixed, ladder.copies, 0, self._mixed)
            self._with_joker(ladder.suited, 1, suited_key, self._suited)

    def _mixed(self, found: Strength, hand: Ranks, joker: int | None = None) -> Rung:
        step = self.ladder.step(found, natural=joker is None)
        if self.ranking.ties is Ties.VALUES:
            return Rung(step)
        if self.ranking.ties.one_card:
            return Rung(step, self.rows.deciding(found[1]))
        return Rung(step, self.rows.every(hand, joker))

    def _suited(self, found: Strength, _: Ranks = (), joker: int | None = None) -> Rung:
        step = self.ladder.step(found, natural=joker is None)
        return Rung(step, int(self.ranking.categories[found[0]].suit_first))

    def _one_card_more(self, best: dict[int, Rung], copies: int) -> dict[int, Rung]:
        """The best of one card more is the best that is left when any one card is put aside."""
        digit, larger = self.words.digit, dict[int, Rung]()
        powers = [digit**rank for rank in range(len(self.ranking.deck.ranks))]
        for key, entry in best.items():
            for power in powers:
                if key // power % digit < copies:
                    known = larger.get(key + power)
                    if known is None or known < entry:
                        larger[key + power] = entry
        return larger

    def _with_joker(self, complete: dict[Ranks, Strength], copies: int, kind: int, entry: Callable[..., Rung]) -> None:
        """The joker stands for whatever completes the hand best."""
        ranks = range(len(self.ranking.deck.ranks))
        for held in combinations_with_replacement(ranks, self.ranking.size - 1):
            if _copies(held) > copies:
                continue
            hands = [(complete.get(hand := tuple(sorted((*held, rank)))), hand, rank) for rank in ranks]
            found, hand, joker = max((found, hand, rank) for found, hand, rank in hands if found is not None)
            self.entries[kind + self.words.key(held) + self.words.joker_key] = entry(found, hand, joker)


def _copies(hand: Ranks) -> int:
    return max(map(hand.count, hand))
