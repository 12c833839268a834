"""What a seat remembers of cards that were shuffled back: exactly uniform over the deals it can believe in."""

from collections import Counter
from itertools import permutations

from brelan.deck import Deck
from brelan.engine.declarations import pile
from brelan.engine.layout import table
from brelan.engine.piles import draw, lay, shuffle_in
from brelan.engine.records import Pile, Record
from brelan.engine.sight import imagine, veil

CARDS = Deck(("1", "2", "3", "4", "5", "6"))


@table(seats=2)
class Small(Record):
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
