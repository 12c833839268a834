"""What a box says of itself has not changed unnoticed."""

import pytest

from tests.boxes import OURS
from tests.golden.lids import lid, path


@pytest.mark.parametrize("name", OURS)
def test_a_box_says_of_itself_what_was_written_down(name: str) -> None:
    assert lid(name) == path(name).read_text(encoding="utf-8")
