"""eval7: Cython, lists of its own cards."""

from collections.abc import Iterable, Sequence
from typing import Any

import eval7

BEST = max


def converted(hands: Iterable[Sequence[int]]) -> list[list[Any]]:
    deck = [eval7.Card(rank + suit) for rank in "23456789TJQKA" for suit in "cdhs"]
    return [[deck[card] for card in hand] for hand in hands]


def values(hands: list[list[Any]]) -> list[int]:
    evaluate = eval7.evaluate
    return [evaluate(hand) for hand in hands]
