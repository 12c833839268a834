"""How a seat stands between two deals, where its box does not say: by its score. Written like rules."""

from typing import Any

score: Any = None  # the game's own function, once compiled


def standing(t: Any, seat: int) -> Any:
    """The score, whatever it counts."""
    return score(t, seat)
