"""Where commands print: words wrapped and suits in colour on a terminal, the plain text anywhere else."""

import os
import re
import shutil
import sys
import textwrap
from contextlib import suppress
from importlib import import_module

TIE = "\0"
"""A space at which no line ends."""
LOOSE = re.compile(r" (?=[?!:;»])|(?<=«) ")
"""Spaces of French punctuation: it stands neither first in a line nor last."""
PAINTED = re.compile(r"(\S*[♥♦♣●▲])|(\[[A-Z]\d+(?:\.\d+)?\]$)")
INKS = {"♥": 31, "♦": 33, "♣": 32, "●": 31, "▲": 32}  # the others keep the terminal's own colour
CHIPS, PALE = 36, 2


class Leave(Exception):
    """The person has closed the input."""


def show(text: str = "", indent: int = 0, hang: int | None = None, chips: bool = False) -> None:
    """Print a text; lines after its first begin `hang` further in, and `chips` are what its numbers count."""
    for line in _lines(text, indent, indent if hang is None else hang):
        print(_painted(line, chips) if _has_colours() else line)


def ask(prompt: str) -> str:
    """What the person types; a prompt of several lines is wrapped like any text."""
    *before, last = _lines(prompt, 0, 0)
    for line in before:
        print(line)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # arrows edit what is typed, where the system can do that
    try:
        return input(f"{last} ").strip()
    except EOFError:
        raise Leave from None


def width() -> int:
    """How many signs a line may have; no terminal is as wide as a pipe."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize


def tied(text: str) -> str:
    """A text that stays on one line."""
    return text.replace(" ", TIE)


def _lines(text: str, indent: int, hang: int) -> list[str]:
    if not sys.stdout.isatty():
        return [" " * indent + text.replace(TIE, " ") if text else ""]
    wrapped = textwrap.wrap(
        LOOSE.sub(TIE, text),
        width(),
        initial_indent=" " * indent,
        subsequent_indent=" " * hang,
        break_on_hyphens=False,
    )
    return [line.replace(TIE, " ") for line in wrapped] or [""]


def _has_colours() -> bool:
    """On a terminal that has them, unless its owner wants none (no-color.org)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _painted(line: str, chips: bool) -> str:
    line = PAINTED.sub(lambda found: _ink(found[0], INKS.get(found[0][-1], PALE)), line)
    return re.sub(r"(?<![\w;\[])\d+", lambda found: _ink(found[0], CHIPS), line) if chips else line


def _ink(text: str, colour: int) -> str:
    return f"\x1b[{colour}m{text}\x1b[0m"
