"""Poker Champ in words: the board, the two cards, what the next stage costs and what lies on the board."""

from brelan.engine.piles import card, size
from brelan.engine.tells import Tell
from brelan.games.champ.dealing import stake_of
from brelan.games.champ.ranking import JUDGE, RANKING
from brelan.games.champ.table import Table
from brelan.games.comparison import Comparison, judged
from brelan.games.face import Face


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"chips": stake_of(t, seat), "pot": sum(t.staked) + t.rest}


def holding(t: Table, seat: int, lang: str) -> str:
    """C16 The best five of one's two cards and the board, once the flop lies there."""
    cards = [card(t, pile, i) for pile in (t.hand[seat], t.board) for i in range(size(t, pile))]
    return RANKING.name(cards, lang) if size(t, t.hand[seat]) and len(cards) >= RANKING.size else ""


def compared(tell: Tell) -> Comparison:
    """C16 The best five of seven."""
    return judged(JUDGE, tell)


FACE = Face(own=("hand",), common=("board",), facts=facts, compared=compared, holding=holding)
