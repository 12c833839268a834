"""The strength of one hand of exactly `size` cards: its category, then what decides inside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking

Strength = tuple[int, ...]
"""The category's place, lowest category 0, then the values that decide, most important first."""


def in_order(ranks: Sequence[int]) -> list[int]:
    """The different ranks, greatest group first, then highest first."""
    return sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)


def strength(ranking: Ranking, ranks: Sequence[int], suited: bool) -> Strength:
    """The best category that fits these ranks, and its values."""
    order = in_order(ranks)
    groups = tuple(ranks.count(rank) for rank in order)
    top = top_of_run(ranking, ranks)
    suited = suited or one_colour(ranking, ranks)
    for place in reversed(range(len(ranking.categories))):
        category = ranking.categories[place]
        if (
            (not category.groups or category.groups == groups)
            and (not category.run or top is not None)
            and (not category.suited or suited)
        ):
            if ranking.ties.one_card:
                return place, max(rank for rank in order if takes_part(ranks, rank))
            if category.run and top is not None:
                return place, top
            values = order if category.groups else sorted(ranks, reverse=True)
            return place, *(values if ranking.beyond else values[: category.own_values])
    raise ValueError(f"no category of this ranking fits the ranks {list(ranks)}")


def top_of_run(ranking: Ranking, ranks: Sequence[int]) -> int | None:
    """The highest rank of a sequence; an ace that counts as 1 is not the highest."""
    highest, lowest = max(ranks), min(ranks)
    if len(set(ranks)) < len(ranks):
        return None
    if highest - lowest == len(ranks) - 1:
        return highest
    ace = len(ranking.deck.ranks) - 1
    low = sorted(ranks)[:-1]
    if ranking.low_ace and highest == ace and low == list(range(len(ranks) - 1)):
        return low[-1]
    return None


def one_colour(ranking: Ranking, ranks: Sequence[int]) -> bool:
    """Dice: the colour belongs to the face."""
    return bool(ranking.colours) and len({ranking.colours[rank] for rank in ranks}) == 1


def takes_part(ranks: Sequence[int], rank: int) -> bool:
    """A card forms the combination if it is in a group, or if no card but one lies outside a group."""
    return ranks.count(rank) > 1 or len(set(ranks)) == len(ranks)
