"""Poker fermé in words: the hand, what it costs to follow, and the pot."""

from collections.abc import Sequence

from brelan.games.face import Face
from brelan.games.ferme.betting import owed
from brelan.games.ferme.ranking import RANKING
from brelan.games.ferme.table import Table


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"chips": min(owed(t, seat), t.chips[seat]), "pot": sum(t.staked) + t.dead}


def hand_name(cards: Sequence[int], lang: str) -> str:
    """The combination in words."""
    return RANKING.name(cards, lang) if len(cards) == 5 else ""


FACE = Face(own=("hand",), facts=facts, hand_name=hand_name)
