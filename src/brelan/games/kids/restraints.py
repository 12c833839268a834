"""What a player of Poker Kids may do without: saving cards for a later stage. Written like rules."""

from brelan.games.kids.bots.regular import best_two
from brelan.games.kids.state import State, Step

NAMES = ("never-saves",)


def blind(_t: State, _seat: int, _which: int) -> None:
    """Nothing is hidden."""


def instead(t: State, seat: int, _which: int, value: int) -> int:
    """K9 A player who saves nothing plays the two cards of their best combination in every stage."""
    return best_two(t, seat, [0]) if t.now == Step.CHOOSE else value
