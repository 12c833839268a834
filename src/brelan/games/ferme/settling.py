"""Poker fermé: F20 and F26–F29, who takes what, and how the game goes on."""

from brelan.engine.asks import Ask
from brelan.engine.flow import end, plan_each, run
from brelan.engine.piles import EVERYBODY, card, show, unseen
from brelan.engine.pots import collect_stakes, pot_above, return_unmatched
from brelan.engine.sets import bit, count, has, lowest
from brelan.engine.showing import Show, keep_or_show
from brelan.engine.tells import tell, tell_cards, tell_order
from brelan.games.ferme.ranking import strength_of
from brelan.games.ferme.state import OPEN, State, Step, Told, book

OPENING = (Step.LOT, Step.NEXT)
DEAL = (
    Step.DEAL,
    Step.FOLLOW,
    Step.EXCHANGE,
    Step.SECOND,
    Step.BET,
    Step.SHOWDOWN,
    Step.NEXT,
)


@book.happens(Step.SHOWDOWN)
def showdown(t: State) -> None:
    """F26 Several are left: they must show, and the best takes the pot."""
    for seat in range(t.players):
        if has(t.still_in, seat):
            h = t.hand[seat]
            show(t, h, EVERYBODY)
            t.strength[seat] = strength_of(card(t, h, 0), card(t, h, 1), card(t, h, 2), card(t, h, 3), card(t, h, 4))
            tell_cards(t, Told.SHOWED, seat, h)
    tell_order(t, Told.BEATS, t.still_in, t.strength, (t.hand,))
    give_back(t)
    share_pots(t)


def give_back(t: State) -> None:
    """F28 A stake nobody can match comes back."""
    seat, chips = return_unmatched(t.staked, t.chips)
    if chips:
        tell(t, Told.CAME_BACK, seat, chips=chips)


def share_pots(t: State) -> None:
    """F28 Players play for the pots they have paid into."""
    level = 0
    top, pot, winners = pot_above(level, t.staked, t.still_in, t.strength)
    while winners:
        chips = win(t, lowest(winners), pot)
        tell(t, Told.WON, lowest(winners), chips=chips, side=level > 0)
        level = top
        top, pot, winners = pot_above(level, t.staked, t.still_in, t.strength)
    collect_stakes(t.staked)
    settled(t)


def win(t: State, seat: int, pot: int) -> int:
    """F22 What was paid for cards belongs to the main pot: all that its winner takes."""
    chips = pot + t.dead
    t.dead = 0
    t.chips[seat] += chips
    return chips


@book.happens(Step.UNOPPOSED)
def unopposed(t: State) -> None:
    """F26 One player is left, takes the pot and need not show any cards (F20 the blinde too)."""
    winner = lowest(t.still_in)
    chips = win(t, winner, collect_stakes(t.staked))
    tell(t, Told.WON, winner, chips=chips, side=0)
    settled(t)


def settled(t: State) -> None:
    """G5 Once the deal is settled, a seat may show its own secret cards."""
    if t.showing:
        plan_each(t, Step.SHOW, t.playing)


@book.question(Step.SHOW, options=Show, manner=OPEN)
def show_or_keep(t: State, seat: int) -> Ask:
    """G5 By its own choice."""
    return keep_or_show(unseen(t, t.hand[seat]))


@book.answer_to(Step.SHOW)
def show_own_cards(t: State, seat: int, choice: int) -> None:
    """G5 They are shown, or stay secret."""
    if choice == Show.SHOW:
        show(t, t.hand[seat], EVERYBODY)
        tell_cards(t, Told.SHOWED, seat, t.hand[seat])


@book.happens(Step.NEXT)
def next_deal(t: State) -> None:
    """F29 A player without chips is out; the game ends after the last deal or when one player owns everything."""
    rich = 0
    for seat in range(t.players):
        if t.chips[seat] > 0:
            rich |= bit(seat)
        elif has(t.playing, seat):
            tell(t, Told.OUT, seat)
    if t.deal < t.deals and count(rich) > 1:
        pass_deal(t, rich)
        run(t, DEAL)
    else:
        end(t)


def pass_deal(t: State, rich: int) -> None:
    """F15 The deal passes to the left, past players who are out."""
    if t.deal > 0:
        t.dealer = (t.dealer + 1) % t.players
        while not has(rich, t.dealer):
            t.dealer = (t.dealer + 1) % t.players


def score(t: State, seat: int) -> int:
    """F29 Most chips wins, equals share."""
    return t.chips[seat]


def wealth(t: State) -> int:
    """G6 Chips are conserved: those in front of players, staked, and paid for cards."""
    return sum(t.chips) + sum(t.staked) + t.dead
