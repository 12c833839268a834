"""What a game shows of itself to a person in words: which piles are his, what a question is about, what a hand is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any


def _no_facts(_state: Any, _seat: int) -> dict[str, int]:
    return {}


def _no_name(_cards: Sequence[int], _lang: str) -> str:
    return ""


@dataclass(frozen=True)
class Face:
    """Piles of one's own and of all by name; the numbers that the game's questions mention; the name of a hand."""

    own: tuple[str, ...]
    common: tuple[str, ...] = ()
    facts: Callable[[Any, int], dict[str, int]] = _no_facts
    hand_name: Callable[[Sequence[int], str], str] = _no_name


def face(game: str) -> Face:
    """The face of a game on the shelf."""
    found: Face = import_module(f"brelan.games.{game}.face").FACE
    return found
