"""The stories of whole games have not changed unnoticed."""

import pytest

from brelan import shelf
from brelan.engine.record import read
from tests.golden.transcripts import every, path, transcript


@pytest.mark.parametrize(("name", "players"), every())
def test_the_game_is_told_as_it_was_written_down(name: str, players: int) -> None:
    kept = path(name, players)
    assert kept.exists(), "python -m tests.golden.transcripts writes it"
    assert transcript(name, players) == kept.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "players"), every())
def test_the_record_in_it_replays_to_its_end(name: str, players: int) -> None:
    record = path(name, players).read_text(encoding="utf-8").partition("\n# fr\n")[0]
    assert read(record, "golden", shelf.game).over
