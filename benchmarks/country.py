"""What holds a million tables: a simulation of one server and its commits, fed with measured costs (docs/sizes.md).

`python -m benchmarks.country` goes by the costs below; `--measure` asks a PostgreSQL on this machine what a commit
costs, `--answer` says what `benchmarks/load.py fanout` has found here.
"""

import argparse
import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import ceil
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.live.servers import cpu_seconds

PACE = 4.0
"""Seconds between two answers at a table,"""
SEATS = 4.2
"""and people at it."""
FULL = 0.6
"""Of one core: more, and what waits grows longer than what is done."""
CORES = 8
MANY = 256
NOTICE = 0.3
"""Notifications and beats, in commits for each commit of answers."""


@dataclass(frozen=True)
class Costs:
    """Of one server and one database, in seconds and bytes; as measured on two busy cores, where all is dearer."""

    answer: float = 900e-6
    """CPU of the server: judged, kept, told to six."""
    connection: float = 32e3
    table: float = 39e3
    commit: float = 12e-3
    """A commit until the disc has it,"""
    row: float = 46e-6
    """and longer for each row in it;"""
    commit_cpu: float = 224e-6
    """the database's CPU for it,"""
    row_cpu: float = 9e-6
    """and for each row."""


@dataclass
class Felt:
    """How it is at one server."""

    half: float
    most: float
    """Seconds from an answer's arrival until everybody may hear it: half, and 99 of 100, within."""
    batch: float
    """Answers in a commit."""


def house(rate: float, costs: Costs, seconds: float = 30.0, seed: int = 1) -> Felt:
    """Answers come to one server as they like, are judged in turn, and committed, all that wait at a time."""
    free = committing = 0.0
    waiting: list[tuple[float, float]] = []
    waited: list[float] = []
    commits = 0
    for arrived in _arrivals(rate, seconds, Random(seed)):
        free = max(free, arrived) + costs.answer
        while waiting and committing <= free:
            batch = [one for one in waiting if one[1] <= max(committing, waiting[0][1])]
            committing = max(committing, batch[0][1]) + costs.commit + costs.row * len(batch)
            waited += [committing - came for came, _ in batch]
            waiting = waiting[len(batch) :]
            commits += 1
        waiting.append((arrived, free))
    waited.sort()
    return Felt(median(waited), waited[len(waited) * 99 // 100], len(waited) / commits)


def _arrivals(rate: float, seconds: float, rng: Random) -> Iterator[float]:
    now = rng.expovariate(rate)
    while now < seconds:
        yield now
        now += rng.expovariate(rate)


def measured(costs: Costs) -> Costs:
    """What a commit and a row cost in a PostgreSQL that runs here."""
    from benchmarks.live.database import postgres
    from brelan.server.postgres_schema import prepare

    with postgres() as url:
        prepare(url)
        (alone, cpu), (together, more) = asyncio.run(_commits(url))
    row, row_cpu = (together - alone) / (MANY - 1), (more - cpu) / (MANY - 1)
    return replace(costs, commit=alone, row=row, commit_cpu=cpu - row_cpu, row_cpu=row_cpu)


async def _commits(url: str) -> list[tuple[float, float]]:
    """Seconds and CPU of the database for a commit of one row, and of many."""
    import asyncpg

    from brelan.server.postgres import commit
    from brelan.server.store import Row

    db, found, number = await asyncpg.connect(url), [], 1
    process = await db.fetchval("SELECT pg_backend_pid()")
    for rows, times in ((1, 600), (MANY, 60)):
        taken, before = [], cpu_seconds(process)
        for _ in range(times):
            number += 1
            batch = [Row(f"T{i:04}", number, bytes(400), "00" * 32, 0, None, None, 0) for i in range(rows)]
            begun = perf_counter()
            await commit(db, batch)
            taken.append(perf_counter() - begun)
        found.append((median(taken), (cpu_seconds(process) - before) / times))
    await db.close()
    return found


def line(tables: int, costs: Costs) -> str:
    """What so many tables need."""
    answers = tables / PACE
    servers = max(2, ceil(answers * costs.answer / FULL) + 1)  # one may be closed, or die
    felt = house(answers / (servers - 1), costs)
    busy = answers * costs.row_cpu + answers / felt.batch * (1 + NOTICE) * costs.commit_cpu
    memory = (tables * costs.table + tables * SEATS * costs.connection) / servers
    figures = (
        f"{tables:,}",
        f"{answers:,.0f}",
        str(servers),
        f"{tables * SEATS / servers:,.0f}",
        f"{memory / 1e6:,.0f}",
        f"{1000 * felt.half:.0f}, {1000 * felt.most:.0f}",
        f"{felt.batch:.1f}",
        f"{busy:.2f}",
        str(max(1, ceil(busy / (FULL * CORES)))),
    )
    return _row(figures)


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


HEAD = (
    "tables",
    "answers/s",
    "servers",
    "connections each",
    "MB each",
    "ms: half, 99 of 100",
    "answers a commit",
    "cores of databases",
    f"databases of {CORES} cores",
)


def main() -> None:
    """A table, from a village to a country."""
    parser = argparse.ArgumentParser(prog="benchmarks.country", description="What so many tables need.")
    parser.add_argument("--measure", action="store_true", help="ask a PostgreSQL on this machine what a commit costs")
    parser.add_argument("--answer", type=float, metavar="µs", help="CPU of an answer, as load.py fanout says it")
    asked = parser.parse_args()
    costs = measured(Costs()) if asked.measure else Costs()
    if asked.answer is not None:
        if not 10 <= asked.answer <= 100_000:
            parser.error(f"{asked.answer} µs were given for an answer, expected 10 to 100,000")
        costs = replace(costs, answer=asked.answer / 1e6)
    print(f"an answer {1e6 * costs.answer:.0f} µs of a server")
    print(f"a commit {1e3 * costs.commit:.2f} ms, {1e6 * costs.commit_cpu:.0f} µs of the database")
    print(f"a row {1e6 * costs.row:.0f} µs, {1e6 * costs.row_cpu:.0f} µs of the database\n")
    print(_row(HEAD), _row("---" for _ in HEAD), sep="\n")
    for tables in (1_000, 10_000, 100_000, 1_000_000):
        print(line(tables, costs))


if __name__ == "__main__":
    main()
