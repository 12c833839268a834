"""A compiled player of the toy game whose answer shows whether it saw a neighbour's card."""

from brelan.engine.asks import least_answer
from brelan.engine.flow import ask_of
from brelan.engine.piles import card
from tests.engine.toy import State, Step

PEEKED = 0b110


def policy(t: State, seat: int, luck: list[int]) -> int:
    """Two cards that it lays only then."""
    if t.now == Step.SEAL and card(t, t.hand[(seat + 1) % t.players], 0) >= 0:
        return PEEKED
    return least_answer(ask_of(t, seat))
