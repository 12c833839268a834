"""Sets of seats, positions or options as integers: bit i stands for member i."""


def bit(member: int) -> int:
    """The set of one member."""
    return 1 << member


def first(n: int) -> int:
    """The set of 0 … n − 1."""
    return (1 << n) - 1


def has(members: int, member: int) -> bool:
    """Whether the member belongs to the set."""
    return (members >> member) & 1 == 1


def single(members: int) -> bool:
    """Whether one member at most belongs to the set."""
    return members & (members - 1) == 0


def count(members: int) -> int:
    """How many belong to the set."""
    return members.bit_count()


def lowest(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def nth(members: int, n: int) -> int:
    """The n-th member, from 0, lowest first."""
    if members & (members + 1) == 0:  # of 0 … k − 1, nothing to count
        return n
    while n:
        members &= members - 1
        n -= 1
    return lowest(members)


def next_of(members: int, start: int) -> int:
    """The first member at or after `start`, going round."""
    return start + lowest(members >> start) if members >> start else lowest(members)


def scratch(n: int) -> list[int]:
    """Room to think: n zeros."""
    return [0] * n
