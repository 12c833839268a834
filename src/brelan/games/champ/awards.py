"""Poker Champ: C18–C25, the Awards, the duel for one, and the end of the game."""

from brelan.engine.flow import end, run
from brelan.engine.piles import EVERYBODY, draw
from brelan.engine.pots import best
from brelan.engine.sets import count, first, has, lowest
from brelan.engine.state import NO_SEAT
from brelan.engine.tells import tell, tell_card, tell_cards
from brelan.games.champ.dealing import shuffle, turn_up
from brelan.games.champ.settling import weigh
from brelan.games.champ.state import AWARDS, GIFT, Length, State, Step, Told, book

DEAL = (
    Step.OBSERVE,
    Step.FLOP,
    Step.DECIDE,
    Step.TURN,
    Step.DECIDE,
    Step.RIVER,
    Step.DECIDE,
    Step.SHOWDOWN,
    Step.SHOW,
    Step.AWARD,
    Step.NEXT,
)
OPENING = DEAL


@book.happens(Step.AWARD)
def help_out(t: State, seat: int) -> None:
    """C19 Players without chips are served in seat order; the richest is looked for again each time."""
    if t.chips[seat] == 0:
        give_six(t, richest(t), seat)


def richest(t: State) -> int:
    """C18 The player who has the most; C20 equally rich ones fight a duel."""
    rich = best(t.chips, first(t.players))
    return lowest(rich) if count(rich) == 1 else winner_of_duel(t, rich)


def give_six(t: State, giver: int, poor: int) -> None:
    """C18 The richest gives six chips and receives an Award."""
    t.chips[giver] -= GIFT
    t.chips[poor] += GIFT
    t.awards[giver] += 1
    tell(t, Told.GAVE, giver, chips=GIFT, awards=t.awards[giver], seat_poor=poor)
    if last_award(t, giver):
        crown(t)


def winner_of_duel(t: State, duellists: int) -> int:
    """C20 The best hand of the duel gives the six chips and receives the Award."""
    tell(t, Told.DUEL, NO_SEAT, seats_rich=duellists)
    duellists = fight(t, duellists)
    while count(duellists) > 1:
        duellists = fight_again(t, duellists)
    return lowest(duellists)


def fight_again(t: State, tied: int) -> int:
    """C21 A tied duel is fought again between those who are tied."""
    tell(t, Told.TIED, NO_SEAT, seats_tied=tied)
    return fight(t, tied)


def fight(t: State, duellists: int) -> int:
    """C20 All 52 cards are shuffled, two come face up to each duellist, no stakes: whose hand is best?"""
    shuffle(t)
    for seat in range(t.players):
        if has(duellists, seat):
            draw(t, t.pack, t.hand[seat], EVERYBODY)
            draw(t, t.pack, t.hand[seat], EVERYBODY)
            tell_cards(t, Told.DUELLIST, seat, t.hand[seat])
    turn_up_slowly(t)
    weigh(t, duellists)
    return best(t.strength, duellists)


def turn_up_slowly(t: State) -> None:
    """C20 Five common cards, one at a time; C10 each after one that goes under the pack."""
    for i in range(5):
        turn_up(t, 1)
        tell_card(t, Told.COMMON, NO_SEAT, t.board, i)


def last_award(t: State, winner: int) -> bool:
    """C22 The first to own two Awards ends the game, or C24 the seventh Award does (C23 with a chrono too)."""
    if t.length == Length.TWO_AWARDS:
        return t.awards[winner] == 2
    won = 0
    for seat in range(t.players):
        won += t.awards[seat]
    return won == AWARDS


def crown(t: State) -> None:
    """C25 Whoever owns the most Awards is champion, all of them if several do."""
    if t.rest:
        left_over(t)
    champions = best(t.awards, first(t.players))
    for seat in range(t.players):
        if has(champions, seat):
            tell(t, Told.CHAMPION, seat, awards=t.awards[seat])
    end(t)


def left_over(t: State) -> None:
    """G1 At the end of the game what could not be shared counts for nobody."""
    tell(t, Told.LEFT_OVER, NO_SEAT, chips=t.rest)


@book.happens(Step.NEXT)
def next_deal(t: State) -> None:
    """C23 No deal starts after the time is up; C6 otherwise everybody plays the next one."""
    if t.rung:
        crown(t)
    else:
        run(t, DEAL)


def minutes(t: State) -> int:
    """C23 How long a chrono game lasts; 0 if no time is set, or it is up."""
    return t.minutes if t.length == Length.CHRONO and not t.rung else 0


def ring(t: State) -> None:
    """C23 In a chrono game the time is up: what is under way is finished, with its Awards."""
    if t.length == Length.CHRONO and not t.rung:
        t.rung = 1
        tell(t, Told.TIME_UP, NO_SEAT)


def score(t: State, seat: int) -> int:
    """C25 Most Awards wins, equals are all champions."""
    return t.awards[seat]


def wealth(t: State) -> int:
    """G6 Chips are conserved: those of the players, on the board, and in the box."""
    return sum(t.chips) + sum(t.staked) + t.rest + t.box
