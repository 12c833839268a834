"""What is on disc and on the wire is spelled as it was."""

from tests.golden.shapes import KEPT, shapes


def test_what_is_written_and_sent_has_the_fields_defaults_and_manners_that_were_written_down() -> None:
    assert [*shapes()] == KEPT.read_text(encoding="utf-8").splitlines()
