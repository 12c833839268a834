"""Logs in one SQLite file. One thread writes, everything that waits in one transaction; COMMIT waits for the disc."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import NamedTuple, TypeVar

from brelan.room import chain
from brelan.server.board import Alone
from brelan.server.heads import Head, Heads
from brelan.server.schema import connect, hold, migrate
from brelan.server.store import Line, Log, Note, Played, Row, Spoilt, Taken, Unkept, Unread, proved
from brelan.trouble import Trouble

T = TypeVar("T")

BATCH = 256
SYNC = 1.0
"""Seconds after which the heads are brought to the disc."""
GAMES = """
    SELECT game.table_id, game.game, COALESCE(
        (SELECT next.number - 1 FROM game AS next WHERE next.table_id = game.table_id AND next.game = game.game + 1),
        (SELECT MAX(line.number) FROM line WHERE line.table_id = game.table_id)
    )
    FROM device JOIN game USING (table_id) WHERE device = ? ORDER BY device.at DESC, game.table_id, game.game DESC
"""


LATEST = "SELECT game FROM line WHERE table_id = ? ORDER BY number DESC LIMIT 1"
FIRST = "SELECT MIN(number), CAST(body AS BLOB) FROM line WHERE table_id = ? AND game = ?"
OPENING = b'"type":"opened"'


class Aside(NamedTuple):
    """Lines of a table that are not what was written, and those after them."""

    table: str
    number: int


class _Waiting(NamedTuple):
    row: Row | Note | Aside
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


class Sqlite:
    """The store of one machine."""

    def __init__(self, path: Path, timed: Callable[[float], None] = lambda _: None, heads: Heads | None = None) -> None:
        self.path = path
        self._heads = heads
        self._synced = 0.0
        self._timed = timed
        self.board = Alone()
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

    async def _keep(self, row: Row | Note | Aside) -> None:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._queue.put(_Waiting(row, loop, done))
        await done

    async def log(self, table: str, game: int | None = None) -> Log | None:
        """A game of a table, the latest by default."""
        return await self._read(lambda db: game_of(db, table, game))

    async def after(self, numbers: Mapping[str, int]) -> dict[str, list[Line]]:
        """The lines of these tables after these numbers."""
        query = "SELECT number, CAST(body AS BLOB), CAST(chain AS BLOB) FROM line WHERE table_id = ? AND number > ?"

        def read(db: sqlite3.Connection) -> dict[str, list[Line]]:
            rows = {code: db.execute(f"{query} ORDER BY number", (code, n)).fetchall() for code, n in numbers.items()}
            found = {code: [Line(n, body, after.hex()) for n, body, after in of] for code, of in rows.items()}
            return {code: lines for code, lines in found.items() if lines}

        return await self._read(read)

    async def set_aside(self, table: str, number: int) -> None:
        """Put the lines of a table from a number on under a name that is no code."""
        await self._keep(Aside(table, number))

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
        """Finish what is being written, and leave one file, not three."""
        await asyncio.get_running_loop().run_in_executor(self._reader, self._end)
        self._reader.shutdown()

    def _end(self) -> None:
        # one after the other: of two that close at once neither is the last, and neither clears up
        if self._reading is not None:
            self._reading.close()
        self._queue.put(None)
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
                self._note_heads(batch, troubles)
                _report(batch, troubles)
        self._writing.close()
        if self._heads is not None:
            self._heads.close()

    def _note_heads(self, batch: list[_Waiting], troubles: list[Exception | None]) -> None:
        """Where each table stands, before anybody is told. The lines are on disc already: no trouble here is theirs."""
        if self._heads is None:
            return
        with suppress(OSError):
            rows = [waiting.row for waiting, trouble in zip(batch, troubles, strict=True) if trouble is None]
            self._heads.note({row.table: Head(row.number, row.chain) for row in rows if isinstance(row, Row)})
            if perf_counter() - self._synced > SYNC:
                self._heads.sync()
                self._synced = perf_counter()


def commit(db: sqlite3.Connection, rows: Sequence[Row | Note | Aside]) -> list[Exception | None]:
    """Write the rows in one transaction; what went wrong with each."""
    try:
        db.execute("BEGIN IMMEDIATE")
        troubles = [None] * len(rows) if _together(db, rows) else [_write_down(db, row) for row in rows]
        db.execute("COMMIT")
    except Exception as trouble:  # whatever it is: those who wait must be told, and the next commit must start afresh
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        return [Unkept(str(trouble)) for _ in rows]
    return list(troubles)


def _together(db: sqlite3.Connection, rows: Sequence[Row | Note | Aside]) -> bool:
    """Write answers in one statement; whether that is what they are, and nobody has their numbers."""
    lines = [_line(row) for row in rows if isinstance(row, Row) and row.before is None and row.device is None]
    if len(lines) < len(rows):
        return False
    places = ", ".join(["(?, ?, ?, ?, ?)"] * len(lines))
    db.execute("SAVEPOINT together")
    written = db.execute(f"INSERT OR IGNORE INTO line VALUES {places}", [value for line in lines for value in line])
    if written.rowcount < len(lines):
        db.execute("ROLLBACK TO together")
    return written.rowcount == len(lines)


def _line(row: Row) -> tuple[str, int, bytes, int, bytes]:
    return row.table, row.number, row.line, row.game, bytes.fromhex(row.chain)


def _write_down(db: sqlite3.Connection, row: Row | Note | Aside) -> Taken | None:
    if isinstance(row, Row):
        return insert(db, row)
    if isinstance(row, Note):
        return put_down(db, row)
    put_aside(db, row)
    return None


def put_aside(db: sqlite3.Connection, aside: Aside) -> None:
    """Lines that nobody reads any more keep their numbers, under a name that is no code."""
    name = f"{aside.table}~{aside.number}"
    for table in ("line", "game"):
        db.execute(f"DELETE FROM {table} WHERE table_id = ?", (name,))
        db.execute(f"UPDATE {table} SET table_id = ? WHERE table_id = ? AND number >= ?", (name, *aside))


def insert(db: sqlite3.Connection, row: Row) -> Taken | None:
    """Write a row into the transaction under way, or say that it is there already."""
    if not db.execute("INSERT OR IGNORE INTO line VALUES (?, ?, ?, ?, ?)", _line(row)).rowcount:
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
    """A game of a table, the latest by default; `Spoilt` if a line is not as it was written."""
    if game is None:
        last = db.execute(LATEST, (table,)).fetchone()
        if last is None:
            return None
        (game,) = last
    begun = _beginning(db, table, game)
    if begun is None:
        return None
    opening, before = begun
    # CAST: whoever changes a line by hand leaves text where bytes were
    query = "SELECT CAST(body AS BLOB), chain FROM line WHERE table_id = ? AND number >= ? AND game = ? ORDER BY number"
    return proved(before, opening, db.execute(query, (table, opening, game)).fetchall())


def _beginning(db: sqlite3.Connection, table: str, game: int) -> tuple[int, str] | None:
    """The first entry of a game, and the chain before it: both follow from the lines, where `game` has lost them."""
    query = "SELECT number, before FROM game WHERE table_id = ? AND game = ?"
    found = db.execute(query, (table, game)).fetchone()
    number, body = db.execute(FIRST, (table, game)).fetchone()
    if number is None:
        return None
    if found is None and OPENING not in body:
        raise Spoilt(number)  # it only says that it is of another game
    if number == 1:
        return number, chain.START
    earlier = "SELECT CAST(chain AS BLOB) FROM line WHERE table_id = ? AND number = ?"
    before = db.execute(earlier, (table, number - 1)).fetchone()
    return number, before[0].hex() if before else str(found[1]) if found else ""
