"""What a state has room for."""

from brelan.engine.piles import FACE, NEVER
from brelan.engine.state import NO_SEAT, PLANS, SAID, AnyState

_OWN = vars(AnyState)

SEATS = NO_SEAT
"""At a table; the next number is the seat of nobody."""
STEPS: int = _OWN["now"].most + 1
QUESTIONS = SAID
"""In the chain of one step."""
WAITING = PLANS
"""Steps that are planned and have not begun."""
OPTIONS = 63
"""Of one question, positions and people included."""
NUMBER: int = _OWN["slot"].most
"""The greatest number of a field; the least is its opposite."""
ROOM: int = _OWN["count"].most
"""Cards or dice in one pile."""
CARDS = FACE
"""Cards of a deck, or faces of a die."""
BACKS = 63
"""Kinds of backs."""
SHUFFLES = NEVER - 1
"""Times that cards are shuffled into a stock before it is gathered whole again."""
