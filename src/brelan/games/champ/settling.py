"""Poker Champ: C15–C17 the showdown, and G5 showing what was given up."""

from brelan.engine.asks import Ask, nothing
from brelan.engine.piles import EVERYBODY, card, show, unseen
from brelan.engine.pots import best
from brelan.engine.sets import count, has, lowest
from brelan.engine.showing import Show, keep_or_show
from brelan.engine.state import NO_SEAT
from brelan.engine.tells import tell, tell_cards, tell_order
from brelan.games.champ.ranking import RANKING
from brelan.games.champ.state import OPEN, State, Step, Told, book

strength_of = RANKING.function(7)


@book.happens(Step.SHOWDOWN)
def showdown(t: State) -> None:
    """C15 All who are in turn up their cards at the same moment; the best five of seven wins all chips staked."""
    for seat in range(t.players):
        if has(t.still_in, seat):
            show(t, t.hand[seat], EVERYBODY)
    weigh(t, t.still_in)
    winners = best(t.strength, t.still_in)
    if count(winners) == 1:
        chips = sweep(t)
        t.chips[lowest(winners)] += chips
        tell(t, Told.WON, lowest(winners), chips=chips)
    else:
        share(t, winners)


def weigh(t: State, seats: int) -> None:
    """C16 The usual ranking, of the best five among a player's two cards and the five common ones."""
    b = t.board
    for seat in range(t.players):
        if has(seats, seat):
            h = t.hand[seat]
            t.strength[seat] = strength_of(
                card(t, h, 0),
                card(t, h, 1),
                card(t, b, 0),
                card(t, b, 1),
                card(t, b, 2),
                card(t, b, 3),
                card(t, b, 4),
            )
            tell_cards(t, Told.HELD, seat, h, hand=RANKING.categories.index(RANKING.category(t.strength[seat])))
    tell_order(t, Told.BEATS, seats, t.strength, (t.hand,), t.board)


def sweep(t: State) -> int:
    """C15 Everything staked in the deal, G1 and what was left over before, is taken from the board."""
    chips = t.rest
    t.rest = 0
    for i in range(len(t.staked)):
        chips += t.staked[i]
        t.staked[i] = 0
    return chips


def share(t: State, winners: int) -> None:
    """C17 Equal winning hands share all the chips."""
    chips = sweep(t)
    part = chips // count(winners)
    for seat in range(t.players):
        if has(winners, seat):
            t.chips[seat] += part
            tell(t, Told.SHARED, seat, chips=part)
    leave(t, chips - part * count(winners))


def leave(t: State, chips: int) -> None:
    """G1 What cannot be shared equally stays on the table and belongs to the next pot."""
    t.rest = chips
    if chips:
        tell(t, Told.LEFT, NO_SEAT, chips=chips)


@book.question(Step.SHOW, options=Show, manner=OPEN)
def show_or_keep(t: State, seat: int) -> Ask:
    """G5 Once the deal is settled, anyone who has given up may choose to show their cards."""
    return keep_or_show(unseen(t, t.under[seat])) if t.showing else nothing()


@book.answer_to(Step.SHOW)
def show_given_up(t: State, seat: int, choice: int) -> None:
    """G5 They are shown, or stay secret."""
    if choice == Show.SHOW:
        show(t, t.under[seat], EVERYBODY)
        tell_cards(t, Told.SHOWED, seat, t.under[seat])
