"""Poker Champ: C3–C10, what everybody starts with, the deal and the common cards."""

from brelan.engine.piles import EVERYBODY, NOBODY, card, deal_each, draw, forget, gather, lay, show_backs
from brelan.engine.sets import first
from brelan.engine.state import NO_SEAT, Pile
from brelan.engine.tells import tell, tell_card, tell_cards
from brelan.games.champ.state import CARDS, CHIPS, PURSE, STAGES, STAKES, Stage, State, Step, Told, book


def set_up(t: State) -> None:
    """C3 Twelve chips each, the rest stays in the box; C2 all 52 cards are in the pack."""
    for face in range(len(CARDS)):
        lay(t, t.pack, face, NOBODY)
    for seat in range(t.players):
        t.chips[seat] = PURSE
    t.box = CHIPS - PURSE * t.players


def shuffle(t: State) -> None:
    """C5 All 52 cards are gathered and shuffled; it does not matter who does it."""
    for seat in range(t.players):
        gather(t, t.hand[seat], t.pack)
        gather(t, t.under[seat], t.pack)
        t.strength[seat] = 0
    gather(t, t.board, t.pack)
    gather(t, t.burnt, t.pack)
    forget(t, t.pack)


def back_of(t: State, pile: Pile, i: int) -> int:
    """C2 What the back of a card tells everybody: its suit and strength class, or that it is an ace."""
    return t.BACK[card(t, pile, i)]


@book.happens(Step.OBSERVE)
def observe(t: State) -> None:
    """C8 Two cards each: everybody sees their own faces and all backs."""
    t.deal += 1
    t.stage = Stage.OBSERVATION
    t.still_in = first(t.players)
    tell(t, Told.DEAL, NO_SEAT, number=t.deal)
    shuffle(t)
    deal_each(t, t.pack, t.hand, t.still_in, 2)
    for seat in range(t.players):
        h = t.hand[seat]
        show_backs(t, h, EVERYBODY)
        tell_cards(t, Told.DEALT, seat, h, first=back_of(t, h, 0), second=back_of(t, h, 1))
    all_stake(t)


def all_stake(t: State) -> None:
    """C8 Everybody stakes one chip, without a choice: C6 the first stage is played by all."""
    tell(t, Told.ALL_STAKED, NO_SEAT, chips=STAKES[t.stage])
    for seat in range(t.players):
        lay_stake(t, seat)


def stake_of(t: State, seat: int) -> int:
    """C7 The stake of a stage is fixed; C13 a player who owns fewer chips stakes what they have."""
    return min(STAKES[t.stage], t.chips[seat])


def lay_stake(t: State, seat: int) -> None:
    """C13 Stakes lie in view, stage by stage; with no chip left one stays in to the end."""
    chips = stake_of(t, seat)
    t.chips[seat] -= chips
    t.staked[STAGES * seat + t.stage] = chips
    if t.chips[seat] == 0:
        tell(t, Told.LAST_CHIP, seat)


def turn_up(t: State, n: int) -> None:
    """C10 Before cards go to the board, the top card of the pack goes under it, unseen on both sides."""
    draw(t, t.pack, t.burnt, NOBODY)
    for _ in range(n):
        draw(t, t.pack, t.board, EVERYBODY)


@book.happens(Step.FLOP)
def flop(t: State) -> None:
    """C9 Stage 2: three common cards face up."""
    t.stage = Stage.FLOP
    turn_up(t, 3)
    tell_cards(t, Told.FLOP, NO_SEAT, t.board)


@book.happens(Step.TURN)
def turn(t: State) -> None:
    """C9 Stage 3: the fourth."""
    t.stage = Stage.TURN
    turn_up(t, 1)
    tell_card(t, Told.TURN, NO_SEAT, t.board, 3)


@book.happens(Step.RIVER)
def river(t: State) -> None:
    """C9 Stage 4: the fifth."""
    t.stage = Stage.RIVER
    turn_up(t, 1)
    tell_card(t, Told.RIVER, NO_SEAT, t.board, 4)
