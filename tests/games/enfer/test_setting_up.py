"""E1–E5: players, material, set-up and the first Banker."""

import pytest

from brelan.engine.table import Table
from brelan.games.enfer import game
from brelan.games.enfer.ranking import DECK
from brelan.games.enfer.state import MISES, Step
from tests.games.enfer.table import enfer, next_round, state, until, winner
from tests.table import play, told

THREE = ("tithe", "immortal", "high-stakes")


@pytest.mark.parametrize("players", [0, 1, 2, 6, 7])
def test_E1_three_to_five_play(players: int) -> None:
    with pytest.raises(ValueError, match="enfer is for 3 to 5"):
        Table.begin(game, players)
    assert [len(Table.begin(game, n).names) for n in (3, 4, 5)] == [3, 4, 5]


def test_E2_there_are_forty_cards_from_the_five_to_the_ace() -> None:
    assert len(DECK) == 40
    assert DECK.texts(range(4)) == "5c 5d 5h 5s"
    assert DECK.texts(range(36, 40)) == "Ac Ad Ah As"


def test_E2_the_ace_is_never_low() -> None:
    hands = ("7d 8c 5s Ah 6c", "7h 8d 9s Js Kh", "9c 9d 10h Qc Ks")
    table = next_round(enfer(*THREE, hands=hands))
    assert winner(table) == 2, "A 5 6 7 8 is no straight, and a pair beats it"


def test_E3_there_are_fifteen_mises_each_with_its_own_effect() -> None:
    t = state(Table.begin(game, 3))
    assert len(MISES) == 15
    assert sorted(t.effect[::3]) == list(range(1, 16))
    assert all(t.effect[1::3]), "and each has a second one"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_E4_everybody_gets_twelve_chips_and_three_mises_and_the_others_stay_in_the_box(players: int) -> None:
    table = Table.begin(game, players)
    t = state(table)
    assert t.chips[:players] == [12] * players
    assert [len(table.cards("mises", seat)) for seat in range(players)] == [3] * players
    assert len(table.cards("box")) == 15 - 3 * players


def test_E5_the_first_banker_is_drawn_by_lot() -> None:
    bankers = {state(Table.begin(game, 4, seed=seed)).banker for seed in range(40)}
    assert bankers == {0, 1, 2, 3}
    table = enfer(*THREE)
    assert told(table, "lot") == [(2, "E5", {})]
    assert table.awaited == [0], "the Banker's left-hand neighbour begins"


def test_E5_the_winner_of_a_round_is_banker_of_the_next() -> None:
    table = until(enfer(*THREE), Step.WITHDRAW)
    play(table, "1 withdraw", "2 stay", "3 withdraw", "2 turn_down")
    assert state(table).banker == 1
    assert told(table, "round")[-1] == (1, "E9", {"number": 2})
    assert table.awaited == [2]
