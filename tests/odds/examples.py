"""The chances that each box gives as its example."""

import shlex
from argparse import ArgumentParser

from brelan import shelf
from brelan.odds import Chances, Odds

COUNTED = [name for name in shelf.names() if shelf.box(name).odds]
"""The boxes that count chances."""


def odds(name: str) -> Odds:
    """How a box counts its chances."""
    found = shelf.box(name).odds
    assert found is not None
    return found()


def example(name: str) -> list[str]:
    """What its help proposes."""
    return shlex.split(odds(name).example)


def arguments(name: str) -> ArgumentParser:
    """What it takes."""
    parser = ArgumentParser()
    odds(name).describe(parser)
    return parser


def chances(name: str) -> Chances:
    """Those of the example."""
    return odds(name).answer(arguments(name).parse_args(example(name)))
