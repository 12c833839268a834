"""Taking something out of a box: whatever keeps its modules from being imported is told by the line it came from."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from brelan.engine.inspection.place import meant, no_member
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
        package = module.rpartition(".")[0] or module
        raise WrongBox(_fault(package, error), box) from error
    if not isinstance(found, kind):
        place = Place(str(sys.modules[module].__file__), 1)
        raise WrongBox(Fault(place, f"{name} is {found!r}", f"{name} = {kind.__name__}(…)"), box)
    return found


@contextmanager
def told_by_line(box: str, package: str, expected: str) -> Iterator[None]:
    """Whatever goes wrong in a box is `WrongBox`, by its line; what goes wrong elsewhere is no fault of the box."""
    try:
        yield
    except Trouble:
        raise
    except Exception as error:
        place = _line(package, error)
        if place is None:
            raise
        raise WrongBox(Fault(place, *_said(error, expected)), box) from error


def together(game: "Game") -> None:
    """The game stands with its rules and texts, where a copy that was sent to another process finds it again."""
    homes = (game.package, *game.modules)
    if not any(vars(import_module(home)).get("game") is game for home in homes):
        place = Place(str(sys.modules[game.package].__file__), 1)
        found = f"the game stands elsewhere than its first module, {game.modules[0]}"
        raise WrongBox(Fault(place, found, "the game, its rules and its texts in one package"), game.name)


def _fault(package: str, error: Exception) -> Fault:
    if isinstance(error, SyntaxError):
        return Fault(Place(str(error.filename), error.lineno or 1), f"this cannot be read ({error.msg})", "Python")
    spec = _spec(package)
    place = _line(package, error) or Place(spec.origin if spec and spec.origin else package, 1)
    return Fault(place, *_said(error, "a module that can be imported"))


def _line(package: str, error: Exception) -> Place | None:
    """The last line of a package that was being run when the error came."""
    from traceback import extract_tb

    spec = _spec(package)
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    lines = [line for line in extract_tb(error.__traceback__) if Path(line.filename).is_relative_to(home)]
    return Place(lines[-1].filename, lines[-1].lineno or 1) if lines else None


def _spec(package: str) -> ModuleSpec | None:
    """Where a package lies; a module that could not be imported is not sought itself, that would import it again."""
    try:
        return find_spec(package)
    except ImportError:
        return None


def _said(error: Exception, expected: str) -> tuple[str, str]:
    """The error in a line, and what was expected."""
    no_name = NO_NAME.match(str(error))
    if no_name:
        name, circle, module = no_name.groups()
        if circle:
            return f"{name} is imported before {module} has it", "modules that do not import each other in a circle"
        near = meant(name, list(vars(import_module(module))))
        return f"{module} has no {name}", near or f"a function or constant {name} in it"
    if isinstance(error, AttributeError) and isinstance(error.obj, type) and issubclass(error.obj, IntEnum):
        return no_member(error.obj, str(error.name))
    if isinstance(error, NameError):
        return str(error), "a name that this file defines or imports"
    return f"{type(error).__name__}: {error}", expected
