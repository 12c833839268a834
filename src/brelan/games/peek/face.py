"""Peek Poker in words: the cup, the common dice, what it costs to follow, and what one holds."""

from brelan.engine.piles import card, size
from brelan.engine.tells import Tell
from brelan.games.comparison import Comparison, judged, marked
from brelan.games.face import Face
from brelan.games.peek.bidding import owed
from brelan.games.peek.ranking import JUDGE, RANKING
from brelan.games.peek.table import Table


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    follow = min(owed(t, seat), t.points[seat])
    return {"points": follow, "pot": sum(t.staked) + t.track, "hand": category(t, seat)}


def six(t: Table, seat: int) -> list[int]:
    """P8 One's own dice and the common ones; none before those lie there."""
    dice = [card(t, pile, i) for pile in (t.cup[seat], t.common) for i in range(size(t, pile))]
    return dice if len(dice) == RANKING.most and min(dice) >= 0 else []


def category(t: Table, seat: int) -> int:
    """P8 The number of the combination one holds, lowest first; 0 before the common dice lie there."""
    dice = six(t, seat)
    return RANKING.categories.index(RANKING.category(RANKING.value(dice))) if dice else 0


def holding(t: Table, seat: int, lang: str) -> str:
    """P8 The best five of six."""
    dice = six(t, seat)
    return RANKING.name(dice, lang) if dice else ""


def counting(t: Table, seat: int) -> int:
    """P8 Which of the six they are."""
    dice = six(t, seat)
    return marked(JUDGE.read([dice])[0].places) if dice else 0


def compared(tell: Tell) -> Comparison:
    """P8 The best five of six dice."""
    return judged(JUDGE, tell)


FACE = Face(own=("cup",), common=("common",), facts=facts, compared=compared, holding=holding, counting=counting)
