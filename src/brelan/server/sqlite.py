"""Logs in one SQLite file. One thread writes, everything that waits in one transaction; COMMIT waits for the disc."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import NamedTuple, TypeVar

from brelan.room import chain
from brelan.server.schema import connect, hold, migrate
from brelan.server.store import Log, Note, Played, Row, Taken, Unkept, Unread
from brelan.trouble import Trouble

T = TypeVar("T")

BATCH = 256
GAMES = """
    SELECT game.table_id, game.game, COALESCE(
        (SELECT next.number - 1 FROM game AS next WHERE next.table_id = game.table_id AND next.game = game.game + 1),
        (SELECT MAX(line.number) FROM line WHERE line.table_id = game.table_id)
    )
    FROM device JOIN game USING (table_id) WHERE device = ? ORDER BY device.at DESC, game.table_id, game.game DESC
"""


class _Waiting(NamedTuple):
    row: Row | Note
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


class Sqlite:
    """The store of one machine."""

    def __init__(self, path: Path, timed: Callable[[float], None] = lambda _: None) -> None:
        self.path = path
        self._timed = timed
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._held = hold(path)
        try:
            self._writing = connect(path)
            migrate(self._writing, path)
        except Trouble:
            self._held.close()
            raise
        self._reader = ThreadPoolExecutor(1, "reader")
        self._reading: sqlite3.Connection | None = None
        # what was acknowledged is on disc: a server that ends in trouble need not wait for this thread
        self._writer = Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    async def append(self, row: Row) -> None:
        """Keep one more line."""
        await self._keep(row)

    async def note(self, note: Note) -> None:
        """Keep a note in place of an earlier one."""
        await self._keep(note)

    async def _keep(self, row: Row | Note) -> None:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._queue.put(_Waiting(row, loop, done))
        await done

    async def log(self, table: str, game: int | None = None) -> Log | None:
        """A game of a table, the latest unless told."""
        return await self._read(lambda db: game_of(db, table, game))

    async def games_of(self, device: str) -> list[Played]:
        """The games of the tables a device has come to, the latest table first."""
        return await self._read(lambda db: [Played(*found) for found in db.execute(GAMES, (device,))])

    async def notes(self, kind: str, *, owner: str | None = None, about: str | None = None) -> list[Note]:
        """The notes of a kind, of one owner or about one thing if that is said."""
        said = {"kind": kind, "owner": owner, "about": about}
        known = {name: value for name, value in said.items() if value is not None}
        where = " AND ".join(f"{name} = :{name}" for name in known)
        query = f"SELECT kind, about, owner, CAST(body AS BLOB) FROM note WHERE {where} ORDER BY about, owner"
        return await self._read(lambda db: [Note(*found) for found in db.execute(query, known)])

    async def close(self) -> None:
        """Finish what is being written; whoever closes the file last leaves one file, not three."""
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(self._reader, self._end)
        self._reader.shutdown()

    def _end(self) -> None:
        if self._reading is not None:
            self._reading.close()
        self._writer.join()
        self._held.close()

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            try:
                if self._reading is None:
                    self._reading = connect(self.path)
                    self._reading.execute("PRAGMA query_only = 1")
                return query(self._reading)
            except (sqlite3.Error, Trouble) as trouble:
                raise Unread(f"{self.path}: {trouble}") from None

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
                troubles = commit(self._writing, [waiting.row for waiting in batch])
                self._timed(perf_counter() - begun)
                _report(batch, troubles)
        self._writing.close()


def commit(db: sqlite3.Connection, rows: Sequence[Row | Note]) -> list[Exception | None]:
    """Write the rows in one transaction; what went wrong with each."""
    try:
        db.execute("BEGIN IMMEDIATE")
        troubles = [insert(db, row) if isinstance(row, Row) else put_down(db, row) for row in rows]
        db.execute("COMMIT")
    except Exception as trouble:  # whatever it is: who waits has to be told, and the next commit has to begin anew
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        return [Unkept(str(trouble)) for _ in rows]
    return list(troubles)


def insert(db: sqlite3.Connection, row: Row) -> Taken | None:
    """Write a row into the transaction under way, or say that it is there already."""
    line = (row.table, row.number, row.line, row.game, bytes.fromhex(row.chain))
    if not db.execute("INSERT OR IGNORE INTO line VALUES (?, ?, ?, ?, ?)", line).rowcount:
        return Taken(f"table {row.table} has an entry {row.number} already")
    if row.before is not None:
        opening = (row.table, row.game, row.number, row.before)
        if not db.execute("INSERT OR IGNORE INTO game VALUES (?, ?, ?, ?)", opening).rowcount:
            db.execute("DELETE FROM line WHERE table_id = ? AND number = ?", (row.table, row.number))
            return Taken(f"table {row.table} has a game {row.game} already")
    if row.device is not None:
        coming = (row.device, row.table, row.number, row.at)
        db.execute("INSERT OR REPLACE INTO device VALUES (?, ?, ?, ?)", coming)
    return None


def put_down(db: sqlite3.Connection, note: Note) -> Taken | None:
    """Write a note into the transaction under way, or erase it: nobody else can have taken its place."""
    if note.body is None:
        db.execute("DELETE FROM note WHERE kind = ? AND about = ? AND owner = ?", note[:3])
    else:
        db.execute("INSERT OR REPLACE INTO note VALUES (?, ?, ?, ?)", note)
    return None


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


def game_of(db: sqlite3.Connection, table: str, game: int | None = None) -> Log | None:
    """A game of a table, the latest unless told; `Unread` if a line is not as it was written."""
    latest = game is None
    if latest:
        last = db.execute("SELECT game FROM line WHERE table_id = ? ORDER BY number DESC LIMIT 1", (table,)).fetchone()
        if last is None:
            return None
        (game,) = last
    found = db.execute("SELECT number, before FROM game WHERE table_id = ? AND game = ?", (table, game)).fetchone()
    if found is None:
        if latest:
            raise Unread(f"the beginning of game {game} is missing")
        return None
    opening, before = int(found[0]), str(found[1])
    # CAST: whoever changes a line by hand leaves text where bytes were
    query = "SELECT CAST(body AS BLOB), chain FROM line WHERE table_id = ? AND number >= ? AND game = ? ORDER BY number"
    lines: list[bytes] = []
    so_far = before
    for line, after in db.execute(query, (table, opening, game)).fetchall():
        so_far = chain.link(so_far, line)
        if after != bytes.fromhex(so_far):
            raise Unread(f"entry {opening + len(lines)} is not what was written")
        lines.append(line)
    return Log(before, lines)
