"""What a player of Poker d'enfer may do without: a phase, or what is printed on one Mise. Written like rules."""

from brelan.engine.piles import card
from brelan.games.enfer.state import PRINTED, Answer, State, Stay, Step, Use

NAMES = ("never-withdraws", "always-withdraws", "never-exchanges", "never-activates", "never-raises", "never-lies-down")
NEVER_WITHDRAWS, ALWAYS_WITHDRAWS, NEVER_EXCHANGES, NEVER_ACTIVATES, NEVER_RAISES, NEVER_LIES_DOWN = 0, 1, 2, 3, 4, 5
MISES = 6  # from here on: plays as if nothing were printed on one of them


def blind(t: State, _seat: int, which: int) -> None:
    """E3 Whoever plays so treats the Mise as blank; but E12 it is laid as ever."""
    if which >= MISES and t.now >= Step.WITHDRAW:
        for i in range(PRINTED * (which - MISES), PRINTED * (which - MISES + 1)):
            t.effect[i] = 0


def instead(t: State, seat: int, which: int, value: int) -> int:
    """E13, E17, E18, E19, E20 Each phase has an answer that lets it go by."""
    if t.now == Step.WITHDRAW and which == NEVER_WITHDRAWS:
        return Stay.STAY
    if t.now == Step.WITHDRAW and which == ALWAYS_WITHDRAWS:
        return Stay.WITHDRAW
    if t.now == Step.EXCHANGE and which == NEVER_EXCHANGES:
        return 0
    if t.now == Step.ACTIVATE and (which == NEVER_ACTIVATES or lies_idle(t, seat, which)):
        return Use.TURN_DOWN
    if t.now == Step.RAISE and which == NEVER_RAISES:
        return 0
    if t.now == Step.PAY and which == NEVER_LIES_DOWN:
        return Answer.PAY
    return value


def lies_idle(t: State, seat: int, which: int) -> bool:
    """Whether the Mise on the table is the one that is done without."""
    return card(t, t.laid[seat], 0) == which - MISES
