"""What a seat sees, and what it can imagine.

A view is a table with holes: the same state, made from the table, in which every face the seat has not seen is a hole.
"""

from brelan.engine.asks import Form
from brelan.engine.chance import below, seeded
from brelan.engine.cups import imagine_cup
from brelan.engine.flow import question
from brelan.engine.piles import BACKS, CLASS, FACE, NEVER, SEEN, SINCE
from brelan.engine.sets import bit, has, scratch
from brelan.engine.state import AnyState

HIDDEN = -1


def veil(t: AnyState, seat: int) -> None:
    """Turn a copy of the table into the view of a seat (or of NO_SEAT: what all see)."""
    t.chance = 0
    for other in range(t.players):
        if other != seat and has(t.chosen, other):
            t.sealed[other] = HIDDEN
    for pile in range(len(t.START)):
        for i in range(t.START[pile], t.START[pile] + t.count[pile]):
            t.slot[i] = known(t, t.slot[i], seat)
    for i in range(len(t.lost)):
        t.lost[i] &= NEVER << 6 * seat
    for i in range(t.part, len(t.said)):  # what is known of earlier answers has been told (G7)
        t.said[i] = 0


def known(t: AnyState, slot: int, seat: int) -> int:
    """A card as a seat knows it: as it is, or a hole; the hole's back may be known."""
    if has(slot >> SEEN, seat):
        return slot
    if has(slot >> BACKS, seat) and slot & FACE:
        return slot & ~FACE | t.BACK[(slot & FACE) - 1] << CLASS
    return slot & ~FACE


def imagine(t: AnyState, seat: int, seed: int) -> None:
    """Turn a view of the seat into a whole table: one of those it cannot tell from the true one, all equally likely."""
    t.chance = seeded(seed)
    if t.COVERED:
        for cup in t.COVERED:
            imagine_cup(t, cup)
    for deck in range(len(t.SIZE)):
        if t.DICE[deck]:
            imagine_dice(t, deck)
        else:
            imagine_cards(t, deck, seat)
    choose_anew(t, t.chosen & ~bit(seat))


def choose_anew(t: AnyState, seats: int) -> None:
    """These seats' sealed answers are not known: they are asked again, except those with only one answer."""
    for seat in range(t.players):
        if has(seats, seat):
            ask = question(t, t.now, 0, seat)
            if ask.form == Form.GIVEN:
                t.sealed[seat] = ask.least
            else:
                t.sealed[seat] = 0
                t.chosen &= ~bit(seat)


def imagine_dice(t: AnyState, deck: int) -> None:
    """Unseen dice may show anything."""
    for pile in range(len(t.START)):
        if t.DECK[pile] == deck:
            for i in range(t.START[pile], t.START[pile] + t.count[pile]):
                if t.slot[i] & FACE == 0:
                    t.slot[i] |= below(t, t.SIZE[deck]) + 1


def imagine_cards(t: AnyState, deck: int, seat: int) -> None:
    """Deal the unseen cards into the holes.

    A card that the seat lost sight of in a shuffle can only lie where a card came after that shuffle. These sets of
    holes are nested, so placing the card lost last first, each uniformly, gives every consistent deal equal weight.
    A hole whose back is known takes a card of its class; classes are disjoint, so these come first.
    """
    holes = scratch(len(t.slot))
    pool = scratch(t.SIZE[deck])
    left = list_holes(t, deck, holes)
    cards = list_unseen(t, deck, pool)
    for h in range(left - 1, -1, -1):
        back = t.slot[holes[h]] >> CLASS
        if back:
            at = pick_of_class(t, pool, cards, back)
            fill_hole(t, holes[h], pool[at])
            cards -= 1
            pool[at] = pool[cards]
            left -= 1
            holes[h] = holes[left]
    for since in range(t.shuffles, -1, -1):
        for c in range(cards - 1, -1, -1):
            if t.lost[t.MEMORY[deck] + pool[c]] >> 6 * seat & NEVER == since:
                h = pick_since(t, holes, left, since)
                fill_hole(t, holes[h], pool[c])
                left -= 1
                holes[h] = holes[left]


def list_holes(t: AnyState, deck: int, holes: list[int]) -> int:
    """Note the slots of a deck's holes; how many there are."""
    n = 0
    for pile in range(len(t.START)):
        if t.DECK[pile] == deck:
            for i in range(t.START[pile], t.START[pile] + t.count[pile]):
                if t.slot[i] & FACE == 0:
                    holes[n] = i
                    n += 1
    return n


def list_unseen(t: AnyState, deck: int, pool: list[int]) -> int:
    """Note the cards of a deck that no slot shows; how many there are."""
    shown = scratch(t.SIZE[deck])
    for pile in range(len(t.START)):
        if t.DECK[pile] == deck:
            for i in range(t.START[pile], t.START[pile] + t.count[pile]):
                if t.slot[i] & FACE:
                    shown[(t.slot[i] & FACE) - 1] = 1
    n = 0
    for card in range(t.SIZE[deck]):
        if shown[card] == 0:
            pool[n] = card
            n += 1
    return n


def pick_of_class(t: AnyState, pool: list[int], cards: int, back: int) -> int:
    """The place in the pool of a random card with this back."""
    fitting = 0
    for c in range(cards):
        if t.BACK[pool[c]] == back:
            fitting += 1
    n = below(t, fitting)
    for c in range(cards):
        if t.BACK[pool[c]] == back:
            if n == 0:
                return c
            n -= 1
    return -1


def pick_since(t: AnyState, holes: list[int], left: int, since: int) -> int:
    """A random hole whose card came after this many shuffles, or is in the shuffled pile."""
    if since == 0:
        return below(t, left)
    fitting = 0
    for h in range(left):
        if t.slot[holes[h]] >> SINCE & NEVER >= since:
            fitting += 1
    n = below(t, fitting)
    for h in range(left):
        if t.slot[holes[h]] >> SINCE & NEVER >= since:
            if n == 0:
                return h
            n -= 1
    return -1


def fill_hole(t: AnyState, at: int, face: int) -> None:
    """A hole gets a face; the class of its back follows from it."""
    t.slot[at] = t.slot[at] & ~(FACE | 63 << CLASS) | face + 1
