"""The compiled module by its source, which is not compiled here: what it is made of, and whose each line is."""

import ast
import re
from pathlib import Path
from types import FunctionType
from typing import cast

import pytest

from brelan.engine import blame
from brelan.engine.blame import _reason, blamed
from brelan.engine.copies import DRIVERS
from brelan.engine.sets import has
from brelan.engine.tells import tell
from brelan.engine.translate import _translated, translate, translations
from brelan.trouble import WrongBox
from tests.engine.cups import game as cups
from tests.engine.toy import State, Told, game

MODULE = Path("/somewhere/compiled_rules.py")
SOURCE = Path(__file__).with_name("toy.py").read_text(encoding="utf-8").splitlines()
TEXT = translate(game)
DISPATCH = """\
@rule
def happen(t, step, seat):
    if step == 0:
        deal(t)
    elif step == 4:
        count_last_card(t, seat)
    elif step == 5:
        game_over(t)
    else: pass

@rule
def question(t, step, part, seat):
    if step == 1:
        return (some_of((1 << t.count[0 + seat]) - 1, 2, 2))
    elif step == 2:
        return (one_of(1 << 0 | 1 << 1))
    elif step == 3:
        return ((one_of((1 << t.players) - 1 & ~(1 << seat)) if not t.given_up >> seat & 1 else nothing())\
 if part == 0 else
            (amount(0, t.points[seat] + 2)) if part == 1 else
            amount(t.said[1], t.said[1] + 1))
    else: return Ask(0, 0, 0, 0)

@rule
def act(t, step, seat):
    if step == 1:
        lay_two(t, seat, t.said[0])
    elif step == 2:
        leave(t, seat, t.said[0])
    elif step == 3:
        take_points(t, seat, t.said[0], t.said[1], t.said[2])
    else: pass

@rule
def late_answer(t, step, seat, ask):
    return least_answer(ask)
"""


def test_the_steps_of_a_game_are_chains_of_comparisons() -> None:
    assert DISPATCH in TEXT


def test_the_tables_that_rules_look_up_are_arrays_and_those_of_cups_are_there_where_there_are_cups() -> None:
    arrays = dict(re.findall(r"^([A-Z]+) = np\.array\((\[.*\]), dtype=np\.int64\)$", TEXT, re.MULTILINE))
    assert arrays == {
        "START": "[0, 3, 6, 9, 12, 24, 36]",
        "DECK": "[0, 0, 0, 0, 0, 0, 1]",
        "SIZE": "[12, 3]",
        "MEMORY": "[0, 12]",
        "DICE": "[0, 1]",
        "BACK": "[1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]",
        "PARTS": "[0, 1, 1, 3, 0, 0]",
        "OF": "[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1]",
        "MANNER": "[0, 4, 3, 2, 1, 0]",
    }
    assert "imagine_cup" not in TEXT
    with_cups = translate(cups)
    assert "COVERED = np.array([0], dtype=np.int64)" in with_cups
    assert "BEFORE = np.array([1, -1, -1, -1], dtype=np.int64)" in with_cups
    assert "    for cup in COVERED:\n        imagine_cup(t, cup)\n" in with_cups
    assert "BACK = np.array([0], dtype=np.int64)" in with_cups


def function(name: str) -> str:
    """How a function stands in the module, with its decorator."""
    found = re.search(rf"@\w+\ndef {name}\(.*?(?=\n\n)", TEXT, re.DOTALL)
    assert found is not None
    return found[0]


def test_a_rule_is_copied_without_its_tells_with_its_words_spelled_out_and_its_piles_by_number() -> None:
    assert function("lay_two") == (
        "@driver\ndef lay_two(t, seat, two):\n"
        '    """T2 They are laid at the same moment."""\n'
        "    t.laid[seat] = two\n"
        "    move_some(t, 0 + seat, two, 5)\n"
        "    show(t, 5, 511)"
    )
    assert function("count_last_card").endswith(
        "    if t.count[0 + seat]:\n"
        "        t.points[seat] += ((t.slot[START[0 + seat] + 0] & 127) - 1) // 2\n"
        "        gather(t, 0 + seat, 5)"
    )


def test_doors_are_called_from_python_and_the_loop_that_drives_a_game_is_copied_into_its_callers() -> None:
    kinds = {name: kind for kind, name in re.findall(r"^@(\w+)\ndef (\w+)\(", TEXT, re.MULTILINE)}
    assert {name for name, kind in kinds.items() if kind == "entry"} == {
        "any_many",
        "ask_at",
        "imagine_at",
        "rollouts",
        "simulate",
        "start",
        "step",
        "step_many",
        "step_many_unchecked",
        "step_unchecked",
        "time_out_at",
        "view_at",
    }
    assert all(kinds[name] == "driver" for name in DRIVERS)
    assert [kinds[name] for name in ("choose", "happen", "question", "act", "advance", "draw", "deal")] == [
        "driver",
        *["rule"] * 5,
        "driver",
    ], "a short rule with one caller is copied too"
    assert "t.source" not in TEXT
    assert "unsigned(" in function("draw")
    assert "unsigned(" not in function("take")


@pytest.fixture(autouse=True)
def _remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translating takes half a second: once is enough."""
    monkeypatch.setattr(blame, "translate", lambda _game: TEXT)
    monkeypatch.setattr(blame, "translations", lambda _game: TREES)


TREES = list(translations(game))


def line_of(written: str, nth: int = 0) -> int:
    """The number of a line of the module that has these words."""
    return [number for number, line in enumerate(TEXT.splitlines(), 1) if written in line][nth]


@pytest.mark.parametrize(
    ("translated", "nth", "written"),
    [
        ("t.laid[seat] = two", 0, "t.laid[seat] = two"),
        ("move_some(t, 0 + seat, two, 5)", 0, "move_some(t, t.hand[seat], two, t.gone)"),
        ("t.given_up |= 1 << seat", 0, "t.given_up |= bit(seat)"),
        ("if count(t.given_up) == t.players - 1", 0, "if count(t.given_up) == t.players - 1:"),
        ("gather(t, 0 + seat, 5)", 0, "gather(t, t.hand[seat], t.gone)"),
        ("def lay_two", 0, "def lay_two(t: State, seat: int, two: int) -> None:"),
        ("return (some_of(", 0, "def lay_which(t: State, seat: int) -> Ask:"),
        ("return ((one_of(", 0, "def point_at(t: State, seat: int) -> Ask:"),
        ("(amount(0, t.points[seat] + 2)) if part", 0, "def offer(t: State, seat: int, whom: int) -> Ask:"),
        ("amount(t.said[1], t.said[1] + 1))", 0, "def add(t: State, seat: int, whom: int, offered: int) -> Ask:"),
        ("        leave(t, seat, t.said[0])", 0, "def leave(t: State, seat: int, stay: int) -> None:"),
        ("        deal(t)", 0, "def deal(t: State) -> None:"),
        ("end(t)", -1, "end(t)"),
    ],
)
def test_an_error_in_a_line_of_the_module_is_one_of_the_rule_it_comes_from(
    translated: str, nth: int, written: str
) -> None:
    error = blamed(game, MODULE, ValueError(f'File "{MODULE}", line {line_of(translated, nth)}: \x1b[1mno\x1b[0m'))
    assert isinstance(error, WrongBox)
    assert error.box == "toy"
    assert SOURCE[error.fault.place.line - 1].strip() == written
    assert error.fault.found == f'the compiler cannot read it: File "{MODULE}", line {line_of(translated, nth)}: no'


def test_an_error_that_comes_from_no_rule_is_left_as_it_is() -> None:
    error = ValueError(f'File "{MODULE}", line {line_of("def move_some")}: no')
    assert blamed(game, MODULE, error) is error
    assert blamed(game, MODULE, ValueError("nowhere")).args == ("nowhere",)


@pytest.mark.parametrize(
    ("said", "found", "expected"),
    [
        (
            "Cannot unify int64 and UniTuple(int64 x 2) for 'worth_v3_worth.2', defined at x.py (12)",
            "worth is a number or a tuple of 2",
            "one kind of value for a name on every way",
        ),
        (
            "Cannot unify Tuple(int64, Literal[int](2)) and int64 for 'worth'",
            "worth is a number or (a number, 2)",
            "one kind of value for a name on every way",
        ),
        (
            "Cannot unify int64 and bool for '$phi24.1'",
            "it is bool or a number",
            "one kind of value for a name on every way",
        ),
        (
            "Can't unify return type from the following types: int64, UniTuple(int64 x 3)",
            "it gives back one of a number, a tuple of 3",
            "one kind of value, whatever happens",
        ),
        (
            "No implementation of function\n >>> lshift(Literal[int](1), nestedarray(int64, (4,)))",
            "the compiler cannot work out lshift(1, a list of 4)",
            "whole numbers, or tuples of one length",
        ),
        (
            "Failed in nopython mode\n\nUse of unsupported Function(<built-in function sorted>) at x.py (3)\n",
            "the compiler cannot read it: Use of unsupported sorted",
            "what both back ends know (docs/limits.md)",
        ),
    ],
)
def test_what_the_compiler_says_is_said_in_a_line_of_plain_words(said: str, found: str, expected: str) -> None:
    assert _reason(said) == (found, expected)


def only_tells(t: State) -> None:
    """Everything in here is told and nothing is done."""
    for seat in range(t.players):
        tell(t, Told.LEFT, seat)
    if has(t.given_up, 0):
        tell(t, Told.LEFT, 0)


def test_a_loop_that_only_tells_still_compiles_once_its_tells_are_taken_out() -> None:
    tree = _translated(cast(FunctionType, only_tells), State, "rule")
    (function,) = ast.parse(ast.unparse(tree)).body
    assert isinstance(function, ast.FunctionDef)
    assert "tell" not in [node.id for node in ast.walk(function) if isinstance(node, ast.Name)]
    assert [type(node) for node in function.body[1:]] == [ast.For, ast.If]
