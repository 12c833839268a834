"""The store: many lines in one commit, nothing half-written, old files brought along, damaged ones named."""

import asyncio
import math
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event
from time import sleep

import pytest

from brelan.room.chain import START
from brelan.server.schema import FILE, MIGRATIONS, connect, migrate
from brelan.server.sqlite import BATCH, Sqlite, commit
from brelan.server.store import Log, Taken, Unkept, Unread
from brelan.trouble import Trouble
from tests.boxes import IN_TURN, SEALED
from tests.server.contract import row
from tests.server.devices import Device, Server, any_answer, play, refusal, serving
from tests.server.inside import inside


def refused_to_start(data: Path) -> str:
    """What a server says that does not start."""
    return refusal("--data", str(data))


def kept_game(data: Path) -> tuple[str, str]:
    """Two tables of one device, stopped in the middle of their games; their codes."""
    with serving(data) as server:
        anna = Device(server)
        codes = []
        for game in (SEALED, IN_TURN):
            code = anna.open(game, 2)
            ben = Device(server)
            ben.sit(code, "Ben")
            anna.do(code, "start")
            lives = [anna.watch(code), ben.watch(code)]
            for live in lives:
                live.hear()
            play(lives, Random(1), 8)
            codes.append(code)
        (data / "token").write_text(anna.token)
    return codes[0], codes[1]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    data = tmp_path_factory.mktemp("kept") / "data"
    return data, *kept_game(data)


@pytest.fixture
def data(kept: tuple[Path, str, str], tmp_path: Path) -> Path:
    """A copy of the two tables, to be damaged."""
    return Path(shutil.copytree(kept[0], tmp_path / "data"))


def change(data: Path, script: str, *values: object) -> None:
    with closing(sqlite3.connect(data / FILE, isolation_level=None)) as db:
        assert db.execute(script, values).rowcount == 1


class Slow:
    """Counts commits, and holds the first one up until it is told to go on."""

    def __init__(self) -> None:
        self.commits = 0
        self.writes, self.goes_on = Event(), Event()

    def __call__(self, _seconds: float) -> None:
        self.commits += 1
        self.writes.set()
        self.goes_on.wait()


def test_lines_that_wait_together_are_written_in_one_commit(tmp_path: Path) -> None:
    slow = Slow()

    async def write() -> None:
        store = Sqlite(tmp_path / FILE, slow)
        first = asyncio.create_task(store.append(row("T0", 1)))
        await asyncio.to_thread(slow.writes.wait)  # the others come while this one is written
        others = [asyncio.create_task(store.append(row(f"T{n}", 1))) for n in range(1, 500)]
        await asyncio.sleep(0)
        slow.goes_on.set()
        await asyncio.gather(first, *others)
        logs = [await store.log(f"T{n}") for n in range(500)]
        await store.close()
        assert logs == [Log(START, [b"line"])] * 500

    asyncio.run(write())
    assert slow.commits == 1 + math.ceil(499 / BATCH)


def test_answers_at_many_tables_share_their_commits(tmp_path: Path) -> None:
    slow = Slow()
    with inside(tmp_path / "data") as server:
        store, anna, ben = server.house.store, Device(server), Device(server)
        assert isinstance(store, Sqlite)
        lives = []
        for _ in range(12):
            code = anna.open(SEALED, 2)
            ben.sit(code, "Ben")
            anna.do(code, "start")
            for device in (anna, ben):
                lives.append(device.watch(code))
                lives[-1].hear()
        asked = [pair[0] if pair[0].question else pair[1] for pair in zip(lives[::2], lives[1::2], strict=True)]
        store._timed = slow
        for n, live in enumerate(asked):
            assert live.question
            live.send(
                type="answer", key=f"{n}", asked=live.question["asked"], value=any_answer(live.question, Random(n))
            )
            slow.writes.wait()  # the others come while the first one is written
        while store._queue.qsize() < len(asked) - 1:
            sleep(0.01)
        slow.goes_on.set()
        for live in asked:
            live.until("ack")
        for live in lives:
            live.close()
    assert slow.commits == 2


def test_a_full_database_keeps_nothing_of_the_commit_and_works_again_when_there_is_room(tmp_path: Path) -> None:
    async def write() -> None:
        store = Sqlite(tmp_path / FILE)
        (pages,) = store._writing.execute("PRAGMA page_count").fetchone()
        store._writing.execute(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(Unkept):
            await store.append(row("A", 1 << 70))  # a number that no database holds
        rows = [row("A", 1), row("B", 1, b"x" * 100_000), row("C", 1)]
        ends = await asyncio.gather(*(store.append(each) for each in rows), return_exceptions=True)
        assert type(ends[1]) is Unkept
        store._writing.execute("PRAGMA max_page_count = 100000")
        for each, end in zip(rows, ends, strict=True):
            assert (await store.log(each.table) is None) == (type(end) is Unkept)
            if end is not None:
                await store.append(each)
            assert await store.log(each.table) == Log(START, [each.line])
        await store.close()

    asyncio.run(write())


def test_a_closed_store_leaves_one_file_and_lets_the_next_one_in(tmp_path: Path) -> None:
    async def write(table: str) -> None:
        store = Sqlite(tmp_path / FILE)
        await store.append(row(table, 1))
        assert await store.log("A") is not None
        with pytest.raises(Trouble, match="in use by another Brelan"):
            Sqlite(tmp_path / FILE)
        await store.close()

    asyncio.run(write("A"))
    asyncio.run(write("B"))
    assert not list(tmp_path.glob("*-wal"))


@pytest.mark.parametrize("version", range(len(MIGRATIONS) + 1))
def test_a_file_of_every_older_version_comes_to_the_present_schema(tmp_path: Path, version: int) -> None:
    def schema(db: sqlite3.Connection) -> list[tuple[str, ...]]:
        return db.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()

    old, fresh = connect(tmp_path / "old"), connect(tmp_path / "fresh")
    with closing(old), closing(fresh):
        migrate(old, tmp_path, MIGRATIONS[:version])
        assert old.execute("PRAGMA user_version").fetchone() == (version,)
        migrate(old, tmp_path)
        migrate(fresh, tmp_path)
        assert schema(old) == schema(fresh)
        assert old.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    with closing(connect(tmp_path / FILE)) as db:
        migrate(db, tmp_path)
        before = list(db.iterdump())
        version = len(MIGRATIONS)
        with pytest.raises(Trouble, match="cannot be used"):
            # as when a later Brelan brings two more versions, and the disc is full after the first
            migrate(db, tmp_path, (*MIGRATIONS, "CREATE TABLE more (a)", "CREATE TABLE line (a)"))
        assert db.execute("PRAGMA user_version").fetchone() == (version,)
        assert list(db.iterdump()) == before


def test_a_file_of_a_newer_brelan_is_refused_and_left_alone(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE)) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = (data / FILE).read_bytes()
    assert "written by a newer Brelan" in refused_to_start(data)
    assert (data / FILE).read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"holiday pictures " * 1000)
    assert "expected a file that Brelan wrote" in refused_to_start(tmp_path)
    assert (tmp_path / FILE).read_bytes() == b"holiday pictures " * 1000


def test_a_database_that_was_cut_short_is_refused(data: Path) -> None:
    with (data / FILE).open("r+b") as file:
        file.truncate(5000)
    assert "expected a file that Brelan wrote" in refused_to_start(data)


def test_a_directory_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "choose another directory with --data" in refused_to_start(tmp_path / "file")
    assert "choose another directory with --data" in refused_to_start(tmp_path / "file" / "below")


def test_a_directory_that_may_not_be_read_is_refused(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o000)
    if os.geteuid() == 0:  # root may read everything, but make nothing here
        closed = Path("/proc/closed")
    assert "choose another directory with --data" in refused_to_start(closed)


def test_a_second_server_on_the_same_file_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        anna = Device(server)
        assert "in use by another Brelan" in refused_to_start(tmp_path / "data")
        anna.open(SEALED, 2)
    Server(tmp_path / "data").stop()


LINE = "UPDATE line SET {} WHERE table_id = ? AND number = 7"
DAMAGES = {
    "no JSON": LINE.format("""body = '{"number":'"""),
    "another legal entry": LINE.format("""body = replace(body, '"at":1', '"at":2')"""),
    "nothing": LINE.format("body = x''"),
    "a number": LINE.format("body = 7"),
    "bytes that are no text": LINE.format("body = x'fffe00'"),
    "another hash": LINE.format("chain = 'x'"),
    "a line is missing": "DELETE FROM line WHERE table_id = ? AND number = 7",
    "the first line is missing": "DELETE FROM line WHERE table_id = ? AND number = 1",
}
MENDED = ("DELETE FROM game WHERE table_id = ?", "UPDATE game SET before = 7 WHERE table_id = ?")
"""What the lines themselves say."""


def test_a_damaged_table_says_so_and_the_others_open(data: Path, kept: tuple[Path, str, str], tmp_path: Path) -> None:
    _, good, bad = kept
    for n, damage in enumerate(DAMAGES.values()):
        copy = Path(shutil.copytree(data, tmp_path / f"{n}"))
        change(copy, damage, bad)

        async def look(copy: Path = copy) -> None:
            store = Sqlite(copy / FILE)
            with pytest.raises(Unread):
                await store.log(bad)
            assert await store.log(good) is not None
            await store.close()

        asyncio.run(look())


def test_where_a_game_begins_follows_from_its_lines(data: Path, kept: tuple[Path, str, str], tmp_path: Path) -> None:
    for n, damage in enumerate(MENDED):
        copy = Path(shutil.copytree(data, tmp_path / f"{n}"))
        before = asyncio.run(read_table(data, kept[2]))
        change(copy, damage, kept[2])
        assert asyncio.run(read_table(copy, kept[2])) == before is not None


async def read_table(data: Path, code: str) -> Log | None:
    store = Sqlite(data / FILE)
    try:
        return await store.log(code)
    finally:
        await store.close()


def test_whichever_page_of_the_file_is_spoilt_the_store_says_what_it_cannot_do(
    data: Path, kept: tuple[Path, str, str]
) -> None:
    whole = (data / FILE).read_bytes()
    heard: set[type[Exception]] = set()

    async def use(store: Sqlite) -> None:
        for what in (store.log(kept[1]), store.log(kept[2]), store.games_of("x"), store.append(row("A", 1))):
            try:
                await what
            except (Unread, Unkept) as trouble:
                heard.add(Unread if isinstance(trouble, Unread) else Unkept)
        await store.close()

    for start in range(0, len(whole), 4096):
        for journal in data.glob(f"{FILE}-*"):  # a spoilt file may not take up what was written last
            journal.unlink()
        (data / FILE).write_bytes(whole[:start] + Random(start).randbytes(4096) + whole[start + 4096 :])
        try:
            store = Sqlite(data / FILE)
        except Trouble as trouble:
            heard.add(type(trouble))
        else:
            asyncio.run(use(store))
    assert heard == {Trouble, Unread, Unkept}


def test_over_the_network_a_damaged_table_is_named_and_the_others_open(data: Path, kept: tuple[Path, str, str]) -> None:
    _, good, bad = kept
    change(data, DAMAGES["the first line is missing"], bad)
    with serving(data) as server:
        anna = Device(server)
        anna.client.cookies.set("brelan", (data / "token").read_text())
        mine = anna.ask("GET", "/api/tables")
        assert mine["damaged"] == [bad]
        assert [table["code"] for table in mine["tables"]] == [good]
        live = anna.watch(good)
        assert live.hear()["phase"] == "playing"
        live.close()
        assert f'"table": "{bad}", "trouble": "entry 2 is not what was written"' in server.log


def test_of_answers_in_one_statement_only_the_one_whose_number_is_taken_is_told_so(tmp_path: Path) -> None:
    with closing(connect(tmp_path / FILE)) as db:
        migrate(db, tmp_path / FILE)
        assert commit(db, [row(code, number) for number in (1, 2) for code in "ABC"]) == [None] * 6
        first, second, third = commit(db, [row("A", 3), row("B", 2, b"another's"), row("C", 3)])
        assert (first, third) == (None, None)
        assert isinstance(second, Taken)
        assert db.execute("SELECT count(*), count(DISTINCT body) FROM line").fetchone() == (8, 1)
