"""Poker Kids in words: the hand, the common card, how far the round is and what lies on the mat."""

from brelan.games.face import Face
from brelan.games.kids.dealing import stages_of
from brelan.games.kids.table import Table


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"stage": t.stage, "stages": stages_of(t), "mat": t.mat, "money": t.money[seat]}


FACE = Face(own=("hand",), common=("common",), facts=facts)
