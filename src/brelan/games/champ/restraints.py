"""What a player of Poker Champ may do without: giving up, the backs. Written like rules."""

from brelan.engine.piles import BACKS, CLASS, EVERYBODY
from brelan.games.champ.state import Decision, State, Step

NAMES = ("never-gives-up", "ignores-backs")
NEVER_GIVES_UP, IGNORES_BACKS = 0, 1
BACK = EVERYBODY << BACKS | 63 << CLASS


def blind(t: State, _seat: int, which: int) -> None:
    """C2 One who ignores the backs might as well see none."""
    if which == IGNORES_BACKS:
        for i in range(len(t.slot)):
            t.slot[i] &= ~BACK


def instead(t: State, _seat: int, which: int, value: int) -> int:
    """C11 A player who never gives up stakes."""
    return Decision.STAKE if which == NEVER_GIVES_UP and t.now == Step.DECIDE else value
