"""Newgame as people see it: which piles are shown, what lies before a player and in the middle."""

from brelan.face import Face
from brelan_newgame.state import State


def facts(t: State, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"pot": t.pot}


def purse(t: State, seat: int) -> dict[str, int]:
    """R6 What a seat has; what decides the game comes first."""
    return {"chips": t.chips[seat]}


def middle(t: State) -> dict[str, int]:
    """R3 What lies between all."""
    return {"pot": t.pot}


FACE = Face(own=("hand",), others=("hand",), facts=facts, purse=purse, middle=middle)
