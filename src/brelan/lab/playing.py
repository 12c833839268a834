"""Playing a run part by part: here on all cores, or on a cluster; what is kept already is not played again.

Parts may come in any order. They are counted in order, and the interval is looked at after each: so where a run ends
does not depend on how many play it.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from typing import Any

from brelan.lab.folder import Folder
from brelan.lab.rows import Part, Rows, play
from brelan.lab.summary import Summary
from brelan.league.spread import processes, spread
from brelan.trouble import Trouble

PATIENCE = 10  # seconds in which a cluster has to answer
RETRIES = 5
"""How often a part is handed out again when whoever played it is gone."""

Watch = Callable[[Iterator[Any], int], Iterator[Any]]
Workers = AbstractContextManager[tuple[Executor, int]]


def simulate(folder: Folder, games: int, until: float, workers: Workers, watch: Watch) -> Summary:
    """Play what is not there yet, until there are enough games or the widest interval is narrow enough."""
    run = folder.run
    parts = [Part(run, n, first, min(run.part, games - first)) for n, first in enumerate(range(0, games, run.part))]
    counted = _Counted(folder, parts, until)
    counted.go_on()
    if not counted.done():
        with workers as (pool, jobs):
            missing = (part for part in parts if not counted.done() and not folder.has(part.number))
            many = sum(not folder.has(part.number) for part in parts)
            for rows in watch(spread(pool, jobs, play, missing), many):
                _keep(folder, rows)
                counted.go_on()
                if counted.done():
                    break
    folder.drop_after(counted.next - 1)
    folder.keep_summary(counted.summary.told())
    return counted.summary


def _keep(folder: Folder, rows: Rows) -> None:
    if not folder.has(rows.number):
        folder.keep(rows)


class _Counted:
    """The parts that are counted: all up to the first that is missing."""

    def __init__(self, folder: Folder, parts: list[Part], until: float) -> None:
        self.folder, self.parts, self.until = folder, parts, until
        self.summary = Summary(folder.run)
        self.next = 0

    def done(self) -> bool:
        """Whether nothing more need be played."""
        narrow = self.next > 0 and self.until > 0 and self.summary.width <= self.until
        return narrow or self.next == len(self.parts)

    def go_on(self) -> None:
        """Count what has come, as far as nothing is missing."""
        while not self.done() and self.folder.has(self.next):
            games = self.folder.games(self.next)
            if len(games["game"]) != self.parts[self.next].games:  # the last part of a shorter run
                self.folder.drop_after(self.next - 1)
                return
            self.summary.add(games)
            self.next += 1


@contextmanager
def here(jobs: int) -> Iterator[tuple[Executor, int]]:
    """A number of processes on this machine."""
    if jobs < 1:
        raise Trouble(f"{jobs} processes were asked for, expected 1 or more")
    with processes(jobs) as pool:
        yield pool, jobs


@contextmanager
def on_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask cluster, which was started by Dask's own commands."""
    dask: Any = import_module("distributed")
    try:
        client = dask.Client(address, timeout=f"{PATIENCE}s")
    except (OSError, ValueError) as trouble:
        raise Trouble(f"{address}: no Dask scheduler answers there ({trouble}); expected tcp://HOST:PORT") from None
    with client:
        yield client.get_executor(retries=RETRIES, pure=False), max(1, sum(client.nthreads().values()))
