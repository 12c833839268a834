"""Poker Kids in words: the hand, the common card, how far the round is and what lies on the mat."""

from pathlib import Path

from brelan.deck import Deck
from brelan.engine.tells import Tell
from brelan.games.comparison import Comparison, judged
from brelan.games.face import Face
from brelan.games.kids.dealing import stages_of
from brelan.games.kids.ranking import RANKING
from brelan.games.kids.table import Table
from brelan.rankings.judge import Judge
from brelan.texts.cards import shown

JUDGE = Judge(RANKING)


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"stage": t.stage, "stages": stages_of(t), "mat": t.mat, "money": t.money[seat]}


def printed(deck: Deck, card: int, lang: str, _data: Path | None) -> str:
    """K2 A value and a symbol with a name."""
    return shown(deck, card, lang)


def compared(tell: Tell) -> Comparison:
    """K9 Two cards of one's own and the common one."""
    return judged(JUDGE, tell)


FACE = Face(own=("hand",), common=("common",), facts=facts, compared=compared, printed=printed)
