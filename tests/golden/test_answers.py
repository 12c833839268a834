"""How the quick levels play has not changed unnoticed, at tables of every kind."""

import pytest

from tests.boxes import OURS
from tests.golden.answers import answers, path

CLOSE = 0.0002  # worths are reckoned here without a solver: they are the same on every machine, but for the last digit


def numbers(line: str) -> list[float]:
    return [float(number) for word in line.partition(": ")[2].split() for number in word.split(":")]


@pytest.mark.parametrize("name", OURS)
def test_the_quick_levels_answer_what_was_written_down(name: str) -> None:
    kept, now = path(name).read_text(encoding="utf-8").splitlines(), answers(name)
    assert [line.partition(": ")[0] for line in now] == [line.partition(": ")[0] for line in kept]
    for line, was in zip(now, kept, strict=True):
        assert line == was or numbers(line) == pytest.approx(numbers(was), abs=CLOSE), was
