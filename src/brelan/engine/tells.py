"""Events for the log and the page. A tell knows its rule from the docstring of the function that tells it.

Tells are removed before rules are compiled.
"""

import re
import sys
from enum import IntEnum
from functools import cache
from types import CodeType
from typing import Any, NamedTuple

from brelan.engine.piles import FACE, SEEN
from brelan.engine.records import Pile, Record
from brelan.engine.sets import bit

RULE = re.compile(r"[A-Z]\d+(?:\.\d+)?")


class Tell(NamedTuple):
    """What happened, by which rule, to whom, in which numbers, with which cards; a card not known here is −1."""

    what: str
    rule: str
    seat: int
    numbers: dict[str, int]
    cards: tuple[int, ...]
    deck: int

    def seen_by(self, watcher: int) -> "Tell":
        """The same event as this seat, or the table, may know it. Before that, cards are whole slots."""
        known = (self.cards[i] & FACE if self.cards[i] >> SEEN & bit(watcher) else 0 for i in range(len(self.cards)))
        return self._replace(cards=tuple(face - 1 for face in known))

    def seen_by_all_eyes(self) -> "Tell":
        """The same event with every card."""
        return self._replace(cards=tuple((slot & FACE) - 1 for slot in self.cards))


def tell(t: Record, what: IntEnum, seat: int, *, by: str = "", **numbers: int) -> None:
    """Something happened that everybody may know."""
    if t.tells is not None:
        t.tells.append(Tell(_key(what), by or _rule(sys._getframe(1).f_code), seat, numbers, (), 0))


def tell_cards(t: Record, what: IntEnum, seat: int, pile: Pile, *, by: str = "", **numbers: int) -> None:
    """Something happened to the cards of a pile; each face is for those who have seen it."""
    if t.tells is not None:
        start = t.START[pile]
        cards = tuple(t.slot[start : start + t.count[pile]])
        rule = by or _rule(sys._getframe(1).f_code)
        t.tells.append(Tell(_key(what), rule, seat, numbers, cards, t.DECK[pile]))


def tell_card(t: Record, what: IntEnum, seat: int, pile: Pile, i: int, *, by: str = "", **numbers: int) -> None:
    """Something happened to one card of a pile; its face is for those who have seen it."""
    if t.tells is not None:
        rule = by or _rule(sys._getframe(1).f_code)
        t.tells.append(Tell(_key(what), rule, seat, numbers, (t.slot[t.START[pile] + i],), t.DECK[pile]))


def _key(what: IntEnum) -> str:
    return what.name.lower().replace("_", "-")


@cache
def _rule(code: CodeType) -> str:
    docstring: Any = code.co_consts[0] if code.co_consts else None
    found = RULE.match(docstring) if isinstance(docstring, str) else None
    return found.group() if found else ""
