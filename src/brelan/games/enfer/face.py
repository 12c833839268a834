"""Poker d'enfer in words: the cards in front of a player, the pot, and what a Mise says."""

from brelan.comparison import Comparison, hands_of
from brelan.engine.piles import card, size
from brelan.engine.sets import has
from brelan.engine.sheet import Printed
from brelan.engine.state import Pile
from brelan.engine.tells import Tell
from brelan.face import Face, Places
from brelan.games.enfer.deck import effect, load, printed
from brelan.games.enfer.judge import EnferJudge
from brelan.games.enfer.ranking import DECK, ORDERS
from brelan.games.enfer.state import MISES, PRINTED, State, Step, opponents, owned, owns_half
from brelan.rankings.reading import Reading, read
from brelan.texts import words
from brelan.texts.cards import shown

PREYING = (Step.REAPING, Step.TOLL)
SPARING_ALONE = (Step.IMMORTAL, Step.RECALL)
OWN_CARDS = (Step.EXCHANGE, Step.SECOND_CHANCE, Step.PACT, Step.WILD_SOUL)


def facts(t: State, seat: int) -> dict[str, int]:
    """What the questions mention."""
    chips = t.chips[seat]
    amounts = {"chips": chips, "pot": t.pot, "raise": t.about, "short": int(chips < t.about), "round": t.round}
    if t.now == Step.PAY:
        return {**amounts, "seat_raiser": raiser(t)}
    return {**amounts, **_of_withdrawing(t, seat)} if t.now == Step.WITHDRAW else amounts


def raiser(t: State) -> int:
    """E19 The seat that the round of raises has come to; the last in order, once nobody is left to raise."""
    raising = [t.plan_next[i] for i in range(t.depth) if t.plan_step[i] == Step.RAISE]
    return raising[0] if raising else (t.lead - 1) % t.players


def _of_withdrawing(t: State, seat: int) -> dict[str, int]:
    """E24 How many others are still in, sure to stay, or preying; alone, one's Mise may help (1), and be kept (2)."""
    others = [other for other in range(t.players) if has(opponents(t, seat), other)]
    staying = sum(stays(t, seat, other) for other in others)
    preying = sum(has_laid(t, other, PREYING) for other in others)
    return {
        "others": len(others),
        "staying": staying,
        "preying": preying,
        "helped": 2 if has_laid(t, seat, SPARING_ALONE) else int(has_laid(t, seat, PREYING)),
    }


def stays(t: State, seat: int, other: int) -> bool:
    """E13 Whether another in the running is sure to stay: they have said so, E14 own half, or E15 have no Mise."""
    asked_later = (other - t.lead) % t.players > (seat - t.lead) % t.players
    return not asked_later or owns_half(t, other) or size(t, t.laid[other]) == 0


def has_laid(t: State, seat: int, effects: tuple[Step, ...]) -> bool:
    """E12 Whether a seat has laid a Mise that has one of these effects and still works."""
    mises = [mise for mise in cards_of(t, t.laid[seat]) if t.left[mise]]
    printed_there = [effect for mise in mises for effect in t.effect[PRINTED * mise : PRINTED * (mise + 1)]]
    return any(effect and Step.ACTIVATE + effect in effects for effect in printed_there)


def standing(t: State, seat: int) -> dict[str, int]:
    """E30 How many Mises a player owns; E18 whether the one on the table is at work."""
    return {"owned": owned(t, seat), "active": int(has(t.activated, seat))}


def purse(t: State, seat: int) -> dict[str, int]:
    """E30 Mises decide, then chips."""
    return {"owned": owned(t, seat), "chips": t.chips[seat]}


def middle(t: State) -> dict[str, int]:
    """What can be won besides a Mise."""
    return {"pot": t.pot}


def held(t: State, seat: int) -> list[int]:
    """E6 The seat's five cards."""
    return cards_of(t, t.hidden[seat]) + cards_of(t, t.visible[seat])


def compared(tell: Tell) -> Comparison:
    """E25 The five cards of each, in this round's order; E3.8 a marked one stands for what serves its owner best."""
    suits_first, upside_down = bool(tell.numbers["suits_first"]), bool(tell.numbers["upside_down"])
    judge = EnferJudge(suits_first, upside_down)

    def reading(hand: list[int], marked: int) -> Reading:
        return ORDERS.reading(hand, marked - 1, suits_first, upside_down) if marked else read(judge.ranking, hand)

    first, second = hands_of(tell)
    return Comparison(judge, reading(first, tell.numbers["wild"]), reading(second, tell.numbers["wild_over"]))


def texts(lang: str, data: Printed | None) -> dict[str, dict[str, str]]:
    """E3 The name, the atmosphere and the effect of each Mise, ours or the table's own."""
    return {MISES.text(i): mise.texts[lang] for i, mise in enumerate(load(data))}


def places(t: State, seat: int) -> Places:
    """E10 Hands show two cards each; E12 Mises; E3.12 visible cards, one's own or the other's; else hidden ones."""
    if t.now == Step.PICK:
        return Places(t.row_visible, 2)
    if t.now == Step.LAY:
        return Places(t.mises[seat])
    if t.now == Step.GRAFTING:
        return Places(t.visible[seat if t.part == 1 else t.said[0]])
    return Places(t.hidden[t.said[0] if t.now == Step.DEVILS_EYE else seat])


def repeats(t: State) -> tuple[str, ...]:
    """E12 Mises lie open to be read until all have been activated or not."""
    return ("read",) if t.now in (Step.LAY, Step.WITHDRAW, Step.EXCHANGE) or t.now >= Step.ACTIVATE else ()


def called(t: State, seat: int, lang: str, data: Printed | None) -> tuple[str, ...]:
    """What a seat may choose among, by name: E10 hands by what they show, E12 its Mises, cards that it sees."""
    say = words(lang, __package__)
    if t.now == Step.LAY:
        return tuple(say("called-mise", name=printed(MISES, mise, lang, data)) for mise in cards_of(t, t.mises[seat]))
    if t.now == Step.PICK:
        row = [shown(DECK, face, lang) for face in cards_of(t, t.row_visible)]
        pairs = zip(row[::2], row[1::2], strict=True)
        return tuple(say("called-hand", cards=" ".join(pair)) for pair in pairs)
    if t.now in OWN_CARDS or (t.now in (Step.SPOTLIGHT, Step.GRAFTING) and t.part):
        return tuple(shown(DECK, face, lang) for face in cards_of(t, places(t, seat).pile))
    return ()


def cards_of(t: State, pile: Pile) -> list[int]:
    """The cards of a pile."""
    return [card(t, pile, i) for i in range(size(t, pile))]


FACE = Face(
    own=("hidden", "visible", "mises", "laid"),
    common=("row_visible", "widow_visible"),
    others=("visible", "hidden", "laid"),
    places=places,
    does=effect,
    repeats=repeats,
    facts=facts,
    compared=compared,
    held=held,
    purse=purse,
    middle=middle,
    marks=("banker",),
    standing=standing,
    printed=printed,
    called=called,
    texts=texts,
)
