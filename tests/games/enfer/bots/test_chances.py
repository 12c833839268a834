"""What a regular of Poker d'enfer makes of its chances has not changed unnoticed."""

from tests.games.enfer.bots.chances import KEPT, lines


def test_a_regular_thinks_of_its_chances_and_answers_as_it_did_when_it_was_written_down() -> None:
    assert [*lines()] == KEPT.read_text(encoding="utf-8").splitlines()
