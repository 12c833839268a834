"""Poker fermé: F15–F16 the deal, F21–F23 the exchange."""

from brelan.engine.asks import Ask, nothing, some_of
from brelan.engine.chance import below
from brelan.engine.flow import plan_for
from brelan.engine.piles import EVERYBODY, deal_each, draw, forget, gather, lay, move_some, shuffle_in, size
from brelan.engine.sets import bit, count, first, has, next_of
from brelan.engine.tells import tell, tell_cards
from brelan.games.ferme.state import CARDS, JOKER, Pack, State, Step, Told, book


def set_up(t: State) -> None:
    """F3 The stock has all the cards or only the higher ones, J1 and the joker if the table wants it; F29 chips."""
    lowest = lowest_rank(t)
    for face in range(len(CARDS)):
        used = t.joker if face == JOKER else CARDS.rank(face) >= lowest
        if used:
            lay(t, t.stock, face, 0)
        else:
            lay(t, t.box, face, EVERYBODY)
    for seat in range(t.players):
        t.chips[seat] = t.stack


def lowest_rank(t: State) -> int:
    """F3 7 and above for 2 to 4 players, 6 and above for 5, 5 and above for 6, all cards for 7 and 8."""
    if t.deck == Pack.FULL or t.players > 6:
        return 0
    return 5 - max(0, t.players - 4)


@book.happens(Step.LOT)
def draw_lots(t: State) -> None:
    """F15 The first dealer is drawn by lot."""
    t.dealer = below(t, t.players)
    tell(t, Told.LOT, t.dealer)


@book.happens(Step.DEAL)
def deal(t: State) -> None:
    """F16 Five cards each, one at a time, to the left, face down; the rest is the stock."""
    begin_deal(t)
    deal_each(t, t.stock, t.hand, t.playing, 5)
    for seat in range(t.players):
        if has(t.playing, seat):
            tell_cards(t, Told.DEALT, seat, t.hand[seat])
    plan_for(t, Step.OPEN, t.lead)


def begin_deal(t: State) -> None:
    """F15 The dealer's right-hand neighbour cuts; F17 the player to the dealer's left is the blinde."""
    t.deal += 1
    t.playing = 0
    for seat in range(t.players):
        gather(t, t.hand[seat], t.stock)
        gather(t, t.put_down[seat], t.stock)
        t.staked[seat] = 0
        t.strength[seat] = 0
        if t.chips[seat] > 0:
            t.playing |= bit(seat)
    forget(t, t.stock)
    t.still_in = t.playing
    t.called = 0
    t.dead = 0
    t.raise_step = 0
    t.lead = next_of(t.playing, (t.dealer + 1) % t.players)
    tell(t, Told.DEAL, t.dealer, number=t.deal, seat_blinde=t.lead)


@book.question(Step.EXCHANGE, "exchanges")
def exchange_which(t: State, seat: int) -> Ask:
    """F21 From the blinde on, each player still in puts down 0 to 3 cards; F22 as many as they can pay for."""
    if not has(t.still_in, seat):
        return nothing()
    return some_of(first(5), 0, min(3, t.chips[seat] // t.price) if t.price else 3)


@book.answer_to(Step.EXCHANGE)
def exchange(t: State, seat: int, cards: int) -> None:
    """F21 The cards are put down face down, and as many are drawn from the stock."""
    n = count(cards)
    tell(t, Told.EXCHANGED, seat, n=n, price=n * t.price)
    if n:
        pay_for_cards(t, seat, n)
        move_some(t, t.hand[seat], cards, t.put_down[seat])
        tell_cards(t, Told.PUT_DOWN, seat, t.put_down[seat])
        draw_new_cards(t, seat, n)
        tell_cards(t, Told.DREW, seat, t.hand[seat])


def draw_new_cards(t: State, seat: int, n: int) -> None:
    """F23 When the stock runs out in the middle of a draw, it is drawn to its end first."""
    for _ in range(n):
        if size(t, t.stock) == 0:
            renew_stock(t, seat)
        draw(t, t.stock, t.hand[seat], bit(seat))


def pay_for_cards(t: State, seat: int, n: int) -> None:
    """F22 The price goes into the main pot as dead money; it does not count as staked."""
    t.chips[seat] -= n * t.price
    t.dead += n * t.price


def renew_stock(t: State, seat: int) -> None:
    """F23 The cards put down by the others are shuffled into a new stock; J5 the joker may be among them."""
    for other in range(t.players):
        if other != seat:
            shuffle_in(t, t.put_down[other], t.stock)
    tell(t, Told.RESHUFFLED, seat, n=size(t, t.stock))
