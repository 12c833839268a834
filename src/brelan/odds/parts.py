"""Parts of 1 as they are told and drawn."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from brelan.deck import Deck
from brelan.drawing import Bars
from brelan.texts import words
from brelan.texts.cards import shown


def percentage(part: float | Fraction, places: int = 1) -> float:
    """A part of 1 in percent."""
    return round(float(100 * part), places)


def win_tie_lose(name: str, win: float | Fraction, tie: float | Fraction, lang: str) -> Bars:
    """One hand: it wins alone, it shares, it loses."""
    say = words(lang, "brelan.odds")
    parts = float(win), float(tie), float(1 - win - tie)
    return Bars((say("odds-bar-win"), say("odds-bar-tie"), say("odds-bar-lose")), ((name, parts),))


def better_or_not(deck: Deck, throws: Iterable[tuple[Sequence[int], Fraction]], lang: str) -> Bars:
    """A bar for each exchange: how often it makes the hand better."""
    say = words(lang, "brelan.odds")
    rows = []
    for thrown, better in throws:
        cards = " ".join(shown(deck, card, lang) for card in thrown) or say("odds-bar-nothing")
        rows.append((cards, (float(better), float(1 - better))))
    return Bars((say("odds-bar-better"), say("odds-bar-no-better")), tuple(rows))
