"""What a player of Peek Poker may do without: raising, folding, passing by a round. Written like rules."""

from brelan.games.peek.state import Bet, Join, State, Step

NAMES = ("never-raises", "never-folds", "always-enters")
NEVER_RAISES, NEVER_FOLDS, ALWAYS_ENTERS = 0, 1, 2


def blind(_t: State, _seat: int, _which: int) -> None:
    """Nothing is hidden."""


def instead(t: State, _seat: int, which: int, value: int) -> int:
    """P10 A raise becomes a follow, and so does a fold; P5 the player enters."""
    if t.now == Step.BET and t.part == 0 and which == NEVER_RAISES and value == Bet.RAISE:
        return Bet.FOLLOW
    if t.now == Step.BET and t.part == 0 and which == NEVER_FOLDS and value == Bet.FOLD:
        return Bet.FOLLOW
    if t.now == Step.ENTER and which == ALWAYS_ENTERS:
        return Join.ENTER
    return value
