"""Players of one's own, as somebody might write them for `brelan simulate`."""

from random import Random

from brelan.engine.asks import Ask, Choice, any_answer, least_answer
from brelan.engine.flow import ask_of
from brelan.engine.state import AnyState
from brelan.engine.table import View

SEEN: list[View] = []


def least(_view: View, ask: Ask, _rng: Random) -> Choice:
    """The first option, the smallest amount."""
    return ask.decode(least_answer(ask))


def watching(view: View, ask: Ask, rng: Random) -> Choice:
    """Anything; what was seen is remembered."""
    SEEN.append(view)
    return ask.any(rng)


def policy(t: AnyState, seat: int, luck: list[int]) -> int:
    """Anything, written like a rule."""
    return any_answer(ask_of(t, seat), luck)
