"""Poker d'enfer in words: the cards before a player, the pot, and what stands on a Mise."""

from brelan.engine.piles import card, size
from brelan.games.enfer.deck import load, printed
from brelan.games.enfer.ranking import RANKING
from brelan.games.enfer.table import MISES, Table, owned
from brelan.games.face import Face


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"chips": t.chips[seat], "pot": t.pot, "raise": t.about, "round": t.round}


def standing(t: Table, seat: int) -> dict[str, int]:
    """E30 How many Mises a player owns."""
    return {"owned": owned(t, seat)}


def holding(t: Table, seat: int, lang: str) -> str:
    """E6 What one's five cards make."""
    cards = [card(t, pile, i) for pile in (t.hidden[seat], t.visible[seat]) for i in range(size(t, pile))]
    return RANKING.name(cards, lang) if len(cards) == RANKING.size and min(cards) >= 0 else ""


def texts(lang: str) -> dict[str, dict[str, str]]:
    """E3 The name, the atmosphere and the effect of each of our Mises."""
    return {MISES.text(i): mise.texts[lang] for i, mise in enumerate(load())}


FACE = Face(
    own=("hidden", "visible", "mises", "laid"),
    common=("row_visible", "widow_visible"),
    facts=facts,
    holding=holding,
    standing=standing,
    printed=printed,
    texts=texts,
)
