"""The program with boxes that hold nothing but a game and its face."""

from dataclasses import replace

from brelan.box import Box
from tests.page.plain import open_with
from tests.server.still import Still


class Bare(Still):
    """A room of such boxes, where time stands still."""

    program = "tests.page.bare"


def bare(box: Box) -> Box:
    """Without anything that a box may lack."""
    return replace(box, judge=None, minds=None, odds=None, lesson=None, page=None)


if __name__ == "__main__":
    open_with(bare)
