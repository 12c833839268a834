"""A first lesson has not changed unnoticed."""

import pytest

from tests.boxes import OURS
from tests.golden.lessons import lines, path


@pytest.mark.parametrize("name", OURS)
def test_a_first_lesson_goes_as_it_was_written_down(name: str) -> None:
    assert [*lines(name)] == path(name).read_text(encoding="utf-8").splitlines()
