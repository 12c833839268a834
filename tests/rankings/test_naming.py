"""What hands are called, why one beats another, what `brelan rank` says: a box writes it down in `naming.toml`."""

import tomllib
from typing import Any

import pytest

from brelan import shelf
from brelan.rankings import Ranking
from tests.boxes import OURS, folder
from tests.rankings.command import order, refusal
from tests.rankings.words import decided, makes, named

WRITTEN = {name: tomllib.loads((folder(name) / "naming.toml").read_text(encoding="utf-8")) for name in OURS}


def cases(what: str) -> pytest.MarkDecorator:
    """What is written down of this, for each box."""
    found = [(name, case) for name in OURS for case in WRITTEN[name].get(what, [])]
    ids = [f"{name}-{number}" for number, (name, _) in enumerate(found)]
    return pytest.mark.parametrize(("name", "case"), found, ids=ids)


def ranking(name: str) -> Ranking:
    judge = shelf.box(name).judge
    assert judge is not None
    return judge.ranking


@cases("named")
def test_a_hand_has_the_name_that_people_say(name: str, case: dict[str, Any]) -> None:
    assert named(ranking(name), case["hand"]) == (case["french"], case["english"])


@cases("decided")
def test_the_reason_names_what_decides_and_the_rule(name: str, case: dict[str, Any]) -> None:
    said = decided(ranking(name), case["better"], case["worse"])
    assert said == (case["french"], case["english"], case["rule"])


@cases("makes")
def test_the_cards_that_count_and_those_that_make_the_combination_are_known(name: str, case: dict[str, Any]) -> None:
    assert makes(ranking(name), case["hand"]) == (case["counts"], case["combination"])


@cases("ordered")
def test_the_command_orders_hands_under_the_variants_of_the_game(name: str, case: dict[str, Any]) -> None:
    assert order(name, *case["words"]) == case["expected"]


@cases("refused")
def test_the_command_says_what_it_cannot_read(
    name: str, case: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert case["said"] in refusal(capsys, name, *case["words"])
