"""Which functions of a compiled module are copied into their callers instead of being compiled by themselves.

A function costs the compiler a tenth of a second, however short it is; copying a short one into its only caller costs
less.
"""

import ast
from collections import Counter
from itertools import chain

DRIVERS = frozenset(
    {
        *("answer", "any_answer", "any_part", "ask_of", "begin", "give", "go_round", "one_seat"),
        *("play_out", "put_questions", "roll", "time_out", "unseal"),
    }
)
"""The loop that drives a game: it is played faster without calls."""
SHORT = 100
"""Nodes; longer functions are copied more slowly than they are compiled."""


def copy_short(near: list[ast.FunctionDef], far: list[ast.FunctionDef]) -> None:
    """Short functions whose only caller is near become drivers, except those into which something is copied.

    A copy of copies is slow to make. And words are not copied into rules: an error in them would have no line of the
    rule that used them wrongly.
    """
    callers = Counter(chain.from_iterable(map(_called, near)))
    elsewhere = set(chain.from_iterable(map(_called, far)))
    short = [
        function
        for function in near
        if _way(function).id == "rule"
        and callers[function.name] == 1
        and function.name not in elsewhere
        and len(list(ast.walk(function))) <= SHORT
    ]
    copied = DRIVERS.union(function.name for function in short)
    for function in short:
        if copied.isdisjoint(_called(function)):
            _way(function).id = "driver"


def _called(function: ast.FunctionDef) -> list[str]:
    """The names that are called, with how often."""
    calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    return [called.id for called in calls if isinstance(called, ast.Name)]


def _way(function: ast.FunctionDef) -> ast.Name:
    """How it is compiled (kernel.py), as its decorator says."""
    way = function.decorator_list[0]
    assert isinstance(way, ast.Name)
    return way
