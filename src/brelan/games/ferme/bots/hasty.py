"""How imagined deals of Poker fermé are played on: the regular's habits, written like rules for compiled tables.

It reads what its seat sees, nothing more.
"""

from brelan.engine.chance import roll
from brelan.engine.flow import ask_of
from brelan.engine.piles import card
from brelan.engine.sets import bit, count, has
from brelan.engine.showing import Show
from brelan.games.ferme.ranking import RANKING, strength_of
from brelan.games.ferme.state import CARDS, JOKER, Bet, State, Step

STARTS = tuple(RANKING.ladder.starts)
PAIR = 1
STRAIGHT = 4
FOUR_CARDS = 4
STEPS = 3  # raises after which one wants a better kind of hand
CERTAIN = 1000
SELDOM = 400  # how often one is in with less than one needs, in thousandths
MOODS = 5  # of these two are bolder than the cards
SUITS = len(CARDS.suits)


def standing(t: State, seat: int) -> int:
    """F29 Chips, with those that are staked."""
    return t.chips[seat] + t.staked[seat]


def likely(t: State, seat: int, _luck: list[int]) -> int:
    """F17 The blinde has to open; F19, F24 whoever else is in more often has a hand for what it costs."""
    if not has(t.still_in, seat) or t.staked[seat] == 0 or (seat == t.lead and t.now < Step.OPEN_AGAIN):
        return CERTAIN
    return CERTAIN if kind_of(t, seat) >= PAIR + steps_up(t) // STEPS else SELDOM


def policy(t: State, seat: int, luck: list[int]) -> int:
    """Keep what belongs together, stake on what one holds, bluff now and then; show nothing."""
    if t.now == Step.SHOW:
        return Show.KEEP
    ask = ask_of(t, seat)
    if t.now == Step.EXCHANGE:
        return loose_ones(t, seat, ask.most)
    courage = kind_of(t, seat) + max(0, roll(luck, MOODS) - 2)
    if t.now == Step.FOLLOW or t.now == Step.BET:
        needed = PAIR + steps_up(t) // STEPS
        if courage > needed and has(ask.members, Bet.RAISE):
            return Bet.RAISE
        return Bet.FOLLOW if courage >= needed else Bet.PASS
    return min(ask.most, max(ask.least, courage))


def steps_up(t: State) -> int:
    """How many times the usual stake one has to lay: the more, the surer one must be."""
    return t.called // max(1, t.raise_step) if t.now == Step.BET else 0


def kind_of(t: State, seat: int) -> int:
    """The category of one's hand, from 0."""
    h = t.hand[seat]
    value = strength_of(card(t, h, 0), card(t, h, 1), card(t, h, 2), card(t, h, 3), card(t, h, 4))
    kind = 0
    for start in STARTS:
        kind += int(value >= start)
    return kind - 1


def loose_ones(t: State, seat: int, most: int) -> int:
    """F21 The positions to put down, at most three: all but pairs or four cards of a suit, the lowest cards first."""
    worth_keeping = kept_ones(t, seat)
    found = 0
    for _ in range(most):
        lowest_one = -1
        for i in range(5):
            free = not has(worth_keeping | found, i)
            if free and (lowest_one < 0 or card(t, t.hand[seat], i) < card(t, t.hand[seat], lowest_one)):
                lowest_one = i
        if lowest_one >= 0:
            found |= bit(lowest_one)
    return found


def kept_ones(t: State, seat: int) -> int:
    """The positions worth keeping; without any the two highest cards stay, since the lowest go first."""
    if kind_of(t, seat) >= STRAIGHT:
        return 31
    paired, wild, suited = 0, 0, 0
    for i in range(5):
        face = card(t, t.hand[seat], i)
        if face == JOKER:
            wild = bit(i)
            continue
        of_suit = bit(i)
        for j in range(5):
            other = card(t, t.hand[seat], j)
            if j != i and other != JOKER:
                if other // SUITS == face // SUITS:
                    paired |= bit(i)
                if other % SUITS == face % SUITS:
                    of_suit |= bit(j)
        if count(of_suit) >= FOUR_CARDS:
            suited = of_suit
    return paired | wild if paired else suited
