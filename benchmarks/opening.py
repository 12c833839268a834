"""How long a table takes to open by the length of its log: 100 entries, 100,000, and the latter without its snapshot.

python -m benchmarks.opening
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from brelan import shelf
from brelan.room import chain, requests
from brelan.room.events import AnyEvent, Chair, Entry, Opened, Paused, Resumed, Started
from brelan.room.sitting import Sitting, first, write
from brelan.server.loading import KIND, load
from brelan.server.schema import FILE, connect
from brelan.server.sqlite import Sqlite, commit
from brelan.server.store import Note, Row, row_of

SHORT, LONG = 100, 100_000
TIMES = 30
CODE = "BRLNX"


@dataclass(frozen=True)
class Figure:
    """Milliseconds until a table with so many entries can be played on."""

    entries: int
    snapshot: bool
    milliseconds: float
    beside_short: float
    """As many times what the short one takes."""


def rows(entries: int) -> list[Row]:
    """A table for two where somebody takes a break, and ends it, over and over."""
    game = shelf.game(shelf.names()[0])
    chairs = tuple(Chair(f"Player {i}", i, devices=(f"d{i}",)) for i in range(2))
    opening = Opened(game.name, game.version, requests.chosen(game, {}), chairs, 0, 0, "fr", "ab" * 32, table=CODE)
    entry, line = _entry(1, opening)
    at = first(entry, line)
    found = [row_of(CODE, entry, line, 0, chain.START, at.chain)]
    while at.number < entries:
        found.append(_next(at))
    return found


def _next(at: Sitting) -> Row:
    event = Resumed(0) if at.paused else Paused(0) if at.begun else Started()
    entry, line = _entry(at.number + 1, event)
    before = at.chain
    at.play(entry, line)
    return row_of(CODE, entry, line, 0, before, at.chain)


def _entry(number: int, event: AnyEvent) -> tuple[Entry, bytes]:
    entry = Entry(number, 0, 0, f"{number:032x}", event)
    return entry, write(entry)


async def _median(store: Sqlite, times: int, before: Callable[[], Awaitable[None]] | None = None) -> float:
    found = []
    for _ in range(times):
        if before is not None:
            await before()
        begun = perf_counter()
        await load(store, CODE)
        found.append((perf_counter() - begun) * 1000)
    return median(found)


async def _measured(directory: Path) -> list[Figure]:
    stores = {}
    for entries in (SHORT, LONG):
        path = directory / f"{entries}-{FILE}"
        stores[entries] = Sqlite(path)
        db = connect(path)
        assert set(commit(db, rows(entries))) == {None}
        db.close()
        await load(stores[entries], CODE)  # takes the snapshot
    short = await _median(stores[SHORT], TIMES)
    long = await _median(stores[LONG], TIMES)
    bare = await _median(stores[LONG], 3, lambda: stores[LONG].note(Note(KIND, CODE, "", None)))
    for store in stores.values():
        await store.close()
    found = [(SHORT, False, short), (LONG, True, long), (LONG, False, bare)]
    return [Figure(entries, kept, time, time / short) for entries, kept, time in found]


def figures() -> list[Figure]:
    """The three ways to open a table."""
    with TemporaryDirectory() as directory:
        return asyncio.run(_measured(Path(directory)))


if __name__ == "__main__":
    for found in figures():
        print(json.dumps({key: round(v, 2) if isinstance(v, float) else v for key, v in asdict(found).items()}))
