"""What a game shows of itself to a person: whose piles are whose, what a question is about, what a hand is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from brelan.comparison import BEATS, Comparison
from brelan.deck import Deck
from brelan.engine.inspection.place import of_caller
from brelan.engine.sets import has
from brelan.engine.sheet import Printed
from brelan.engine.state import Pile
from brelan.engine.tells import RUNG, Tell
from brelan.texts import LANGUAGES
from brelan.trouble import Place

EVERYBODY = -1
OPENS = ("deal", "round")
MAIN = ("show",)


class Places(NamedTuple):
    """The pile whose places a question counts, one card each or several."""

    pile: Pile
    cards: int = 1


def _no_facts(_state: Any, _seat: int) -> dict[str, int]:
    return {}


def _no_name(_cards: Sequence[int], _lang: str) -> str:
    return ""


def _none_held(_state: Any, _seat: int) -> Sequence[int]:
    return ()


def _in(state: Any, seat: int) -> bool:
    return has(getattr(state, "still_in", EVERYBODY), seat)


def _own_hand(state: Any, seat: int) -> Places | None:
    hand = getattr(state, "hand", None)
    return Places(hand[seat]) if hand else None


def _nothing_there(_state: Any) -> dict[str, int]:
    return {}


def _nothing_ahead(_state: Any, _lang: str) -> tuple[str, ...]:
    return ()


NOTHING_AHEAD = _nothing_ahead


def _not_repeated(_state: Any) -> tuple[str, ...]:
    return ()


def _no_back(_number: int, _lang: str) -> str:
    return ""


def _no_scale(_lang: str) -> tuple[str, ...]:
    return ()


def _not_called(_state: Any, _seat: int, _lang: str, _data: Printed | None) -> tuple[str, ...]:
    return ()


def _not_compared(tell: Tell) -> Comparison:
    raise NotImplementedError(f"this game compares no hands, and told {tell}")


def _not_printed(_deck: Deck, _card: int, _lang: str, _data: Printed | None) -> str:
    return ""


@dataclass(frozen=True)
class Face:
    """A seat's own piles and the common ones, by name; the numbers that the game's questions mention; a hand's name.

    `printed`: what a card with words on it says, from the file the table was set up with; otherwise empty.
    """

    own: tuple[str, ...]
    common: tuple[str, ...] = ()
    others: tuple[str, ...] = ()  # what lies before each of the others and may be looked at
    plays: Callable[[Any, int], bool] = _in  # whether a seat is still in the deal or round
    places: Callable[[Any, int], Places | None] = _own_hand  # what the numbers of a question that is put to a seat mean
    purse: Callable[[Any, int], dict[str, int]] = _no_facts  # what a seat has, in public: what decides the game first
    middle: Callable[[Any], dict[str, int]] = _nothing_there  # numbers that lie in the middle: the pot
    marks: tuple[str, ...] = ()  # numbers that say which seat has a mark: the dealer
    opens: tuple[str, ...] = OPENS  # tells with which something new begins: before it one looks back
    main: tuple[str, ...] = MAIN  # the options that most people choose; where there is none of them, the last one
    only_if: dict[str, tuple[str, int]] = field(
        default_factory=dict
    )  # options that matter where another has this value
    ahead: Callable[[Any, str], tuple[str, ...]] = _nothing_ahead  # of a view: what is to come, or is remembered
    repeats: Callable[[Any], tuple[str, ...]] = _not_repeated  # tells whose words stand on the table before a question
    back: Callable[[int, str], str] = _no_back  # what the back of a card tells
    does: Callable[[Deck, int, str, Printed | None], str] = _not_printed  # what a card with words on it does
    facts: Callable[[Any, int], dict[str, int]] = _no_facts
    held: Callable[[Any, int], Sequence[int]] = _none_held  # what a seat's hand is read from: own cards, then common
    standing: Callable[[Any, int], dict[str, int]] = _no_facts  # public numbers that `stands` mentions, besides fields
    hand_name: Callable[[Sequence[int], str], str] = _no_name
    compared: Callable[[Tell], Comparison] = _not_compared  # the two hands of a tell `beats`, side by side
    printed: Callable[[Deck, int, str, Printed | None], str] = _not_printed
    called: Callable[[Any, int, str, Printed | None], tuple[str, ...]] = _not_called  # the positions a seat may answer
    scale: Callable[[str], tuple[str, ...]] = _no_scale  # what can be announced, lowest first; see RUNG
    texts: Callable[[str, Printed | None], dict[str, dict[str, str]]] | None = (
        None  # everything printed on such cards, in a language
    )
    made_at: Place = field(default_factory=of_caller, init=False, repr=False, compare=False)

    def said_of(self, tell: Tell, lang: str) -> str:
        """What is announced; what the cards of an event are, once all are known; or why one hand beats another."""
        if tell.what == BEATS:
            return self.compared(tell).why(lang).words
        return self.announced(tell.numbers, lang) or self.hand_name(tell.cards, lang)

    def announced(self, numbers: dict[str, int], lang: str) -> str:
        """The name of the rung among these numbers; empty if there is none."""
        rung = numbers.get(RUNG, -1)
        return self.scale(lang)[rung] if rung >= 0 else ""

    def mentions(self, state: Any, seat: int, lang: str) -> dict[str, int | str]:
        """What the game's questions mention: numbers, and the name of what was announced."""
        facts = self.facts(state, seat)
        return {**facts, "name": self.announced(facts, lang)}

    def rule_of(self, tell: Tell) -> str:
        """The rule behind an event; where hands are compared, the one that decides between them."""
        if tell.what == BEATS and min(tell.cards) >= 0:
            return self.compared(tell).why(LANGUAGES[0]).rule or tell.rule
        return tell.rule
