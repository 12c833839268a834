"""What one version of the rules hands on to the next: numbers and cards by their names, as far as both know them."""

from dataclasses import replace
from typing import Any

import pytest

from brelan.engine.carried import ERA, Carried, Piles, carry, finished, go_on
from brelan.engine.piles import EVERYBODY, NEVER, show_backs
from brelan.engine.source import Witness
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from tests.engine.ways import State, Step, game


def deal(table: Table, *ways: str) -> None:
    """One deal, in which each seat goes a way from the lead on."""
    for way in ways:
        table.answer(table.awaited[0], way)
        if table.state.now == Step.STAKE:
            table.answer(table.awaited[0], 2)
    while table.state.now == Step.BOTH:
        table.answer(table.awaited[0], "pass")


def one_deal() -> Table:
    """A table after its first deal: one chip less here and there, a card in a hand, a die."""
    table = Table.begin(game, 3, seed=6, names=("Ana", "Ben", "Cleo"))
    deal(table, "draw", "throw", "note")
    return table


def test_what_is_carried_are_numbers_and_cards_by_their_names() -> None:
    table = one_deal()
    assert table.between is not None
    t: Any = table.between.state
    show_backs(t, t.hand[1], 0b100)
    carried = carry(game, t)
    assert carried.numbers == {"chips": [3, 3, 3], "deal": 1, "level": 3, "printed": [0, 0], "lead": 1}
    drawn = game.cards(t, "hand", 1)[0]
    assert carried.piles == {
        "hand.1": ((drawn, 0b010, 0b100),),
        "stock": tuple((text, 0, 0) for text in game.cards(t, "stock")),
        "die": ((game.cards(t, "die")[0], EVERYBODY, 0),),
    }


def printing(t: State, _path: object) -> None:
    t.printed[0] = 7


def test_what_is_printed_on_cards_stays_with_the_rules_unless_the_table_has_changed_it() -> None:
    loading = replace(game, load=printing)
    t: Any = loading.blank(2)
    assert "printed" not in carry(loading, t).numbers
    t.printed[1] = 8
    assert carry(loading, t).numbers["printed"] == [7, 8]


def test_a_game_goes_on_from_what_was_carried_with_chance_of_its_own() -> None:
    table = one_deal()
    assert table.between is not None
    carried, source = carry(game, table.between.state), Witness([])
    again = go_on(game, 3, {}, carried, source, table.names, era=2)
    assert (again.names, again.state.source, again.state.drawn) == (table.names, source, 2 * ERA)
    assert [tuple(told) for told in again.tells] == [("renewed", "", NO_SEAT, {"deal": 1}, (), 0)]
    assert (again.awaited, again.state.now, again.state.depth) == (table.awaited, Step.CHOOSE, table.state.depth)
    assert carry(game, again.state) == carry(game, table.state)
    fresh = go_on(game, 3, {}, None, source, (), era=1)
    assert (fresh.tells[0].numbers, fresh.state.drawn, fresh.names) == ({"deal": 0}, ERA, ("1", "2", "3"))
    assert carry(game, fresh.state).numbers["deal"] == 1
    assert fresh.state.chance == Table.begin(game, 3, source=source).state.chance
    over = finished(game, 3, {}, carried, table.names)
    assert (over.over, over.result, over.names) == (True, ((3, 3, 3), (0, 1, 2)), table.names)
    assert (over.state.now, over.state.depth, carry(game, over.state).numbers["deal"]) == (Step.NEXT, 0, 1)


@pytest.mark.parametrize(
    ("numbers", "found"),
    [
        ({}, ([5, 5, 0], 2, [0, 0], 1)),
        ({"level": 5, "lead": 0}, ([5, 5, 0], 5, [0, 0], 0)),
        ({"level": 6}, ([5, 5, 0], 5, [0, 0], 1)),
        ({"level": 1}, ([5, 5, 0], 2, [0, 0], 1)),
        ({"level": [4]}, ([5, 5, 0], 2, [0, 0], 1)),
        ({"chips": 4}, ([5, 5, 0], 2, [0, 0], 1)),
        ({"chips": [1, 10, -3]}, ([1, 9, 0], 2, [0, 0], 1)),
        ({"chips": [1, 2, 3, 4]}, ([1, 2, 0], 2, [0, 0], 1)),
        ({"chips": [1]}, ([1, 5, 0], 2, [0, 0], 1)),
        ({"printed": [3, 4]}, ([5, 5, 0], 2, [3, 4], 1)),
        ({"printed": [3, 4, 5]}, ([5, 5, 0], 2, [0, 0], 1)),
        ({"unheard_of": 3}, ([5, 5, 0], 2, [0, 0], 1)),
    ],
)
def test_rules_take_the_numbers_that_they_know_as_far_as_they_have_room(
    numbers: dict[str, int | list[int]], found: tuple[object, ...]
) -> None:
    t: Any = finished(game, 2, {}, Carried(numbers, {}), ()).state
    assert (t.chips, t.level, t.printed, t.lead) == found


def test_cards_go_back_where_they_lay_and_all_others_stay_where_the_set_up_puts_them() -> None:
    cards = {"hand.0": (("3", 0b001, 0b110), ("9", 0, 0)), "hand.1": (("1", 0, 0),), "die": (("y", 511, 0),)}
    t = finished(game, 2, {}, Carried({}, cards), ()).state
    hand, stock, die = (game.state.LAYOUT.constants[name] for name in ("hand", "stock", "die"))
    assert [game.cards(t, "hand", seat) for seat in range(3)] == [["3"], ["1"], []]
    assert (game.cards(t, "stock"), game.cards(t, "die")) == (["2", "4"], ["y"])
    assert t.slot[t.START[hand[0]]] == 3 | 0b001 << 7 | 0b110 << 16
    assert t.slot[t.START[hand[1]]] == 1 | NEVER << 25, "nobody has seen it: it may be any"
    assert t.slot[t.START[die]] == 2 | 511 << 7
    assert t.count[stock] == 2


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ({"hand.0": (("3", 0, 0),), "hand.1": (("3", 0, 0),)}, "^a card lies in two places, expected one$"),
        ({"hand.0": (("3", 0, 0), ("3", 0, 0))}, "^a card lies in two places, expected one$"),
        (
            {"hand.2": (("1", 0, 0), ("2", 0, 0), ("3", 0, 0))},
            r"^3 cards lie in hand\.2, expected 2 at most$",
        ),
    ],
)
def test_cards_that_cannot_lie_so_are_refused(cards: dict[str, tuple[tuple[str, int, int], ...]], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        finished(game, 2, {}, Carried({}, cards), ())


def test_two_dice_may_show_the_same_face_and_a_hand_may_be_full() -> None:
    cards: Piles = {"hand.2": (("1", 0, 0), ("2", 0, 0)), "die": (("x", 0, 0), ("x", 0, 0))}
    t = finished(game, 2, {}, Carried({}, cards), ()).state
    assert (game.cards(t, "hand", 2), game.cards(t, "die")) == (["1", "2"], ["x", "x"])
