"""Pots: what was staked, cut at the height of each player who is still in, and who may claim each part."""

from brelan.engine.sets import bit, has


def best(strengths: list[int], seats: int) -> int:
    """The seats with the greatest strength among some."""
    winners, top = 0, -1
    for seat in range(len(strengths)):
        if has(seats, seat) and strengths[seat] >= top:
            if strengths[seat] > top:
                winners = 0
            top = strengths[seat]
            winners |= bit(seat)
    return winners


def next_level(staked: list[int], still_in: int, level: int) -> int:
    """The next height at which somebody still in has staked everything; the same height when there is none."""
    found = level
    for seat in range(len(staked)):
        if has(still_in, seat) and staked[seat] > level and (found == level or staked[seat] < found):
            found = staked[seat]
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
    for seat in range(len(staked)):
        if has(still_in, seat) and staked[seat] >= upper:
            seats |= bit(seat)
    return seats


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
