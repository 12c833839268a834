"""Two checkouts of Brelan beside each other: every round runs an entry in both, each in a process of its own.

`python -m benchmarks.against NAME` is such a process: it runs the entry as often as it is told to.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from benchmarks import bars, entries, measure, starts
from benchmarks.rows import Row, ratio_row
from benchmarks.run import ROOT, say

OTHER = "the same, other tree"


class Elsewhere:
    """An entry that runs in a process with the Brelan of a tree."""

    def __init__(self, name: str, tree: Path) -> None:
        command = [sys.executable, "-m", "benchmarks.against", name]
        with _brelan_of(tree):
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        self.size = int(self._heard())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.process.communicate()

    def run(self, size: int, seed: int) -> tuple[measure.Counts, float]:
        """What was done, and the seconds of CPU that it took there."""
        assert self.process.stdin is not None
        print(size, seed, file=self.process.stdin, flush=True)
        counts, seconds = json.loads(self._heard())
        return counts, seconds

    def _heard(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("the process that measures has ended; the lines above say why")
        return line


@contextmanager
def _brelan_of(tree: Path) -> Iterator[None]:
    """Processes that are begun in here have the Brelan of this tree."""
    before = dict(os.environ)
    os.environ["PYTHONPATH"] = str(tree / "src")
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def measured(names: list[str], tree: Path) -> list[Row]:
    """What these groups have of Brelan, here and in the other tree."""
    wanted = {r.ours: r for r in bars.RATIOS if r.group in names}
    wanted |= {r.peer: r for r in bars.RATIOS if r.group in names and r.peer.startswith("Brelan")}
    rows = [_row(ratio.group, name, ratio.unit, *_in_turn(name, tree)) for name, ratio in wanted.items()]
    if "start" in names:
        rows += [_row("start", limit.ours, "starts", *_starts(limit.ours, tree)) for limit in bars.LIMITS]
    return rows


def _row(group: str, name: str, unit: str, here: measure.Entry, there: measure.Entry) -> Row:
    return ratio_row(bars.Ratio(group, name, OTHER, unit), {name: here, OTHER: there})


def _elsewhere() -> measure.Run:
    raise NotImplementedError("it is prepared in a process of its own")


def _in_turn(name: str, tree: Path) -> tuple[measure.Entry, measure.Entry]:
    """The same hands in both, and each first in every other round."""
    say(f"{name}, here and in {tree}")
    found = [measure.Entry(name, _elsewhere) for _ in range(2)]
    with Elsewhere(name, ROOT) as here, Elsewhere(name, tree) as there:
        both = list(zip(found, (here, there), strict=True))
        for number in range(measure.ROUNDS):
            for entry, process in both[:: 1 - number % 2 * 2]:
                measure.note(entry, *process.run(here.size, number))
    return found[0], found[1]


def _starts(name: str, tree: Path) -> tuple[measure.Entry, measure.Entry]:
    """A fresh process in both; the cold one of the two fills the cache for the cached one."""
    say(f"{name}, here and in {tree}")
    way, game = name.split()
    found = [measure.Entry(name, _elsewhere) for _ in range(2)]
    for _ in range(starts.ROUNDS):
        for entry, where in zip(found, (ROOT, tree), strict=True):
            with tempfile.TemporaryDirectory() as cache, _brelan_of(where):
                start = starts.Start(name, "plain" if way == "plain" else "compiled", game)
                for _ in range(2 if way == "cached" else 1):
                    starts.once(start, cache)
            measure.note(entry, {"starts": 1}, start.seconds[-1])
    return found[0], found[1]


if __name__ == "__main__":
    run = entries.PREPARED[sys.argv[1]]()
    print(measure.enough(run), flush=True)
    for line in sys.stdin:
        counts, seconds = measure.timed(run, *map(int, line.split()))
        print(json.dumps([dict(counts), seconds]), flush=True)
