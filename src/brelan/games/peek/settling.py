"""Peek Poker: P8 and P11–P18, who takes what, and how the game goes on."""

from brelan.engine.asks import Ask
from brelan.engine.flow import end, plan_each, run
from brelan.engine.piles import EVERYBODY, card, show, unseen
from brelan.engine.pots import collect_stakes, pot_above, return_unmatched
from brelan.engine.sets import count, first, has, lowest, next_of
from brelan.engine.showing import Show, keep_or_show
from brelan.engine.state import NO_SEAT
from brelan.engine.tells import tell, tell_cards, tell_order
from brelan.games.peek.bidding import with_points
from brelan.games.peek.ranking import RANKING
from brelan.games.peek.state import ENTRY, OPEN, State, Step, Told, book

OPENING = (Step.LEADER, Step.NEXT)
ROUND = (Step.SHAKE, Step.ENTER, Step.CONTEST, Step.OPEN, Step.BET, Step.LIFT, Step.NEXT)

CATEGORIES = RANKING.categories
strength_of = RANKING.function(6)


@book.happens(Step.LIFT)
def lift_cups(t: State) -> None:
    """P11 All who are left lift their cups."""
    if t.called == ENTRY:
        no_bidding(t)
    for seat in range(t.players):
        if has(t.still_in, seat):
            show(t, t.cup[seat], EVERYBODY)
            t.strength[seat] = hand(t, seat)
            tell_cards(t, Told.LIFTED, seat, t.cup[seat], hand=CATEGORIES.index(RANKING.category(t.strength[seat])))
    tell_order(t, Told.BEATS, t.still_in, t.strength, (t.cup,), t.common)
    give_back(t)
    settle_pots(t)


def no_bidding(t: State) -> None:
    """P17 At most one player still in has points left: there is no bidding."""
    tell(t, Told.NO_BIDDING, NO_SEAT)


def hand(t: State, seat: int) -> int:
    """P8 The best five dice among a player's own three and the three common ones."""
    own, all_see = t.cup[seat], t.common
    return strength_of(
        card(t, own, 0), card(t, own, 1), card(t, own, 2), card(t, all_see, 0), card(t, all_see, 1), card(t, all_see, 2)
    )


def give_back(t: State) -> None:
    """P13 A stake nobody can match comes back."""
    seat, points = return_unmatched(t.staked, t.points)
    if points:
        tell(t, Told.CAME_BACK, seat, points=points)


def take_track(t: State) -> int:
    """G1 What could not be shared belongs to the next pot."""
    points = t.track
    t.track = 0
    return points


def settle_pots(t: State) -> None:
    """P13 Players can only win the pots they have paid into; folded points stay in their pots."""
    left = take_track(t)
    level = 0
    top, pot, winners = pot_above(level, t.staked, t.still_in, t.strength)
    while winners:
        settle_pot(t, pot + left, winners, level)
        left = 0
        level = top
        top, pot, winners = pot_above(level, t.staked, t.still_in, t.strength)
    collect_stakes(t.staked)
    settled(t)


def settle_pot(t: State, pot: int, winners: int, level: int) -> None:
    """P11 The best hand takes the pot."""
    if count(winners) == 1:
        t.points[lowest(winners)] += pot
        tell(t, Told.WON, lowest(winners), points=pot, side=level > 0)
    else:
        share_pot(t, pot, winners, level)


def share_pot(t: State, pot: int, winners: int, level: int) -> None:
    """P12 Equal hands share the pot, each pot by itself."""
    for seat in range(t.players):
        if has(winners, seat):
            t.points[seat] += pot // count(winners)
            tell(t, Told.SHARED, seat, points=pot // count(winners), pot=pot, side=level > 0)
    if pot % count(winners):
        leave_on_track(t, pot % count(winners))


def leave_on_track(t: State, points: int) -> None:
    """G1 What cannot be shared equally stays on the track."""
    t.track += points
    tell(t, Told.STAYED, NO_SEAT, points=points)


@book.happens(Step.UNOPPOSED)
def unopposed(t: State) -> None:
    """P14 Everybody else folded: the last one takes the pot and need not show any dice."""
    give_back(t)
    winner = lowest(t.still_in)
    pot = take_track(t) + collect_stakes(t.staked)
    t.points[winner] += pot
    tell(t, Told.UNOPPOSED, winner, points=pot)
    settled(t)


def settled(t: State) -> None:
    """G5 Once the round is settled, a seat may show its own secret dice."""
    if t.showing:
        plan_each(t, Step.SHOW, t.playing)


@book.question(Step.SHOW, options=Show, manner=OPEN)
def show_or_keep(t: State, seat: int) -> Ask:
    """G5 By its own choice."""
    return keep_or_show(unseen(t, t.cup[seat]))


@book.answer_to(Step.SHOW)
def show_own_dice(t: State, seat: int, choice: int) -> None:
    """G5 They are shown, or stay secret."""
    if choice == Show.SHOW:
        show(t, t.cup[seat], EVERYBODY)
        tell_cards(t, Told.SHOWED, seat, t.cup[seat])


@book.happens(Step.NEXT)
def next_round(t: State) -> None:
    """P16 A player without points is eliminated; the game ends when one has them all, P18 or at the limit."""
    rich = with_points(t, first(t.players))
    for seat in range(t.players):
        if has(t.playing & ~rich, seat):
            tell(t, Told.OUT, seat)
    if count(rich) > 1 and (t.rounds == 0 or t.round < t.rounds):
        pass_lead(t, rich)
        run(t, ROUND)
    else:
        if count(rich) == 1:
            clear_track(t, lowest(rich))
        elif t.track:
            left_over(t)
        end(t)


def clear_track(t: State, last: int) -> None:
    """G1 The last player left takes what is still on the track."""
    points = take_track(t)
    t.points[last] += points
    if points:
        tell(t, Told.TOOK_TRACK, last, points=points)


def left_over(t: State) -> None:
    """G1 At the end of the game what could not be shared counts for nobody."""
    tell(t, Told.LEFT_OVER, NO_SEAT, points=t.track)


def pass_lead(t: State, rich: int) -> None:
    """P15 The player to the leader's left leads the next round, past players who are out."""
    if t.round > 0:
        t.leader = next_of(rich, (t.leader + 1) % t.players)


def score(t: State, seat: int) -> int:
    """P18 Most points wins, equals share."""
    return t.points[seat]


def wealth(t: State) -> int:
    """G6 Points are conserved: those in front of players, staked, and left on the track."""
    return sum(t.points) + sum(t.staked) + t.track
