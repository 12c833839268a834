"""Poker fermé: F17–F20 and F24–F28, the two bettings."""

from brelan.engine.asks import Ask, amount, nothing, one_of
from brelan.engine.flow import again, drop_plans, plan_for, run
from brelan.engine.pots import able_to_raise
from brelan.engine.sets import bit, count, has, next_of
from brelan.engine.tells import tell
from brelan.games.ferme.state import Bet, Raises, State, Step, Told, book

UNOPPOSED = (Step.UNOPPOSED, Step.NEXT)


def stake(t: State, seat: int, chips: int) -> None:
    """F28 Chips go from a player to the pot."""
    t.chips[seat] -= chips
    t.staked[seat] += chips


def owed(t: State, seat: int) -> int:
    """F25 What a player must still stake to match the last raise."""
    return t.called - t.staked[seat]


def open_with(t: State, seat: int, chips: int) -> None:
    """F17 A stake that the others have to match."""
    stake(t, seat, chips)
    t.called = t.staked[seat]
    t.spoken = bit(seat)


def match(t: State, seat: int) -> int:
    """F28 A player who cannot match stakes what they have."""
    chips = min(owed(t, seat), t.chips[seat])
    stake(t, seat, chips)
    t.spoken |= bit(seat)
    return chips


def pass_by(t: State, seat: int) -> None:
    """F27 Whoever passes loses what they have already staked."""
    t.still_in &= ~bit(seat)
    tell(t, Told.PASSED, seat)
    if count(t.still_in) == 1:
        drop_plans(t)
        run(t, UNOPPOSED)


@book.question(Step.OPEN, "stakes")
def open_how_high(t: State, seat: int) -> Ask:
    """F17 The blinde must open, F18 with any stake from 1 to the maximum."""
    return amount(1, min(t.maximum, t.chips[seat]))


@book.answer_to(Step.OPEN)
def open_betting(t: State, seat: int, chips: int) -> None:
    """F17 The blinde opens the first betting."""
    open_with(t, seat, chips)
    tell(t, Told.STAKED, seat, chips=chips, left=t.chips[seat])


@book.question(Step.FOLLOW, options=Bet)
def follow_or_pass(t: State, seat: int) -> Ask:
    """F19 Each following player stakes exactly as much as the blinde, or passes. No raise."""
    return one_of(bit(Bet.PASS) | bit(Bet.FOLLOW)) if has(t.still_in & ~t.spoken, seat) else nothing()


@book.answer_to(Step.FOLLOW)
def follow(t: State, seat: int, bet: int) -> None:
    """F19 The player enters the game, or passes."""
    if bet == Bet.PASS:
        pass_by(t, seat)
    else:
        chips = match(t, seat)
        tell(t, Told.FOLLOWED, seat, chips=chips, left=t.chips[seat])


def with_chips(t: State) -> int:
    """F24 The players still in who own chips."""
    seats = 0
    for seat in range(t.players):
        if has(t.still_in, seat) and t.chips[seat] > 0:
            seats |= bit(seat)
    return seats


@book.happens(Step.SECOND)
def second_betting(t: State) -> None:
    """F24 The blinde, or the next who has chips, opens again; with fewer than two such players nobody does."""
    rich = with_chips(t)
    if count(rich) > 1:
        plan_for(t, Step.OPEN_AGAIN, next_of(rich, t.lead))


@book.question(Step.OPEN_AGAIN, "stakes")
def open_again_how_high(t: State, seat: int) -> Ask:
    """F24 From 1 to the maximum; staking is compulsory."""
    return open_how_high(t, seat)


@book.answer_to(Step.OPEN_AGAIN)
def open_second_betting(t: State, seat: int, chips: int) -> None:
    """F24 The opener stakes again; a fixed raise is as much as this."""
    open_with(t, seat, chips)
    t.raise_step = chips
    tell(t, Told.STAKED, seat, chips=chips, left=t.chips[seat])


@book.question(Step.BET, options=Bet)
def pass_follow_or_raise(t: State, seat: int) -> Ask:
    """F24 The next players pass, follow or raise; F25 a player who has staked everything is not asked."""
    if not has(t.still_in, seat) or owed(t, seat) == 0 or t.chips[seat] == 0:
        return nothing()
    return one_of(bit(Bet.PASS) | bit(Bet.FOLLOW) | (bit(Bet.RAISE) if may_raise(t, seat) else 0))


def may_raise(t: State, seat: int) -> bool:
    """F24 Anyone who owns more than they owe, if somebody can answer; F28 but a tapis below a fixed raise keeps
    those who have already spoken from raising.
    """
    able = able_to_raise(t.chips, t.staked, t.called, t.still_in)
    return has(able, seat) and count(able) > 1 and (t.raises == Raises.FREE or not has(t.spoken, seat))


@book.answer_to(Step.BET)
def bet_again(t: State, seat: int, bet: int) -> None:
    """F24 Pass, match what is asked, or match and add: as much as the opener's second stake, or freely."""
    if bet == Bet.PASS:
        pass_by(t, seat)
    elif bet == Bet.FOLLOW:
        chips = match(t, seat)
        tell(t, Told.FOLLOWED, seat, chips=chips, left=t.chips[seat])
    elif t.raises == Raises.FREE:
        plan_for(t, Step.RAISE, seat)
    else:
        raise_stake(t, seat, fixed_raise(t, seat))


def fixed_raise(t: State, seat: int) -> int:
    """F24 As much as the opener's second stake; F28 a player who has less adds what they have."""
    return min(t.raise_step, t.chips[seat] - owed(t, seat))


@book.question(Step.RAISE, "by")
def raise_by_how_much(t: State, seat: int) -> Ask:
    """F24 By option a raise is from 1 to the maximum."""
    return amount(1, min(t.maximum, t.chips[seat] - owed(t, seat)))


@book.answer_to(Step.RAISE)
def raise_stake(t: State, seat: int, more: int) -> None:
    """F25 Betting goes on round the table until every player still in has matched the last raise."""
    chips = match(t, seat) + more
    stake(t, seat, more)
    t.called += more
    if t.raises == Raises.FREE or more == t.raise_step:
        t.spoken = bit(seat)
    tell(t, Told.RAISED, seat, chips=chips, more=more, left=t.chips[seat])
    again(t, Step.BET, t.still_in & ~bit(seat), (seat + 1) % t.players)
