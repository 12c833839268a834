"""How each level plays has not changed unnoticed: what it weighs, what that is worth, and why."""

import re

import pytest

from tests.golden.answers import LEVELS as QUICK
from tests.golden.thoughts import every, path, thoughts

NUMBER = re.compile(r"-?\d+\.\d+")


@pytest.mark.parametrize(("name", "level"), every())
def test_a_level_thinks_what_was_written_down(name: str, level: str) -> None:
    """To a hundredth; an expert's worths to a twentieth: a solver that sums in another order ends beside them."""
    close = 0.011 if level in QUICK else 0.05
    kept, now = path(name, level).read_text(encoding="utf-8").splitlines(), thoughts(name, level)
    assert [NUMBER.sub("…", line) for line in now] == [NUMBER.sub("…", line) for line in kept]
    for line, was in zip(now, kept, strict=True):
        expected = [float(number) for number in NUMBER.findall(was)]
        assert [float(number) for number in NUMBER.findall(line)] == pytest.approx(expected, abs=close), was
