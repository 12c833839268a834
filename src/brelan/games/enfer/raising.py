"""Poker d'enfer: E19–E24, the raise."""

from brelan.engine.asks import Ask, amount, nothing, one_of
from brelan.engine.flow import plan
from brelan.engine.sets import bit, has
from brelan.engine.tells import tell
from brelan.games.enfer.state import Answer, State, Step, Told, alone, book, left_of, opponents, owns_half


@book.question(Step.RAISE, "raises")
def raise_how_much(t: State, seat: int) -> Ask:
    """E19 In order, each still in raises once by 1 to 3 of their chips, or passes (0); E24 but not a lone player."""
    if not has(t.still_in, seat) or alone(t):
        return nothing()
    return amount(0, 0 if has(t.gagged, seat) else min(t.highest[seat], t.chips[seat]))


@book.answer_to(Step.RAISE)
def raise_stake(t: State, seat: int, chips: int) -> None:
    """E20 After a raise each other player still in, from the raiser's left, pays as much or lies down."""
    if chips == 0:
        tell(t, Told.PASSED, seat, by=why_passed(t, seat), gagged=int(has(t.gagged, seat)), chips=t.chips[seat])
    else:
        stake(t, seat, chips)
        tell(t, Told.RAISED, seat, chips=chips, left=t.chips[seat], by="E19")
        plan(t, Step.PAY, opponents(t, seat), left_of(t, seat), chips)


def why_passed(t: State, seat: int) -> str:
    """E19 They pass, or must: E22 a player without chips, E3.11 one who is gagged."""
    return "E3.11" if has(t.gagged, seat) else "E19" if t.chips[seat] else "E22"


def stake(t: State, seat: int, chips: int) -> None:
    """E22 Chips go to the pot; there are no side pots, and nothing is returned."""
    t.chips[seat] -= chips
    t.pot += chips


@book.question(Step.PAY, options=Answer)
def pay_or_lie_down(t: State, seat: int) -> Ask:
    """E20 Each other player still in pays or lies down; E14 whoever owns half of the Mises pays."""
    return one_of(bit(Answer.PAY) if owns_half(t, seat) else bit(Answer.LIE_DOWN) | bit(Answer.PAY))


@book.answer_to(Step.PAY)
def answer_raise(t: State, seat: int, choice: int) -> None:
    """E20 Anyone who has not enough says « tapis », pays all they have (even 0) and stays in."""
    if choice == Answer.LIE_DOWN:
        lie_down(t, seat)
    else:
        chips = min(t.about, t.chips[seat])
        stake(t, seat, chips)
        short = int(chips < t.about)
        half = owns_half(t, seat)
        tell(t, Told.PAID, seat, by=why_paid(t, seat), chips=chips, short=short, left=t.chips[seat], half=half)


def why_paid(t: State, seat: int) -> str:
    """E20 They pay, or E14 must: whoever owns half of the Mises cannot lie down."""
    return "E14" if owns_half(t, seat) else "E20"


def lie_down(t: State, seat: int) -> None:
    """E21 Whoever lies down is out and loses their turn to raise; their Mise and chips go to the winner."""
    t.still_in &= ~bit(seat)
    tell(t, Told.LAY_DOWN, seat)
