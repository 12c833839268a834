"""The user's own directories, where the system knows of a home; in a container it often does not."""

from collections.abc import Callable
from pathlib import Path


def own(directory: Callable[[str], Path]) -> Path | None:
    """One of them, by a function of platformdirs; none if there is no home to put it in."""
    try:
        found = directory("brelan")
    except RuntimeError:
        return None
    return found if found.is_absolute() else None  # earlier versions leave `~` as it is
