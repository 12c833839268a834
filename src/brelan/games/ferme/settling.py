"""Poker fermé: F20 and F26–F29, who takes what, and how the game goes on."""

from brelan.engine.asks import Ask
from brelan.engine.flow import now_each, run
from brelan.engine.piles import EVERYBODY, card, show, unseen
from brelan.engine.pots import best, claimants, highest, next_level, pot_between, unmatched
from brelan.engine.sets import bit, count, has, lowest
from brelan.engine.showing import Show, keep_or_show
from brelan.engine.tells import tell, tell_cards, tell_order
from brelan.games.ferme.ranking import strength_of
from brelan.games.ferme.table import OPEN, Step, Table, Told, book

GAME = (Step.LOT, Step.NEXT)
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
def showdown(t: Table) -> None:
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


def give_back(t: Table) -> None:
    """F28 A stake nobody can match comes back."""
    seat = highest(t.staked)
    chips = unmatched(t.staked, seat)
    if chips:
        t.staked[seat] -= chips
        t.chips[seat] += chips
        tell(t, Told.CAME_BACK, seat, chips=chips)


def share_pots(t: Table) -> None:
    """F28 One plays for the pots one has paid into; F22 what was paid for cards belongs to the main pot."""
    level = 0
    upper = next_level(t.staked, t.still_in, level)
    while upper > level:
        chips = pot_between(t.staked, level, upper) + t.dead
        t.dead = 0
        winner = lowest(best(t.strength, claimants(t.staked, t.still_in, upper)))
        t.chips[winner] += chips
        tell(t, Told.WON, winner, chips=chips, side=level > 0)
        level = upper
        upper = next_level(t.staked, t.still_in, level)
    settled(t)


@book.happens(Step.UNOPPOSED)
def unopposed(t: Table) -> None:
    """F26 One player is left: he takes the pot and need not show his cards (F20 the blinde too)."""
    winner = lowest(t.still_in)
    chips = t.dead
    for seat in range(t.players):
        chips += t.staked[seat]
    t.dead = 0
    t.chips[winner] += chips
    tell(t, Told.WON, winner, chips=chips, side=0)
    settled(t)


def settled(t: Table) -> None:
    """G5 Once the deal is settled, a seat may show its own secret cards."""
    for seat in range(t.players):
        t.staked[seat] = 0
    if t.showing:
        now_each(t, Step.SHOW, t.playing)


@book.question(Step.SHOW, options=Show, manner=OPEN)
def show_or_keep(t: Table, seat: int) -> Ask:
    """G5 By its own choice."""
    return keep_or_show(unseen(t, t.hand[seat]))


@book.answer_to(Step.SHOW)
def show_own_cards(t: Table, seat: int, choice: int) -> None:
    """G5 He shows them, or keeps them secret."""
    if choice == Show.SHOW:
        show(t, t.hand[seat], EVERYBODY)
        tell_cards(t, Told.SHOWED, seat, t.hand[seat])


@book.happens(Step.NEXT)
def next_deal(t: Table) -> None:
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


def pass_deal(t: Table, rich: int) -> None:
    """F15 The deal passes to the left, past players who are out."""
    if t.deal > 0:
        t.dealer = (t.dealer + 1) % t.players
        while not has(rich, t.dealer):
            t.dealer = (t.dealer + 1) % t.players


def score(t: Table, seat: int) -> int:
    """F29 Most chips wins, equals share."""
    return t.chips[seat]


def wealth(t: Table) -> int:
    """G6 Chips are conserved: those in front of players, staked, and paid for cards."""
    return sum(t.chips) + sum(t.staked) + t.dead
