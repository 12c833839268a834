"""Rules under watch: after each of them every integer is within its declared bounds; the error names step and rule."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from brelan.engine.game import Game
from brelan.engine.state import AnyState

RULES = ("HAPPENS", "ANSWERS")


class OutOfBounds(AssertionError):
    """A rule has left an integer outside its declared bounds."""


@contextmanager
def watched(game: Game) -> Iterator[None]:
    """Tables of the game that begin meanwhile look at themselves after every rule, to their end."""
    constants = game.state.LAYOUT.constants
    plain = {kind: constants[kind] for kind in RULES}
    for kind in RULES:
        constants[kind] = tuple(_looks(rule, name) for rule, name in zip(plain[kind], constants["NAME"], strict=True))
    try:
        yield
    finally:
        constants |= plain


def _looks(rule: Callable[..., None], step: str) -> Callable[..., None]:
    def looking(t: AnyState, *rest: Any) -> None:
        rule(t, *rest)
        try:
            t.check()
        except ValueError as trouble:
            raise OutOfBounds(f"step {step}, {rule.__name__}: {trouble}") from None

    return looking
