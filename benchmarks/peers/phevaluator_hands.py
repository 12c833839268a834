"""phevaluator's documented call: C behind a Python wrapper. It numbers 52 cards as Brelan does."""

from collections.abc import Iterable, Sequence

from phevaluator import evaluate_cards

BEST = min


def converted(hands: Iterable[Sequence[int]]) -> list[Sequence[int]]:
    return list(hands)


def values(hands: list[Sequence[int]]) -> list[int]:
    return [evaluate_cards(*hand) for hand in hands]
