"""What a seat remembers of cards that were shuffled back: exactly uniform over the deals it can believe in."""

from collections import Counter
from itertools import permutations

import pytest

from brelan.deck import Deck
from brelan.engine.declarations import pile
from brelan.engine.layout import declared
from brelan.engine.piles import NEVER, card, draw, lay, shuffle_in
from brelan.engine.sight import imagine, veil
from brelan.engine.state import NO_SEAT, AnyState, Pile

CARDS = Deck(("1", "2", "3", "4", "5", "6"))


@declared(seats=2)
class Small(AnyState):
    """A stock, a hand dealt before a shuffle, and one dealt after it."""

    stock: Pile = pile(6, CARDS)
    early: Pile = pile(2, CARDS)
    thrown: Pile = pile(2, CARDS)
    late: Pile = pile(2, CARDS)


def test_a_card_one_threw_into_the_stock_is_never_imagined_in_a_hand_dealt_before_and_all_else_is_equally_likely() -> (
    None
):
    t = Small.new(2)
    t.chance = 12345
    for face in range(6):
        lay(t, t.stock, face, 0)
    draw(t, t.stock, t.thrown, 0b01)
    thrown = (t.slot[t.START[t.thrown]] & 127) - 1
    draw(t, t.stock, t.early, 0b10)
    draw(t, t.stock, t.early, 0b10)
    shuffle_in(t, t.thrown, t.stock)
    draw(t, t.stock, t.late, 0b10)
    veil(t, 0)
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(12_000):
        world = t.copy()
        imagine(world, 0, seed)
        at = [world.START[world.early], world.START[world.early] + 1, world.START[world.late]]
        counts[tuple((world.slot[i] & 127) - 1 for i in at)] += 1
    believable = [deal for deal in permutations(range(6), 3) if thrown not in deal[:2]]
    assert set(counts) == set(believable)
    mean = 12_000 / len(believable)
    assert sum((counts[deal] - mean) ** 2 / mean for deal in believable) < 2 * len(believable)


def test_of_a_card_that_was_shuffled_in_twice_each_seat_remembers_the_last_time_that_it_knew_it() -> None:
    t = Small.new(2)
    t.chance = 12345
    lay(t, t.stock, 4, 0)
    draw(t, t.stock, t.thrown, 0b11)
    shuffle_in(t, t.thrown, t.stock)
    assert [_lost(t, 4, seat) for seat in (0, 1, NO_SEAT)] == [1, 1, 0]
    draw(t, t.stock, t.thrown, 0b01)
    shuffle_in(t, t.thrown, t.stock)
    assert [_lost(t, 4, seat) for seat in (0, 1, NO_SEAT)] == [2, 1, 0]


@pytest.mark.parametrize("seat", [*range(NO_SEAT + 1)])
def test_what_a_seat_remembers_anew_leaves_alone_what_others_remember(seat: int) -> None:
    t = Small.new(2)
    lay(t, t.thrown, 4, (2 << NO_SEAT) - 1)
    t.shuffles = NEVER - 2
    shuffle_in(t, t.thrown, t.stock)
    draw(t, t.stock, t.thrown, 1 << seat)
    t.shuffles = 0
    shuffle_in(t, t.thrown, t.stock)
    assert [_lost(t, 4, each) for each in range(NO_SEAT + 1)] == [
        1 if each == seat else 62 for each in range(NO_SEAT + 1)
    ]


def _lost(t: Small, face: int, seat: int) -> int:
    """The shuffle since which a seat has lost sight of a card; 0 if it never has."""
    return t.lost[t.MEMORY[t.DECK[t.stock]] + face] >> 6 * seat & NEVER


def test_a_card_that_was_shuffled_in_twice_is_never_imagined_where_a_card_came_between() -> None:
    t = Small.new(2)
    t.chance = 12345
    lay(t, t.stock, 4, 0)
    draw(t, t.stock, t.thrown, 0b01)
    shuffle_in(t, t.thrown, t.stock)
    draw(t, t.stock, t.thrown, 0b01)
    for face in range(4):
        lay(t, t.stock, face, 0)
    draw(t, t.stock, t.early, 0b10)
    draw(t, t.stock, t.early, 0b10)
    shuffle_in(t, t.thrown, t.stock)
    draw(t, t.stock, t.late, 0b10)
    lay(t, t.late, 5, 0b11)
    veil(t, 0)
    late: Counter[int] = Counter()
    for seed in range(600):
        world = t.copy()
        imagine(world, 0, seed)
        assert 4 not in [card(world, world.early, i) for i in (0, 1)]
        late[card(world, world.late, 0)] += 1
    assert set(late) == {0, 1, 2, 3, 4}
    assert 150 < late[4] < 250, "one of the three cards of the stock"
