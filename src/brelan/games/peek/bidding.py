"""Peek Poker: P9, P10, P14 and P17, the bidding."""

from brelan.engine.asks import Ask, amount, nothing, one_of
from brelan.engine.flow import again, drop_plans, run
from brelan.engine.pots import able_to_raise
from brelan.engine.sets import bit, count, has
from brelan.engine.tells import tell
from brelan.games.peek.state import ENTRY, Bet, State, Step, Told, book

UNOPPOSED = (Step.UNOPPOSED, Step.NEXT)


def stake(t: State, seat: int, points: int) -> None:
    """P5 Points go from a player to the track."""
    t.points[seat] -= points
    t.staked[seat] += points


def owed(t: State, seat: int) -> int:
    """P10 What a player must still stake to match exactly."""
    return t.called - t.staked[seat]


def with_points(t: State, seats: int) -> int:
    """P17 Those of these seats who have points left."""
    rich = 0
    for seat in range(t.players):
        if has(seats, seat) and t.points[seat] > 0:
            rich |= bit(seat)
    return rich


def fold(t: State, seat: int) -> None:
    """P10 Whoever folds loses what they have staked."""
    t.still_in &= ~bit(seat)
    tell(t, Told.FOLDED, seat)
    if count(t.still_in) == 1:
        drop_plans(t)
        run(t, UNOPPOSED)


@book.question(Step.OPEN, options=Bet)
def stake_or_fold(t: State, seat: int) -> Ask:
    """P9 The first player who does not fold must stake, P17 unless at most one has points left. No check."""
    if t.called > ENTRY or not has(t.still_in, seat) or t.points[seat] == 0:
        return nothing()
    if count(with_points(t, t.still_in)) < 2:
        return nothing()
    return one_of(bit(Bet.FOLD) | bit(Bet.STAKE))


@book.question(Step.OPEN, "points")
def stake_how_much(t: State, seat: int, bet: int) -> Ask:
    """P9 As much as one wishes, at least 1."""
    return amount(1, t.points[seat]) if bet == Bet.STAKE else amount(0, 0)


@book.answer_to(Step.OPEN)
def open_bidding(t: State, seat: int, bet: int, points: int) -> None:
    """P9 Somebody stakes, and the others have to answer."""
    if bet == Bet.FOLD:
        fold(t, seat)
    else:
        stake(t, seat, points)
        t.called += points
        tell(t, Told.STAKED, seat, points=points, left=t.points[seat])


@book.question(Step.BET, options=Bet)
def fold_follow_or_raise(t: State, seat: int) -> Ask:
    """P10 Then each in turn folds, follows or raises; P17 a player who has staked everything is not asked."""
    if not has(t.still_in, seat) or owed(t, seat) == 0 or t.points[seat] == 0:
        return nothing()
    return one_of(bit(Bet.FOLD) | bit(Bet.FOLLOW) | (bit(Bet.RAISE) if may_raise(t, seat) else 0))


def may_raise(t: State, seat: int) -> bool:
    """P10 Anyone who has more than they owe, if somebody else has too: a raise that nobody can answer is none."""
    able = able_to_raise(t.points, t.staked, t.called, t.still_in)
    return has(able, seat) and count(able) > 1


@book.question(Step.BET, "by")
def raise_by_how_much(t: State, seat: int, bet: int) -> Ask:
    """P10 A raise matches and adds at least 1."""
    return amount(1, t.points[seat] - owed(t, seat)) if bet == Bet.RAISE else amount(0, 0)


@book.answer_to(Step.BET)
def bid(t: State, seat: int, bet: int, more: int) -> None:
    """P10 Fold, match exactly, or match and add."""
    if bet == Bet.FOLD:
        fold(t, seat)
    elif bet == Bet.FOLLOW:
        follow(t, seat)
    else:
        raise_stake(t, seat, more)


def follow(t: State, seat: int) -> None:
    """P10 The player matches what is asked, P13 or stakes everything when that is less."""
    points = min(owed(t, seat), t.points[seat])
    stake(t, seat, points)
    tell(t, Told.FOLLOWED, seat, points=points, left=t.points[seat])


def raise_stake(t: State, seat: int, more: int) -> None:
    """P10 The player matches and adds; P11 the bidding goes on until everybody still in has followed."""
    points = owed(t, seat) + more
    stake(t, seat, points)
    t.called += more
    tell(t, Told.RAISED, seat, points=points, more=more, left=t.points[seat])
    again(t, Step.BET, t.still_in & ~bit(seat), (seat + 1) % t.players)
