"""What a table is made of has not changed unnoticed: games that were saved are read by it."""

import pytest

from tests.boxes import OURS
from tests.golden.layouts import layout, path


@pytest.mark.parametrize("name", OURS)
def test_options_numbers_and_piles_are_those_that_were_written_down(name: str) -> None:
    """Whoever changes them on purpose: `python -m tests.golden.layouts`, and a new version of the game."""
    assert layout(name) == path(name).read_text(encoding="utf-8")
