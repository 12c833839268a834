"""A raise that is answered by somebody who has seen more than others."""

from brelan.engine.table import Table
from brelan.games.enfer.state import Step
from tests.games.enfer.table import enfer, until
from tests.table import play


def raised_after_the_eye(hands: tuple[str, ...]) -> Table:
    """E3.2 The first player has seen two hidden cards of the second, who raises by 3; the third lies down."""
    table = until(enfer("devils-eye", "tithe", "immortal", hands=hands), Step.ACTIVATE)
    play(table, "1 activate", "1 eyes 2", "1 sees 1 2", "2 turn_down", "3 turn_down")
    play(table, "1 raises 0", "2 raises 3", "3 lie_down")
    return table
