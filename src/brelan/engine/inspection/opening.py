"""Taking something out of a box: whatever keeps its modules from being imported is told by the line it came from."""

import re
import sys
from enum import IntEnum
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from brelan.engine.inspection.place import meant
from brelan.trouble import Fault, Place, Trouble, WrongBox

if TYPE_CHECKING:
    from brelan.engine.game import Game

T = TypeVar("T")
NO_NAME = re.compile(r"cannot import name '(\w+)' from (partially initialized module )?'([\w.]+)'")


def taken_out(box: str, module: str, name: str, kind: type[T]) -> T:
    """What a box's module has under this name; `WrongBox` if it cannot be imported or has something else there."""
    try:
        found = getattr(import_module(module), name, None)
    except WrongBox as wrong:
        raise WrongBox(wrong.fault, box) from None
    except Trouble:
        raise
    except Exception as error:
        raise WrongBox(_fault(module, error), box) from error
    if not isinstance(found, kind):
        place = Place(str(sys.modules[module].__file__), 1)
        raise WrongBox(Fault(place, f"{name} is {found!r}", f"{name} = {kind.__name__}(…)"), box)
    return found


def together(game: "Game") -> None:
    """The game stands with its rules and texts, where a copy that was sent to another process finds it again."""
    homes = (game.package, *game.modules)
    if not any(vars(import_module(home)).get("game") is game for home in homes):
        place = Place(str(sys.modules[game.package].__file__), 1)
        found = f"the game stands elsewhere than its first module, {game.modules[0]}"
        raise WrongBox(Fault(place, found, "the game, its rules and its texts in one package"), game.name)


def _fault(module: str, error: Exception) -> Fault:
    if isinstance(error, SyntaxError):
        return Fault(Place(str(error.filename), error.lineno or 1), error.msg, "Python that can be read")
    words, expected = _said(error)
    return Fault(_place(module, error), words, expected)


def _place(module: str, error: Exception) -> Place:
    """The last line of the box that was being run, or of anybody's, when the error came."""
    from traceback import extract_tb

    lines = [line for line in extract_tb(error.__traceback__) if not line.filename.startswith("<")]
    try:
        spec = find_spec(module.rpartition(".")[0] or module)  # its package; to find itself would import that again
    except ImportError:
        spec = None
    if spec is None or spec.origin is None:
        return Place(module, 1)
    home = Path(spec.origin).parent
    own = [line for line in lines if Path(line.filename).is_relative_to(home)]
    return Place(own[-1].filename, own[-1].lineno or 1) if own else Place(spec.origin, 1)


def _said(error: Exception) -> tuple[str, str]:
    """The error in a line, and what was expected."""
    no_name = NO_NAME.match(str(error))
    if no_name:
        name, circle, module = no_name.groups()
        if circle:
            return f"{name} is imported before {module} has it", "modules that do not import each other in a circle"
        near = meant(name, list(vars(import_module(module))))
        return f"{module} has no {name}", near or f"a function or constant {name} in it"
    if isinstance(error, AttributeError) and isinstance(error.obj, type) and issubclass(error.obj, IntEnum):
        members = [member.name for member in error.obj]
        return f"{error.obj.__name__} has no {error.name}", f"one of {', '.join(members)}"
    if isinstance(error, NameError):
        return str(error), "a name that this file defines or imports"
    return f"{type(error).__name__}: {error}", "a module that can be imported"
