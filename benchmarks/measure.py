"""Interleaved rounds: each round runs every entry once, so a slow moment of the machine hits them all."""

import gc
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

Counts = Mapping[str, int]
"""What a run did: how many hands, decisions, copies or evaluations."""
Run = Callable[[int, int], Counts]
"""(how many, seed) -> what was done."""

ROUNDS = 7
LONG_ENOUGH = 0.25
"""Seconds of CPU that one run of an entry should take."""


@dataclass
class Entry:
    """Something that runs, and what it did per CPU second in each round."""

    name: str
    prepare: Callable[[], Run]
    """Imports and builds what is then timed."""
    rates: dict[str, list[float]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    """Everything done in all rounds, for averages such as decisions per hand."""


def measure(entries: Iterable[Entry], say: Callable[[str], None]) -> None:
    """Fills the entries' rates, round by round."""
    ready: list[tuple[Entry, Run, int]] = []
    for entry in entries:
        say(f"preparing {entry.name}")
        run = entry.prepare()
        ready.append((entry, run, enough(run)))
    for number in range(ROUNDS if ready else 0):
        say(f"round {number + 1} of {ROUNDS}")
        for entry, run, size in ready:
            note(entry, *timed(run, size, number))


def enough(run: Run) -> int:
    """A size for which a run is long beside the clock's grain; finding it also warms caches and compilers."""
    size = 1
    while True:
        # the quicker of two: the first may have built a table that the second finds ready
        seconds = min(timed(run, size, 0)[1], timed(run, size, 1)[1])
        if seconds >= LONG_ENOUGH / 2:
            return max(1, round(size * LONG_ENOUGH / seconds))
        size *= 4


def timed(run: Run, size: int, seed: int) -> tuple[Counts, float]:
    # one entry's garbage, and everything the others keep, must not be swept at another's expense
    gc.collect()
    gc.freeze()
    start = time.process_time()
    counts = run(size, seed)
    return counts, time.process_time() - start


def note(entry: Entry, counts: Counts, seconds: float) -> None:
    for what, count in counts.items():
        entry.rates.setdefault(what, []).append(count / seconds)
        entry.counts[what] = entry.counts.get(what, 0) + count
