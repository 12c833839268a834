"""Compiled functions are kept on disk, in directories named after everything they were made from.

numba looks at the file of a function, not at what the function calls: a new version of Brelan must not meet old code.
"""

import hashlib
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba

from brelan.cache import apart, place
from brelan.sources import NO_DATA, below, made_of

HOME = Path(__file__).parent
COMMON = tuple(HOME / name for name in ("engine", "rankings", "games", "odds", "solver"))
OURS = "brelan"

settings: Any = numba.config

F = TypeVar("F", bound=Callable[..., Any])


def digest(sources: Iterable[Path], drawn_on: dict[str, bytes] | None = None) -> str:
    """A hash of sources, of what they draw on, and of what compiles them: a change anywhere gives it a new home."""
    made_of = [numba.__version__.encode(), sys.version.encode(), *(path.read_bytes() for path in sources)]
    for name, content in sorted((drawn_on or {}).items()):
        made_of += [name.encode(), content]
    return hashlib.sha256(b"\0".join(made_of)).hexdigest()[:16]


def _home(function: Callable[..., Any]) -> str:
    """Where a function is kept: it may call what stands around it and what stands below it."""
    folder = Path(function.__code__.co_filename).parent
    return _ours(folder) if folder.is_relative_to(HOME) else _others(function.__module__)


@cache
def _ours(folder: Path) -> str:
    around = (path for path in below(folder) if path.suffix not in NO_DATA)
    sources = {HOME / "deck.py", *around, *(path for source in (folder, *COMMON) for path in source.rglob("*.py"))}
    return str(place("functions", digest(sorted(sources))))


@cache
def _others(module: str) -> str:
    """Of another package: its imports say what it may call, and any of ours may be among them."""
    return str(place("functions", digest(sorted(HOME.rglob("*.py")), made_of([module], but=(OURS,)))))


def kept(**how: Any) -> Callable[[F], F]:
    """A function compiled by numba when it is first called, and kept for the next time."""

    def keep(function: F) -> F:
        chosen = settings.CACHE_DIR
        settings.CACHE_DIR = _home(function)
        try:
            compiled: F = apart(numba.njit(cache=True, **how)(function))
        finally:
            settings.CACHE_DIR = chosen
        return compiled

    return keep
