"""The page on limits says what the engine checks, and names everything it keeps for itself."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from brelan.box import Box
from brelan.engine.inspection import limits
from brelan.engine.inspection.language import BUILTINS
from brelan.engine.inspection.names import COMPILER, FIELDS, SENTENCES
from brelan.engine.state import AnyState
from brelan.engine.words import TABLES
from brelan.face import Face

PAGE = (Path(__file__).parent.parent / "docs" / "limits.md").read_text(encoding="utf-8")


def test_every_limit_stands_on_the_page() -> None:
    table = PAGE.partition("## Limits")[2].partition("##")[0]
    rows = dict(re.findall(r"^\| (.+?) \| (\d+)", table, re.MULTILINE))
    assert {what.partition(",")[0].partition(" (")[0]: int(limit) for what, limit in rows.items()} == {
        "seats of a table": limits.SEATS,
        "steps": limits.STEPS,
        "questions in the chain of one step": limits.QUESTIONS,
        "plans that wait at the same time": limits.WAITING,
        "options of a question": limits.OPTIONS,
        "cards or dice in a pile": limits.ROOM,
        "cards of a deck": limits.CARDS,
        "jokers of a deck": 1,
        "kinds of backs": limits.BACKS,
        "times that cards are shuffled into a stock": limits.SHUFFLES,
    }
    assert limits.NUMBER == 1 << 62
    assert "from −2^62 to 2^62" in table


def test_every_reserved_name_stands_on_the_page() -> None:
    named = set(re.findall(r"`(\w+)`", PAGE))
    hidden = {name for name in FIELDS if name.startswith("_") or name.isupper()}
    assert (FIELDS - hidden) | SENTENCES | COMPILER | BUILTINS <= named
    assert hidden - {"_bare", "_from_numbers", "LAYOUT"} <= {*TABLES, *AnyState.__annotations__}


@pytest.mark.parametrize(("kind", "section"), [(Face, "## What a face says"), (Box, "## What a box holds")])
def test_all_that_a_face_or_a_box_may_say_stands_on_the_page_and_nothing_else(kind: type, section: str) -> None:
    arguments = re.findall(r"(?m)^\| (`.+?) \|", PAGE.partition(section)[2].partition("\n## ")[0])
    named = {name for cell in arguments for name in re.findall(r"`(\w+)", cell)}
    optional = {field.name for field in fields(kind) if field.init}
    assert named == optional - {"game", "face", "cover"}
