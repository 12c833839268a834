"""Poker d'enfer: E12–E16 the Mise, E18 its activation."""

from brelan.engine.asks import Ask, nothing, one_of
from brelan.engine.flow import drop_plans, plan, run
from brelan.engine.piles import EVERYBODY, card, move, show, size
from brelan.engine.sets import bit, first, has
from brelan.engine.tells import tell, tell_cards
from brelan.games.enfer.state import PRINTED, State, Stay, Step, Told, Use, book, name_lone_player, owns_half

EMPTY_ROUND = (Step.VERDICT, Step.ROUND)


@book.question(Step.LAY, "lays")
def lay_which(t: State, seat: int) -> Ask:
    """E12 From the Banker's left, each lays one Mise; E15 a player without a Mise skips this."""
    return one_of(first(size(t, t.mises[seat])))


@book.answer_to(Step.LAY)
def lay_mise(t: State, seat: int, mise: int) -> None:
    """E12 Face up before them; its effect is read out, not applied."""
    move(t, t.mises[seat], mise, t.laid[seat])
    show(t, t.laid[seat], EVERYBODY)
    tell_cards(t, Told.LAID, seat, t.laid[seat])
    tell_cards(t, Told.READ, seat, t.laid[seat])


@book.question(Step.WITHDRAW, options=Stay)
def withdraw_or_stay(t: State, seat: int) -> Ask:
    """E13 In the same order, each decides; E14 but not those who own half of the Mises, E15 nor those without one."""
    if size(t, t.laid[seat]) == 0:
        return nothing()
    return one_of(bit(Stay.STAY) if owns_half(t, seat) else bit(Stay.WITHDRAW) | bit(Stay.STAY))


@book.answer_to(Step.WITHDRAW)
def withdraw(t: State, seat: int, choice: int) -> None:
    """E13 Whoever withdraws is out of the rest of the round; their Mise and their cards stay on the table."""
    if choice == Stay.WITHDRAW:
        t.still_in &= ~bit(seat)
        t.withdrawn |= bit(seat)
        tell(t, Told.WITHDREW, seat)
    else:
        tell(t, Told.STAYED, seat, half=owns_half(t, seat), by="E14" if owns_half(t, seat) else "E13")


@book.happens(Step.ANYBODY)
def anybody_left(t: State) -> None:
    """E16 If everybody withdraws nobody wins the round: the Banker stays, the round counts."""
    if t.still_in == 0:
        tell(t, Told.NOBODY, t.banker)
        drop_plans(t)
        run(t, EMPTY_ROUND)
    else:
        name_lone_player(t)


@book.question(Step.ACTIVATE, options=Use)
def activate_or_not(t: State, seat: int) -> Ask:
    """E18 In order, each decides to activate their Mise or not; E13, E15 but not those who are out or have none."""
    if not has(t.still_in, seat) or size(t, t.laid[seat]) == 0:
        return nothing()
    return one_of(bit(Use.TURN_DOWN) | bit(Use.ACTIVATE))


@book.answer_to(Step.ACTIVATE)
def activate(t: State, seat: int, choice: int) -> None:
    """E18 Its effect applies at once; or it is turned face down, and stays readable; E3 a spent one does nothing."""
    mise = card(t, t.laid[seat], 0)
    if choice == Use.TURN_DOWN:
        tell_cards(t, Told.TURNED_DOWN, seat, t.laid[seat])
    elif t.left[mise] == 0:
        tell_cards(t, Told.SPENT, seat, t.laid[seat], by="E3")
    else:
        t.activated |= bit(seat)
        t.left[mise] -= 1
        tell_cards(t, Told.ACTIVATED, seat, t.laid[seat], left=t.left[mise])
        tell_cards(t, Told.READ, seat, t.laid[seat])
        apply_mise(t, seat, mise)


def apply_mise(t: State, seat: int, mise: int) -> None:
    """E3 The effects printed on a Mise take place one after the other."""
    for i in range(PRINTED * mise + PRINTED - 1, PRINTED * mise - 1, -1):
        if t.effect[i]:
            plan(t, Step.ACTIVATE + t.effect[i], bit(seat), seat, t.parameter[i])
