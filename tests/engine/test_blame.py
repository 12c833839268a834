"""What the compiler cannot compile is told by the line of the rule, in a line, and never by a line of the cache."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from brelan.engine.compiled import Compiled
from brelan.trouble import WrongBox
from tests.engine.boxes import Change, importable, opened_from

WORTH = "    worth = points * PRICE\n"
EITHER = f"{WORTH}    if points > 1:\n        worth = (points, PRICE)\n"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose packages can be imported, with a cache of its own."""
    monkeypatch.setenv("BRELAN_CACHE", str(tmp_path / "cache"))
    with importable(tmp_path):
        yield tmp_path


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (WORTH, EITHER, "return worth", "worth is a number or (a number, 2); expected one kind of value for a name"),
        (
            WORTH,
            "    worth = bit((points, 2))\n",
            "bit((points, 2))",
            "the compiler cannot work out lshift(1, (a number, 2))",
        ),
        (
            "    return worth\n",
            "    return (worth, 1) if points else worth\n",
            "return (worth, 1)",
            "expected one kind of value",
        ),
        (
            "amount(1, 3)",
            "amount(1, (3, 4))",
            "def bet_how_much",
            "the compiler cannot work out eq(a number, a tuple of 2)",
        ),
    ],
)
def test_an_error_of_the_compiler_names_the_rule_in_a_line(shelf: Path, old: str, new: str, at: str, said: str) -> None:
    fast = Compiled(opened_from(shelf, Change("rules.py", old, new)))
    with pytest.raises(WrongBox) as wrong:
        fast.start(fast.rows(1), 0, fast.blank(2), 1)
    path, line = wrong.value.fault.place
    assert path.endswith("rules.py")
    assert Path(path).is_relative_to(shelf)
    assert at in Path(path).read_text(encoding="utf-8").splitlines()[line - 1]
    assert said in str(wrong.value)
    assert "\n" not in str(wrong.value)
    assert str(shelf / "cache") not in str(wrong.value)
