"""Peek Poker: P2–P7, from the first leader to the common dice."""

from brelan.engine.asks import Ask, nothing, one_of
from brelan.engine.flow import drop_plans, run
from brelan.engine.piles import EVERYBODY, card, clear, throw
from brelan.engine.pots import best, collect_stakes
from brelan.engine.sets import bit, count, first, has, lowest, next_of
from brelan.engine.state import NO_SEAT
from brelan.engine.tells import tell, tell_card, tell_cards
from brelan.games.peek.bidding import stake, with_points
from brelan.games.peek.settling import settled, take_track
from brelan.games.peek.state import ENTRY, PATIENCE, POINTS, Admission, Join, State, Step, Told, book

NO_CONTEST = (Step.NEXT,)


def set_up(t: State) -> None:
    """P2 The 192 points are shared equally."""
    for seat in range(t.players):
        t.points[seat] = POINTS // t.players


@book.happens(Step.LEADER)
def first_leader(t: State) -> None:
    """P3 Each player throws one die: the highest is the first leader; equals throw again."""
    highest = throw_for_lead(t, first(t.players))
    while count(highest) > 1:
        tell(t, Told.THROW_AGAIN, NO_SEAT, n=count(highest))
        highest = throw_for_lead(t, highest)
    t.leader = lowest(highest)
    tell(t, Told.LEADER, t.leader)


def throw_for_lead(t: State, seats: int) -> int:
    """P3 One die for each of these seats; those with the highest."""
    for seat in range(t.players):
        if has(seats, seat):
            clear(t, t.cup[seat])
            throw(t, t.cup[seat], 1, EVERYBODY)
            t.strength[seat] = card(t, t.cup[seat], 0)
            tell_cards(t, Told.LEADER_DIE, seat, t.cup[seat])
    return best(t.strength, seats)


@book.happens(Step.SHAKE)
def fill_cups(t: State) -> None:
    """P4 Everybody shakes three dice under their own cup, and is the only one to know them."""
    begin_round(t)
    for seat in range(t.players):
        clear(t, t.cup[seat])
        if has(t.playing, seat):
            throw(t, t.cup[seat], 3, bit(seat))
            tell_cards(t, Told.SHOOK, seat, t.cup[seat])
    if t.empty == PATIENCE:
        nobody_may_pass(t)


def begin_round(t: State) -> None:
    """P4 The leader calls a new round; the track holds only what could not be shared."""
    t.round += 1
    clear(t, t.common)
    for seat in range(t.players):
        t.strength[seat] = 0
    t.playing = with_points(t, first(t.players))
    t.still_in = 0
    t.called = ENTRY
    t.lead = next_of(t.playing, (t.leader + 1) % t.players)
    tell(t, Told.ROUND, t.leader, number=t.round)


def nobody_may_pass(t: State) -> None:
    """P6 After three rounds in a row in which fewer than two entered, everybody must enter."""
    tell(t, Told.MUST_ENTER, NO_SEAT)


@book.question(Step.ENTER, options=Join)
def enter_or_pass(t: State, seat: int) -> Ask:
    """P5 From the leader's left, each player enters or passes; P18, P6 or has to enter."""
    if not has(t.playing, seat):
        return nothing()
    forced = t.entry == Admission.FORCED or t.empty == PATIENCE
    return one_of(bit(Join.ENTER) if forced else bit(Join.PASS) | bit(Join.ENTER))


@book.answer_to(Step.ENTER)
def enter(t: State, seat: int, choice: int) -> None:
    """P5 The player enters with one point, or is out of this round."""
    if choice == Join.PASS:
        tell(t, Told.PASSED, seat)
    else:
        stake(t, seat, ENTRY)
        t.still_in |= bit(seat)
        tell(t, Told.ENTERED, seat, left=t.points[seat])


@book.happens(Step.CONTEST)
def contest(t: State) -> None:
    """P7 If two or more entered, the leader throws the common dice."""
    if count(t.still_in) > 1:
        t.empty = 0
        throw_common_dice(t)
    else:
        t.empty += 1
        no_contest(t)


def throw_common_dice(t: State) -> None:
    """P7 The leader, even one who passed, throws three dice and announces them one by one."""
    tell(t, Told.THREW, t.leader)
    for i in range(3):
        throw(t, t.common, 1, EVERYBODY)
        tell_card(t, Told.ANNOUNCED, t.leader, t.common, i, number=i + 1)


def no_contest(t: State) -> None:
    """P6 Nobody entered, or only one player, who takes the point back and what was left on the track."""
    drop_plans(t)
    run(t, NO_CONTEST)
    if t.still_in == 0:
        tell(t, Told.NOBODY_ENTERED, NO_SEAT)
    else:
        alone = lowest(t.still_in)
        found = take_track(t)
        t.points[alone] += collect_stakes(t.staked) + found
        tell(t, Told.ALONE, alone, points=found)
    settled(t)
