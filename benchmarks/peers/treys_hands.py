"""treys: pure Python; for seven cards it tries all 21 fives."""

from collections.abc import Iterable, Sequence

import treys

BEST = min
EVALUATOR = treys.Evaluator()


def converted(hands: Iterable[Sequence[int]]) -> list[tuple[list[int], list[int]]]:
    deck = [treys.Card.new(rank + suit) for rank in "23456789TJQKA" for suit in "cdhs"]
    own = [[deck[card] for card in hand] for hand in hands]
    return [(hand[:2], hand[2:]) for hand in own]


def values(hands: list[tuple[list[int], list[int]]]) -> list[int]:
    evaluate = EVALUATOR.evaluate
    return [evaluate(board, hole) for hole, board in hands]
