"""E3.4, E3.5, E3.10, E3.11: the Mises that are about chips."""

import pytest

from brelan.games.enfer.state import Step
from tests.games.enfer.table import activating, bankroll, enfer, give_up, state, until
from tests.table import expected, play, told


@pytest.mark.parametrize(
    ("chips", "after"), [((5, 2, 1), (6, 1, 1)), ((0, 12, 12), (2, 11, 11)), ((5, 0, 1), (5, 0, 1))]
)
def test_E3_4_tithe_each_opponent_with_two_chips_gives_one(chips: tuple[int, ...], after: tuple[int, ...]) -> None:
    table = play(bankroll(activating("tithe", "gag", "immortal"), *chips), "1 activate")
    assert tuple(state(table).chips[:3]) == after


def test_E3_4_players_who_are_out_give_nothing() -> None:
    table = play(give_up(enfer("tithe", "gag", "immortal", "spotlight"), 2), "1 activate")
    assert state(table).chips[:4] == [14, 12, 11, 11]


@pytest.mark.parametrize(
    ("chips", "after"),
    [((12, 9, 8), (14, 7, 8)), ((12, 2, 1), (13, 1, 1)), ((12, 1, 0), (12, 1, 0)), ((12, 3, 20), (14, 3, 18))],
)
def test_E3_5_pickpocket_takes_two_chips_from_the_richest_but_never_the_last(
    chips: tuple[int, ...], after: tuple[int, ...]
) -> None:
    table = play(bankroll(activating("pickpocket", "gag", "immortal"), *chips), "1 activate")
    assert tuple(state(table).chips[:3]) == after


def test_E3_5_one_chooses_among_equals() -> None:
    table = bankroll(activating("pickpocket", "gag", "immortal", "tithe"), 20, 9, 3, 9)
    assert expected(play(table, "1 activate")) == "1 robs 2 or robs 4"
    play(table, "1 robs 4")
    assert state(table).chips[:4] == [22, 9, 3, 7]


def test_E3_10_high_stakes_lets_one_raise_by_up_to_five() -> None:
    table = until(play(activating("high-stakes", "gag", "tithe"), "1 activate"), Step.RAISE)
    assert expected(table) == "1 raises and a number from 0 to 5"
    play(table, "1 raises 5")
    assert expected(table) == "2 lie_down or pay"
    play(table, "2 pay", "3 pay")
    assert expected(table) == "2 raises and a number from 0 to 3", "only their own raise"


def test_E3_11_the_gagged_one_must_pass_and_pays_or_lies_down_as_usual() -> None:
    table = play(activating("gag", "immortal", "tithe"), "1 activate", "1 gags 2", "2 turn_down", "3 turn_down")
    play(table, "1 raises 2")
    assert expected(table) == "2 lie_down or pay"
    play(table, "2 pay", "3 pay")
    assert told(table, "passed") == [(1, "E3.11", {"gagged": 1, "chips": 10})]
    assert table.awaited == [2]


@pytest.mark.parametrize("first", ["gag", "high-stakes"])
def test_E3_11_gag_beats_high_stakes_whichever_comes_first(first: str) -> None:
    other = "high-stakes" if first == "gag" else "gag"
    table = activating(first, other, "tithe")
    lines = {"gag": ["1 activate", "1 gags 2", "2 activate"], "high-stakes": ["1 activate", "2 activate", "2 gags 1"]}
    play(table, *lines[first], "3 turn_down")
    if first == "gag":
        play(table, "1 raises 0")
    gagged = 1 if first == "gag" else 0
    assert (gagged, "E3.11", {"gagged": 1, "chips": 12}) in told(table, "passed")
