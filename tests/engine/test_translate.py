"""Rules become source that compiles, whatever is left of them once tells are taken out."""

import ast
from types import FunctionType
from typing import cast

from brelan.engine.chance import below
from brelan.engine.idle import leave_out
from brelan.engine.sets import bit, has
from brelan.engine.tells import tell
from brelan.engine.translate import _translated
from tests.engine.toy import State, Told


def only_tells(t: State) -> None:
    """Everything in here is told and nothing is done."""
    for seat in range(t.players):
        tell(t, Told.LEFT, seat)
    if has(t.given_up, 0):
        tell(t, Told.LEFT, 0)


def tells_and_acts(t: State, seat: int) -> None:
    """Only the last line does something."""
    for _ in range(below(t, 2)):
        tell(t, Told.LEFT, seat)
    if t.given_up:
        only_tells(t)
    elif not t.given_up:
        tell(t, Told.LEFT, seat)
    t.given_up |= bit(seat)


def test_tells_are_left_out_with_all_that_is_only_there_for_them_but_nothing_that_draws_a_lot() -> None:
    told, acted = (
        _translated(cast(FunctionType, function), State, "rule") for function in (only_tells, tells_and_acts)
    )
    leave_out([acted, told])
    (telling, acting) = ast.parse("\n".join(map(ast.unparse, (told, acted)))).body
    assert isinstance(telling, ast.FunctionDef)
    assert isinstance(acting, ast.FunctionDef)
    assert [type(line) for line in telling.body] == [ast.Expr]
    assert [type(line) for line in acting.body] == [ast.Expr, ast.For, ast.AugAssign]
