"""What an expert of Poker Champ reckons has not changed unnoticed."""

import re

import pytest

from brelan.games.champ.bots import crowd, head
from tests.games.champ.bots.crowd import DEALS, FEW, ITERATIONS, KEPT, lines

NUMBER = re.compile(r"-?\d+\.\d+")


def test_hands_are_weighed_and_deals_played_on_as_was_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "PATHS", FEW)
    monkeypatch.setattr(crowd, "DEALS", DEALS)
    monkeypatch.setattr(head, "LATE_ITERATIONS", ITERATIONS)
    kept, now = KEPT.read_text(encoding="utf-8").splitlines(), [*lines()]
    assert [NUMBER.sub("…", line) for line in now] == [NUMBER.sub("…", line) for line in kept]
    for line, was in zip(now, kept, strict=True):
        expected = [float(number) for number in NUMBER.findall(was)]
        assert [float(number) for number in NUMBER.findall(line)] == pytest.approx(expected, abs=2e-3), was
