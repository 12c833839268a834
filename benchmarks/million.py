"""How long a million games take, and how much memory: `python benchmarks/million.py [GAME …] --games 1e6`.

Each game is simulated by `brelan simulate` in a process of its own, with any legal answers for four or as many as sit
down, and its rows are written to a folder that is removed afterwards.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from brelan import shelf

SEATS = 4


def measured(game: str, games: str, jobs: int) -> dict[str, float]:
    """Seconds, CPU seconds and the memory of the largest process, with the size of the rows."""
    seats = min(SEATS, shelf.game(game).most)
    with tempfile.TemporaryDirectory() as folder:
        words = [game, "--players", str(seats), "--games", games, "--jobs", str(jobs), "--out", folder, "--json"]
        before, begun = os.times(), time.monotonic()
        done = subprocess.run([sys.executable, "-m", "brelan", "simulate", *words], check=True, capture_output=True)
        took, after = time.monotonic() - begun, os.times()
        size = sum(path.stat().st_size for path in Path(folder).rglob("*.parquet"))
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    largest = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    found = json.loads(done.stdout)
    decisions = found["games"] * found["decisions"]["mean"]
    return {
        "games": found["games"],
        "decisions": decisions,
        "s": took,
        "CPU s": cpu,
        "MB": largest,
        "rows MB": size / 1e6,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure brelan simulate.")
    parser.add_argument("names", metavar="GAME", nargs="*", default=shelf.names(), help="all unless named")
    parser.add_argument("--games", default="1e6")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    for name in asked.names:
        figures = measured(name, asked.games, asked.jobs)
        print(name, *(f"{figure:,.0f} {unit}" for unit, figure in figures.items()), sep="  ", flush=True)
