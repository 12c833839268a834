"""G5, the same in every game: once a deal or round is settled, a seat may show what the rules kept secret."""

from enum import IntEnum

from brelan.engine.asks import Ask, nothing, one_of
from brelan.engine.sets import bit


class Show(IntEnum):
    """What a player may do with their own secret cards or dice."""

    KEEP = 0
    SHOW = 1


def keep_or_show(secret: int) -> Ask:
    """G5 By choice, for those who hold something secret."""
    return one_of(bit(Show.KEEP) | bit(Show.SHOW)) if secret else nothing()
