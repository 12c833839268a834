"""Dice under a cup: which of them were thrown again is nobody's business, and what one saw of them still counts."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from brelan.engine.game import Game
from brelan.engine.piles import FACE
from brelan.engine.table import Table
from tests.contract import cups
from tests.contract.cups import EVERY_CUP, every_cup, faces, other_choices, thrown, throws
from tests.contract.tables import Setting, playout
from tests.contract.test_planted import CAUGHT, PAGE

GAMES, ENOUGH = 40, 200
"""In a short game nobody may throw again: as many are played as it takes to compare so often."""


@every_cup
def test_G5_nothing_tells_apart_the_dice_under_a_cup_but_what_they_show(setting: Setting) -> None:
    def look(table: Table) -> None:
        for seat in (*range(setting.players), None):
            for courses in throws(table.view(seat).state):
                for dice in courses:
                    assert dice == sorted(dice)
                    assert len({slot & ~FACE for slot in dice}) == 1

    playout(setting.begin(seed=61), Random(61), look)


@every_cup
def test_G5_which_dice_were_thrown_again_changes_nothing_for_those_who_do_not_look(setting: Setting) -> None:
    compared = 0
    for seed in range(GAMES):
        compared += sum(course.compare_with([twin]) for course, twin in other_choices(setting, seed))
        if compared >= ENOUGH:
            break
    assert compared > 0


@every_cup
def test_G5_as_many_dice_as_were_not_thrown_again_are_still_there_and_in_all_that_is_imagined(setting: Setting) -> None:
    rng, again = Random(62), 0

    def look(table: Table) -> None:
        nonlocal again
        worlds = [table.view(seat).imagine(rng).state for seat in (*range(setting.players), None)]
        for t in (table.state, *worlds):
            for courses in throws(t):
                for after, before in pairwise(courses):
                    again += 1
                    assert (faces(after) & faces(before)).total() >= len(before) - thrown(before)

    for seed in range(GAMES):
        playout(setting.begin(seed), rng, look)
        if again >= ENOUGH:
            break
    assert again > 0


class Planted(NamedTuple):
    """A contract and what it promises, and a fault that it must see."""

    promise: str
    contract: Callable[[Setting], None]
    fault: Callable[[pytest.MonkeyPatch, Game], None]


ALIKE = test_G5_nothing_tells_apart_the_dice_under_a_cup_but_what_they_show
WHICH = test_G5_which_dice_were_thrown_again_changes_nothing_for_those_who_do_not_look
KEPT = test_G5_as_many_dice_as_were_not_thrown_again_are_still_there_and_in_all_that_is_imagined

PLANTED = [
    Planted("dice under a cup are alike", ALIKE, cups.dice_that_were_kept_are_still_seen),
    Planted("dice under a cup are alike", ALIKE, cups.dice_that_were_kept_lie_first),
    Planted("nobody learns which dice fell", WHICH, cups.which_dice_were_thrown_is_copied_into_a_public_integer),
    Planted("what one saw still counts", KEPT, cups.imagined_dice_forget_what_was_seen),
]


@pytest.mark.parametrize("setting", [s for s in EVERY_CUP if s.players == 3 and s.usual], ids=str)
@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.fault.__name__)
def test_a_fault_planted_under_a_cup_is_caught(
    setting: Setting, planted: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted.fault(monkeypatch, setting.game)
    with pytest.raises(CAUGHT):
        planted.contract(setting)


def test_the_page_on_proofs_lists_the_faults_that_are_planted_under_cups() -> None:
    lines = [f"| {one.promise} | {one.fault.__name__.replace('_', ' ')} |" for one in PLANTED]
    assert "\n".join(["| promise | planted fault |", "|---|---|", *lines]) in PAGE.read_text(encoding="utf-8")
