"""What a box shows of itself has not changed unnoticed."""

import pytest

from tests.boxes import OURS
from tests.golden.faces import lines, path


@pytest.mark.parametrize("name", OURS)
def test_a_box_shows_at_every_question_what_was_written_down(name: str) -> None:
    assert [*lines(name)] == path(name).read_text(encoding="utf-8").splitlines()
