"""Cards move with all that is known of them, and what is said of one is said of no other."""

from itertools import product

import pytest

from brelan.deck import Deck
from brelan.engine.chance import following, roll
from brelan.engine.declarations import dice, pile, piles
from brelan.engine.layout import declared
from brelan.engine.piles import (
    EVERYBODY,
    NEVER,
    NOBODY,
    card,
    clear,
    deal_each,
    draw,
    forget,
    gather,
    lay,
    move,
    move_all,
    move_some,
    put,
    seen,
    show,
    show_backs,
    show_one,
    shuffle_in,
    size,
    swap,
    take,
    throw,
    unseen,
)
from brelan.engine.sight import known
from brelan.engine.source import Outcome, OutOfChance, Script
from brelan.engine.state import NO_SEAT, AnyState, Pile
from tests.contract.test_conservation import empty_slots_are_clean

OTHERS = Deck(("a", "b", "c"))
CARDS = Deck(tuple("123456789"))
DICE = Deck(("head", "tail", "edge"))


@declared(seats=3, backs=(1, 2, 63) * 3)
class Small(AnyState):
    """Two decks of cards, and dice."""

    other: Pile = pile(3, OTHERS)
    hand: tuple[Pile, ...] = piles(4, CARDS)
    stock: Pile = pile(9, CARDS)
    table: Pile = pile(9, CARDS)
    cup: Pile = dice(4, DICE)


def small(stock: int = 0, chance: int = 123456789) -> Small:
    """A table with so many cards in the stock."""
    t = Small.new(3)
    t.chance = chance
    for face in range(stock):
        lay(t, t.stock, face, NOBODY)
    return t


def slot(face: int, who: int = 0, backs: int = 0, since: int = 0) -> int:
    """As the head of piles.py lays it out; compiled and kept tables are read by it."""
    return face + 1 + who * 2**7 + backs * 2**16 + since * 2**25


def lying(t: Small, where: Pile) -> list[int]:
    """The slots of a pile."""
    start = t.START[where]
    assert empty_slots_are_clean(t)
    return t.slot[start : start + t.count[where]]


def faces(t: Small, where: Pile) -> list[int]:
    """The faces of a pile."""
    lying(t, where)
    return [card(t, where, i) for i in range(size(t, where))]


def with_cards(*on_table: int) -> Small:
    """These cards on the table, each with another history."""
    t = small()
    for i, face in enumerate(on_table):
        put(t, t.table, slot(face, 1 << i, 1 << i, i))
    return t


def test_a_slot_has_room_for_the_highest_card_everybody_and_the_last_shuffle() -> None:
    t = small()
    put(t, t.stock, slot(126, 511, 511, 63))
    assert (card(t, t.stock, 0), seen(t, t.stock, 0)) == (126, EVERYBODY)
    put(t, t.stock, slot(0))
    show_one(t, t.stock, 1, EVERYBODY)
    assert lying(t, t.stock)[1] == slot(0, who=511)
    show_backs(t, t.stock, EVERYBODY)
    assert lying(t, t.stock) == [slot(126, 511, 511, 63), slot(0, 511, 511)]


@pytest.mark.parametrize("face", [0, 1, 2, 8])
def test_who_has_not_seen_a_face_may_still_know_its_back(face: int) -> None:
    t = small()
    there = slot(face, who=0b001, backs=0b011, since=5)
    hole = there - face - 1
    assert known(t, there, 0) == there
    assert known(t, there, 1) == hole + (1, 2, 63)[face % 3] * 2**31
    assert known(t, there, 2) == known(t, there, NO_SEAT) == hole
    assert known(t, hole, 1) == hole, "a hole stays one"


def test_a_card_that_is_laid_has_never_been_outside_a_shuffled_pile() -> None:
    t = small()
    lay(t, t.stock, 3, 0b101)
    lay(t, t.stock, 0, NOBODY)
    assert lying(t, t.stock) == [slot(3, 0b101, 0, 63), slot(0, 0, 0, 63)]


@pytest.mark.parametrize("i", [0, 1, 2])
def test_a_card_that_is_taken_leaves_no_gap_and_takes_its_past_along(i: int) -> None:
    t = with_cards(4, 0, 7)
    before = lying(t, t.table)
    assert take(t, t.table, i) == before[i]
    assert lying(t, t.table) == before[:i] + before[i + 1 :]
    t = with_cards(4, 0, 7)
    put(t, t.hand[1], slot(8))
    move(t, t.table, i, t.hand[1])
    assert lying(t, t.hand[1]) == [slot(8), before[i]]
    assert lying(t, t.table) == before[:i] + before[i + 1 :]


@pytest.mark.parametrize("positions", range(8))
def test_some_cards_move_in_their_order_and_the_others_move_up(positions: int) -> None:
    t = with_cards(4, 0, 7)
    before = lying(t, t.table)
    put(t, t.hand[2], slot(8))
    move_some(t, t.table, positions, t.hand[2])
    assert lying(t, t.hand[2]) == [slot(8), *(one for i, one in enumerate(before) if positions >> i & 1)]
    assert lying(t, t.table) == [one for i, one in enumerate(before) if not positions >> i & 1]


def test_all_cards_move_in_their_order() -> None:
    t = with_cards(4, 0, 7)
    before = lying(t, t.table)
    put(t, t.hand[0], slot(8))
    move_all(t, t.table, t.hand[0])
    assert lying(t, t.hand[0]) == [slot(8), *before]
    assert lying(t, t.table) == []


def test_two_cards_change_places() -> None:
    t = with_cards(4, 0, 7)
    put(t, t.hand[1], slot(5))
    put(t, t.hand[1], slot(6))
    before = lying(t, t.table)
    swap(t, t.table, 2, t.hand[1], 1)
    assert lying(t, t.table) == [*before[:2], slot(6)]
    assert lying(t, t.hand[1]) == [slot(5), before[2]]


def test_cards_that_are_gathered_are_known_to_nobody() -> None:
    t = with_cards(4, 0, 7)
    lay(t, t.stock, 8, 0b111)
    gather(t, t.table, t.stock)
    assert lying(t, t.stock) == [slot(8, 0b111, 0, NEVER), *(slot(face, since=NEVER) for face in (4, 0, 7))]
    assert lying(t, t.table) == []
    before = t.copy()
    gather(t, t.table, t.stock)
    assert t == before


def test_a_stock_that_is_whole_again_is_remembered_by_nobody_and_other_decks_are() -> None:
    t = small()
    lay(t, t.other, 2, EVERYBODY)
    for face in (0, 8):
        lay(t, t.table, face, EVERYBODY)
    t.shuffles = 4
    shuffle_in(t, t.other, t.other)
    shuffle_in(t, t.table, t.stock)
    assert t.shuffles == 6
    remembered = t.lost.copy()
    assert [i for i, number in enumerate(remembered) if number] == [2, 3 + 0, 3 + 8]
    forget(t, t.stock)
    assert t.shuffles == 0
    assert t.lost == [*remembered[:3], *[0] * 12]
    forget(t, t.other)
    assert t.lost == [*remembered[:3], *[0] * 12], "once nothing has been shuffled in there is nothing to forget"


@pytest.mark.parametrize("n", [1, 2, 9])
def test_any_card_of_a_stock_comes_and_the_last_one_takes_its_place(n: int) -> None:
    for chance in range(1, 20):
        t = small(n, chance)
        t.shuffles = 5
        luck = [chance]
        at = roll(luck, n)
        put(t, t.table, slot(8, since=3))
        draw(t, t.stock, t.table, 0b110)
        assert t.chance == luck[0]
        assert lying(t, t.table) == [slot(8, since=3), slot(at, 0b110, 0, 5)]
        left = list(range(n))
        left[at] = left[-1]
        assert faces(t, t.stock) == left[:-1]


@pytest.mark.parametrize("lead", [0, 1, 2])
def test_cards_are_dealt_one_at_a_time_from_the_lead_to_the_left_and_each_sees_their_own(lead: int) -> None:
    for seats, n in product(range(8), range(3)):
        t, by_hand = small(9), small(9)
        t.lead = by_hand.lead = lead
        deal_each(t, t.stock, t.hand, seats, n)
        for _ in range(n):
            for seat in (lead, (lead + 1) % 3, (lead + 2) % 3):
                if seats >> seat & 1:
                    draw(by_hand, by_hand.stock, by_hand.hand[seat], 1 << seat)
        assert t == by_hand


def test_cards_that_were_written_down_are_dealt_in_their_order() -> None:
    t = small(9)
    t.lead = 1
    deck = t.DECK[t.stock]
    t.source = Script(tuple(Outcome(deck, face) for face in (8, 3, 0, 5)))
    deal_each(t, t.stock, t.hand, 0b110, 2)
    assert [faces(t, hand) for hand in t.hand] == [[], [8, 0], [3, 5]]
    assert [seen(t, t.hand[1], i) for i in (0, 1)] == [0b010, 0b010]
    assert sorted(faces(t, t.stock)) == [1, 2, 4, 6, 7]
    with pytest.raises(OutOfChance, match="the chance that was written down ends after 4 outcomes"):
        draw(t, t.stock, t.table, EVERYBODY)


def test_dice_fall_as_the_generator_or_the_paper_says() -> None:
    t = small()
    put(t, t.cup, slot(2))
    luck = [t.chance]
    throw(t, t.cup, 3, 0b011)
    assert lying(t, t.cup) == [slot(2), *(slot(roll(luck, 3), 0b011) for _ in range(3))]
    assert t.chance == luck[0]
    clear(t, t.cup)
    assert lying(t, t.cup) == []
    t.source = Script((Outcome(t.DECK[t.cup], 2), Outcome(t.DECK[t.cup], 0)))
    throw(t, t.cup, 2, NOBODY)
    assert lying(t, t.cup) == [slot(2), slot(0)]
    assert t.chance == following(following(luck[0]))


def test_what_is_shown_is_shown_to_those_and_all_of_a_pile_or_one_card_of_it() -> None:
    t = with_cards(4, 0, 7)
    show_one(t, t.table, 1, 0b100)
    assert [seen(t, t.table, i) for i in range(3)] == [0b001, 0b110, 0b100]
    show(t, t.table, 0b001)
    assert [seen(t, t.table, i) for i in range(3)] == [0b001, 0b111, 0b101]
    assert unseen(t, t.table) == 0b111
    show_one(t, t.table, 1, EVERYBODY)
    assert unseen(t, t.table) == 0b101
    show_backs(t, t.table, 0b010)
    assert lying(t, t.table) == [slot(4, 0b001, 0b011, 0), slot(0, 511, 0b010, 1), slot(7, 0b101, 0b110, 2)]
