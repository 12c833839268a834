"""What a seat of Poker menteur knows when it is asked, and how likely that makes an announcement."""

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from brelan.engine.cups import ago, thrown_after
from brelan.engine.piles import card, size
from brelan.engine.state import Pile
from brelan_menteur.chances import Dice, after_throw, kept_of, reach, reached, ways_to_fall
from brelan_menteur.ranking import DECK, SCALE
from brelan_menteur.state import DICE, SEATS, State


class Memory(NamedTuple):
    """The dice that a seat saw last, none if it saw none, and how many were thrown since; `times` that happened."""

    dice: Dice
    thrown: int
    times: int


def dice_of(t: State, pile: int) -> Dice:
    """The dice of a pile; none if they are not known."""
    dice = tuple(card(t, Pile(pile), i) for i in range(size(t, Pile(pile))))
    return dice if dice and min(dice) >= 0 else ()


def memory(t: State) -> Memory:
    """M6 What the seat whose view this is remembers of the cup."""
    thrown = 0
    for n in range(SEATS + 1):
        pile = ago(t, t.cup, n)
        if t.count[pile] == 0:
            return Memory((), min(thrown, DICE), n - 1)
        thrown += thrown_after(t, pile) if n else 0
        dice = dice_of(t, pile)
        if dice:
            return Memory(dice, min(thrown, DICE), n)
    return Memory((), min(thrown, DICE), SEATS)


@cache
def at_best(dice: Dice, thrown: int, rung: int) -> float:
    """The chance of that much or more if whoever threw so many of these dice chose them well."""
    choices = (positions for positions in range(1 << DICE) if positions.bit_count() == thrown)
    return max(reach(kept_of(dice, positions), rung) for positions in choices)


@cache
def second_throw() -> tuple[float, ...]:
    """For each place on the scale the chance of that much or more after a first throw and a good second one."""
    found = [0.0] * len(SCALE)
    for dice in combinations_with_replacement(range(len(DECK)), DICE):
        kept = {kept_of(dice, thrown) for thrown in range(1 << DICE)}
        best = map(max, zip(*map(reached, kept), strict=True))
        found = [so_far + ways_to_fall(dice) * more for so_far, more in zip(found, best, strict=True)]
    return tuple(part / found[0] for part in found)


def chance(seen: Memory, rung: int) -> float:
    """How likely that much or more lies there, by what was seen and thrown: half chosen well, half at random."""
    if seen.dice:
        return (at_best(seen.dice, seen.thrown, rung) + after_throw(seen.dice, seen.thrown, rung)) / 2
    return second_throw()[rung] if seen.times else reach((), rung)


def belief(likely: float, lies: float) -> float:
    """How likely an announcement is true, if people announce what is not there so many times as often."""
    return likely / (likely + lies * (1 - likely))
