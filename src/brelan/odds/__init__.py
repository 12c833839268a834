"""What all chances have in common: how a box counts them, and how they are told and drawn."""

import argparse
from collections.abc import Callable
from typing import NamedTuple, Protocol

from brelan.deck import BadText, Deck
from brelan.drawing import Bars
from brelan.trouble import Trouble


class Chances(Protocol):
    """Chances that were counted."""

    def as_json(self) -> dict[str, object]:
        """For programs."""

    def as_text(self, lang: str) -> list[str]:
        """For people."""

    def as_bars(self, lang: str) -> Bars:
        """For the eye."""


class Odds(NamedTuple):
    """How a box answers `brelan odds`: in a few words what it counts, its arguments, the count, and an example."""

    summary: str
    describe: Callable[[argparse.ArgumentParser], None]
    answer: Callable[[argparse.Namespace], Chances]
    example: str
    """Arguments as somebody types them."""


def read(deck: Deck, option: str, text: str) -> list[int]:
    """Cards or dice that were given to an option, in the notation of `brelan rank`."""
    try:
        return deck.cards(text)
    except BadText as bad:
        raise Trouble(f"{option}: {bad}") from None
