"""How imagined games are played on has not changed unnoticed: hopes, prices and reviews are made of it."""

import pytest

from tests.golden.playing import EVERY, lines, path


@pytest.mark.parametrize("name", EVERY)
def test_imagined_games_are_played_on_as_was_written_down(name: str) -> None:
    assert [*lines(name)] == path(name).read_text(encoding="utf-8").splitlines()
