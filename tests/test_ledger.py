"""Every rule on a rule page has a test that is named after it: those of a box among its own tests."""

import re
from pathlib import Path

import pytest

from brelan.rulebook import COMMON, page, paragraphs
from tests.boxes import OURS, folder

TESTS = Path(__file__).parent


def rules(game: str) -> set[str]:
    """The rules on a page; what is counted out below one is a part of it."""
    return {rule.partition(".")[0] for rule in paragraphs(page(game, "en"))}


def named(where: Path) -> set[str]:
    """The rules that tests below a folder are named after."""
    names = (re.findall(r"def test_(\w+)", path.read_text(encoding="utf-8")) for path in where.rglob("test_*.py"))
    return {rule for found in names for name in found for rule in re.findall(r"(?:^|_)([A-Z]\d+)(?=_)", name)}


@pytest.mark.parametrize("game", OURS)
def test_every_rule_of_the_game_has_a_test_named_after_it(game: str) -> None:
    assert rules(game) - named(folder(game)) == set()


@pytest.mark.parametrize("game", OURS)
def test_no_test_of_a_game_is_named_after_a_rule_that_its_page_does_not_have(game: str) -> None:
    assert named(folder(game)) - rules(game) - rules(COMMON) == set()


def test_every_common_rule_has_a_test_named_after_it() -> None:
    assert rules(COMMON) - named(TESTS) == set()
