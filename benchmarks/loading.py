"""How long a table takes to open after a restart: four finished games on disc, of which only the last is folded.

python -m benchmarks.loading
"""

import asyncio
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from brelan import shelf
from brelan.room import chain, requests
from brelan.room.events import Answered, AnyEvent, Chair, Entry, Opened, Started
from brelan.room.sitting import Sitting, first, read, write
from brelan.server.schema import FILE
from brelan.server.sqlite import Sqlite
from brelan.server.store import Row, row_of
from brelan.server.table import LiveTable

GAMES = 4
LEAST = 1000
"""Answers that the four games have together."""
TIMES = 30
CODE = "BRLNX"


@dataclass(frozen=True)
class Figure:
    """A table as it lies on disc, and the milliseconds until it can be played on."""

    game: str
    players: int
    games: int
    answers: int
    latest: int
    """Answers of the game that is folded."""
    kilobytes: float
    milliseconds: float
    busy: float
    """Of those the processor's, which is all of it on a quiet machine."""
    with_all_games: float
    """What folding all the games would keep the processor busy."""


class Past:
    """The rows of a table, written as a server would."""

    def __init__(self, name: str, seed: int) -> None:
        self.rng = Random(seed)
        self.rows: list[Row] = []
        self.answers: list[int] = []
        self.game = shelf.game(name)
        chairs = tuple(Chair(f"Player {i}", i, devices=(self._digits(64),)) for i in range(self.game.most))
        options = requests.chosen(self.game, {})
        opening = Opened(name, self.game.version, options, chairs, 0, 0, "fr", self._digits(64), table=CODE)
        self.chain = chain.START
        while len(self.answers) < GAMES or sum(self.answers) < LEAST:
            at = self._opened(opening)
            self._play(at)
            opening = requests.rematch(at, chairs[0].devices[0], self._digits(64))

    def _digits(self, n: int) -> str:
        return f"{self.rng.getrandbits(4 * n):0{n}x}"

    def _opened(self, opening: Opened) -> Sitting:
        entry, line = self._entry(opening)
        at = first(entry, line, self.chain)
        self._keep(at, entry, line)
        return at

    def _play(self, at: Sitting) -> None:
        self._happen(at, Started())
        assert at.table is not None
        self.answers.append(0)
        while not at.table.over:
            seat = self.rng.choice(at.table.awaited)
            ask = at.table.asks[seat]
            self._happen(at, Answered(seat, ask.encode(ask.any(self.rng)), key=self._digits(16)))
            self.answers[-1] += 1

    def _happen(self, at: Sitting, event: AnyEvent) -> None:
        entry, line = self._entry(event)
        at.play(entry, line)
        self._keep(at, entry, line)

    def _entry(self, event: AnyEvent) -> tuple[Entry, bytes]:
        entry = Entry(len(self.rows) + 1, 1000 * len(self.rows), 0, self._digits(32), event)
        return entry, write(entry)

    def _keep(self, at: Sitting, entry: Entry, line: bytes) -> None:
        self.rows.append(row_of(CODE, entry, line, at.opened.games, self.chain, at.chain))
        self.chain = at.chain


def figure(name: str, directory: Path, seed: int = 1) -> Figure:
    """One game's table, measured."""
    past = Past(name, seed)
    return asyncio.run(_measured(past, directory / f"{name}-{FILE}"))


async def _measured(past: Past, path: Path) -> Figure:
    store = Sqlite(path)
    await asyncio.gather(*(store.append(row) for row in past.rows))
    times, busy = [], []
    for _ in range(TIMES):
        begun, worked = perf_counter(), process_time()
        kept = await store.log(CODE)
        assert kept is not None
        live = LiveTable(CODE, read(kept.lines, kept.before), store, 0)
        times.append((perf_counter() - begun) * 1000)
        busy.append((process_time() - worked) * 1000)
    assert live.sitting.chain == past.chain
    begun = process_time()
    read([row.line for row in past.rows])
    everything = (process_time() - begun) * 1000
    await store.close()
    return Figure(
        past.game.name,
        past.game.most,
        len(past.answers),
        sum(past.answers),
        past.answers[-1],
        sum(len(row.line) for row in past.rows) / 1000,
        median(times),
        median(busy),
        everything,
    )


def figures() -> list[Figure]:
    """Every game's."""
    with TemporaryDirectory() as directory:
        return [figure(name, Path(directory)) for name in shelf.names()]


if __name__ == "__main__":
    for found in figures():
        print(json.dumps({key: round(v, 1) if isinstance(v, float) else v for key, v in asdict(found).items()}))
