"""Dice under a cup. Whoever looks sees all of them; the others know how many are thrown again, not which.

Such dice have no order: they lie sorted, and the same seats have seen all of them. When some are thrown again, the dice
as they lay are kept in the cup's past, the latest first, with the seats that had seen them and with how many were
thrown then (in the bits in which cards have their shuffles). So whoever looked knows that the others are still there.
"""

from brelan.engine.chance import below
from brelan.engine.piles import EVERYBODY, FACE, NEVER, NOBODY, SEEN, SINCE, clear, show, throw
from brelan.engine.sets import count, has, scratch
from brelan.engine.state import AnyState, Pile


def shake(t: AnyState, cup: Pile, n: int, who: int) -> None:
    """Throw n dice under a cup for `who` to look at; what was there before is forgotten."""
    forget_past(t, cup)
    clear(t, cup)
    throw(t, cup, n, who)
    settle(t, cup)


def look(t: AnyState, cup: Pile, who: int) -> None:
    """Some seats look under the cup.

    They remember what they saw before only if they have seen every throw since: the dice that lie there now say all
    that the earlier ones said of what is to come.
    """
    show(t, cup, who)
    followed = who
    for past in range(t.BEFORE[cup], t.EARLIEST[cup] + 1):
        if t.count[past]:
            followed &= t.slot[t.START[past]] >> SEEN
            for i in range(t.START[past], t.START[past] + t.count[past]):
                t.slot[i] &= ~((who & ~followed) << SEEN)


def throw_again(t: AnyState, cup: Pile, positions: int, who: int) -> None:
    """Throw the dice at these positions again for `who` to look at: the others know how many were thrown, not which."""
    if positions == 0:
        return
    remember(t, cup, count(positions))
    start, n, kept = t.START[cup], t.count[cup], 0
    for i in range(n):
        if not has(positions, i):
            t.slot[start + kept] = t.slot[start + i] & FACE
            kept += 1
    t.count[cup] = kept
    throw(t, cup, n - kept, NOBODY)
    settle(t, cup)
    look(t, cup, who)


def lift(t: AnyState, cup: Pile) -> None:
    """Lift the cup: everybody sees the dice, and what was there before no longer matters."""
    forget_past(t, cup)
    show(t, cup, EVERYBODY)


def remember(t: AnyState, cup: Pile, thrown: int) -> None:
    """The dice as they are become the latest past; the earliest is forgotten when there is no room."""
    for past in range(t.EARLIEST[cup], t.BEFORE[cup], -1):
        copy_dice(t, past - 1, past)
    copy_dice(t, cup, t.BEFORE[cup])
    for i in range(t.START[t.BEFORE[cup]], t.START[t.BEFORE[cup]] + t.count[cup]):
        t.slot[i] |= thrown << SINCE


def copy_dice(t: AnyState, pile: int, to: int) -> None:
    """The same dice once more."""
    for i in range(t.count[pile]):
        t.slot[t.START[to] + i] = t.slot[t.START[pile] + i]
    t.count[to] = t.count[pile]


def forget_past(t: AnyState, cup: Pile) -> None:
    """Nobody needs to know any more what was there."""
    for past in range(t.BEFORE[cup], t.EARLIEST[cup] + 1):
        for i in range(t.START[past], t.START[past] + t.count[past]):
            t.slot[i] = 0
        t.count[past] = 0


def settle(t: AnyState, pile: int) -> None:
    """Dice under a cup have no order: the lowest lies first."""
    start = t.START[pile]
    for i in range(start + 1, start + t.count[pile]):
        slot, at = t.slot[i], i
        while at > start and t.slot[at - 1] > slot:
            t.slot[at] = t.slot[at - 1]
            at -= 1
        t.slot[at] = slot


def imagine_cup(t: AnyState, cup: Pile) -> None:
    """Fill the dice under a cup, and those of its past, that a seat has not seen.

    What a seat knows are throws that follow each other. From the last of them on, as many dice as were thrown again are
    any of those that lay there, and fall anyhow. Before the first of them it is the same backwards: each throw leads to
    each other one as often as that one leads back. So everything that can have happened is equally likely.
    """
    throws = 1
    while throws <= t.EARLIEST[cup] - t.BEFORE[cup] + 1 and t.count[ago(t, cup, throws)]:
        throws += 1
    known = 0
    while known < throws and not is_seen(t, ago(t, cup, known)):
        known += 1
    if known == throws:
        throw_holes(t, cup)
        known = 0
    for n in range(known - 1, -1, -1):
        differ(t, ago(t, cup, n + 1), ago(t, cup, n), thrown_after(t, ago(t, cup, n + 1)))
    for n in range(known + 1, throws):
        if not is_seen(t, ago(t, cup, n)):
            differ(t, ago(t, cup, n - 1), ago(t, cup, n), thrown_after(t, ago(t, cup, n)))


def ago(t: AnyState, cup: int, n: int) -> int:
    """The dice as they were n throws ago."""
    return t.BEFORE[cup] + n - 1 if n else cup


def is_seen(t: AnyState, pile: int) -> bool:
    """Whether these dice are known here: all of them are, or none."""
    return t.slot[t.START[pile]] & FACE > 0


def thrown_after(t: AnyState, past: int) -> int:
    """How many of these dice were thrown again at that point."""
    return t.slot[t.START[past]] >> SINCE & NEVER


def throw_holes(t: AnyState, pile: int) -> None:
    """Dice that nobody has seen here may show anything."""
    for i in range(t.START[pile], t.START[pile] + t.count[pile]):
        t.slot[i] |= below(t, t.SIZE[t.DECK[pile]]) + 1
    settle(t, pile)


def differ(t: AnyState, pile: int, to: int, n: int) -> None:
    """The dice of one pile in the holes of another, except any n of them, which can show anything."""
    size = t.count[pile]
    faces = scratch(size)
    for i in range(size):
        faces[i] = t.slot[t.START[pile] + i] & FACE
    for i in range(n):
        faces[i + below(t, size - i)] = faces[i]
        faces[i] = below(t, t.SIZE[t.DECK[pile]]) + 1
    for i in range(size):
        t.slot[t.START[to] + i] |= faces[i]
    settle(t, to)
