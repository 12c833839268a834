"""Logs in PostgreSQL, for any number of servers. One task writes, everything that waits in one statement.

The key of a line is the only fence: whoever writes a number first is right, and the others are told that it is taken.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from brelan.server.postgres_board import SharedBoard
from brelan.server.postgres_connection import Passing
from brelan.server.postgres_schema import checked, driver
from brelan.server.store import Line, Log, Note, Played, Row, Taken, Unkept, Unread, proved

T = TypeVar("T")

BATCH = 256
READERS = 4

INSERT = """
    INSERT INTO brelan.line (table_id, number, body, game, chain)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::integer[], $5::bytea[])
    ON CONFLICT DO NOTHING RETURNING table_id, number
"""
SAME = "SELECT count(*) FROM brelan.line WHERE table_id = $1 AND number = $2 AND body = $3"
OPENING = "INSERT INTO brelan.game VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING game"
WITHDRAW = "DELETE FROM brelan.line WHERE table_id = $1 AND number = $2"
COMING = """
    INSERT INTO brelan.device (device, table_id, number, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (device, table_id) DO UPDATE SET number = excluded.number, at = excluded.at
"""
LATEST = "SELECT game FROM brelan.line WHERE table_id = $1 ORDER BY number DESC LIMIT 1"
BEGINNING = "SELECT number, before FROM brelan.game WHERE table_id = $1 AND game = $2"
GAME = "SELECT body, chain FROM brelan.line WHERE table_id = $1 AND number >= $2 AND game = $3 ORDER BY number"
AFTER = """
    SELECT line.table_id, line.number, line.body, line.chain
    FROM unnest($1::text[], $2::integer[]) AS known (table_id, number)
    JOIN brelan.line ON line.table_id = known.table_id AND line.number > known.number
    ORDER BY line.table_id, line.number
"""
ASIDE = ("brelan.line", "brelan.game")
GAMES = """
    SELECT game.table_id, game.game, COALESCE(
        (SELECT later.number - 1 FROM brelan.game AS later
         WHERE later.table_id = game.table_id AND later.game = game.game + 1),
        (SELECT max(line.number) FROM brelan.line WHERE line.table_id = game.table_id)
    )
    FROM brelan.device JOIN brelan.game ON game.table_id = device.table_id
    WHERE device.device = $1 ORDER BY device.at DESC, game.table_id, game.game DESC
"""
NOTE = """
    INSERT INTO brelan.note (kind, about, owner, body) VALUES ($1, $2, $3, $4)
    ON CONFLICT (kind, about, owner) DO UPDATE SET body = excluded.body
"""
ERASE = "DELETE FROM brelan.note WHERE kind = $1 AND about = $2 AND owner = $3"
NOTES = """
    SELECT kind, about, owner, body FROM brelan.note
    WHERE kind = $1 AND ($2::text IS NULL OR owner = $2) AND ($3::text IS NULL OR about = $3) ORDER BY about, owner
"""


class _Waiting(NamedTuple):
    row: Row
    done: "asyncio.Future[None]"

    def tell(self, end: Exception | None) -> None:
        """Wake whoever waits, unless they have gone."""
        if self.done.cancelled():
            return
        if end is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(end)


class Postgres:
    """The store of one server among several."""

    def __init__(self, url: str, timed: Callable[[float], None] = lambda _: None) -> None:
        self.url = checked(url)
        self._timed = timed
        self._waiting: list[_Waiting] = []
        self._more = asyncio.Event()
        self._writing = Passing(url)
        self._readers: asyncio.LifoQueue[Passing] = asyncio.LifoQueue()
        for _ in range(READERS):
            self._readers.put_nowait(Passing(url))
        self._writer: asyncio.Task[None] | None = None
        self.board = SharedBoard(url)

    async def append(self, row: Row) -> None:
        """Keep one more line."""
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write())
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(row, done))
        self._more.set()
        await done

    async def _write(self) -> None:
        while True:
            await self._more.wait()
            batch = self._next_batch()
            if not batch:
                self._more.clear()
                continue
            begun = perf_counter()
            rows = [waiting.row for waiting in batch]
            try:
                ends = await self._writing.use(partial(commit, rows=rows))
            except Exception as trouble:  # whatever it is: those who wait must be told
                ends = [trouble if isinstance(trouble, Unkept) else Unkept(str(trouble))] * len(batch)
            self._timed(perf_counter() - begun)
            for waiting, end in zip(batch, ends, strict=True):
                waiting.tell(end)
            self.board.wrote([row for row, end in zip(rows, ends, strict=True) if end is None])

    def _next_batch(self) -> list[_Waiting]:
        """What waits, by its keys, so that two servers never wait for each other; one line of a table at a time."""
        batch: dict[str, _Waiting] = {}
        later = []
        for waiting in self._waiting:
            if len(batch) < BATCH and waiting.row.table not in batch:
                batch[waiting.row.table] = waiting
            else:
                later.append(waiting)
        self._waiting = later
        return [batch[table] for table in sorted(batch)]

    async def log(self, table: str, game: int | None = None) -> Log | None:
        """A game of a table, the latest by default."""
        return await self._read(lambda db: game_of(db, table, game))

    async def after(self, numbers: Mapping[str, int]) -> dict[str, list[Line]]:
        """The lines of these tables after these numbers."""
        rows = await self._read(lambda db: db.fetch(AFTER, list(numbers), list(numbers.values())))
        found: dict[str, list[Line]] = {}
        for table, number, body, chain in rows:
            found.setdefault(table, []).append(Line(number, body, chain.hex()))
        return found

    async def set_aside(self, table: str, number: int) -> None:
        """Put the lines of a table from a number on under a name that is no code."""

        async def move(db: Any) -> None:
            async with db.transaction():
                for kept in ASIDE:
                    name = f"{table}~{number}"
                    await db.execute(f"DELETE FROM {kept} WHERE table_id = $1", name)
                    query = f"UPDATE {kept} SET table_id = $1 WHERE table_id = $2 AND number >= $3"
                    await db.execute(query, name, table, number)

        try:
            await self._writing.use(move)
        except driver().PostgresError as trouble:
            raise Unkept(str(trouble)) from None

    async def games_of(self, device: str) -> list[Played]:
        """The games of the tables a device has come to, the latest table first."""
        return [Played(*row) for row in await self._read(lambda db: db.fetch(GAMES, device))]

    async def note(self, note: Note) -> None:
        """Keep a note in place of an earlier one."""
        query, values = (ERASE, note[:3]) if note.body is None else (NOTE, note)
        try:
            await self._writing.use(lambda db: db.execute(query, *values))
        except driver().PostgresError as trouble:
            raise Unkept(str(trouble)) from None

    async def notes(self, kind: str, *, owner: str | None = None, about: str | None = None) -> list[Note]:
        """The notes of a kind, of one owner or about one thing if that is said."""
        return [Note(*row) for row in await self._read(lambda db: db.fetch(NOTES, kind, owner, about))]

    async def _read(self, work: Callable[[Any], Awaitable[T]]) -> T:
        reader = await self._readers.get()
        try:
            return await reader.use(work)
        except driver().PostgresError as trouble:
            raise Unread(str(trouble)) from None
        finally:
            self._readers.put_nowait(reader)

    async def close(self) -> None:
        """Finish what is being written."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
        await asyncio.gather(self._writing.close(), *(self._readers.get_nowait().close() for _ in range(READERS)))


async def commit(db: Any, rows: Sequence[Row]) -> list[Exception | None]:
    """Write the rows, one at most of each table, in one statement if they are answers alone; what went wrong."""
    if all(row.before is None and row.device is None for row in rows):
        return await _insert(db, rows)
    async with db.transaction():
        troubles = await _insert(db, rows)
        for i, row in enumerate(rows):
            if troubles[i] is None:
                troubles[i] = await _note(db, row)
    return troubles


async def _insert(db: Any, rows: Sequence[Row]) -> list[Exception | None]:
    lines = [(row.table, row.number, row.line, row.game, bytes.fromhex(row.chain)) for row in rows]
    kept = {tuple(key) for key in await db.fetch(INSERT, *map(list, zip(*lines, strict=True)))}
    return [None if (row.table, row.number) in kept else await _taken(db, row) for row in rows]


async def _taken(db: Any, row: Row) -> Taken | None:
    """Another line has the number; or this very one, if the connection broke before that was said."""
    if await db.fetchval(SAME, row.table, row.number, row.line):
        return None
    return Taken(f"table {row.table} has an entry {row.number} already")


async def _note(db: Any, row: Row) -> Taken | None:
    """The game that a line opens, and the device that comes in with it."""
    if row.before is not None:
        opened = await db.fetchval(OPENING, row.table, row.game, row.number, row.before)
        there = await db.fetchrow(BEGINNING, row.table, row.game)
        if opened is None and there["number"] != row.number:
            await db.execute(WITHDRAW, row.table, row.number)
            return Taken(f"table {row.table} has a game {row.game} already")
    if row.device is not None:
        await db.execute(COMING, row.device, row.table, row.number, row.at)
    return None


async def game_of(db: Any, table: str, game: int | None = None) -> Log | None:
    """A game of a table, the latest by default; `Unread` if a line is not as it was written."""
    wanted = await db.fetchval(LATEST, table) if game is None else game
    if wanted is None:
        return None
    beginning = await db.fetchrow(BEGINNING, table, wanted)
    if beginning is None:
        if game is None:
            raise Unread(f"the beginning of game {wanted} is missing")
        return None
    opening, before = beginning
    return proved(before, opening, [tuple(row) for row in await db.fetch(GAME, table, opening, wanted)])
