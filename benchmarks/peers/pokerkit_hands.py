"""PokerKit's hand objects: pure Python; for seven cards it builds all 21 fives."""

from collections.abc import Iterable, Sequence

from pokerkit import Card, StandardHighHand
from pokerkit.hands import Hand

BEST = max


def converted(hands: Iterable[Sequence[int]]) -> list[tuple[Card, ...]]:
    deck = [card for rank in "23456789TJQKA" for suit in "cdhs" for card in Card.parse(rank + suit)]
    return [tuple(deck[card] for card in hand) for hand in hands]


def values(hands: list[tuple[Card, ...]]) -> list[Hand]:
    if len(hands[0]) == 5:
        return [StandardHighHand(hand) for hand in hands]
    from_game = StandardHighHand.from_game
    return [from_game(hand) for hand in hands]
