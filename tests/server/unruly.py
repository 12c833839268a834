"""The program on a watch that the test winds, with bots that misbehave.

Processes in which bots think begin with this module too, so that they have the same bots.
"""

import os
import sys
import time
from random import Random
from typing import Never

from brelan import shelf
from brelan.engine.asks import Ask
from brelan.engine.table import View
from brelan.later import Later
from tests.boxes import DICE, FROM_THREE, SEALED

THINKS = '{"what": "bot.thinks-for-ever"}'
HANGS, BREAKS_DOWN, DIES = DICE, SEALED, FROM_THREE
"""The games whose bots do so."""


def for_ever(view: View, ask: Ask, rng: Random) -> Never:
    """Never comes to an end, with its thoughts or with its preparations."""
    print(THINKS, file=sys.stderr, flush=True)
    while True:
        time.sleep(1)


def breaks_down(view: View, ask: Ask, rng: Random) -> Never:
    """Breaks down, and has words for it."""
    raise ValueError("my hidden card is the ace of spades")


def falls_dead(view: View, ask: Ask, rng: Random) -> Never:
    """Takes its process along."""
    os._exit(1)


def misbehave(game: str, level: str, mind: str) -> None:
    """Let the bot of a box do so."""
    minds = shelf.box(game).minds
    assert minds is not None
    minds.levels[level] = Later(f"tests.server.unruly:{mind}")


if __name__ in ("__main__", "__mp_main__"):  # the tests that import this have good bots
    misbehave(HANGS, "regular", "for_ever")
    misbehave(BREAKS_DOWN, "regular", "breaks_down")
    misbehave(BREAKS_DOWN, "expert", "for_ever")
    misbehave(DIES, "regular", "falls_dead")

if __name__ == "__main__":
    from tests.server.watch import main

    main()
