"""How far something long has come: a line on the terminal that is written over, and gone when all is done."""

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from brelan.drawing import bar

Part = TypeVar("Part")

EVERY = 0.1  # seconds between two drawings
WIPED = "\r\x1b[K"


def progress(parts: Iterable[Part], many: int) -> Iterator[Part]:
    """The parts, one after the other; only a terminal is shown how many of them are done."""
    if not sys.stderr.isatty():
        yield from parts
        return
    begun = drawn = time.monotonic()
    _write(line(0, many, 0.0))
    try:
        for done, part in enumerate(parts):
            now = time.monotonic()
            if now - drawn >= EVERY:
                _write(line(done, many, now - begun))
                drawn = now
            yield part
    finally:
        _write("")


@contextmanager
def meanwhile(text: str) -> Iterator[None]:
    """What a terminal shows while something goes on that cannot be counted, such as compiling at the first use."""
    if not sys.stderr.isatty():
        yield
        return
    _write(text)
    try:
        yield
    finally:
        _write("")


def _write(text: str) -> None:
    """Over what is there."""
    sys.stderr.write(WIPED + text)
    sys.stderr.flush()


def line(done: int, many: int, seconds: float) -> str:
    """A bar, how many of how many, and how long the rest may take."""
    left = round(seconds / done * (many - done)) if done else None
    rest = "" if left is None else f"  {left // 60}:{left % 60:02}"
    return f"{bar([done / many])}  {done}/{many}{rest}"
