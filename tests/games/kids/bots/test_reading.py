"""What is said for pairs of Poker Kids has not changed unnoticed."""

from tests.games.kids.bots.reading import KEPT, lines


def test_the_same_is_said_for_the_same_pairs_as_was_written_down() -> None:
    assert [*lines()] == KEPT.read_text(encoding="utf-8").splitlines()
