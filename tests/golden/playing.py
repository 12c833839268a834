"""How the mind that a box names plays imagined games on (`Box.plays_on`), at tables of every kind.

A line is a table. For each question: the answer, how the seat stands, and how well what the others did fits the cards
that somebody imagines they have, in thousandths. `python -m tests.golden.playing [GAME …]` writes it down anew.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from brelan import shelf
from brelan.engine.chance import seeded
from brelan.engine.table import View
from tests.boxes import OURS, folder
from tests.golden.answers import tables

TABLES, QUESTIONS = 48, 40


def said(name: str, what: str) -> Any:
    """A function of the modules that a box names; None if it leaves that to a default."""
    modules = map(import_module, shelf.box(name).plays_on)
    return next((vars(module)[what] for module in modules if what in vars(module)), None)


EVERY = [name for name in OURS if said(name, "likely")]
"""Other boxes play on like their regular, whose answers are written down already."""


def in_short(name: str, view: View, n: int) -> str:
    """A question in a word."""
    seat, imagined = view.seat or 0, view.imagine(Random(n)).state
    policy, standing, likely = (said(name, what) for what in ("policy", "standing", "likely"))
    others = [other for other in range(view.state.players) if other != seat]
    fits = ",".join(str(likely(imagined, other, [seeded(n + other)])) for other in others)
    return f"{policy(view.state, seat, [seeded(n)])}:{standing(view.state, seat)}:{fits}"


def lines(name: str) -> Iterator[str]:
    """A line for each table."""
    for what, asked in tables(name, TABLES, QUESTIONS):
        yield f"{what}: {' '.join(in_short(name, view, n) for n, (view, _) in enumerate(asked))}"


def path(name: str) -> Path:
    """Where they are kept."""
    return folder(name) / "golden" / "playing.txt"


if __name__ == "__main__":
    for name in sys.argv[1:] or EVERY:
        path(name).write_text("\n".join([*lines(name), ""]), encoding="utf-8")
