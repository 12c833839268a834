"""Poker Champ: C11–C14, to stake or to give up, in no order."""

from brelan.engine.asks import Ask, nothing, one_of
from brelan.engine.flow import drop_plans, nobody_is_asked, run
from brelan.engine.piles import EVERYBODY, move_all, show
from brelan.engine.sets import bit, count, has, lowest
from brelan.engine.tells import tell, tell_cards
from brelan.games.champ.dealing import back_of, lay_stake, stake_of
from brelan.games.champ.settling import sweep
from brelan.games.champ.state import OPEN, Decision, State, Step, Told, book

ALONE = (Step.ALONE, Step.SHOW, Step.NEXT)  # no Award: anyone who could give up still owned a chip (C13)


@book.question(Step.DECIDE, options=Decision, manner=OPEN)
def stake_or_give_up(t: State, seat: int) -> Ask:
    """C11 Everybody still in decides, whenever they like; C13 with no chips left a player stays in without deciding."""
    if not has(t.still_in, seat) or t.chips[seat] == 0:
        return nothing()
    return one_of(bit(Decision.GIVE_UP) | bit(Decision.STAKE))


@book.answer_to(Step.DECIDE)
def decide(t: State, seat: int, decision: int) -> None:
    """C11 A decision acts, and is seen by all, at once."""
    if decision == Decision.GIVE_UP:
        give_up(t, seat)
    else:
        tell(t, Told.STAKED, seat, chips=stake_of(t, seat))
        lay_stake(t, seat)


def give_up(t: State, seat: int) -> None:
    """C12 The two cards are handed back unseen and go under the pack; their backs were seen."""
    h = t.hand[seat]
    tell(t, Told.GAVE_UP, seat, first=back_of(t, h, 0), second=back_of(t, h, 1))
    move_all(t, h, t.under[seat])
    t.still_in &= ~bit(seat)
    if count(t.still_in) == 1:
        end_at_once(t)


def end_at_once(t: State) -> None:
    """C14 The one who is left has won, even without having decided in this stage."""
    nobody_is_asked(t)
    drop_plans(t)
    run(t, ALONE)


@book.happens(Step.ALONE)
def win_alone(t: State) -> None:
    """C14 The last one wins, whatever the cards, and turns them up for everybody's enjoyment."""
    winner = lowest(t.still_in)
    show(t, t.hand[winner], EVERYBODY)
    tell_cards(t, Told.SHOWED, winner, t.hand[winner])
    chips = sweep(t)
    t.chips[winner] += chips
    tell(t, Told.WON, winner, chips=chips)
