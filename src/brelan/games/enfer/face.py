"""Poker d'enfer in words: the cards before a player, the pot, and what stands on a Mise."""

from brelan.games.enfer.deck import printed
from brelan.games.enfer.table import Table, owned
from brelan.games.face import Face


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"chips": t.chips[seat], "pot": t.pot, "raise": t.about, "round": t.round}


def standing(t: Table, seat: int) -> dict[str, int]:
    """E30 How many Mises a player owns."""
    return {"owned": owned(t, seat)}


FACE = Face(
    own=("hidden", "visible", "mises", "laid"),
    common=("row_visible", "widow_visible"),
    facts=facts,
    standing=standing,
    printed=printed,
)
