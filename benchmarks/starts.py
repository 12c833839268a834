"""How long a first game takes in a fresh process: plain, compiled for the first time, compiled before."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field

from brelan import shelf

ROUNDS = 3
FIRST_GAME = {
    "plain": """
import time
from brelan.engine.drive import begin, play_out
from brelan import shelf
game = shelf.game({game!r})
table = game.blank(min(4, game.most))
begin(table, 1)
play_out(table, [1])
print(time.process_time())
""",
    "compiled": """
import sys, time
sys.modules["scipy"] = None  # the peers' own; where it is installed numba loads it, and Brelan does not install it
from brelan import compiled
fast = compiled({game!r})
fast.simulate(fast.rows(1), fast.blank(min(4, fast.game.most)), 1)
print(time.process_time())
""",
}


@dataclass
class Start:
    """Seconds of CPU, Python's own start included, for each round."""

    name: str
    mode: str
    game: str
    seconds: list[float] = field(default_factory=list)


def measure(say: Callable[[str], None]) -> list[Start]:
    """Each round begins with an empty cache, which the cold start fills for the cached one."""
    ways = (("plain", "plain"), ("cold", "compiled"), ("cached", "compiled"))
    starts = [Start(f"{word} {game}", mode, game) for game in shelf.names() for word, mode in ways]
    for number in range(ROUNDS):
        say(f"start {number + 1} of {ROUNDS}")
        with tempfile.TemporaryDirectory() as cache:
            for start in starts:
                once(start, cache)
    return starts


def once(start: Start, cache: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", FIRST_GAME[start.mode].format(game=start.game)],
        env={**os.environ, "BRELAN_CACHE": cache},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if ended.returncode:
        sys.exit(f"{start.name} failed:\n{ended.stderr}")
    start.seconds.append(float(ended.stdout))
