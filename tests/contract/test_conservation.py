"""Games end, and nothing is ever lost, doubled or out of bounds."""

from collections import Counter
from random import Random

import pytest

from brelan.engine.chance import seeded
from brelan.engine.drive import begin, play_out
from brelan.engine.piles import FACE
from brelan.engine.state import AnyState
from brelan.engine.table import Table
from tests.contract.tables import UNATTENDED, Setting, every_table, playout


def places(t: AnyState) -> list[Counter[int]]:
    """How often each face lies in the piles of each deck."""
    found: list[Counter[int]] = [Counter() for _ in t.SIZE]
    for pile, start in enumerate(t.START):
        found[t.DECK[pile]].update((slot & FACE) - 1 for slot in t.slot[start : start + t.count[pile]])
    return found


def empty_slots_are_clean(t: AnyState) -> bool:
    """Nothing is left where a card lay before."""
    ends = [*t.START[1:], len(t.slot)]
    return all(not any(t.slot[s + t.count[p] : end]) for p, (s, end) in enumerate(zip(t.START, ends, strict=True)))


@every_table
def test_G6_chips_and_cards_are_conserved_and_each_card_is_in_one_place_after_every_answer(setting: Setting) -> None:
    table = setting.begin_watched(seed=11)
    wealth = setting.game.wealth(table.state)

    def look(table: Table) -> None:
        t = table.state
        assert table.over == (t.asked == 0)
        assert not table.over or t.depth == 0
        assert setting.game.wealth(t) == wealth
        assert empty_slots_are_clean(t)
        for deck, cards in enumerate(places(t)):
            if not t.DICE[deck]:
                assert cards == Counter(range(t.SIZE[deck]))

    playout(table, Random(11), look)
    assert table.over


@every_table
def test_random_games_end_and_lose_no_chip(setting: Setting, deep: bool) -> None:
    few, many = (7, 50) if not deep else (100, 2000)
    for seed in range(many if setting.usual else few):
        t = setting.game.blank(setting.players, setting.options)
        wealth = setting.game.wealth(t)
        begin(t, seed)
        play_out(t, [seeded(seed)])
        assert setting.game.wealth(t) == wealth


@pytest.mark.parametrize("setting", UNATTENDED, ids=str)
def test_a_game_in_which_every_time_runs_out_ends_too(setting: Setting) -> None:
    table = setting.begin(seed=3)
    for _ in range(100_000):
        if table.over:
            break
        table.time_out(table.awaited[0])
    assert table.over
