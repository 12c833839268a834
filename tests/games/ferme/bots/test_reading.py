"""How an expert of Poker fermé reads a table has not changed unnoticed."""

from tests.games.ferme.bots.reading import KEPT, lines


def test_an_expert_reads_tables_and_hands_as_it_did_when_it_was_written_down() -> None:
    assert lines() == KEPT.read_text(encoding="utf-8").splitlines()
