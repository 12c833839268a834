"""Dice under cups, over real sockets."""

from pathlib import Path
from typing import Any

from brelan.engine.piles import card
from brelan.engine.source import Outcome
from tests.server.test_secrets import compare, listen, roles, secrets_that_differ
from tests.server.twins import Course, everything_known, short_course, steps, tells_apart


def test_P4_dice_that_fall_as_before_under_a_cup_sound_like_any_others(tmp_path: Path) -> None:
    course, again, watcher = _thrown_alike()
    assert secrets_that_differ(course, again) > 0
    assert compare(listen(tmp_path / "one", course, True), listen(tmp_path / "again", again, True), roles(watcher)) > 0


def _thrown_alike() -> tuple[Course, Course, int]:
    """A game, and one in which the dice of a seat fall as in the round before, when nobody else saw them."""
    course = short_course("peek", 2, {"rounds": 6})
    known = [everything_known(course, watcher) for watcher in (0, 1)]
    last: list[list[int]] = []
    drawn = 0
    for table in steps(course):
        t: Any = table.state
        if last and t.drawn == drawn + 6:  # all six dice were shaken anew, and nothing else was thrown
            for seat in (0, 1):
                start, again = drawn + 3 * seat, [Outcome(0, n) for n in last[seat]]
                came = (*course.outcomes[:start], *again, *course.outcomes[start + 3 :])
                other = course._replace(outcomes=came)
                if other != course and not tells_apart(known[1 - seat], other, 1 - seat):
                    return course, other, 1 - seat
        last, drawn = [[card(t, cup, n) for n in range(t.count[cup])] for cup in t.cup[:2]], t.drawn
    raise AssertionError("there is no round in which the dice of a seat stay under its cup")
