"""Every box on the shelf says what lies in it, and all of that is there."""

import re

import pytest

from brelan import shelf
from brelan.bots import LEVELS
from brelan.later import Later
from brelan.trouble import Trouble

every_box = pytest.mark.parametrize("name", shelf.names())


@every_box
def test_all_that_a_box_declares_can_be_loaded(name: str) -> None:
    box = shelf.box(name)
    assert box.minds is None or all(callable(mind()) for mind in box.minds.levels.values())
    assert box.odds is None or box.odds().summary


@every_box
def test_a_box_is_played_at_every_level(name: str) -> None:
    assert all(callable(shelf.box(name).mind(level)) for level in LEVELS)


@every_box
def test_grades_rise(name: str) -> None:
    minds = shelf.box(name).minds
    assert minds is None or (0, *minds.grades) == tuple(sorted({0, *minds.grades}))


@every_box
def test_the_lid_says_how_long_from_which_age_and_in_which_colour(name: str) -> None:
    cover = shelf.box(name).cover
    assert cover.minutes > 0
    assert cover.age > 0
    assert re.fullmatch("#[0-9a-f]{6}", cover.colour)


def test_a_box_that_is_not_there_is_asked_for_by_a_name_that_is() -> None:
    with pytest.raises(ValueError, match=rf"no game 'bridge'; expected {shelf.names()[0]}"):
        shelf.box("bridge")


def test_a_part_that_is_not_where_a_box_says_is_named() -> None:
    with pytest.raises(Trouble, match=r"a box names brelan\.bots:minds; expected the name of something that .*bots"):
        Later[object]("brelan.bots:minds")()
