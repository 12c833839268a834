"""The faults that `benchmarks/mutants.py` plants: which there are, and what is left alone."""

import ast
from pathlib import Path

import pytest

from benchmarks.faults.account import wilson
from benchmarks.faults.planting import PACKAGES, faults, faults_of
from benchmarks.faults.sample import described, found
from benchmarks.faults.witnesses import Seen, stages

ROOT = Path(__file__).parent.parent


def planted(source: str, tmp_path: Path) -> set[str]:
    """The source with each of its faults."""
    file = tmp_path / "src" / "brelan" / "games" / "some.py"
    file.parent.mkdir(parents=True)
    file.write_text(source, encoding="utf-8")
    return {fault.planted(source) for fault in faults_of(tmp_path, file)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", {"a <= b", "a >= b"}),
        ("a in b", {"a not in b"}),
        ("é = a + b", {"é = (a - b)"}),
        ("a and b", {"(a or b)"}),
        ("a = 3", {"a = 4", "a = (2)"}),
        ("f(a, b)", {"f(b, a)", "pass"}),
        ("range(n)", {"range((n) - 1)", "range((n) + 1)", "pass"}),
        ("a.b = c", {"pass"}),
        ("a += b", {"a -= b", "pass"}),
        ("if a:\n    f()", {"if not (a):\n    f()", "if a:\n    pass"}),
        ("def f():\n    return a == b", {"def f():\n    return a != b", "def f():\n    return not (a == b)"}),
    ],
)
def test_a_fault_is_one_other_spelling_and_nothing_else_changes(
    source: str, expected: set[str], tmp_path: Path
) -> None:
    assert planted(source, tmp_path) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""Two or 3 words."""',
        "a: dict[str, 3] = b",
        "def f(a: int | None) -> int | None: ...",
        'log.info("gone", extra={"n": 1})',
        "class Step(IntEnum):\n    DEAL = 0",
        "if TYPE_CHECKING:\n    a = 1",
        "assert a == 1",
        'a = f"{b + 1}"',
        "a = max(b, c)",
        "Cards = tuple[int, ...] | None",
    ],
)
def test_texts_types_logs_and_names_of_numbers_are_left_alone(source: str, tmp_path: Path) -> None:
    assert planted(source, tmp_path) == set()


def test_every_package_has_faults_and_each_is_still_python() -> None:
    found = faults(ROOT)
    assert {fault.package for fault in found} == set(PACKAGES)
    for fault in found[:: len(found) // 300]:
        ast.parse(fault.planted((ROOT / fault.path).read_text(encoding="utf-8")))


def test_every_file_has_tests_that_could_see_its_faults_and_all_of_them_are_there() -> None:
    for path in {fault.path for fault in faults(ROOT)}:
        looked = [*stages(path, 1, Seen({}, {}))]
        assert looked, path
        named = {word.removeprefix("--ignore=") for stage in looked for word in stage if "tests/" in word}
        assert [word for word in sorted(named) if not (ROOT / word).exists()] == [], path


def test_a_fault_that_was_drawn_is_found_again_where_its_line_has_moved_and_not_where_it_was_written_anew(
    tmp_path: Path,
) -> None:
    file = tmp_path / "src" / "brelan" / "games" / "some.py"
    file.parent.mkdir(parents=True)
    file.write_text("def é(a): return a + 1 + 1\n", encoding="utf-8")
    drawn = [described(tmp_path, fault) for fault in faults_of(tmp_path, file)]
    assert len({one.column for one in drawn if one.old == "1"}) == 2
    moved = "b = 2\n\ndef é(a): return a + 1 + 1\n"
    file.write_text(moved, encoding="utf-8")
    there = [found(tmp_path, one) for one in drawn]
    assert [fault and (fault.line, fault.old, fault.new) for fault in there] == [(3, o.old, o.new) for o in drawn]
    assert len({fault.planted(moved) for fault in there if fault}) == len(drawn)
    file.write_text("def é(a): return a + 1 + 2\n", encoding="utf-8")
    assert {found(tmp_path, one) for one in drawn} == {None}


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(95, 100)
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)
