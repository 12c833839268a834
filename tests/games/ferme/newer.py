"""The program with the next edition of Poker fermé in its box: version 2 of the rules, made from today's."""

import os
import shutil
from importlib import import_module
from pathlib import Path

from brelan import cli
from tests.server.devices import Server

WHERE = "BRELAN_NEXT_EDITION"
BOXES = import_module("brelan.games.ferme".rpartition(".")[0])
CHANGES: dict[str, tuple[tuple[str, str], ...]] = {
    "__init__.py": (("version=1", "version=2"),),
    "state.py": (
        ("number(5, 1, 1_000,", "number(3, 1, 4,"),  # an option that allows less
        ("    raise_step: int = upto(1_000)  # F24 the opener's second stake\n", ""),  # a field less
        ("    deal: int =", "    toasts: int = upto(10_000)\n    deal: int ="),  # a field more
        ("    LOT = 0\n    DEAL = 1\n    DEALT", "    CUT = 0\n    DEAL = 1\n    DEALT"),  # something is told otherwise
        ("    NEXT = 12\n", "    NEXT = 12\n    TOAST = 13\n"),
        ("    BEATS = 15\n", "    BEATS = 15\n    TOAST = 16\n"),
    ),
    "dealing.py": (("Told.LOT", "Told.CUT"), ("    t.raise_step = 0\n", "")),
    "betting.py": (
        ("    t.raise_step = chips\n", ""),
        ("t.raise_step", "t.maximum"),
        ("(Step.UNOPPOSED, Step.NEXT)", "(Step.UNOPPOSED, Step.TOAST, Step.NEXT)"),
    ),
    "settling.py": (
        ("    Step.SHOWDOWN,\n    Step.NEXT,", "    Step.SHOWDOWN,\n    Step.TOAST,\n    Step.NEXT,"),  # another step
        (
            "@book.happens(Step.NEXT)",
            "@book.happens(Step.TOAST)\ndef toast(t: State) -> None:\n"
            '    """F29 Everybody drinks."""\n    t.toasts += 1\n    tell(t, Told.TOAST, t.dealer, n=t.toasts)\n\n\n'
            "@book.happens(Step.NEXT)",
        ),
    ),
    "fr.ftl": (("told-lot =", "told-toast = Santé !\ntold-cut ="),),
    "en.ftl": (("told-lot =", "told-toast = Cheers!\ntold-cut ="),),
}


def print_edition(where: Path) -> Path:
    """The next edition of the game, as files of their own."""
    box = where / "ferme"
    shutil.copytree(Path(BOXES.__path__[0]) / "ferme", box, ignore=shutil.ignore_patterns("__pycache__"))
    for name, changes in CHANGES.items():
        text = (box / name).read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text, f"{name}: {old!r} is not there any more"
            text = text.replace(old, new)
        (box / name).write_text(text, encoding="utf-8")
    return where


class Newer(Server):
    """A server of the next version."""

    program = "tests.games.ferme.newer"


if __name__ in ("__main__", "__mp_main__"):
    BOXES.__path__.insert(0, os.environ[WHERE])

if __name__ == "__main__":
    cli.main()
