"""Where something is written: the file and the line of a function, a declared name, an argument."""

import ast
import dataclasses
import sys
from collections.abc import Callable, Iterator
from enum import IntEnum
from pathlib import Path
from types import FunctionType
from typing import Any

from brelan.engine.inline import definitions
from brelan.sources import parsed
from brelan.trouble import Place

NEAR = 0.7
"""From this likeness on, one name may stand for another: `scores` for `score`, and not `compare`."""


def of_module(module: str, line: int = 1) -> Place:
    """A line of a module."""
    return Place(str(sys.modules[module].__file__), line)


def of_function(function: Callable[..., Any]) -> Place:
    """The line with a function's name."""
    if not isinstance(function, FunctionType):
        return of_module(function.__module__)
    written = definitions(function.__module__).get(function.__name__)
    code = function.__code__
    return Place(code.co_filename, written.lineno if written else code.co_firstlineno)


def of_member(kind: type, name: str) -> Place:
    """The line of a class on which a name is given a value; without one, that of the class."""
    for node in parsed(kind.__module__).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            lines = (part.lineno for part in node.body if name in _given(part))
            return of_module(kind.__module__, next(lines, node.lineno))
    return of_module(kind.__module__)


def _given(part: ast.stmt) -> Iterator[str]:
    if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
        yield part.name
    targets = part.targets if isinstance(part, ast.Assign) else [part.target] if isinstance(part, ast.AnnAssign) else []
    yield from (target.id for target in targets if isinstance(target, ast.Name))


def of_caller() -> Place:
    """The line that makes the dataclass whose `__post_init__` asks, or a copy of one."""
    frame = sys._getframe(1)
    between = ("<string>", dataclasses.__file__, frame.f_code.co_filename)
    while frame.f_back and frame.f_code.co_filename in between:
        frame = frame.f_back
    return Place(frame.f_code.co_filename, frame.f_lineno)


def of_argument(call: Place, name: str) -> Place:
    """The line on which a call has this argument; without one, that of the call."""
    try:
        tree = ast.parse(Path(call.path).read_bytes())
    except OSError:
        return call
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.lineno <= call.line <= (node.end_lineno or node.lineno):
            for given in node.keywords:
                if given.arg == name:
                    return Place(call.path, given.value.lineno)
    return call


def meant(name: str, names: list[str]) -> str:
    """The one of these names that was probably meant; empty if none is near."""
    from difflib import get_close_matches

    return "".join(get_close_matches(name, names, 1, NEAR))


def no_member(kind: type[IntEnum], name: str) -> tuple[str, str]:
    """What is found and what was expected where an enumeration has no member of this name."""
    members = [member.name for member in kind]
    return f"{kind.__name__} has no {name}", meant(name, members) or f"one of {', '.join(members)}"
