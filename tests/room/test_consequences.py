"""What each event does to a table has not changed unnoticed."""

from tests.room.told import KEPT, lines


def test_everything_that_happens_changes_what_was_written_down_and_nothing_else() -> None:
    assert [*lines()] == KEPT.read_text(encoding="utf-8").splitlines()
