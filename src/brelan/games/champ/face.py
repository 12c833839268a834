"""Poker Champ in words: the board, the two cards, what the next stage costs and what lies on the board."""

from brelan.games.champ.dealing import stake_of
from brelan.games.champ.table import Table
from brelan.games.face import Face


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"chips": stake_of(t, seat), "pot": sum(t.staked) + t.rest}


FACE = Face(own=("hand",), common=("board",), facts=facts)
