"""Every rule of a game on the shelf has a test that is named after it."""

import re
from pathlib import Path

import pytest

from brelan.games import NAMES

LEDGER = {
    "champ": [f"C{n}" for n in range(1, 27)],
    "enfer": [f"E{n}" for n in range(1, 32)],
    "kids": [f"K{n}" for n in range(1, 22)],
    "ferme": [f"F{n}" for n in range(1, 31)] + [f"J{n}" for n in range(1, 6)],
    "peek": [f"P{n}" for n in range(1, 23)],
}
COMMON = [f"G{n}" for n in range(1, 8)]

TESTS = Path(__file__).parent
NAMED = {
    rule
    for path in TESTS.rglob("test_*.py")
    for name in re.findall(r"def test_(\w+)", path.read_text(encoding="utf-8"))
    for rule in re.findall(r"(?:^|_)([A-Z]\d+)(?=_)", name)
}


def test_the_ledger_counts_142_rules() -> None:
    assert sum(map(len, LEDGER.values())) + len(COMMON) == 142


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_of_the_game_has_a_test_named_after_it(game: str) -> None:
    assert [rule for rule in LEDGER[game] if rule not in NAMED] == []


def test_every_common_rule_has_a_test_named_after_it() -> None:
    assert [rule for rule in COMMON if rule not in NAMED] == []
