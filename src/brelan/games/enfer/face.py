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
from brelan.games.enfer.mises import spare
from brelan.games.enfer.ranking import DECK, ORDERS
from brelan.games.enfer.state import MISES, PRINTED, State, Step, opponents, owned, owns_half
from brelan.rankings.reading import Reading, read
from brelan.texts import words
from brelan.texts.cards import shown

PREYING = (Step.REAPING, Step.TOLL, Step.HERMIT)
TOLLS = (Step.TOLL, Step.HERMIT)
SPARING_ALONE = (Step.IMMORTAL, Step.RECALL, Step.HERMIT)
SPARED_AS_WINNER, SPARED_AS_LOSER = (Step.IMMORTAL,), (Step.FIREPROOF_CLOAK,)
OWN_CARDS = (Step.EXCHANGE, Step.SECOND_CHANCE, Step.PACT, Step.WILD_SOUL)


def facts(t: State, seat: int) -> dict[str, int]:
    """What the questions mention."""
    chips = t.chips[seat]
    amounts = {"chips": chips, "pot": t.pot, "raise": t.about, "short": int(chips < t.about), "round": t.round}
    if t.now == Step.PAY:
        return {**amounts, "seat_raiser": raiser(t), "mise": of_lying_down(t, seat)}
    return {**amounts, **_of_withdrawing(t, seat)} if t.now == Step.WITHDRAW else amounts


def raiser(t: State) -> int:
    """E19 The seat that the round of raises has come to; the last in order, once nobody is left to raise."""
    raising = [t.plan_next[i] for i in range(t.depth) if t.plan_step[i] == Step.RAISE]
    return raising[0] if raising else (t.lead - 1) % t.players


def _of_withdrawing(t: State, seat: int) -> dict[str, int]:
    """E24 How many others are still in, sure to stay, or preying; alone, one's Mise may help (1), and be kept (2)."""
    others = [other for other in range(t.players) if has(opponents(t, seat), other)]
    staying = sum(stays(t, seat, other) for other in others)
    return {
        "others": len(others),
        "staying": staying,
        **_of_preying(t, seat, others),
        "helped": 2 if has_laid(t, seat, SPARING_ALONE) else int(has_laid(t, seat, PREYING)),
        "spoils": spoils(t, seat, others),
        "spared": int(has_laid(t, seat, SPARED_AS_WINNER)) + 2 * int(has_laid(t, seat, SPARED_AS_LOSER)),
    }


def _of_preying(t: State, seat: int, others: list[int]) -> dict[str, int]:
    """E3.17–E3.20 How many Mises of others may take something from who withdraws, the first, and what they take."""
    preying = [other for other in others if has_laid(t, other, PREYING)]
    reaps = any(has_laid(t, other, (Step.REAPING,)) for other in preying)
    asked = sum(amount for other in preying for effect, amount in laid_effects(t, other) if effect in TOLLS)
    toll = spare(t, seat, asked)
    return {
        "preying": len(preying),
        "card_preys": cards_of(t, t.laid[preying[0]])[0] if preying else 0,
        "costs": int(reaps or toll > 0),
        "reaps": int(reaps),
        "toll": toll,
    }


def spoils(t: State, seat: int, others: list[int]) -> int:
    """E26 Mises a winner takes: none (0), such as may be spared (1), those of who stay (2), E3.17 of all (3)."""
    withdrawn = any(has(t.withdrawn, other) and size(t, t.laid[other]) for other in range(t.players))
    if withdrawn and has_laid(t, seat, (Step.REAPING,)):
        return 3
    at_stake = [other for other in others if size(t, t.laid[other])]
    return 2 if any(not has_laid(t, other, SPARED_AS_LOSER) for other in at_stake) else min(1, len(at_stake))


def of_lying_down(t: State, seat: int) -> int:
    """E21 What becomes of the Mise of those who lie down: there is none (0), it is taken (1), E3.9 it returns (2)."""
    return (2 if has(t.cloaked, seat) else 1) if size(t, t.laid[seat]) else 0


def stays(t: State, seat: int, other: int) -> bool:
    """E13 Whether another in the running is sure to stay: they have said so, E14 own half, or E15 have no Mise."""
    asked_later = (other - t.lead) % t.players > (seat - t.lead) % t.players
    return not asked_later or owns_half(t, other) or size(t, t.laid[other]) == 0


def has_laid(t: State, seat: int, effects: tuple[Step, ...]) -> bool:
    """E12 Whether a seat has laid a Mise that has one of these effects and still works."""
    return any(effect in effects for effect, _ in laid_effects(t, seat))


def laid_effects(t: State, seat: int) -> list[tuple[int, int]]:
    """E12 The effects of the Mise that a seat has laid, as far as it still works, each with its number."""
    mises = [mise for mise in cards_of(t, t.laid[seat]) if t.left[mise]]
    at = [i for mise in mises for i in range(PRINTED * mise, PRINTED * (mise + 1)) if t.effect[i]]
    return [(Step.ACTIVATE + t.effect[i], t.parameter[i]) for i in at]


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
