"""A slow second opinion on the ranking of Poker d'enfer, written from the rules alone: tuples that sort as hands do."""

from collections.abc import Sequence

from tests.rankings.reference import Key, poker_category


def key(cards: Sequence[int], suits_first: bool = False) -> Key:
    """E6 E7 E8; Mise 6."""
    ranks = [card // 4 for card in cards]
    category = poker_category(ranks, len({card % 4 for card in cards}) == 1, False)
    forming = [rank for rank in ranks if category in (0, 4, 5, 6, 8) or ranks.count(rank) > 1]
    top = max(forming)
    suit = max(card % 4 for card in cards if card // 4 == top)
    return (category, suit, top) if suits_first else (category, top, suit)


def wild(cards: Sequence[int], which: int, suits_first: bool, upside_down: bool) -> tuple[Key, int]:
    """Mise 8: the key of the best stand-in, and 1 if the deciding card is natural, 0 if it loses to a natural one."""
    rest = [card for at, card in enumerate(cards) if at != which]
    found = []
    for card in range(40):
        if card in rest:
            continue
        found_key = key([*rest, card], suits_first)
        rank, suit = (found_key[2], found_key[1]) if suits_first else (found_key[1], found_key[2])
        natural = int(rank * 4 + suit != card or card == cards[which])
        found.append((found_key, -natural if upside_down else natural))
    best, natural = min(found) if upside_down else max(found)
    return best, abs(natural)
