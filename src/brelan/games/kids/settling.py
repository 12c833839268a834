"""Poker Kids: K12–K16 and K19, what the places of a stage do, in the order of K13; G5 showing; K20 the end."""

from brelan.engine.asks import Ask, nothing
from brelan.engine.piles import EVERYBODY, draw, move_all, show, size, unseen
from brelan.engine.sets import bit, has, lowest
from brelan.engine.showing import Show, keep_or_show
from brelan.engine.tells import tell, tell_cards
from brelan.games.kids.dealing import stages_of
from brelan.games.kids.placing import best_placed
from brelan.games.kids.state import OPEN, Due, State, Step, Told, book

CHIP = 10  # K3 the smallest chip
EXTRA = 2  # K12 extra cards


def who_must(t: State, due: int) -> int:
    """K12 The seats that this outcome falls to."""
    seats = 0
    for seat in range(t.players):
        if t.due[seat] == due:
            seats |= bit(seat)
    return seats


@book.happens(Step.PAY)
def pay_onto_mat(t: State) -> None:
    """K13 First the payments, onto the mat."""
    for seat in range(t.players):
        if t.due[seat] == Due.PAY:
            euros = min(t.due_euros[seat], t.money[seat])
            t.money[seat] -= euros
            t.mat += euros
            t.came_to[seat] = euros
            if euros < t.due_euros[seat]:
                go_bankrupt(t, seat)
            else:
                tell(t, Told.PAID, seat, euros=euros, left=t.money[seat])


def go_bankrupt(t: State, seat: int) -> None:
    """K19 Whoever cannot pay in full pays what they have; this stage is settled to its end, then the game ends."""
    t.bankrupt |= bit(seat)
    tell(t, Told.BANKRUPT, seat, euros=t.due_euros[seat], paid=t.came_to[seat])


@book.happens(Step.TAKE)
def take_from_mat(t: State) -> None:
    """K13 Then the takings, by place."""
    left = who_must(t, Due.TAKE)
    while left:
        equals = best_placed(t, left)
        left &= ~equals
        take_in_turn(t, equals, t.due_euros[lowest(equals)])


def take_in_turn(t: State, seats: int, euros: int) -> None:
    """K13 Players take what is there; sharing a place they take in turn, 10 € at a time, from the left of the first."""
    for _ in range(euros // CHIP):
        for i in range(t.lead, t.lead + t.players):
            seat = i % t.players
            if has(seats, seat) and t.mat:
                t.mat -= CHIP
                t.money[seat] += CHIP
                t.came_to[seat] += CHIP
    for seat in range(t.players):
        if has(seats, seat):
            tell(t, Told.TOOK, seat, euros=t.came_to[seat], promised=euros, short=t.came_to[seat] < euros)


@book.happens(Step.SWEEP)
def sweep_mat(t: State) -> None:
    """K13 Then the sweep: the first takes the whole mat."""
    for seat in range(t.players):
        if t.due[seat] == Due.SWEEP:
            t.came_to[seat] = t.mat
            t.money[seat] += t.mat
            t.mat = 0
            tell(t, Told.SWEPT, seat, euros=t.came_to[seat])


@book.happens(Step.DRAW)
def draw_extra_cards(t: State) -> None:
    """K13 Then the extra cards, by place."""
    left = who_must(t, Due.DRAW)
    while left:
        equals = best_placed(t, left)
        left &= ~equals
        draw_in_turn(t, equals)


def draw_in_turn(t: State, seats: int) -> None:
    """K13 One card at a time; K14 never those that the remaining stages need for the common card."""
    for _ in range(EXTRA):
        for i in range(t.lead, t.lead + t.players):
            seat = i % t.players
            if has(seats, seat) and size(t, t.pack) > stages_of(t) - t.stage:
                draw(t, t.pack, t.hand[seat], bit(seat))
                t.came_to[seat] += 1
    for seat in range(t.players):
        if has(seats, seat):
            tell(t, Told.DREW, seat, by="K13" if t.came_to[seat] == EXTRA else "K14", n=t.came_to[seat])
            if t.came_to[seat]:
                tell_cards(t, Told.HOLDS, seat, t.hand[seat])


@book.happens(Step.LEAVE)
def leave_round(t: State) -> None:
    """K15 Last the departures: a hand thrown away is not shown nor back in the pile; K16 its owner plays no more."""
    for seat in range(t.players):
        if t.due[seat] == Due.OUT:
            t.still_in &= ~bit(seat)
            t.came_to[seat] = size(t, t.hand[seat])
            tell(t, Told.LEFT, seat, n=t.came_to[seat])
            move_all(t, t.hand[seat], t.thrown[seat])


@book.question(Step.SHOW, options=Show, manner=OPEN)
def show_or_keep(t: State, seat: int) -> Ask:
    """G5 Once the round is settled, a seat may show the cards it has left over or thrown away."""
    return keep_or_show(unseen(t, t.hand[seat]) | unseen(t, t.thrown[seat])) if t.showing else nothing()


@book.answer_to(Step.SHOW)
def show_own_cards(t: State, seat: int, choice: int) -> None:
    """G5 By its own choice."""
    if choice == Show.SHOW:
        show(t, t.hand[seat], EVERYBODY)
        show(t, t.thrown[seat], EVERYBODY)
        if size(t, t.hand[seat]):
            tell_cards(t, Told.SHOWED, seat, t.hand[seat])
        if size(t, t.thrown[seat]):
            tell_cards(t, Told.SHOWED, seat, t.thrown[seat])


def score(t: State, seat: int) -> int:
    """K20 Most money wins, equals share; the mat does not count."""
    return t.money[seat]


def wealth(t: State) -> int:
    """G6 Money is conserved: what the players have and what lies on the mat."""
    return sum(t.money) + t.mat
