"""What one who is held back does, where a box declares nothing of the kind. Written like rules."""

from typing import Any


def blind(_t: Any, _seat: int, _which: int) -> None:
    """Nothing is hidden."""


def instead(_t: Any, _seat: int, _which: int, value: int) -> int:
    """The same answer."""
    return value
