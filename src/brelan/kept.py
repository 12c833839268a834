"""Where compiled code is kept: on disk, in directories named after everything it was made from.

numba looks at the file of a function, not at what the function calls: a new version of Brelan must not meet old code.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs

HOME = Path(__file__).parent
COMMON = tuple(HOME / name for name in ("engine", "rankings", "games", "odds", "solver"))

settings: Any = numba.config

F = TypeVar("F", bound=Callable[..., Any])


def cache_directory() -> Path:
    """`BRELAN_CACHE`, or the user's cache directory."""
    return Path(os.environ.get("BRELAN_CACHE") or platformdirs.user_cache_dir("brelan"))


def digest(sources: Iterable[Path]) -> str:
    """A hash of sources and of what compiles them: a change anywhere gives compiled code a new home."""
    made_of = [numba.__version__, sys.version, *(path.read_text(encoding="utf-8") for path in sources)]
    return hashlib.sha256("\0".join(made_of).encode()).hexdigest()[:16]


@cache
def _home(folder: Path) -> str:
    """For the functions of a folder, with all that they may call."""
    sources = {HOME / "deck.py", *(path for place in (folder, *COMMON) for path in place.rglob("*.py"))}
    return str(cache_directory() / "functions" / digest(sorted(sources)))


def kept(**how: Any) -> Callable[[F], F]:
    """A function compiled by numba when it is first called, and kept for the next time."""

    def keep(function: F) -> F:
        chosen = settings.CACHE_DIR
        settings.CACHE_DIR = chosen or _home(Path(function.__code__.co_filename).parent)
        try:
            compiled: F = numba.njit(cache=True, **how)(function)
        finally:
            settings.CACHE_DIR = chosen
        return compiled

    return keep
