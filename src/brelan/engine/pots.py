"""Pots: what was staked, cut at the height of each player who is still in, and who may claim each part."""

from brelan.engine.sets import bit, lowest


def best(strengths: list[int], seats: int) -> int:
    """The seats with the greatest strength among some."""
    winners, top = 0, -1
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if strengths[seat] > top:
            top = strengths[seat]
            winners = 0
        if strengths[seat] == top:
            winners |= bit(seat)
    return winners


def able_to_raise(chips: list[int], staked: list[int], called: int, seats: int) -> int:
    """The seats among some that own more than it takes to match what is called: they could also answer a raise."""
    able = 0
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if staked[seat] + chips[seat] > called:
            able |= bit(seat)
    return able


def next_level(staked: list[int], still_in: int, level: int) -> int:
    """The next height at which somebody still in has staked everything; the same height when there is none."""
    found = level
    while still_in:
        height = staked[lowest(still_in)]
        still_in &= still_in - 1
        if height > level and (found == level or height < found):
            found = height
    return found


def pot_between(staked: list[int], level: int, upper: int) -> int:
    """What lies between two heights, of those who passed too."""
    pot = 0
    for seat in range(len(staked)):
        pot += min(staked[seat], upper) - min(staked[seat], level)
    return pot


def claimants(staked: list[int], still_in: int, upper: int) -> int:
    """Those still in who have paid up to this height."""
    seats = 0
    while still_in:
        seat = lowest(still_in)
        still_in &= still_in - 1
        if staked[seat] >= upper:
            seats |= bit(seat)
    return seats


def pot_above(level: int, staked: list[int], still_in: int, strengths: list[int]) -> tuple[int, int, int]:
    """The next pot above a height: its top, what lies in it, and the best hands of those who may claim it.

    When nobody still in has staked more there is none, and nobody wins it.
    """
    top = next_level(staked, still_in, level)
    winners = best(strengths, claimants(staked, still_in, top)) if top > level else 0
    return top, pot_between(staked, level, top), winners


def highest(staked: list[int]) -> int:
    """A seat that has staked most."""
    top = 0
    for seat in range(1, len(staked)):
        if staked[seat] > staked[top]:
            top = seat
    return top


def unmatched(staked: list[int], seat: int) -> int:
    """What a seat has staked above everybody else."""
    second = 0
    for other in range(len(staked)):
        if other != seat and staked[other] > second:
            second = staked[other]
    return max(0, staked[seat] - second)


def return_unmatched(staked: list[int], owned: list[int]) -> tuple[int, int]:
    """Whoever has staked more than everybody else takes the rest back: who, and how much."""
    seat = highest(staked)
    rest = unmatched(staked, seat)
    staked[seat] -= rest
    owned[seat] += rest
    return seat, rest


def collect_stakes(staked: list[int]) -> int:
    """All that was staked; none of it lies there any longer."""
    pot = 0
    for seat in range(len(staked)):
        pot += staked[seat]
        staked[seat] = 0
    return pot
