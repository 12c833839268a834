"""What is told says what happened, by which rule, and shows each card to those who have seen it."""

from enum import IntEnum

from brelan.deck import Deck
from brelan.engine.declarations import pile, piles
from brelan.engine.layout import declared
from brelan.engine.piles import EVERYBODY, lay
from brelan.engine.state import NO_SEAT, AnyState, Pile
from brelan.engine.tells import Tell, key, tell, tell_card, tell_cards, tell_order

CARDS = Deck(tuple("12345678"))
OTHERS = Deck(("a", "b"))


@declared(seats=3)
class Small(AnyState):
    """Two piles before each seat, and two in the middle, the first of another deck."""

    other: Pile = pile(2, OTHERS)
    hand: tuple[Pile, ...] = piles(2, CARDS)
    shown: tuple[Pile, ...] = piles(1, CARDS)
    common: Pile = pile(2, CARDS)


class Told(IntEnum):
    """What the log tells."""

    CAME_BACK = 0
    BEATS = 1


def heard() -> Small:
    """A table with somebody who listens, and cards: 1 2 and 3 before the first, 4 5 and 6 before the second, 8 in the
    middle."""
    t = Small.new(3)
    t.tells = []
    for seat in (0, 1):
        lay(t, t.hand[seat], 3 * seat, 1 << seat)
        lay(t, t.hand[seat], 3 * seat + 1, EVERYBODY)
        lay(t, t.shown[seat], 3 * seat + 2, EVERYBODY)
    lay(t, t.common, 7, EVERYBODY)
    lay(t, t.other, 1, 0b100)
    return t


def say(t: Small) -> None:
    """X3.1 Whatever is told here is told by this rule."""
    tell(t, Told.CAME_BACK, 2, n=4, seat_whom=1)
    tell(t, Told.CAME_BACK, NO_SEAT, by="Y2")
    tell_cards(t, Told.CAME_BACK, 0, t.hand[0], n=1)
    tell_cards(t, Told.CAME_BACK, 0, t.other, by="Y3")
    tell_card(t, Told.CAME_BACK, 1, t.hand[1], 1, n=2)
    tell_card(t, Told.CAME_BACK, 1, t.other, 0, by="Y4")


def mumble(t: Small) -> None:
    """This is no rule."""
    tell(t, Told.BEATS, 0)


def compare(t: Small) -> None:
    """X4 Two hands and the third, which is as good as the second."""
    tell_order(t, Told.BEATS, 0b011, (5, 9, 7), (t.hand, t.shown), t.common, each={"wild": (1, 2, 3)}, n=6)
    tell_order(t, Told.BEATS, 0b111, (5, 9, 5), (t.hand,), tied_by="X4.2")


def test_a_tell_names_the_rule_it_stands_in_unless_it_names_another() -> None:
    t = heard()
    say(t)
    mumble(t)
    assert t.tells is not None
    assert [(one.what, one.rule, one.seat, one.numbers) for one in t.tells] == [
        ("came-back", "X3.1", 2, {"n": 4, "seat_whom": 1}),
        ("came-back", "Y2", NO_SEAT, {}),
        ("came-back", "X3.1", 0, {"n": 1}),
        ("came-back", "Y3", 0, {}),
        ("came-back", "X3.1", 1, {"n": 2}),
        ("came-back", "Y4", 1, {}),
        ("beats", "", 0, {}),
    ]
    assert [one.deck for one in t.tells] == [0, 0, 1, 0, 1, 0, 0]
    assert key(Told.CAME_BACK) == "came-back"


def test_each_card_of_a_tell_is_for_those_who_have_seen_it() -> None:
    t = heard()
    say(t)
    assert t.tells is not None
    pair, other, one = t.tells[2], t.tells[3], t.tells[4]
    assert [pair.seen_by(watcher).cards for watcher in (0, 1, 2, NO_SEAT)] == [(0, 1), *[(-1, 1)] * 3]
    assert [other.seen_by(watcher).cards for watcher in (0, 1, 2, NO_SEAT)] == [(-1,), (-1,), (1,), (-1,)]
    assert one.seen_by(0).cards == (4,)
    assert [told.seen_by_all_eyes().cards for told in (pair, other, one)] == [(0, 1), (1,), (4,)]
    assert pair.seen_by(1)._replace(cards=pair.cards) == pair
    assert t.tells[0].seen_by(0) == t.tells[0].seen_by_all_eyes() == t.tells[0]


def test_hands_are_told_from_the_strongest_down_each_with_the_next() -> None:
    t = heard()
    compare(t)
    assert t.tells is not None
    assert [told.seen_by_all_eyes() for told in t.tells] == [
        Tell(
            "beats",
            "X4",
            1,
            {"seat_over": 0, "equal": 0, "own": 3, "n": 6, "wild": 2, "wild_over": 1},
            (3, 4, 5, 0, 1, 2, 7),
            1,
        ),
        Tell("beats", "X4", 1, {"seat_over": 0, "equal": 0, "own": 2}, (3, 4, 0, 1), 1),
        Tell("beats", "X4.2", 0, {"seat_over": 2, "equal": 1, "own": 1}, (0, 1), 1),
    ]


def test_where_nobody_listens_nothing_is_told() -> None:
    t = heard()
    t.tells = None
    say(t)
    compare(t)
    assert t.tells is None
