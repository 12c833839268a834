"""Poker d'enfer: E4–E5 the set-up, E9–E11 the deal, E17 the exchanges."""

from brelan.engine.asks import Ask, nothing, one_of, some_of
from brelan.engine.chance import below
from brelan.engine.piles import (
    EVERYBODY,
    NOBODY,
    draw,
    forget,
    gather,
    lay,
    move_all,
    move_some,
    show,
    shuffle_in,
    size,
)
from brelan.engine.sets import bit, count, first, has
from brelan.engine.tells import tell, tell_cards
from brelan.games.enfer.ranking import DECK as CARDS
from brelan.games.enfer.state import MISES, State, Step, Told, alone, book, left_of


def set_up(t: State) -> None:
    """E4 12 chips each; the cards are the talon, the Mises are in the box."""
    for face in range(len(CARDS)):
        lay(t, t.talon, face, NOBODY)
    for face in range(len(MISES)):
        lay(t, t.box, face, NOBODY)
    for seat in range(t.players):
        t.chips[seat] = 12


@book.happens(Step.LOT)
def draw_lots(t: State) -> None:
    """E5 The first Banker is drawn by lot."""
    t.banker = below(t, t.players)
    tell(t, Told.LOT, t.banker)
    deal_mises(t)


def deal_mises(t: State) -> None:
    """E4 Three Mises each, face down; the others are not used in this game."""
    for seat in range(t.players):
        for _ in range(3):
            draw(t, t.box, t.mises[seat], bit(seat))
        tell_cards(t, Told.MISES, seat, t.mises[seat])


@book.happens(Step.DEAL)
def deal(t: State) -> None:
    """E9 The Banker lays out one hand more than there are players: three cards face down, two face up."""
    begin_round(t)
    gather_cards(t)
    for _ in range(t.players + 1):
        for _ in range(3):
            draw(t, t.talon, t.row_hidden, NOBODY)
        for _ in range(2):
            draw(t, t.talon, t.row_visible, EVERYBODY)
    tell_cards(t, Told.HANDS, t.banker, t.row_visible)


def begin_round(t: State) -> None:
    """E9 A new round: everybody is in the running, and no effect of the last one is left."""
    t.round += 1
    t.lead = left_of(t, t.banker)
    t.still_in = first(t.players)
    t.withdrawn = 0
    t.activated = 0
    t.suits_first = 0
    t.upside_down = 0
    t.cloaked = 0
    t.immortal = 0
    t.gagged = 0
    t.reaping = 0
    for seat in range(t.players):
        t.strength[seat] = 0
        t.wild[seat] = 0
        t.highest[seat] = 3
    tell(t, Told.ROUND, t.banker, number=t.round)


def gather_cards(t: State) -> None:
    """E9 All the cards are shuffled; what is left after the layout is the talon."""
    for seat in range(t.players):
        gather(t, t.hidden[seat], t.talon)
        gather(t, t.visible[seat], t.talon)
    gather(t, t.widow_hidden, t.talon)
    gather(t, t.widow_visible, t.talon)
    forget(t, t.talon)


@book.question(Step.PICK, "picks")
def pick_which(t: State, _seat: int) -> Ask:
    """E10 From the Banker's left each picks one of the hands; the Banker last."""
    return one_of(first(size(t, t.row_visible) // 2))


@book.answer_to(Step.PICK)
def pick(t: State, seat: int, hand: int) -> None:
    """E10 They lay the two visible cards before them and only then look at the three others."""
    move_some(t, t.row_visible, first(2) << 2 * hand, t.visible[seat])
    tell_cards(t, Told.PICKED, seat, t.visible[seat])
    move_some(t, t.row_hidden, first(3) << 3 * hand, t.hidden[seat])
    show(t, t.hidden[seat], bit(seat))
    tell_cards(t, Told.LOOKED, seat, t.hidden[seat])


@book.happens(Step.WIDOW)
def leave_widow(t: State) -> None:
    """E11 The hand that is left is the Widow, beside the talon."""
    move_all(t, t.row_hidden, t.widow_hidden)
    move_all(t, t.row_visible, t.widow_visible)
    tell_cards(t, Told.WIDOW, t.banker, t.widow_visible)
    name_those_without_mise(t)


def name_those_without_mise(t: State) -> None:
    """E15 A player without a Mise skips phases 2 and 4, and so cannot withdraw."""
    for i in range(t.lead, t.lead + t.players):
        if size(t, t.mises[i % t.players]) == 0:
            tell(t, Told.WITHOUT_MISE, i % t.players)


@book.question(Step.EXCHANGE, "exchanges")
def exchange_which(t: State, seat: int) -> Ask:
    """E17 In order, each may throw away 0 to 3 of their hidden cards; E24 but not a player alone in the running."""
    return some_of(first(3), 0, 3) if has(t.still_in, seat) and not alone(t) else nothing()


@book.answer_to(Step.EXCHANGE)
@book.answer_to(Step.SECOND_CHANCE)
def exchange(t: State, seat: int, cards: int) -> None:
    """E17 They get as many from the talon; only then are their discards shuffled into it, before the next player."""
    n = count(cards)
    tell(t, Told.EXCHANGED, seat, n=n, by=why_exchanged(t))
    if n:
        move_some(t, t.hidden[seat], cards, t.discards)
        tell_cards(t, Told.THREW, seat, t.discards, by=why_exchanged(t))
        for _ in range(n):
            draw(t, t.talon, t.hidden[seat], bit(seat))
        tell_cards(t, Told.HOLDS, seat, t.hidden[seat], by=why_exchanged(t))
        shuffle_in(t, t.discards, t.talon)


def why_exchanged(t: State) -> str:
    """E17 In phase 3, or E3.14 by a Second chance."""
    return "E17" if t.now == Step.EXCHANGE else "E3.14"
