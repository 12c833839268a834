"""Poker menteur in words: the cup, what was announced, what one holds and what one remembers."""

from collections.abc import Sequence

from brelan.engine.cups import ago, thrown_after
from brelan.engine.piles import card, seen, size
from brelan.engine.sets import has
from brelan.engine.state import NO_SEAT, Pile
from brelan.face import Face, Places
from brelan.texts import words
from brelan.texts.cards import shown
from brelan_menteur.ranking import DECK, RANKING, SCALE
from brelan_menteur.state import SEATS, State


def facts(t: State, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"rung": t.rung}


def plays(t: State, seat: int) -> bool:
    """M10 Whoever has a life left."""
    return t.left[seat] > 0


def purse(t: State, seat: int) -> dict[str, int]:
    """M10 Lives decide."""
    return {"left": t.left[seat]}


def places(t: State, seat: int) -> Places:
    """M6 The dice that can be thrown again."""
    return Places(t.cup)


def dice_of(t: State, pile: Pile) -> list[int]:
    """The dice of a pile; −1 for those that are not known here."""
    return [card(t, pile, i) for i in range(size(t, pile))]


def held(t: State, seat: int) -> list[int]:
    """M3 What lies under the cup, for whoever has looked since the last throw."""
    eyes = seen(t, t.cup, 0) if size(t, t.cup) else 0
    known = has(eyes, seat) and not has(eyes, NO_SEAT)
    return dice_of(t, t.cup) if known else []


def hand_name(dice: Sequence[int], lang: str) -> str:
    """M13 What five dice are called."""
    return RANKING.name(dice, lang)


def remembered(t: State, lang: str) -> tuple[str, ...]:
    """M6 The dice that somebody saw, and how many were thrown again since, one time after the other."""
    thrown: list[str] = []
    for n in range(SEATS + 1):
        pile = Pile(ago(t, t.cup, n))
        dice = dice_of(t, pile)
        if not dice:
            break
        if n:
            thrown.insert(0, str(thrown_after(t, pile)))
        if min(dice) >= 0:
            cards = " ".join(shown(DECK, die, lang) for die in dice)
            return (words(lang, __package__)("remembered", cards=cards, thrown=" + ".join(thrown)),) if n else ()
    return ()


FACE = Face(
    own=(),
    common=("cup",),
    plays=plays,
    places=places,
    purse=purse,
    marks=("holder",),
    main=("believe",),
    ahead=remembered,
    facts=facts,
    held=held,
    hand_name=hand_name,
    scale=SCALE.names,
)
