"""What a player of Poker fermé may do without: raising, passing, the exchange. Written like rules."""

from brelan.games.ferme.state import Bet, State, Step

NAMES = ("never-raises", "never-passes", "never-exchanges")
NEVER_RAISES, NEVER_PASSES, NEVER_EXCHANGES = 0, 1, 2


def blind(_t: State, _seat: int, _which: int) -> None:
    """Nothing is hidden."""


def instead(t: State, _seat: int, which: int, value: int) -> int:
    """F24 A raise becomes a follow, F19 and so does a pass; F21 all cards are kept."""
    if t.now == Step.BET and which == NEVER_RAISES and value == Bet.RAISE:
        return Bet.FOLLOW
    if (t.now == Step.BET or t.now == Step.FOLLOW) and which == NEVER_PASSES and value == Bet.PASS:
        return Bet.FOLLOW
    if t.now == Step.EXCHANGE and which == NEVER_EXCHANGES:
        return 0
    return value
