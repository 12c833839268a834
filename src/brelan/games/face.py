"""What a game shows of itself to a person in words: which piles are his, what a question is about, what a hand is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from brelan.deck import Deck
from brelan.engine.tells import Tell
from brelan.games.comparison import BEATS, Comparison
from brelan.texts import LANGUAGES


def _no_facts(_state: Any, _seat: int) -> dict[str, int]:
    return {}


def _no_name(_cards: Sequence[int], _lang: str) -> str:
    return ""


def _no_holding(_state: Any, _seat: int, _lang: str) -> str:
    return ""


def _none_counts(_state: Any, _seat: int) -> int:
    return 0


def _not_called(_state: Any, _seat: int, _lang: str, _data: Path | None) -> tuple[str, ...]:
    return ()


def _not_compared(tell: Tell) -> Comparison:
    raise NotImplementedError(f"this game compares no hands, and told {tell}")


def _not_printed(_deck: Deck, _card: int, _lang: str, _data: Path | None) -> str:
    return ""


@dataclass(frozen=True)
class Face:
    """Piles of one's own and of all by name; the numbers that the game's questions mention; the name of a hand.

    `printed`: what stands on a card that has words on it, from the file the table was set up with; else empty.
    """

    own: tuple[str, ...]
    common: tuple[str, ...] = ()
    facts: Callable[[Any, int], dict[str, int]] = _no_facts
    holding: Callable[[Any, int, str], str] = _no_holding  # what a seat has in its hand, in words
    counting: Callable[[Any, int], int] = _none_counts  # the places that count in it, own ones first, then common
    standing: Callable[[Any, int], dict[str, int]] = _no_facts  # public numbers that `stands` mentions, besides fields
    hand_name: Callable[[Sequence[int], str], str] = _no_name
    compared: Callable[[Tell], Comparison] = _not_compared  # the two hands of a tell `beats`, side by side
    printed: Callable[[Deck, int, str, Path | None], str] = _not_printed
    called: Callable[[Any, int, str, Path | None], tuple[str, ...]] = _not_called  # the positions a seat may answer
    texts: Callable[[str], dict[str, dict[str, str]]] | None = None  # all that is printed on such cards, in a language


@cache
def face(game: str) -> Face:
    """The face of a game on the shelf."""
    found: Face = import_module(f"brelan.games.{game}.face").FACE
    return found


def said_of(game: str, tell: Tell, lang: str) -> str:
    """What the cards of an event are, once all are known: the name of a hand, or why one beats another."""
    if tell.what == BEATS:
        return face(game).compared(tell).why(lang).words
    return face(game).hand_name(tell.cards, lang)


def rule_of(game: str, tell: Tell) -> str:
    """The rule behind an event; where hands are compared, the one that decides between them."""
    if tell.what == BEATS and min(tell.cards) >= 0:
        return face(game).compared(tell).why(LANGUAGES[0]).rule or tell.rule
    return tell.rule
