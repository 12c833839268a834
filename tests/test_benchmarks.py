"""Our side of the benchmarks does what it says: whoever measures once a year finds it working."""

from collections.abc import Callable
from functools import partial

import pytest

from benchmarks import ours
from tests.boxes import IN_TURN

PLAYS: dict[str, Callable[[], ours.Play]] = {
    "plain": partial(ours.plain, "calm"),
    "through the public table": ours.checked,
    "compiled": ours.compiled,
    "whole games": partial(ours.whole_plain, IN_TURN),
}


@pytest.mark.parametrize("way", PLAYS)
def test_no_fewer_hands_are_played_than_were_asked_for(way: str) -> None:
    hands, decisions = PLAYS[way]()(3, 1)
    assert hands >= 3
    assert decisions >= hands


@pytest.mark.parametrize("copies", [ours.plain_copy, ours.compiled_copy])
def test_as_many_copies_are_made_as_were_asked_for(copies: Callable[[], Callable[[int], int]]) -> None:
    assert copies()(5) == 5


def test_hands_are_ranked_in_the_right_order_before_they_are_timed() -> None:
    assert ours.scalar(5)() > 0
