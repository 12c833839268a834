"""Poker d'enfer: E19–E24, the raise."""

from brelan.engine.asks import Ask, amount, nothing, one_of
from brelan.engine.flow import plan
from brelan.engine.sets import bit, has
from brelan.engine.tells import tell
from brelan.games.enfer.table import Answer, Step, Table, Told, alone, book, left_of, opponents, owns_half


@book.question(Step.RAISE, "raises")
def raise_how_much(t: Table, seat: int) -> Ask:
    """E19 In order, each still in raises once by 1 to 3 of his chips, or passes (0); E24 not one who is alone."""
    if not has(t.still_in, seat) or alone(t):
        return nothing()
    return amount(0, 0 if has(t.gagged, seat) else min(t.highest[seat], t.chips[seat]))


@book.answer_to(Step.RAISE)
def raise_stake(t: Table, seat: int, chips: int) -> None:
    """E20 After a raise each other player still in, from the raiser's left, pays as much or lies down."""
    if chips == 0:
        tell(t, Told.PASSED, seat, gagged=int(has(t.gagged, seat)), by=why_passed(t, seat))
    else:
        stake(t, seat, chips)
        tell(t, Told.RAISED, seat, chips=chips, left=t.chips[seat], by="E19")
        plan(t, Step.PAY, opponents(t, seat), left_of(t, seat), chips)


def why_passed(t: Table, seat: int) -> str:
    """E19 He passes, or must: E22 a player without chips, E3.11 one who is gagged."""
    return "E3.11" if has(t.gagged, seat) else "E19" if t.chips[seat] else "E22"


def stake(t: Table, seat: int, chips: int) -> None:
    """E22 Chips go to the pot; there are no side pots, and nothing is returned."""
    t.chips[seat] -= chips
    t.pot += chips


@book.question(Step.PAY, options=Answer)
def pay_or_lie_down(t: Table, seat: int) -> Ask:
    """E20 Each other player still in pays or lies down; E14 who owns half of the Mises pays."""
    return one_of(bit(Answer.PAY) if owns_half(t, seat) else bit(Answer.LIE_DOWN) | bit(Answer.PAY))


@book.answer_to(Step.PAY)
def answer_raise(t: Table, seat: int, choice: int) -> None:
    """E20 Who has not enough says « tapis », pays all he has (even 0) and stays in."""
    if choice == Answer.LIE_DOWN:
        lie_down(t, seat)
    else:
        chips = min(t.about, t.chips[seat])
        stake(t, seat, chips)
        tell(t, Told.PAID, seat, chips=chips, short=int(chips < t.about), left=t.chips[seat])


def lie_down(t: Table, seat: int) -> None:
    """E21 Who lies down is out and loses his own turn to raise; his Mise and his chips go to the round's winner."""
    t.still_in &= ~bit(seat)
    tell(t, Told.LAY_DOWN, seat)
