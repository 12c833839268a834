"""Poker fermé in words: the hand, what it costs to follow, and the pot."""

from collections.abc import Sequence

from brelan.engine.piles import card, size
from brelan.engine.tells import Tell
from brelan.games.comparison import Comparison, judged
from brelan.games.face import Face
from brelan.games.ferme.betting import owed
from brelan.games.ferme.judge import JUDGE
from brelan.games.ferme.ranking import RANKING
from brelan.games.ferme.table import Table


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"chips": min(owed(t, seat), t.chips[seat]), "pot": sum(t.staked) + t.dead}


def hand_name(cards: Sequence[int], lang: str) -> str:
    """The combination in words."""
    return RANKING.name(cards, lang) if len(cards) == 5 else ""


def holding(t: Table, seat: int, lang: str) -> str:
    """What a hand is worth."""
    return hand_name([card(t, t.hand[seat], i) for i in range(size(t, t.hand[seat]))], lang)


def compared(tell: Tell) -> Comparison:
    """F26 The five cards of each."""
    return judged(JUDGE, tell)


FACE = Face(own=("hand",), facts=facts, compared=compared, holding=holding, hand_name=hand_name)
