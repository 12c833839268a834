"""A slow second opinion on every ranking, written from the rule ledger alone: tuples that sort as hands do."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

Key = tuple[Any, ...]


def by_groups(ranks: Iterable[int]) -> list[int]:
    counts = Counter(ranks)
    return sorted(counts, key=lambda rank: (-counts[rank], -rank))


def run_top(ranks: Sequence[int], low_ace: bool) -> int:
    """The top of a sequence, or -1."""
    ranks = sorted(ranks)
    if low_ace and ranks == [0, 1, 2, 3, 12]:
        return 3
    return ranks[-1] if ranks == list(range(ranks[0], ranks[0] + len(ranks))) else -1


def poker_category(ranks: Sequence[int], suited: bool, low_ace: bool) -> int:
    shape = sorted(Counter(ranks).values(), reverse=True)
    run = run_top(ranks, low_ace) >= 0
    if shape == [5]:
        return 9
    if suited:
        return 8 if run else 5
    if run:
        return 4
    return {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(tuple(shape), 0)


def champ(cards: Sequence[int]) -> Key:
    """C15 C16."""
    best: Key = ()
    for five in combinations(cards, 5):
        ranks = [card // 4 for card in five]
        category = poker_category(ranks, len({card % 4 for card in five}) == 1, True)
        values = [run_top(ranks, True)] if category in (4, 8) else by_groups(ranks)
        best = max(best, (category, values))
    return best


def ferme(cards: Sequence[int]) -> Key:
    """F5 to F14, J1 to J4."""
    if 52 not in cards:
        return _ferme(cards, natural=True)
    own = [card for card in cards if card != 52]
    keys = [_ferme([*own, card], natural=False) for card in range(52) if card not in own]
    if len({card // 4 for card in own}) == 1:
        keys.append(_ferme([*own, max(own)], natural=False))
    return max(keys)


def _ferme(cards: Sequence[int], natural: bool) -> Key:
    ranks, suits = [card // 4 for card in cards], {card % 4 for card in cards}
    category = poker_category(ranks, len(suits) == 1, True)
    order = by_groups(ranks)
    values = order
    if category in (4, 8):
        values = [run_top(ranks, True)]
        order = [3, 2, 1, 0, 12] if values == [3] and 12 in ranks else order
    suit_first = max(suits) if category == 5 else 0
    in_order = sorted(cards, key=lambda card: (order.index(card // 4), -(card % 4)))
    return category, suit_first, values, natural, [card % 4 for card in in_order]


def enfer(cards: Sequence[int], inverted: bool = False) -> Key:
    """E6 E7 E8; Mise 6."""
    ranks = [card // 4 for card in cards]
    category = poker_category(ranks, len({card % 4 for card in cards}) == 1, False)
    forming = [rank for rank in ranks if category in (0, 4, 5, 6, 8) or ranks.count(rank) > 1]
    top = max(forming)
    suit = max(card % 4 for card in cards if card // 4 == top)
    return (category, suit, top) if inverted else (category, top, suit)


def enfer_wild(cards: Sequence[int], which: int, inverted: bool, upside_down: bool) -> tuple[Key, int]:
    """Mise 8: the key of the best stand-in, and 1 if the deciding card is natural, 0 if it loses to a natural one."""
    rest = [card for at, card in enumerate(cards) if at != which]
    found = []
    for card in range(40):
        if card in rest:
            continue
        key = enfer([*rest, card], inverted)
        rank, suit = (key[2], key[1]) if inverted else (key[1], key[2])
        natural = int(rank * 4 + suit != card or card == cards[which])
        found.append((key, -natural if upside_down else natural))
    key, natural = min(found) if upside_down else max(found)
    return key, abs(natural)


def kids(cards: Sequence[int]) -> Key:
    """K9 K10."""
    ranks = [card // 7 for card in cards]
    shape, suited = sorted(Counter(ranks).values()), len({card % 7 for card in cards}) == 1
    run = run_top(ranks, False) >= 0
    category = (
        5 if suited and run else 4 if shape == [3] else 3 if suited else 2 if run else 1 if shape == [1, 2] else 0
    )
    return category, by_groups(ranks)


def peek(dice: Sequence[int]) -> Key:
    """P8 P20 P21 P22."""
    colour = [0, 1, 2, 1, 0, 2]
    best: Key = ()
    for five in combinations(dice, 5):
        shape = tuple(sorted(Counter(five).values(), reverse=True))
        category = {(5,): 8, (4, 1): 5, (3, 2): 4, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(shape, 0)
        values = by_groups(five)
        if run_top(five, False) >= 0:
            category = 6
        if category < 8 and len({colour[die] for die in five}) == 1:
            category, values = 7, sorted(five, reverse=True)
        best = max(best, (category, values))
    return best
