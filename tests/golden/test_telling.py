"""What devices are told of an evening is proved to each of them, and has not changed unnoticed."""

import pytest

from tests.boxes import OURS
from tests.golden.telling import path, told


@pytest.mark.parametrize("name", OURS)
def test_devices_are_told_what_was_written_down_and_can_prove_it(name: str) -> None:
    assert told(name) == path(name).read_text(encoding="utf-8")
