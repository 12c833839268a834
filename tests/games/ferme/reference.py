"""A slow second opinion on the ranking of Poker fermé, written from the rules alone: tuples that sort as hands do."""

from collections.abc import Sequence

from tests.rankings.reference import Key, by_groups, poker_category, run_top


def key(cards: Sequence[int]) -> Key:
    """F5 to F14, J1 to J4."""
    if 52 not in cards:
        return plain_key(cards, natural=True)
    own = [card for card in cards if card != 52]
    keys = [plain_key([*own, card], natural=False) for card in range(52) if card not in own]
    if len({card // 4 for card in own}) == 1:
        keys.append(plain_key([*own, max(own)], natural=False))
    return max(keys)


def plain_key(cards: Sequence[int], natural: bool) -> Key:
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
