"""How likely an imagined hand is for what its owner has done, where its box does not say. Written like rules."""

from typing import Any

CERTAIN = 1000


def likely(_t: Any, _seat: int, _luck: list[int]) -> int:
    """In thousandths: what others did tells nothing."""
    return CERTAIN
