"""E8 The usual order and, by Mise 6, the one by suits first, where one card decides; in either a wild card (Mise 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from brelan.rankings.ladder import NATURAL
from brelan.rankings.ranking import Ranking
from brelan.rankings.reading import Reading

BELOW, ABOVE = 0, 2  # a wild card's marks, either side of NATURAL


class Orders:
    """`value(c0 … c4, suits_first)` and `wild_value(c0 … c4, which, suits_first, upside_down)`, plain and compiled."""

    def __init__(self, usual: Ranking, suits_first: Ranking) -> None:
        self.usual = usual
        self.suits_first = suits_first
        self.value = _either(usual.function(usual.size), len(usual.deck.ranks), len(usual.deck.suits))
        self.wild_value = _wild(self.value, len(usual.deck.ranks), len(usual.deck.suits))

    def reading(self, cards: Sequence[int], which: int, suits_first: bool, upside_down: bool) -> Reading:
        """How people read the hand with that wild card."""
        ranking = self.suits_first if suits_first else self.usual
        value = self.wild_value(*cards, which, suits_first, upside_down)
        places = (*(place for place in range(len(cards)) if place != which), which)
        rest = [cards[place] for place in places[:-1]]
        for card in [cards[which], *range(len(ranking.deck))]:
            if card not in rest and ranking.value([*rest, card]) | ABOVE | NATURAL == value | ABOVE | NATURAL:
                stands_for = None if card == cards[which] else card
                return Reading(ranking, value, (*rest, card), places, stands_for)
        raise AssertionError(f"no card gives {cards} the value {value}")

    @cached_property
    def compiled_value(self) -> Any:
        """`value` for use inside compiled rules."""
        import numba

        deck = self.usual.deck
        return numba.njit(_either(self.usual.compiled(5), len(deck.ranks), len(deck.suits)))

    @cached_property
    def compiled_wild_value(self) -> Any:
        """`wild_value` for use inside compiled rules."""
        import numba

        deck = self.usual.deck
        wild_value = _wild(self.compiled_value, len(deck.ranks), len(deck.suits))
        return numba.njit(wild_value)


def _either(usual: Callable[..., int], ranks: int, suits: int) -> Callable[..., int]:
    """The order by suits from the usual one: the deciding card is the same, only rank and suit change their weights."""

    def value(c0: int, c1: int, c2: int, c3: int, c4: int, turned: int) -> int:
        found = usual(c0, c1, c2, c3, c4)
        if turned:
            place = (found >> 2) % (ranks * suits)
            found += (place % suits * ranks + place // suits - place) << 2
        return found

    return value


def _wild(value: Callable[..., int], ranks: int, suits: int) -> Callable[..., int]:
    """Wild soul: the card stands for itself or any card but the other four, as best serves its owner.

    In a world upside down the lowest value serves best. A natural deciding card wins over an equal wild one.
    """

    def wild_value(c0: int, c1: int, c2: int, c3: int, c4: int, which: int, suits_first: int, upside_down: int) -> int:
        best = value(c0, c1, c2, c3, c4, suits_first)
        for card in range(ranks * suits):
            if card in (c0, c1, c2, c3, c4):
                continue
            a = card if which == 0 else c0
            b = card if which == 1 else c1
            c = card if which == 2 else c2
            d = card if which == 3 else c3
            e = card if which == 4 else c4
            found = value(a, b, c, d, e, suits_first)
            place = (found >> 2) % (ranks * suits)
            deciding = place % ranks * suits + place // ranks if suits_first else place
            if deciding == card:
                found += (ABOVE if upside_down else BELOW) - NATURAL
            if found < best if upside_down else found > best:
                best = found
        return best

    return wild_value
