"""What is said of chances has not changed unnoticed: words, numbers and bars, and what cannot be asked."""

import pytest

from tests.golden.odds import EVERY, answers, path


@pytest.mark.parametrize("name", EVERY)
def test_chances_are_told_as_they_were_written_down(name: str) -> None:
    assert answers(name) == path(name).read_text(encoding="utf-8").split("\n")
