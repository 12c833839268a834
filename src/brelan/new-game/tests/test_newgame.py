"""The rules of Newgame, one test for each id of its page."""

from random import Random
from typing import cast

import pytest
from brelan_newgame import game
from brelan_newgame.state import State

from brelan.engine.source import Script
from brelan.engine.table import Table


def evening(cards: str, players: int = 3, **options: object) -> Table:
    """A table to which these cards come."""
    chance = Script(tuple(game.outcome(text) for text in cards.split()))
    return Table.begin(game, players, options, source=chance)


def play(table: Table, *answers: str) -> Table:
    """The same table after these answers of whoever is asked."""
    for answer in answers:
        table.answer(table.awaited[0], answer)
    return table


def chips(table: Table) -> list[int]:
    """What everybody has."""
    return cast(State, table.state).chips[: table.state.players]


def pot(table: Table) -> int:
    """What lies in the middle."""
    return cast(State, table.state).pot


def told(table: Table, what: str) -> list[tuple[int, str]]:
    """Whom something befell, and by which rule."""
    return [(tell.seat, tell.rule) for tell in table.tells if tell.what == what]


@pytest.mark.parametrize("rounds", [1, 3, 9])
def test_R1_everybody_has_two_chips_for_each_round(rounds: int) -> None:
    assert cast(State, game.blank(3, {"rounds": rounds})).chips[:3] == [2 * rounds] * 3


def test_R2_everybody_puts_a_chip_into_the_pot() -> None:
    assert (chips(evening("2c 3c 4c")), pot(evening("2c 3c 4c"))) == ([5, 5, 5], 3)


def test_R2_everybody_sees_their_own_card_alone() -> None:
    table = evening("2c 3d Ah")
    assert [table.view(1).cards("hand", seat) for seat in range(3)] == [["??"], ["3d"], ["??"]]
    assert table.view(None).cards("hand", 2) == ["??"]


def test_R2_the_next_player_begins_the_next_round() -> None:
    table = play(evening("2c 3d Ah 4c 5d 6h"), "pass", "pass", "pass")
    assert table.awaited == [1]
    assert told(table, "round") == [(0, "R2"), (1, "R2")]


def test_R3_to_stay_costs_another_chip() -> None:
    assert chips(play(evening("2c 3d Ah"), "stay", "pass")) == [4, 5, 5]


def test_R3_whoever_is_late_passes() -> None:
    table = evening("2c 3d Ah")
    table.time_out(0)
    assert told(table, "passed") == [(0, "R3")]


def test_R4_those_who_stayed_show_and_the_others_do_not() -> None:
    table = play(evening("2c 3d Ah", rounds=1), "stay", "pass", "stay")
    assert told(table, "showed") == [(0, "R4"), (2, "R4")]
    assert [table.view(None).cards("hand", seat) for seat in range(3)] == [["2c"], ["??"], ["Ah"]]


def test_R4_whoever_stayed_alone_shows_nothing() -> None:
    table = play(evening("2c 3d Ah", rounds=1), "stay", "pass", "pass")
    assert told(table, "showed") == []
    assert told(table, "won") == [(0, "R5")]


@pytest.mark.parametrize(("cards", "winner"), [("Kc Ad", 1), ("10s 9s", 0), ("7h 7s", 1), ("7d 7c", 0)])
def test_R5_the_highest_card_takes_the_pot(cards: str, winner: int) -> None:
    table = play(evening(cards, players=2, rounds=1), "stay", "stay")
    assert table.over
    assert table.result.winners == (winner,)
    assert chips(table)[winner] == 4


def test_R5_if_everybody_passes_the_pot_stays() -> None:
    table = play(evening("2c 3d Ah 4c 5d 6h", rounds=2), "pass", "pass", "pass")
    assert told(table, "nobody") == [(0, "R5")]
    assert (chips(table), pot(table)) == ([2, 2, 2], 6)


def test_R6_the_game_ends_after_the_last_round() -> None:
    table, rng = Table.begin(game, 4, seed=1), Random(1)
    while not table.over:
        table.answer(table.awaited[0], table.asks[table.awaited[0]].any(rng))
    assert len(told(table, "round")) == 3
    assert sum(table.result.scores) + pot(table) == 24
