"""How an expert of Peek Poker reads tables has not changed unnoticed."""

from tests.games.peek.bots.reading import KEPT, lines


def test_tables_are_read_as_they_were_when_it_was_written_down() -> None:
    assert [*lines()] == KEPT.read_text(encoding="utf-8").splitlines()
