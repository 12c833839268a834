"""Poker d'enfer in words: the cards before a player, the pot, and what stands on a Mise."""

from pathlib import Path

from brelan.engine.piles import card, size
from brelan.engine.records import Pile
from brelan.engine.tells import Tell
from brelan.games.comparison import Comparison, hands_of
from brelan.games.enfer.deck import load, printed
from brelan.games.enfer.judge import EnferJudge
from brelan.games.enfer.ranking import DECK, ORDERS, RANKING
from brelan.games.enfer.table import MISES, Step, Table, owned
from brelan.games.face import Face
from brelan.rankings.reading import Reading, read
from brelan.texts import words
from brelan.texts.cards import shown

OWN_CARDS = (Step.EXCHANGE, Step.SECOND_CHANCE, Step.PACT, Step.WILD_SOUL)


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    return {"chips": t.chips[seat], "pot": t.pot, "raise": t.about, "round": t.round}


def standing(t: Table, seat: int) -> dict[str, int]:
    """E30 How many Mises a player owns."""
    return {"owned": owned(t, seat)}


def holding(t: Table, seat: int, lang: str) -> str:
    """E6 What one's five cards make."""
    cards = cards_of(t, t.hidden[seat]) + cards_of(t, t.visible[seat])
    return RANKING.name(cards, lang) if len(cards) == RANKING.size and min(cards) >= 0 else ""


def compared(tell: Tell) -> Comparison:
    """E25 The five cards of each, in this round's order; E3.8 a marked one stands for what serves its owner best."""
    inverted, upside_down = bool(tell.numbers["inverted"]), bool(tell.numbers["upside_down"])
    judge = EnferJudge(inverted, upside_down)

    def reading(hand: list[int], marked: int) -> Reading:
        return ORDERS.reading(hand, marked - 1, inverted, upside_down) if marked else read(judge.ranking, hand)

    first, second = hands_of(tell)
    return Comparison(judge, reading(first, tell.numbers["wild"]), reading(second, tell.numbers["wild_over"]))


def texts(lang: str) -> dict[str, dict[str, str]]:
    """E3 The name, the atmosphere and the effect of each of our Mises."""
    return {MISES.text(i): mise.texts[lang] for i, mise in enumerate(load())}


def called(t: Table, seat: int, lang: str, data: Path | None) -> tuple[str, ...]:
    """What a seat may choose among, by name: E10 hands by what they show, E12 its Mises, cards that it sees."""
    say = words(lang, __package__)
    if t.now == Step.LAY:
        return tuple(say("called-mise", name=printed(MISES, mise, lang, data)) for mise in cards_of(t, t.mises[seat]))
    if t.now == Step.PICK:
        row = [shown(DECK, face, lang) for face in cards_of(t, t.row_visible)]
        pairs = zip(row[::2], row[1::2], strict=True)
        return tuple(say("called-hand", cards=" ".join(pair)) for pair in pairs)
    if t.now in OWN_CARDS or (t.now == Step.SPOTLIGHT and t.part):
        return tuple(shown(DECK, face, lang) for face in cards_of(t, t.hidden[seat]))
    if t.now == Step.GRAFTING and t.part:
        whose = seat if t.part == 1 else t.said[0]
        return tuple(shown(DECK, face, lang) for face in cards_of(t, t.visible[whose]))
    return ()


def cards_of(t: Table, pile: Pile) -> list[int]:
    """The cards of a pile."""
    return [card(t, pile, i) for i in range(size(t, pile))]


FACE = Face(
    own=("hidden", "visible", "mises", "laid"),
    common=("row_visible", "widow_visible"),
    facts=facts,
    compared=compared,
    holding=holding,
    standing=standing,
    printed=printed,
    called=called,
    texts=texts,
)
