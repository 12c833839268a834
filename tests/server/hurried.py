"""The program with its waiting times cut short, and with bots that misbehave; a process of its own, as ever.

Processes in which bots think begin with this module too, so that they have the same bots.
"""

import os
import sys
import time
from random import Random
from types import ModuleType
from typing import Never

from brelan import cli
from brelan.bots.enfer import regular as enfer
from brelan.bots.kids import regular as kids
from brelan.bots.peek import regular as peek
from brelan.engine.asks import Ask
from brelan.engine.table import View
from brelan.room import requests
from brelan.server import attendant, clock, house, thinking
from tests.server.devices import Server

HOST_GONE = 0.6
MINUTE = 2000
THINKING = 3.0


def for_ever(view: View, ask: Ask, rng: Random) -> Never:
    """Peek's bot never comes to an end."""
    while True:
        time.sleep(0.01)


def breaks_down(view: View, ask: Ask, rng: Random) -> Never:
    """Kids' bot breaks down, and has words for it."""
    raise ValueError("my hidden card is the ace of spades")


def takes_its_time(view: View, ask: Ask, rng: Random) -> Never:
    """Kids' expert prepares for longer than anybody waits."""
    time.sleep(600)
    raise TimeoutError


def falls_dead(view: View, ask: Ask, rng: Random) -> Never:
    """d'Enfer's bot takes its process along."""
    os._exit(1)


class Hurried(Server):
    """A server in a hurry."""

    program = "tests.server.hurried"


if __name__ in ("__main__", "__mp_main__"):  # the tests that import this have patient clocks and good bots
    attendant.HOST_GONE = HOST_GONE
    clock.MINUTE = MINUTE
    house.IDLE = 0.3
    requests.SECONDS = (1, 600)
    thinking.SECONDS = THINKING
    peek.mind, kids.mind, enfer.mind = for_ever, breaks_down, falls_dead
    expert = sys.modules["brelan.bots.kids.expert"] = ModuleType("brelan.bots.kids.expert")
    vars(expert)["mind"] = takes_its_time

if __name__ == "__main__":
    cli.main()
