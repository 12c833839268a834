"""Logs in one SQLite file. One thread writes, everything that waits in one transaction; COMMIT waits for the disc."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import NamedTuple, TypeVar

from brelan.server.store import Log, Row, Taken, Unkept
from brelan.trouble import Trouble

T = TypeVar("T")

BATCH = 256
MIGRATIONS = (
    """
    CREATE TABLE line (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL, game INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE game (
        table_id TEXT NOT NULL, game INTEGER NOT NULL, number INTEGER NOT NULL, before TEXT NOT NULL,
        PRIMARY KEY (table_id, game)
    ) WITHOUT ROWID;
    CREATE TABLE device (
        device TEXT NOT NULL, table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (device, table_id)
    ) WITHOUT ROWID;
    """,
)
"""The schema, one script a version; a file remembers its version in `user_version`."""


class _Waiting(NamedTuple):
    row: Row
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


class Sqlite:
    """The store of one machine."""

    def __init__(self, path: Path, timed: Callable[[float], None] = lambda _: None) -> None:
        self.path = path
        self._timed = timed
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._writing = connect(path)
        migrate(self._writing, path)
        self._reader = ThreadPoolExecutor(1, "reader")
        self._reading: sqlite3.Connection | None = None
        self._writer = Thread(target=self._write, name="writer")
        self._writer.start()

    async def append(self, row: Row) -> None:
        """Keep one more line."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._queue.put(_Waiting(row, loop, done))
        await done

    async def log(self, table: str, game: int | None = None) -> Log | None:
        """A game of a table, the latest unless told."""
        return await self._read(lambda db: _log(db, table, game))

    async def tables_of(self, device: str) -> list[str]:
        """The tables a device has come to, the latest first."""
        query = "SELECT table_id FROM device WHERE device = ? ORDER BY at DESC LIMIT 50"
        return await self._read(lambda db: [table for (table,) in db.execute(query, (device,))])

    async def close(self) -> None:
        """Finish what is being written."""
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(self._reader, self._writer.join)
        self._reader.shutdown()

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            if self._reading is None:
                self._reading = connect(self.path)
                self._reading.execute("PRAGMA query_only = 1")
            return query(self._reading)

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)

    def _write(self) -> None:
        going = True
        while going:
            batch: list[_Waiting] = []
            waiting = self._queue.get()
            while True:
                if waiting is None:
                    going = False
                    break
                batch.append(waiting)
                if len(batch) == BATCH or self._queue.empty():
                    break
                waiting = self._queue.get()
            if batch:
                begun = perf_counter()
                troubles = _commit(self._writing, [waiting.row for waiting in batch])
                self._timed(perf_counter() - begun)
                _report(batch, troubles)
        self._writing.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection that waits for the disc at every commit."""
    try:
        db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
    except sqlite3.Error as trouble:
        raise Trouble(
            f"{path}: cannot be opened as a database ({trouble}); expected a file that Brelan wrote"
        ) from None
    return db


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Bring the file to the present schema, all or nothing."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise Trouble(f"{path} was written by a newer Brelan (schema {version}, expected at most {len(MIGRATIONS)})")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        db.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


def _commit(db: sqlite3.Connection, rows: list[Row]) -> list[Exception | None]:
    """Write the rows in one transaction; what went wrong with each."""
    troubles: list[Exception | None] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for row in rows:
            try:
                _insert(db, row)
                troubles.append(None)
            except sqlite3.IntegrityError:
                troubles.append(Taken(f"table {row.table} has an entry {row.number} already"))
        db.execute("COMMIT")
    except sqlite3.Error as trouble:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [Unkept(str(trouble))] * len(rows)
    return troubles


def _insert(db: sqlite3.Connection, row: Row) -> None:
    db.execute("INSERT INTO line VALUES (?, ?, ?, ?)", (row.table, row.number, row.line, row.game))
    if row.before is not None:
        db.execute("INSERT INTO game VALUES (?, ?, ?, ?)", (row.table, row.game, row.number, row.before))
    if row.device is not None:
        coming = (row.device, row.table, row.number)
        db.execute("INSERT OR REPLACE INTO device VALUES (?, ?, ?, unixepoch())", coming)


def _report(batch: list[_Waiting], troubles: list[Exception | None]) -> None:
    """Wake those who wait, all of a loop at once."""
    batch[0].loop.call_soon_threadsafe(_wake, batch, troubles)


def _wake(batch: list[_Waiting], troubles: list[Exception | None]) -> None:
    for waiting, trouble in zip(batch, troubles, strict=True):
        if waiting.done.cancelled():
            continue
        if trouble is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(trouble)


def _log(db: sqlite3.Connection, table: str, game: int | None) -> Log | None:
    latest = "SELECT game, before FROM game WHERE table_id = ? ORDER BY game DESC LIMIT 1"
    certain = "SELECT game, before FROM game WHERE table_id = ? AND game = ?"
    found = db.execute(latest, (table,)) if game is None else db.execute(certain, (table, game))
    row = found.fetchone()
    if row is None:
        return None
    lines = db.execute("SELECT body FROM line WHERE table_id = ? AND game = ? ORDER BY number", (table, row[0]))
    return Log(row[1], [bytes(body) for (body,) in lines])
