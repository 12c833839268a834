"""Bad storage: nothing that was acknowledged is lost, or the loss is announced; and what is left can be played."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import sleep

import pytest

from brelan.cli import main
from brelan.room.events import Entry, Paused, Resumed
from brelan.room.sitting import Sitting, write
from brelan.server.heads import FILE as HEADS
from brelan.server.heads import Head, Heads
from brelan.server.house import House
from brelan.server.schema import FILE
from brelan.server.sqlite import Sqlite
from brelan.server.store import Damaged, row_of
from brelan.trouble import Trouble
from tests.boxes import IN_TURN, SEALED
from tests.server.company import Company
from tests.server.devices import Device, Live, Server, play, serving
from tests.server.faults import flip


class Room:
    """Some tables as a killed server left them, and what was acknowledged of each."""

    def __init__(self, data: Path) -> None:
        self.data = data
        server = Server(data)
        self.heard: dict[str, tuple[int, str]] = {}
        self.tokens: dict[str, str] = {}
        for game in (IN_TURN, SEALED, IN_TURN):
            company = Company(server, game, 2).start()
            lives = company.come()
            play(lives, Random(len(self.heard)), 12)
            number = max(live.number for live in lives)
            for live in lives:
                live.catch_up(number)
            self.heard[company.code] = (number, lives[0].table["chain"])
            self.tokens[company.code] = company.devices[0].token
        server.kill()  # the journal is left as it is

    def copy(self, to: Path) -> Path:
        shutil.rmtree(to, ignore_errors=True)
        return Path(shutil.copytree(self.data, to))


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Room:
    return Room(tmp_path_factory.mktemp("storage") / "data")


def cut(data: Path, code: str, lines: int) -> None:
    """The end of a table's log is gone, and the database does not know."""
    with closing(sqlite3.connect(data / FILE)) as db:
        db.execute(
            "DELETE FROM line WHERE table_id = ? AND number > (SELECT MAX(number) FROM line WHERE table_id = ?) - ?",
            (code, code, lines),
        )
        db.commit()


def comes(server: Server, room: Room, code: str, after: int = 0) -> Live:
    device = Device(server)
    device.client.cookies.set("brelan", room.tokens[code])
    live = device.watch(code, after=after)
    live.until("table")
    return live


def test_a_log_that_lost_its_end_is_announced_at_the_start_and_at_the_table_and_goes_on(
    room: Room, tmp_path: Path
) -> None:
    data = room.copy(tmp_path / "data")
    code, (number, _) = next(iter(room.heard.items()))
    cut(data, code, 3)
    for turn in range(2):
        with serving(data) as server:
            while (said := f"the log ends with entry {number - 3}, expected {number}") not in server.log:
                sleep(0.05)  # the room is open meanwhile
            assert server.log.count(said) == 1, "once it has been said it is known"
            live = comes(server, room, code)
            assert (live.table["lost"], live.table["phase"]) == (3, "playing")
            if turn == 0:
                assert (live.number, '"lost": 3' in server.log) == (number - 2, True)  # that it is lost is an entry
                live.device.do(code, "pause")
                live.until("table")
            live.close()


def test_a_line_that_is_not_what_was_written_is_put_aside_and_the_table_goes_on(room: Room, tmp_path: Path) -> None:
    data = room.copy(tmp_path / "data")
    code, (number, _) = next(iter(room.heard.items()))
    with closing(sqlite3.connect(data / FILE)) as db:
        db.execute("UPDATE line SET body = x'00' WHERE table_id = ? AND number = ?", (code, number - 1))
        db.commit()
    with serving(data) as server:
        live = comes(server, room, code)
        assert (live.number, live.table["lost"]) == (number - 1, 2)
        live.close()


def test_a_device_that_has_seen_more_than_the_server_knows_raises_the_alarm(room: Room, tmp_path: Path) -> None:
    data = room.copy(tmp_path / "data")
    code, (number, _) = next(iter(room.heard.items()))
    cut(data, code, 2)
    (data / HEADS).unlink()  # nobody but the device knows
    with serving(data) as server:
        other = comes(server, room, code)
        live = comes(server, room, code, after=number)
        for one in (live, other):
            assert one.until("behind") == {"type": "behind", "number": number - 2, "seen": number}
        assert '"what": "table.behind"' in server.log
        for one in (live, other):
            one.close()


def test_a_room_that_is_looked_over_is_sound_or_says_table_by_table_what_is_not(
    room: Room, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = room.copy(tmp_path / "data")
    main(["--check", "--data", str(data), "--lang", "en"])
    assert "3 tables are kept, and every line of them is intact" in capsys.readouterr().out
    first, second, _ = room.heard
    cut(data, first, 1)
    with closing(sqlite3.connect(data / FILE)) as db:
        db.execute("UPDATE line SET body = x'00' WHERE table_id = ? AND number = 3", (second,))
        db.commit()
    with pytest.raises(SystemExit) as ended:
        main(["--check", "--data", str(data), "--lang", "en"])
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert f"{first}: the log ends with entry" in said
    assert f"table {second} is damaged at entry 3" in said
    assert "Traceback" not in said


async def outcome(data: Path, room: Room) -> list[str]:
    """What becomes of each table: whole, announced with what is left, or announced as unreadable."""
    heads = Heads(data / HEADS)
    try:
        store = Sqlite(data / FILE, heads=heads)
    except Trouble:
        heads.close()
        return ["refused"] * len(room.heard)
    house, found = House(store, 0, heads), []
    for code, heard in room.heard.items():
        try:
            at = (await house.table(code)).sitting
        except Damaged:
            found.append("damaged")
            continue
        if (at.number, at.chain) == heard:
            found.append("whole")
        else:
            assert at.lost, f"{code}: entry {at.number}, expected {heard[0]} or a word"
            found.append("torn")
    await house.close()
    return found


def test_whichever_bit_flips_nothing_acknowledged_is_lost_or_the_loss_is_announced(
    room: Room, tmp_path: Path, deep: bool
) -> None:
    rng, found = Random(7), list[str]()
    files = [FILE, f"{FILE}-wal"]
    for i in range(200 if deep else 12):
        data = room.copy(tmp_path / "data")
        file = data / files[i % 2]
        flip(file, rng.randrange(8 * file.stat().st_size))
        found += asyncio.run(outcome(data, room))
    print({what: found.count(what) for what in sorted(set(found))})
    assert found


class Writing:
    """A table whose entries are acknowledged one by one, and files as a power cut leaves them."""

    def __init__(self, room: Room, data: Path) -> None:
        self.data = room.copy(data)
        self.code = next(iter(room.heard))

    async def write(self, n: int, rng: Random) -> tuple[int, str]:
        """So many entries; then more are on their way when the power goes. What was acknowledged by then."""
        heads = Heads(self.data / HEADS)
        house = House(Sqlite(self.data / FILE, heads=heads), 0, heads)
        at = (await house.table(self.code)).sitting
        for _ in range(n):
            await self.append(house, at)
        acknowledged = (at.number, at.chain)
        wal = self.data / f"{FILE}-wal"
        safe, noted = wal.stat().st_size, (self.data / HEADS).read_bytes()
        for _ in range(3):
            await self.append(house, at)
        image = wal.read_bytes()
        await house.close()
        shutil.rmtree(self.data / "image", ignore_errors=True)
        (self.data / "image").mkdir()
        torn = bytearray(image[: rng.randint(safe, len(image))])
        for _ in range(rng.randrange(4)):  # of what no fsync had promised, any block may be older or garbage
            if len(torn) > safe:
                torn[rng.randrange(safe, len(torn))] ^= 1 << rng.randrange(8)
        self.image = bytes(torn)
        self.noted = noted
        return acknowledged

    async def append(self, house: House, at: Sitting) -> None:
        event = Resumed(0) if at.paused else Paused(0)
        entry = Entry(at.number + 1, at.written, at.ran, "0" * 32, event)
        line, before = write(entry), at.chain
        at.play(entry, line)
        await house.store.append(row_of(self.code, entry, line, 0, before, at.chain))


def test_what_was_acknowledged_before_a_power_cut_is_there_after_it(room: Room, tmp_path: Path, deep: bool) -> None:
    rng = Random(11)
    for i in range(100 if deep else 6):
        writing = Writing(room, tmp_path / "data")
        before = (writing.data / FILE).read_bytes(), (writing.data / f"{FILE}-wal").read_bytes()
        number, chain = asyncio.run(writing.write(rng.randrange(1, 30), rng))
        data = tmp_path / f"after {i}"
        data.mkdir()
        (data / FILE).write_bytes(before[0])  # nothing was moved over from the journal yet
        (data / f"{FILE}-wal").write_bytes(writing.image)
        (data / HEADS).write_bytes(writing.noted)
        at = asyncio.run(reopened(data, writing.code))
        assert (at.number >= number, at.lost) == (True, 0)
        with closing(sqlite3.connect(data / FILE)) as db:
            query = "SELECT chain FROM line WHERE table_id = ? AND number = ?"
            assert db.execute(query, (writing.code, number)).fetchone()[0].hex() == chain
        shutil.rmtree(data)


async def reopened(data: Path, code: str) -> Sitting:
    heads = Heads(data / HEADS)
    house = House(Sqlite(data / FILE, heads=heads), 0, heads)
    at = (await house.table(code)).sitting
    await house.close()
    return at


@pytest.fixture
def heads(tmp_path: Path) -> Iterator[Heads]:
    heads = Heads(tmp_path / HEADS)
    yield heads
    heads.close()


def test_heads_are_read_as_they_were_noted_and_a_spoilt_one_is_no_head(heads: Heads, tmp_path: Path) -> None:
    for number in range(1, 5):
        for code in ("BCDFG", "GFDCB"):
            heads.note({code: Head(number, f"{number:064x}")})
    again = Heads(tmp_path / HEADS)
    assert again.known == heads.known
    assert again.known["BCDFG"] == (4, f"{4:064x}")
    again.close()
    flip(tmp_path / HEADS, 100)
    spoilt = Heads(tmp_path / HEADS)
    assert (set(spoilt.known), spoilt.spoilt) == ({"GFDCB"}, 1)
    spoilt.close()


def test_heads_in_many_blocks_of_the_disc_stay_what_they_are_while_others_are_noted(
    heads: Heads, tmp_path: Path
) -> None:
    letters = "BCDFGHJKLMNP"
    codes = [a + b + c for a in letters for b in letters[:6] for c in letters[:3]]
    heads.note({code: Head(1, f"{place:064x}") for place, code in enumerate(codes)})
    heads.note({codes[0]: Head(2, f"{0:064x}"), codes[-1]: Head(2, f"{0:064x}")})
    again = Heads(tmp_path / HEADS)
    assert again.known == heads.known
    assert [again.known[code].number for code in (codes[0], codes[1], codes[-1])] == [2, 1, 2]
    again.close()
