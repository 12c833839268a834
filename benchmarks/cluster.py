"""A million games here, and by two workers of Dask of which one is killed halfway: the rows must be the same.

`python -m benchmarks.cluster [GAME …]`. Scheduler and workers are started by Dask's own commands, on loopback.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow.parquet as pq

from benchmarks.million import SEATS
from brelan import shelf

WORKERS = 2
ROWS = "games/*.parquet"


@contextmanager
def cluster(home: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler's address, and its workers."""
    file, quiet = home / "scheduler.json", (home / "dask.log").open("wb")
    dask = [sys.executable, "-m"]
    scheduler = [*dask, "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
    worker = [*dask, "distributed.cli.dask_worker", "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    found = ["--scheduler-file", str(file)]
    with quiet:
        started = [subprocess.Popen([*scheduler, *found], stdout=quiet, stderr=quiet)]
        try:
            started += [subprocess.Popen([*worker, *found], stdout=quiet, stderr=quiet) for _ in range(WORKERS)]
            while not file.exists():
                time.sleep(0.1)
            yield json.loads(file.read_text(encoding="utf-8"))["address"], started[1:]
        finally:
            for process in started:
                process.kill()
                process.wait()


def simulating(game: str, games: str, out: Path, *words: str) -> subprocess.Popen[bytes]:
    """`brelan simulate`, at work."""
    seats = str(min(SEATS, shelf.game(game).most))
    command = ["-m", "brelan", "simulate", game, "--players", seats, "--games", games, "--out", str(out), "--json"]
    return subprocess.Popen([sys.executable, *command, *words], stdout=subprocess.PIPE)


def ended(run: subprocess.Popen[bytes]) -> int:
    """How many games a run came to."""
    said, _ = run.communicate()
    if run.returncode:
        raise SystemExit(f"a run ended with {run.returncode}")
    return int(json.loads(said)["games"])


def parts(out: Path) -> list[Path]:
    """The rows of a run that are kept so far."""
    return sorted(out.glob(ROWS))


def measured(game: str, games: str) -> tuple[int, float, float, bool]:
    """Games, seconds here, seconds by two workers of which one is killed, and whether the rows are the same."""
    with tempfile.TemporaryDirectory() as folder:
        here, there = Path(folder) / "here", Path(folder) / "there"
        begun = time.monotonic()
        ended(simulating(game, games, here, "--jobs", str(WORKERS)))
        alone = time.monotonic() - begun
        half = len(parts(here)) // 2
        with cluster(Path(folder)) as (address, workers):
            begun = time.monotonic()
            run = simulating(game, games, there, "--cluster", address)
            while run.poll() is None and len(parts(there)) < half:
                time.sleep(0.02)
            killed = len(parts(there))
            workers[0].kill()
            played = ended(run)
            shared = time.monotonic() - begun
        same = all(pq.read_table(a).equals(pq.read_table(b)) for a, b in zip(parts(here), parts(there), strict=True))
        print(f"killed after {killed} of {len(parts(here))} parts", file=sys.stderr)
    return played, alone, shared, same


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A million games by a cluster of which a worker dies.")
    parser.add_argument("names", metavar="GAME", nargs="*", default=shelf.names(), help="all unless named")
    parser.add_argument("--games", default="1e6")
    asked = parser.parse_args()
    for name in asked.names:
        played, alone, shared, same = measured(name, asked.games)
        how = "the same rows" if same else "OTHER ROWS"
        print(f"{name}  {played:,} games  here {alone:,.0f} s  on the cluster {shared:,.0f} s  {how}", flush=True)
