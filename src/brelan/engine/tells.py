"""Events for the log and the page. A tell knows its rule from the docstring of the function that tells it.

Tells are removed before rules are compiled.
"""

import re
import sys
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cache
from itertools import pairwise
from types import CodeType, MappingProxyType
from typing import Any, NamedTuple

from brelan.engine.piles import FACE, SEEN
from brelan.engine.sets import bit, has
from brelan.engine.state import AnyState, Pile

RUNG = "rung"
"""The number, in tells and in what questions mention, that is a place on the game's scale: its `$name` is spoken of."""
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


def tell(t: AnyState, what: IntEnum, seat: int, *, by: str = "", **numbers: int) -> None:
    """Something happened that everybody may know. Of the numbers, `seat_…` is a seat and `seats_…` a set of seats."""
    if t.tells is not None:
        t.tells.append(Tell(key(what), by or _rule(sys._getframe(1).f_code), seat, numbers, (), 0))


def tell_cards(t: AnyState, what: IntEnum, seat: int, pile: Pile, *, by: str = "", **numbers: int) -> None:
    """Something happened to the cards of a pile; each face is for those who have seen it."""
    if t.tells is not None:
        start = t.START[pile]
        cards = tuple(t.slot[start : start + t.count[pile]])
        rule = by or _rule(sys._getframe(1).f_code)
        t.tells.append(Tell(key(what), rule, seat, numbers, cards, t.DECK[pile]))


def tell_card(t: AnyState, what: IntEnum, seat: int, pile: Pile, i: int, *, by: str = "", **numbers: int) -> None:
    """Something happened to one card of a pile; its face is for those who have seen it."""
    if t.tells is not None:
        rule = by or _rule(sys._getframe(1).f_code)
        t.tells.append(Tell(key(what), rule, seat, numbers, (t.slot[t.START[pile] + i],), t.DECK[pile]))


def tell_order(
    t: AnyState,
    what: IntEnum,
    seats: int,
    strength: Sequence[int],
    own: Sequence[Sequence[Pile]],
    common: Pile | None = None,
    *,
    tied_by: str = "",
    each: Mapping[str, Sequence[int]] = MappingProxyType({}),
    **numbers: int,
) -> None:
    """Hands are compared: each of these seats is told with the next below it in strength, `seat_over`, or beside it.

    The cards are the two hands, `own` each, one's piles together, then the common pile. What `each` has for every
    seat is told of both, of the second as `NAME_over`.
    """
    if t.tells is None:
        return
    rule = _rule(sys._getframe(1).f_code)
    order = sorted((seat for seat in range(t.players) if has(seats, seat)), key=lambda seat: -strength[seat])
    for above, below in pairwise(order):
        piles = [piles[seat] for seat in (above, below) for piles in own] + ([] if common is None else [common])
        cards = tuple(slot for pile in piles for slot in t.slot[t.START[pile] : t.START[pile] + t.count[pile]])
        equal = strength[above] == strength[below]
        both = {name: of[above] for name, of in each.items()} | {f"{name}_over": of[below] for name, of in each.items()}
        own_cards = (len(cards) - (0 if common is None else t.count[common])) // 2
        known = {"seat_over": below, "equal": int(equal), "own": own_cards, **numbers, **both}
        t.tells.append(Tell(key(what), (equal and tied_by) or rule, above, known, cards, t.DECK[piles[0]]))


def key(what: IntEnum) -> str:
    """A name of the rules as the keys of texts have it: `told-came-back`."""
    return what.name.lower().replace("_", "-")


@cache
def _rule(code: CodeType) -> str:
    docstring: Any = code.co_consts[0] if code.co_consts else None
    found = RULE.match(docstring) if isinstance(docstring, str) else None
    return found.group() if found else ""
