"""What the others' doings say of their cards, in a table that somebody imagines.

Written like rules, for compiled tables. Staying, keeping cards, raising and paying are read as a sensible player's.
"""

from typing import Any

from brelan.engine.chance import seeded
from brelan.engine.flow import awaited
from brelan.engine.piles import NEVER, SINCE, size
from brelan.engine.sets import first, has, lowest, next_of
from brelan.engine.sight import imagine
from brelan.engine.state import Pile
from brelan.games.enfer.bots.chances import CERTAIN, KIND, chance_now, own_card, prints
from brelan.games.enfer.bots.regular import STRAIGHT, worth_paying, worth_staying
from brelan.games.enfer.state import State, Step, opponents, owns_half
from brelan.games.enfer.verdict import value_at_verdict

Rows = Any  # a structured NumPy array, one row per table

GUESSES = 8  # tables that are imagined for one that fits


def imagine_fitting(rows: Rows, viewer: int, seed: int, luck: list[int]) -> None:
    """From the view in row 0, of a seat or of NO_SEAT, the best of some imagined tables: into row 2."""
    least = 9
    for guess in range(GUESSES):
        if least:
            rows[1] = rows[0]
            luck[0] = seeded(seed + guess)
            imagine(rows[1], viewer, seed + guess)
            wrong = contradictions(rows[1], viewer, luck)
            if wrong < least:
                least = wrong
                rows[2] = rows[1]


def contradictions(t: State, viewer: int, luck: list[int]) -> int:
    """How many players have done what does not fit the cards that the viewer imagines they have."""
    asked = lowest(awaited(t))
    n = 0
    for other in range(t.players):
        if has(opponents(t, viewer), other) and not prints(t, other, Step.WORLD_UPSIDE_DOWN):
            n += int(not fits(t, asked, other, luck))
    return n


def fits(t: State, seat: int, other: int, luck: list[int]) -> bool:
    """Whether a player's cards fit what they have done in this round, now that a seat is asked."""
    if t.now == Step.PAY and other == raiser(t):
        return chance_now(t, other) * 2 > CERTAIN // 2 and kept_well(t, other)
    if t.now == Step.PAY and place(t, other, raiser(t)) < place(t, seat, raiser(t)):
        return worth_paying(t, other) and kept_well(t, other)
    if t.now > Step.EXCHANGE or (t.now == Step.EXCHANGE and place(t, other, t.lead) < place(t, seat, t.lead)):
        return kept_well(t, other)
    if t.now == Step.EXCHANGE or (t.now == Step.WITHDRAW and place(t, other, t.lead) < place(t, seat, t.lead)):
        return size(t, t.laid[other]) == 0 or owns_half(t, other) or worth_staying(t, other, luck)
    return True


def place(t: State, seat: int, start: int) -> int:
    """How many seats to the left of another one a seat is."""
    return (seat - start) % t.players


def raiser(t: State) -> int:
    """E20 Who raised: the seat to which the raise has come, at last the Banker."""
    found = t.banker
    for i in range(t.depth):
        if t.plan_step[i] == Step.RAISE:
            found = t.plan_next[i]
    return found


def kept_well(t: State, other: int) -> bool:
    """Whether an opponent kept what is worth keeping: cards that make pairs, or a straight and more.

    A card drawn after the first exchange shows that it came after a shuffle; of the first exchange nothing is seen.
    """
    new = drawn(t, t.hidden[other])
    if has(t.activated, other) and prints(t, other, Step.WIDOWS_KISS):
        return True
    if new == 0 and (other == next_of(first(t.players) & ~t.withdrawn, t.lead) or straight_or_more(t, other)):
        return True
    well = True
    for i in range(3):
        well = well and (has(new, i) or goes_with(t, other, i, new))
    return well


def straight_or_more(t: State, other: int) -> bool:
    """Whether nothing of a hand is thrown away."""
    return value_at_verdict(t, other) >= STRAIGHT * KIND


def drawn(t: State, pile: Pile) -> int:
    """The positions of cards that came after the first shuffle of the round."""
    positions = 0
    for i in range(size(t, pile)):
        positions |= int(t.slot[t.START[pile] + i] >> SINCE & NEVER > 0) << i
    return positions


def goes_with(t: State, other: int, i: int, new: int) -> bool:
    """Whether a card has the value of another one that was there before the exchange."""
    found = False
    for j in range(5):
        old = j > 2 or not has(new, j)
        found = found or (j != i and old and own_card(t, other, j) // 4 == own_card(t, other, i) // 4)
    return found
