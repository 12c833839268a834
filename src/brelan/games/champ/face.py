"""Poker Champ in words: the board, the two cards, what the next stage costs and what lies on the board."""

from brelan.comparison import Comparison, judged
from brelan.engine.piles import card, size
from brelan.engine.tells import Tell
from brelan.face import Face
from brelan.games.champ.dealing import stake_of
from brelan.games.champ.ranking import JUDGE
from brelan.games.champ.state import STAGES, Length, State
from brelan.texts import words


def facts(t: State, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"chips": stake_of(t, seat), "pot": sum(t.staked) + t.rest}


def purse(t: State, seat: int) -> dict[str, int]:
    """C25 Awards decide; chips that were staked (C7) lie apart."""
    stakes = t.staked[STAGES * seat : STAGES * (seat + 1)]
    return {"awards": t.awards[seat], "chips": t.chips[seat], "stakes": sum(stakes)}


def middle(t: State) -> dict[str, int]:
    """C7 What lies on the board."""
    return {"pot": sum(t.staked) + t.rest}


def held(t: State, seat: int) -> list[int]:
    """C16 One's two cards and the board, once the flop lies there."""
    cards = [card(t, pile, i) for pile in (t.hand[seat], t.board) for i in range(size(t, pile))]
    return cards if size(t, t.hand[seat]) else []


def compared(tell: Tell) -> Comparison:
    """C16 The best five of seven."""
    return judged(JUDGE, tell)


def back(number: int, lang: str) -> str:
    """C2 The suit and class on the back of a card, or that it is an ace."""
    return words(lang, __package__)("back-first", first=number)


FACE = Face(
    own=("hand",),
    common=("board",),
    others=("hand",),
    back=back,
    facts=facts,
    purse=purse,
    middle=middle,
    compared=compared,
    held=held,
    only_if={"minutes": ("length", Length.CHRONO)},
)
