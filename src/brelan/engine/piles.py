"""Piles of cards and dice. A slot is one integer: a face and who has seen it, so that knowledge moves with the card.

bits 0–6    the face + 1; 0 is a hole: a card whose face is not known here
bits 7–15   the seats that have seen the face (bit 8 of these: the table, that is everybody)
bits 16–24  the seats that have seen the back
bits 25–30  since when the card has lain outside a shuffled pile (in shuffles); NEVER inside one
bits 31–36  in a view: the class shown by the back of a hole, 0 if not known
"""

from brelan.engine.chance import LOW, Source, following, low
from brelan.engine.sets import bit, has
from brelan.engine.state import NO_SEAT, AnyState, Pile

FACE = 127
SEEN = 7
BACKS = 16
SINCE = 25
CLASS = 31
NEVER = 63
NOBODY = 0
EVERYBODY = 511


def size(t: AnyState, pile: Pile) -> int:
    """How many cards lie in the pile."""
    return t.count[pile]


def card(t: AnyState, pile: Pile, i: int) -> int:
    """The face at a position; −1 where it is not known."""
    return (t.slot[t.START[pile] + i] & FACE) - 1


def seen(t: AnyState, pile: Pile, i: int) -> int:
    """The seats that have seen the face at a position."""
    return (t.slot[t.START[pile] + i] >> SEEN) & EVERYBODY


def put(t: AnyState, pile: Pile, slot: int) -> None:
    """Lay a card on the pile."""
    t.slot[t.START[pile] + t.count[pile]] = slot
    t.count[pile] += 1


def take(t: AnyState, pile: Pile, i: int) -> int:
    """Take the card at a position; those behind it move up."""
    at = t.START[pile] + i
    last = t.START[pile] + t.count[pile] - 1
    slot = t.slot[at]
    while at < last:
        t.slot[at] = t.slot[at + 1]
        at += 1
    t.slot[last] = 0
    t.count[pile] -= 1
    return slot


def move(t: AnyState, pile: Pile, i: int, to: Pile) -> None:
    """Move one card; whoever has seen it has still seen it."""
    put(t, to, take(t, pile, i))


def move_all(t: AnyState, pile: Pile, to: Pile) -> None:
    """Move all the cards, in their order."""
    for i in range(t.count[pile]):
        at = t.START[pile] + i
        put(t, to, t.slot[at])
        t.slot[at] = 0
    t.count[pile] = 0


def move_some(t: AnyState, pile: Pile, positions: int, to: Pile) -> None:
    """Move the cards at these positions, in their order; the others move up."""
    start, kept = t.START[pile], 0
    for i in range(t.count[pile]):
        slot = t.slot[start + i]
        t.slot[start + i] = 0
        if has(positions, i):
            put(t, to, slot)
        else:
            t.slot[start + kept] = slot
            kept += 1
    t.count[pile] = kept


def swap(t: AnyState, pile: Pile, i: int, other: Pile, j: int) -> None:
    """Two cards change places."""
    a, b = t.START[pile] + i, t.START[other] + j
    slot = t.slot[a]
    t.slot[a] = t.slot[b]
    t.slot[b] = slot


def lay(t: AnyState, pile: Pile, face: int, who: int) -> None:
    """Lay a card that was in no pile before; for setting up."""
    put(t, pile, face + 1 | who << SEEN | NEVER << SINCE)


def gather(t: AnyState, pile: Pile, stock: Pile) -> None:
    """Take all the cards back into a stock that is about to be shuffled: nobody knows them any more."""
    n = t.count[pile]
    if n == 0:
        return
    slot = t.slot
    start = t.START[pile]
    to = t.START[stock] + t.count[stock] - start
    for i in range(start, start + n):
        slot[to + i] = slot[i] & FACE | NEVER << SINCE
        slot[i] = 0
    t.count[pile] = 0
    t.count[stock] += n


def forget(t: AnyState, stock: Pile) -> None:
    """A stock gathered whole and shuffled: what anybody remembered of it is void."""
    if t.shuffles:
        t.shuffles = 0
        deck = t.DECK[stock]
        for i in range(t.MEMORY[deck], t.MEMORY[deck] + t.SIZE[deck]):
            t.lost[i] = 0


def shuffle_in(t: AnyState, pile: Pile, stock: Pile) -> None:
    """Shuffle a pile into the stock. Whoever had seen a card remembers that it is in there from now on."""
    t.shuffles += 1
    for i in range(t.count[pile]):
        slot = t.slot[t.START[pile] + i]
        at = t.MEMORY[t.DECK[pile]] + (slot & FACE) - 1
        for seat in range(NO_SEAT + 1):
            if has(slot >> SEEN, seat):
                t.lost[at] = t.lost[at] & ~(NEVER << 6 * seat) | t.shuffles << 6 * seat
    gather(t, pile, stock)


def draw(t: AnyState, stock: Pile, to: Pile, who: int) -> None:
    """A card of a shuffled stock goes to a pile, and who has seen it then. A stock has no order: any card may come."""
    slot = t.slot
    count = t.count
    t.chance = following(t.chance)
    at = t.START[stock] + low(t, count[stock])
    if t.source:
        at = given_card(t, t.source, stock, to)
    count[stock] -= 1
    last = t.START[stock] + count[stock]
    slot[t.START[to] + count[to]] = slot[at] & FACE | who << SEEN | t.shuffles << SINCE
    slot[at] = slot[last]
    slot[last] = 0
    count[to] += 1


def given_card(t: AnyState, source: Source, stock: Pile, to: Pile) -> int:
    """The slot of the card that comes, when the table's source of chance says which."""
    start = t.START[stock]
    return start + source.card(t, [(slot & FACE) - 1 for slot in t.slot[start : start + t.count[stock]]], stock, to)


def deal_each(t: AnyState, stock: Pile, piles: tuple[Pile, ...], seats: int, n: int) -> None:
    """Deal n cards to each of these seats, one at a time, from the lead to the left; each sees their own.

    The stock is fresh and the piles are empty. Half of a deal's time would go into drawing cards, so this is `draw`
    once more, as one loop.
    """
    if t.source:
        deal_given(t, stock, piles, seats, n)
        return
    slot = t.slot
    start = t.START[stock]
    left = t.count[stock]
    chance = t.chance
    seat = t.lead
    for _ in range(n * t.players):
        if has(seats, seat):
            chance = following(chance)
            at = start + ((chance & LOW) * left >> 32)
            left -= 1
            to = piles[0] + seat
            slot[t.START[to] + t.count[to]] = slot[at] & FACE | 1 << seat + SEEN
            t.count[to] += 1
            slot[at] = slot[start + left]
            slot[start + left] = 0
        seat = seat + 1 if seat + 1 < t.players else 0
    t.count[stock] = left
    t.chance = chance


def deal_given(t: AnyState, stock: Pile, piles: tuple[Pile, ...], seats: int, n: int) -> None:
    """The same when the table's source of chance says which cards come."""
    for _ in range(n):
        for i in range(t.lead, t.lead + t.players):
            if has(seats, i % t.players):
                draw(t, stock, piles[i % t.players], bit(i % t.players))


def throw(t: AnyState, to: Pile, n: int, who: int) -> None:
    """Throw n dice."""
    for _ in range(n):
        t.chance = following(t.chance)
        face = low(t, t.SIZE[t.DECK[to]])
        if t.source:
            face = t.source.die(t, t.SIZE[t.DECK[to]], to)
        put(t, to, face + 1 | who << SEEN)


def clear(t: AnyState, pile: Pile) -> None:
    """Take dice off the table."""
    for i in range(t.count[pile]):
        t.slot[t.START[pile] + i] = 0
    t.count[pile] = 0


def show_one(t: AnyState, pile: Pile, i: int, who: int) -> None:
    """Show the face of one card."""
    t.slot[t.START[pile] + i] |= who << SEEN


def show(t: AnyState, pile: Pile, who: int) -> None:
    """Show the faces of a whole pile."""
    for i in range(t.count[pile]):
        t.slot[t.START[pile] + i] |= who << SEEN


def show_backs(t: AnyState, pile: Pile, who: int) -> None:
    """Show the backs of a whole pile."""
    for i in range(t.count[pile]):
        t.slot[t.START[pile] + i] |= who << BACKS


def unseen(t: AnyState, pile: Pile) -> int:
    """The positions whose faces are not known to everybody."""
    positions = 0
    for i in range(t.count[pile]):
        if not has(seen(t, pile, i), NO_SEAT):
            positions |= bit(i)
    return positions
