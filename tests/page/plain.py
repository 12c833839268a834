"""The program with boxes whose own code for the page was left out: everything is played on the common mat."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from brelan import shelf
from brelan.box import Box
from tests.server.still import Still
from tests.server.watch import main


class Plain(Still):
    """A room of such boxes, where time stands still."""

    program = "tests.page.plain"


def plain(box: Box) -> Box:
    """Without its own mat."""
    return replace(box, page=None)


def open_with(made: Callable[[Box], Box]) -> None:
    """Open a room whose boxes are made of ours."""
    whole = shelf.box
    vars(shelf)["box"] = cache(lambda name: made(whole(name)))
    main()


if __name__ == "__main__":
    open_with(plain)
