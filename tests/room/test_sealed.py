"""Sealed cards, cut by everybody: what comes follows from what was sealed and from luck, and stands alone."""

import pytest

from brelan import shelf
from brelan.deck import Deck
from brelan.room.cutting import wanted
from brelan.room.events import Answered
from brelan.room.opened import verify
from brelan.room.sealed import Sealed, names_of
from tests.boxes import FIVE_CARDS, IN_TURN, lasting
from tests.room.evenings import Evening, whole


@pytest.mark.parametrize("name", shelf.names())
def test_a_game_that_everybody_cut_is_proved_by_its_opened_log(name: str) -> None:
    evening = whole(name, seed=8, people=3, bots=1, fair=2)
    proved = verify(evening.text, "game")
    assert evening.at.table is not None
    assert proved.table.state == evening.at.table.state
    assert proved.sitting.memory.tells() == evening.at.memory.tells() != []
    assert all(deal.came and deal.roots and len(deal.luck) >= 2 for deal in proved.deals)


def test_what_the_clock_needs_is_cut_like_what_a_person_needs() -> None:
    """Whoever answers last completes a deal: the next one is cut, also when it is the clock that answers."""
    evening = Evening(IN_TURN, seed=3, options=lasting(IN_TURN, 5), fair=2).sit(2)
    evening.cutters = {0, 1}
    evening.start()
    needed = 0
    for _ in range(40):
        table = evening.at.table
        assert table is not None
        seat, number = table.awaited[0], evening.at.number + 1
        late = Answered(seat, 0, "clock")
        found = wanted(evening.at, number, late, [])
        before = table.state.drawn
        evening.happen(late)
        assert evening.at.table is not None
        drawn = evening.at.table.state.drawn > before
        assert (found is not None) <= drawn
        needed += found is not None
        if evening.at.phase == "over":
            break
    assert needed, "the clock has begun another deal"


def test_the_latest_orders_and_lots_are_remembered_and_the_present_order_of_each_stock() -> None:
    layout = shelf.game(FIVE_CARDS).state.LAYOUT
    chance = Sealed(b"s" * 32, layout.decks, layout.constants["DECK"])
    t = shelf.game(FIVE_CARDS).blank(2)
    stocks = [pile for pile, deck in enumerate(layout.constants["DECK"]) if deck == 0][:2]
    chance.card(t, [0, 1], stocks[0], stocks[1])
    for n in range(30):
        chance.card(t, [n, n + 1], stocks[1], stocks[0])
    kept = [order.after for order in chance.orders]
    assert kept == [0, *range(18, 31)], "the only one of a stock, twelve others and the new one"
    for _ in range(300):
        chance.below(t, 6)
    assert [lot.drawn for lot in chance.lots] == [*range(31 + 300 - 256, 332)]


def test_a_name_is_known_by_its_number_only_where_a_deck_has_it_twice() -> None:
    assert names_of(Deck(("A", "K"), ("s",), jokers=2)) == ("As", "Ks", "Jo#2", "Jo#3")
    assert names_of(Deck(("A", "K"), ("s",), jokers=1)) == ("As", "Ks", "Jo")


def test_a_state_that_was_given_up_leaves_no_trace_and_the_same_comes_again() -> None:
    game = shelf.game(FIVE_CARDS)
    layout = game.state.LAYOUT
    chance = Sealed(b"s" * 32, layout.decks, layout.constants["DECK"])
    t = game.blank(2)
    stock, other = [pile for pile, deck in enumerate(layout.constants["DECK"]) if deck == 0][:2]
    faces = list(range(10))

    def drawn() -> list[int]:
        """A card, a lot, a card of another stock, a lot, and a card."""
        left = list(faces)
        found = [left.pop(chance.card(t, left, stock, other)), chance.below(t, 1000)]
        found += [chance.card(t, faces, other, stock), chance.die(t, 1000, stock)]
        return [*found, left.pop(chance.card(t, left, stock, other))]

    faces.remove(faces[chance.card(t, faces, stock, other)])
    before, kept = t.drawn, chance.kept()
    first = drawn()
    assert [lot.drawn for lot in chance.lots] == [before + 2, before + 4]
    for _ in range(2):
        t.drawn = before
        assert drawn() == first
    assert [lot.drawn for lot in chance.lots] == [before + 2, before + 4]
    t.drawn = before + 2
    chance.below(t, 6)
    assert [lot.drawn for lot in chance.lots] == [before + 2, before + 3], "the first lot had come by then"
    t.drawn = before
    chance.below(t, 6)
    chance.lots.clear()
    assert chance.kept() == kept, "of what came later nothing is left, and of what came before everything"
