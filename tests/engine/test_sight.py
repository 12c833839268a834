"""A view by hand: what a seat sees is there, all else is a hole; what it imagines fits into the holes."""

from collections import Counter

import pytest

from brelan.deck import Deck
from brelan.engine.declarations import dice, pile, piles
from brelan.engine.layout import declared
from brelan.engine.piles import CLASS, FACE, NEVER, SINCE, card, lay, put
from brelan.engine.sight import HIDDEN, imagine, veil
from brelan.engine.state import NO_SEAT, AnyState, Pile
from brelan.engine.table import Table
from tests.engine.toy import game as toy

LETTERS = Deck(("a", "b", "c", "d"))
CARDS = Deck(tuple("123456"))
DICE = Deck(("x", "y", "z"))
BACK = (1, 2, 1, 2, 1, 2)
"""Odd cards have one back, even ones another."""


@declared(seats=2, backs=BACK)
class Small(AnyState):
    """Two decks of cards, and dice that lie between their piles."""

    letters: Pile = pile(4, LETTERS)
    die: Pile = dice(2, DICE)
    hand: tuple[Pile, ...] = piles(2, CARDS)
    stock: Pile = pile(6, CARDS)
    spare: Pile = pile(4, LETTERS)


def slot(face: int, who: int = 0, backs: int = 0, since: int = 0) -> int:
    return face + 1 | who << 7 | backs << 16 | since << 25


def table() -> Small:
    """The first seat sees its own two cards, the back of one of the other's, one letter and one die."""
    t = Small.new(2)
    t.chance = 99
    put(t, t.hand[0], slot(0, 0b01))
    put(t, t.hand[0], slot(3, 0b01))
    put(t, t.hand[1], slot(5, 0b10, 0b01))
    put(t, t.hand[1], slot(2, 0b10))
    for face in (1, 4):
        lay(t, t.stock, face, 0)
    put(t, t.letters, slot(0, 0b01))
    put(t, t.letters, slot(3))
    put(t, t.spare, slot(1))
    put(t, t.spare, slot(2))
    put(t, t.die, slot(2, 0b01))
    put(t, t.die, slot(1, 0b10))
    return t


def faces(t: Small) -> list[list[int]]:
    """What lies in each pile."""
    return [[card(t, Pile(p), i) for i in range(t.count[p])] for p in range(len(t.START))]


@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (0, [[0, -1], [2, -1], [0, 3], [-1, -1], [-1, -1], [-1, -1]]),
        (1, [[-1, -1], [-1, 1], [-1, -1], [5, 2], [-1, -1], [-1, -1]]),
        (NO_SEAT, [[-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1]]),
    ],
)
def test_a_seat_sees_what_it_was_shown(seat: int, seen: list[list[int]]) -> None:
    t = table()
    veil(t, seat)
    assert faces(t) == seen
    assert t.chance == 0
    backs = [t.slot[i] >> CLASS for i in range(len(t.slot))]
    assert [i for i, back in enumerate(backs) if back] == ([t.START[t.hand[1]]] if seat == 0 else [])
    assert sum(backs) == (2 if seat == 0 else 0), "card 6 has the other back"


def test_a_view_has_no_answer_that_is_not_the_seats_own_nor_what_another_remembers() -> None:
    t = table()
    t.chosen, t.sealed = 0b11, [5, 6]
    t.said, t.part = [7, 8, 9], 1
    t.lost = [sum(n << 6 * n for n in range(1, 9))] * len(t.lost)
    view = t.copy()
    veil(view, 1)
    assert view.sealed == [HIDDEN, 6]
    assert view.said == [7, 0, 0]
    assert set(view.lost) == {1 << 6}
    veil(t, NO_SEAT)
    assert t.sealed == [HIDDEN, HIDDEN]
    assert set(t.lost) == {8 << 6 * 8}
    t = table()
    t.chosen, t.sealed = 0b01, [5, 0]
    veil(t, 1)
    assert t.sealed == [HIDDEN, 0], "who has not chosen hides nothing"


@pytest.mark.parametrize("seat", [0, 1, NO_SEAT])
def test_what_is_imagined_fills_the_holes_with_what_is_missing_and_changes_nothing_else(seat: int) -> None:
    view = table()
    veil(view, seat)
    hand, dice_seen, letters = Counter[int](), Counter[int](), Counter[tuple[int, ...]]()
    for seed in range(600):
        t = view.copy()
        imagine(t, seat, seed)
        lying, known = faces(t), faces(view)
        pairs = (zip(was, there, strict=True) for was, there in zip(known, lying, strict=True))
        assert all(before in (-1, now) for pile in pairs for before, now in pile)
        assert sorted(lying[2] + lying[3] + lying[4]) == list(range(6))
        assert sorted(lying[0] + lying[5]) == [0, 1, 2, 3]
        assert all(0 <= face < 3 for face in lying[1])
        assert not any(one >> CLASS for one in t.slot)
        assert [one & ~FACE for one in t.slot] == [one & ~FACE & ~(63 << CLASS) for one in view.slot]
        if seat == 0:
            assert BACK[lying[3][0]] == 2
        hand[lying[3][1]] += 1
        dice_seen[lying[1][1]] += 1
        letters[tuple(lying[5])] += 1
    may_lie = {0: (4, 3, 6), 1: (1, 1, 12), NO_SEAT: (6, 3, 12)}[seat]
    assert (len(hand), len(dice_seen), len(letters)) == may_lie
    assert min(letters.values()) > 20


def test_what_is_imagined_depends_on_its_seed_and_on_nothing_that_was_hidden() -> None:
    views = []
    for stock in ((1, 4), (4, 1)):
        t = table()
        for i, face in enumerate(stock):
            t.slot[t.START[t.stock] + i] = slot(face, since=NEVER)
        veil(t, 0)
        imagine(t, 0, 12)
        views.append(t)
    assert views[0] == views[1]
    assert views[0].slot[views[0].START[views[0].stock]] >> SINCE & NEVER == NEVER
    again = table()
    veil(again, 0)
    imagine(again, 0, 13)
    assert again != views[0]


def test_an_answer_that_others_have_sealed_is_asked_for_again_unless_it_was_their_only_one() -> None:
    playing = Table.begin(toy, 3, seed=1)
    for seat in range(3):
        playing.state.chosen |= 1 << seat
        playing.state.sealed[seat] = 0b011
    hand = toy.state.LAYOUT.constants["hand"]
    playing.state.count[hand[2]] = 2
    playing.state.slot[playing.state.START[hand[2]] + 2] = 0
    playing.state.count[hand[0]] = 3
    t = playing.view(0).state
    imagine(t, 0, 1)
    assert (t.chosen, t.sealed[:3]) == (0b101, [0b011, 0, 0b011])
