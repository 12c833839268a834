"""PostgreSQL as the store of several servers: schema, killed databases, two who write the same, and clear refusals."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

import asyncpg
import pytest

from brelan.room.chain import START
from brelan.server import postgres_schema
from brelan.server.postgres import BATCH, Postgres, commit
from brelan.server.postgres_connection import Passing
from brelan.server.postgres_schema import MIGRATIONS, PARTS, migrate, prepare
from brelan.server.store import Log, Row, Taken, Unkept, Unread
from brelan.trouble import Trouble
from tests.server.contract import row
from tests.server.database import Database
from tests.server.devices import refusal

COLUMNS = """
    SELECT table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema = 'brelan' ORDER BY 1, 2
"""


def test_lines_that_wait_together_are_written_in_one_statement(database: Database) -> None:
    commits: list[float] = []
    url = database.fresh()
    prepare(url)

    async def write() -> None:
        store = Postgres(url, commits.append)
        await asyncio.gather(*(store.append(row(f"T{n}", 1)) for n in range(2 * BATCH)))
        assert await store.log("T7") == Log(START, [b"line"])
        await store.close()

    asyncio.run(write())
    assert len(commits) == 2


@asynccontextmanager
async def a_line_that_stays_open(port: int) -> AsyncIterator[int]:
    """A port from which a line leads to the database: nobody hears the other end hang up."""
    over, calls = asyncio.Event(), []

    async def pass_on(there: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        while words := await there.read(1 << 16):
            back.write(words)

    async def call(device: asyncio.StreamReader, to_device: asyncio.StreamWriter) -> None:
        calls.append(asyncio.current_task())
        database, to_database = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pass_on(device, to_database), pass_on(database, to_device), over.wait())
        to_database.close()
        to_device.close()

    async with await asyncio.start_server(call, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]
        over.set()
        await asyncio.gather(*filter(None, calls))


def test_a_database_that_said_goodbye_and_has_not_hung_up_is_reached_anew(database: Database) -> None:
    url = database.fresh()

    async def come_back() -> None:
        async with a_line_that_stays_open(database.port) as port:
            passing = Passing(url.replace(f":{database.port}/", f":{port}/"))
            own = await passing.use(lambda db: db.fetchval("SELECT pg_backend_pid()"))
            other = await asyncpg.connect(url)
            while await other.fetchval("SELECT pg_terminate_backend($1)", own):
                await asyncio.sleep(0.01)
            assert await passing.use(lambda db: db.fetchval("SELECT pg_backend_pid()")) != own
            await other.close()
            await passing.close()

    asyncio.run(come_back())


def test_of_many_servers_that_come_at_once_one_makes_the_tables(database: Database) -> None:
    url = database.fresh()

    async def come() -> None:
        db = await asyncpg.connect(url)
        await migrate(db, url)
        await db.close()

    async def all_come() -> None:
        await asyncio.gather(*(come() for _ in range(8)))

    asyncio.run(all_come())
    prepare(url)
    assert database.read(url, "SELECT version FROM brelan.schema_version") == [(len(MIGRATIONS),)]
    parts = "SELECT count(*) FROM pg_inherits WHERE inhparent = 'brelan.line'::regclass"
    assert database.read(url, parts) == [(PARTS,)]


@pytest.mark.parametrize("version", range(len(MIGRATIONS) + 1))
def test_a_database_of_every_older_version_comes_to_the_present_schema(database: Database, version: int) -> None:
    old, fresh = database.fresh(), database.fresh()

    async def bring_up() -> None:
        db = await asyncpg.connect(old)
        await migrate(db, old, MIGRATIONS[:version])
        await db.close()

    asyncio.run(bring_up())
    prepare(old)
    prepare(fresh)
    assert database.read(old, COLUMNS) == database.read(fresh, COLUMNS)


def test_a_migration_that_fails_changes_nothing(database: Database) -> None:
    url = database.fresh()
    prepare(url)
    before = database.read(url, COLUMNS)

    async def fail() -> None:
        db = await asyncpg.connect(url)
        with pytest.raises(asyncpg.PostgresError):
            await migrate(
                db, url, (*MIGRATIONS, "CREATE TABLE brelan.more (a int)", "CREATE TABLE brelan.line (a int)")
            )
        await db.close()

    asyncio.run(fail())
    assert database.read(url, COLUMNS) == before
    assert database.read(url, "SELECT version FROM brelan.schema_version") == [(len(MIGRATIONS),)]


def test_what_cannot_be_used_is_refused_in_one_clear_line(database: Database) -> None:
    assert "expected postgresql://USER:PASSWORD@HOST:PORT/DATABASE" in refusal("--store", "mysql://a:geheim@b/c")
    assert "geheim" not in refusal("--store", "mysql://a:geheim@b/c")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    said = refusal("--store", f"postgresql://anna:geheim@127.0.0.1:{port}/room")
    assert "the database cannot be used" in said
    assert "geheim" not in said
    assert "does not exist" in refusal("--store", database.address("nowhere"))
    newer = database.fresh()
    prepare(newer)
    database.run("UPDATE brelan.schema_version SET version = 99", newer)
    assert "written by a newer Brelan" in refusal("--store", newer)


def test_a_database_that_is_too_old_is_refused(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_schema, "OLDEST", 99)
    with pytest.raises(Trouble, match="PostgreSQL 18 answered, expected 99 or newer"):
        prepare(database.fresh())


def test_without_the_extra_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Trouble, match=r"pip install 'brelan\[postgres\]'"):
        prepare("postgresql://127.0.0.1/room")


DAMAGES = {
    "another line": "UPDATE brelan.line SET body = 'x' WHERE table_id = 'A' AND number = 2",
    "another hash": "UPDATE brelan.line SET chain = 'x' WHERE table_id = 'A' AND number = 2",
    "a line is missing": "DELETE FROM brelan.line WHERE table_id = 'A' AND number = 2",
    "the game is missing": "DELETE FROM brelan.game WHERE table_id = 'A'",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_says_so_and_the_others_open(database: Database, damage: str) -> None:
    url = database.fresh()
    prepare(url)

    async def write() -> None:
        store = Postgres(url)
        for table in "AB":
            after = START
            for number in (1, 2, 3):
                each = row(table, number, after=after)
                await store.append(each)
                after = each.chain
        await store.close()

    async def look() -> None:
        store = Postgres(url)
        with pytest.raises(Unread):
            await store.log("A")
        assert await store.log("B") is not None
        await store.close()

    asyncio.run(write())
    database.run(DAMAGES[damage], url)
    asyncio.run(look())


def test_an_answer_that_was_kept_before_the_connection_broke_counts_as_kept(database: Database) -> None:
    url = database.fresh()
    prepare(url)

    async def write() -> None:
        db = await asyncpg.connect(url)
        rows = [row("A", 1, device="phone"), row("B", 1)]
        assert await commit(db, rows) == [None, None]
        assert await commit(db, rows) == [None, None], "nobody was told the first time: they are the very same"
        (taken,) = await commit(db, [row("A", 1, b"another's")])
        assert isinstance(taken, Taken)
        await db.close()

    asyncio.run(write())
    assert database.read(url, "SELECT count(*) FROM brelan.line") == [(2,)]


def test_two_servers_that_write_the_same_numbers_at_once_are_never_both_right(database: Database, deep: bool) -> None:
    duels, tables = (10_000 if deep else 300), 10
    url = database.fresh()
    prepare(url)

    async def fight() -> None:
        one, other = Postgres(url), Postgres(url)

        async def told(store: Postgres, each: Row) -> bool:
            try:
                await store.append(each)
            except Taken:
                return False
            return True

        won = {one: 0, other: 0}
        for number in range(1, duels // tables + 1):
            pairs = [
                (row(f"T{t}", number, b"one %d" % number), row(f"T{t}", number, b"other %d" % number))
                for t in range(tables)
            ]
            first, second = (one, other) if number % 2 else (other, one)  # else one might be first every time
            ends = await asyncio.gather(*(told(s, r) for a, b in pairs for s, r in ((first, a), (second, b))))
            for (a, b), won_first, won_second in zip(pairs, ends[::2], ends[1::2], strict=True):
                assert won_first != won_second
                (kept,) = (await one.after({a.table: number - 1}))[a.table]
                assert kept.body == (a if won_first else b).line
            won[first] += sum(ends[::2])
            won[second] += sum(ends[1::2])
        assert min(won.values()) > 0, "both were first at times"
        await one.close()
        await other.close()

    asyncio.run(fight())


def test_whatever_was_acknowledged_is_there_once_however_often_the_database_is_killed(deep: bool) -> None:
    database = Database()
    try:
        url = database.fresh()
        prepare(url)
        kept = asyncio.run(_under_kills(database, url, 30 if deep else 2))
        found = database.read(url, "SELECT table_id, number, body FROM brelan.line")
    finally:
        database.stop()
    assert len(kept) > 50
    there = {(table, number): bytes(body) for table, number, body in found}
    assert len(there) == len(found)
    assert {key: there.get(key) for key in kept} == kept


async def _under_kills(database: Database, url: str, kills: int) -> dict[tuple[str, int], bytes]:
    """Twenty tables write as fast as they can; everything that was acknowledged."""
    store, kept, over = Postgres(url), dict[tuple[str, int], bytes](), False

    async def table(name: str) -> None:
        number = 1
        while not over:
            each = row(name, number, b"%s %d" % (name.encode(), number))
            with suppress(Unkept):  # it took too long: the same once more, which counts once
                await store.append(each)
                kept[name, number] = each.line
                number += 1

    tables = [asyncio.create_task(table(f"T{n}")) for n in range(20)]
    for n in range(kills):
        wanted = len(kept) + Random(n).randrange(100, 400)
        while len(kept) < wanted:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(database.kill)
        await asyncio.to_thread(database.again)
    over = True
    await asyncio.gather(*tables)
    await store.close()
    return kept
