"""Rules become source that compiles, whatever is left of them once tells are taken out."""

import ast
from types import FunctionType
from typing import cast

from brelan.engine.sets import has
from brelan.engine.tells import tell
from brelan.engine.translate import _translated
from tests.engine.toy import State, Told


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
