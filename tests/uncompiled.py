"""Compiled code reads and writes where it should not without a word; the same code in Python does not."""

from typing import Any


def in_python(compiled: Any) -> Any:
    """The function that numba compiled, as it was written."""
    return compiled.py_func
