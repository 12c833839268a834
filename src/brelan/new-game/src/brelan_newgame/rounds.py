"""Newgame: R1–R6, from the first round to the last."""

from brelan.engine.asks import Ask, one_of
from brelan.engine.flow import end, run
from brelan.engine.piles import EVERYBODY, NOBODY, card, deal_each, forget, gather, lay, show
from brelan.engine.sets import bit, count, first, has, lowest
from brelan.engine.tells import tell, tell_cards
from brelan_newgame.state import CARDS, CHIPS, State, Stay, Step, Told, book

OPENING = (Step.NEXT,)
ROUND = (Step.DEAL, Step.STAY, Step.SHOWDOWN, Step.NEXT)


def set_up(t: State) -> None:
    """R1 Everybody has two chips for each round; all the cards lie in the stock."""
    for face in range(CARDS):
        lay(t, t.stock, face, NOBODY)
    for seat in range(t.players):
        t.chips[seat] = CHIPS * t.rounds


@book.happens(Step.DEAL)
def deal(t: State) -> None:
    """R2 Everybody puts a chip into the pot, and gets a card that only they see; the next player begins."""
    for seat in range(t.players):
        gather(t, t.hand[seat], t.stock)
        t.chips[seat] -= 1
        t.pot += 1
    forget(t, t.stock)
    t.lead = t.round % t.players
    t.round += 1
    t.still_in = first(t.players)
    tell(t, Told.ROUND, t.lead, number=t.round, pot=t.pot)
    deal_each(t, t.stock, t.hand, t.still_in, 1)
    for seat in range(t.players):
        tell_cards(t, Told.DEALT, seat, t.hand[seat])


@book.question(Step.STAY, options=Stay)
def stay_or_pass(t: State, seat: int) -> Ask:
    """R3 One after the other stays or passes; whoever is late passes."""
    return one_of(bit(Stay.PASS) | bit(Stay.STAY))


@book.answer_to(Step.STAY)
def stay(t: State, seat: int, choice: int) -> None:
    """R3 To stay costs another chip, which goes into the pot."""
    if choice == Stay.STAY:
        t.chips[seat] -= 1
        t.pot += 1
        tell(t, Told.STAYED, seat)
    else:
        t.still_in &= ~bit(seat)
        tell(t, Told.PASSED, seat)


@book.happens(Step.SHOWDOWN)
def showdown(t: State) -> None:
    """R4 Those who stayed show their cards, unless there is only one of them."""
    if count(t.still_in) > 1:
        for seat in range(t.players):
            if has(t.still_in, seat):
                show(t, t.hand[seat], EVERYBODY)
                tell_cards(t, Told.SHOWED, seat, t.hand[seat])
    take_pot(t)


def take_pot(t: State) -> None:
    """R5 The highest card takes the pot; if everybody has passed, it stays for the next round."""
    if t.still_in:
        winner = highest_card(t)
        tell(t, Told.WON, winner, chips=t.pot)
        t.chips[winner] += t.pot
        t.pot = 0
    else:
        tell(t, Told.NOBODY, t.lead, pot=t.pot)


def highest_card(t: State) -> int:
    """R5 Ace is high; of equal values spades are highest, then hearts, diamonds and clubs."""
    winner = lowest(t.still_in)
    for seat in range(t.players):
        if has(t.still_in, seat) and card(t, t.hand[seat], 0) > card(t, t.hand[winner], 0):
            winner = seat
    return winner


@book.happens(Step.NEXT)
def next_round(t: State) -> None:
    """R6 The game is over after the last round."""
    if t.round < t.rounds:
        run(t, ROUND)
    else:
        end(t)


def score(t: State, seat: int) -> int:
    """R6 Most chips wins; equals share."""
    return t.chips[seat]


def wealth(t: State) -> int:
    """G6 A chip is somebody's or lies in the pot."""
    return sum(t.chips) + t.pot
