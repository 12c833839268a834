"""Copies of the room: taken while it is open, brought back whole or not at all."""

import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from brelan.cli import main
from brelan.server.schema import FILE, MIGRATIONS
from tests.boxes import IN_TURN, SEALED
from tests.server.devices import Device, Live, Server, play, serving

Brelan = Callable[..., tuple[int, str, str]]


@pytest.fixture
def brelan(capsys: pytest.CaptureFixture[str]) -> Brelan:
    """The command: its status, what it said and what it complained about."""

    def run(*words: object) -> tuple[int, str, str]:
        status = 0
        try:
            main([*(str(word) for word in words), "--lang", "en"])
        except SystemExit as end:
            status = int(end.code or 0)
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def seated(server: Server, game: str, devices: list[Device]) -> tuple[str, list[Live]]:
    """A table where the game has begun."""
    code = devices[0].open(game, len(devices))
    for n, device in enumerate(devices[1:]):
        device.sit(code, f"P{n}")
    devices[0].do(code, "start")
    return code, looking(code, devices)


def looking(code: str, devices: list[Device]) -> list[Live]:
    lives = [device.watch(code) for device in devices]
    for live in lives:
        live.until("table")
    return lives


class Kept:
    """A room with a table of two games and a table of one, and the people of both."""

    def __init__(self, path: Path) -> None:
        self.data = path / "data"
        self.server = Server(self.data)
        self.devices = [Device(self.server), Device(self.server)]
        self.code, lives = seated(self.server, SEALED, self.devices)
        play(lives, Random(1))
        self.devices[0].do(self.code, "rematch")
        self.devices[0].do(self.code, "start")
        for live in lives:
            while live.table["games"] == 0 or live.table["phase"] != "playing":
                live.hear()
        play(lives, Random(2), 5)
        self.other, lives = seated(self.server, IN_TURN, self.devices)
        play(lives, Random(3), 5)
        self.lives = lives
        self.files = path / "files"
        self.files.mkdir()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    """It stays open all the time, and a copy of each kind is taken."""
    kept = Kept(tmp_path_factory.mktemp("kept"))
    main(["export", str(kept.files / "room"), "--data", str(kept.data)])
    main(["export", str(kept.files / "table"), "--table", kept.code.lower(), "--data", str(kept.data)])
    yield kept
    kept.server.kill()


def logs(data: Path) -> dict[str, list[bytes]]:
    with closing(sqlite3.connect(data / FILE)) as db:
        found: dict[str, list[bytes]] = {}
        for code, line in db.execute("SELECT table_id, body FROM line ORDER BY table_id, number"):
            found.setdefault(code, []).append(line)
        return found


def index(data: Path) -> list[list[tuple[object, ...]]]:
    """Everything beside the lines."""
    with closing(sqlite3.connect(data / FILE)) as db:
        return [db.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in ("game", "device")]


def test_a_copy_taken_while_people_play_holds_all_that_was_acknowledged(
    kept: Kept, tmp_path: Path, brelan: Brelan
) -> None:
    before = len(logs(kept.data)[kept.other])
    status, said, _ = brelan("export", tmp_path, "--data", kept.data)
    assert (status, "holds 2 tables" in said) == (0, True)
    (copy,) = tmp_path.glob("brelan-*.sqlite")
    assert play(kept.lives, Random(before), 2) == 2
    assert brelan("import", copy, "--data", tmp_path / "new")[0] == 0
    copied, now = logs(tmp_path / "new"), logs(kept.data)
    assert copied[kept.other] == now[kept.other][:before]
    assert copied[kept.code] == now[kept.code]
    assert index(tmp_path / "new") == index(kept.data)
    assert set(tmp_path.iterdir()) == {copy, tmp_path / "new"}


@pytest.mark.parametrize("file", ["room", "table"])
def test_a_table_that_was_taken_along_opens_elsewhere_and_the_game_goes_on(
    kept: Kept, file: str, tmp_path: Path, brelan: Brelan
) -> None:
    status, said, _ = brelan("import", kept.files / file, "--table", kept.code, "--data", tmp_path / "data")
    assert (status, said) == (0, f"Table {kept.code} is back.\n")
    (here,) = looking(kept.code, kept.devices[:1])
    here.close()
    with serving(tmp_path / "data") as server:
        devices = []
        for device in kept.devices:
            devices.append(Device(server))
            devices[-1].client.cookies.set("brelan", device.token)
        lives = looking(kept.code, devices)
        assert [lives[0].table[key] for key in ("number", "chain", "games", "picture")] == [
            here.table[key] for key in ("number", "chain", "games", "picture")
        ]
        assert {table["code"] for table in devices[1].ask("GET", "/api/tables")["tables"]} == {kept.code}
        assert play(lives, Random(4), 5) == 5


def test_a_table_is_brought_back_into_a_room_that_is_open(kept: Kept, tmp_path: Path, brelan: Brelan) -> None:
    with serving(tmp_path / "data") as server:
        Device(server).open(SEALED, 2)
        assert brelan("import", kept.files / "table", "--data", tmp_path / "data")[0] == 0
        anna = Device(server)
        anna.client.cookies.set("brelan", kept.devices[0].token)  # of another room, and known by the table
        own = anna.open(SEALED, 2)
        assert {table["code"] for table in anna.ask("GET", "/api/tables")["tables"]} == {kept.code, own}
        assert looking(kept.code, [anna])[0].table["phase"] == "playing"


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_only_their_owner_may_read_copies(kept: Kept) -> None:
    for file in ("room", "table"):
        assert stat.S_IMODE((kept.files / file).stat().st_mode) == 0o600


def test_tables_that_are_there_are_named_and_nothing_is_brought(kept: Kept, tmp_path: Path, brelan: Brelan) -> None:
    data = tmp_path / "data"
    assert brelan("import", kept.files / "table", "--data", data)[0] == 0
    before = logs(data), index(data)
    status, said, trouble = brelan("import", kept.files / "room", "--data", data)
    assert (status, said) == (2, "")
    assert f"has {kept.code} already" in trouble
    assert kept.other not in trouble
    assert (logs(data), index(data)) == before
    assert brelan("import", kept.files / "room", "--table", kept.other, "--data", data)[0] == 0


def spoil(file: Path, script: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.executescript(script)


def test_a_damaged_table_of_a_copy_is_refused_with_the_place_and_the_others_are_back(
    kept: Kept, tmp_path: Path, brelan: Brelan
) -> None:
    copy, data = tmp_path / "copy", tmp_path / "data"
    shutil.copy(kept.files / "room", copy)
    spoil(copy, f"UPDATE line SET body = replace(body, 'at', 'ta') WHERE table_id = '{kept.code}' AND number = 9")
    status, said, trouble = brelan("import", copy, "--data", data)
    assert (status, f"table {kept.code} is damaged at entry 9" in trouble) == (2, True)
    assert said == f"Table {kept.other} is back.\n"
    assert list(logs(data)) == [kept.other]
    none = tmp_path / "none"
    status, said, trouble = brelan("import", copy, "--table", kept.code, "--data", none)
    assert (status, said, f"table {kept.code} is damaged at entry 9" in trouble) == (2, "", True)
    assert not none.exists()


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "expected a database or a table"),
        (b"holiday pictures", "expected a database or a table"),
        (b"brelan log 1 BRLNX 00\n", "for brelan verify"),
        (b"brelan table 1 BRLNX\n", "the log is empty"),
        (b"SQLite format 3\0 and so on", "expected a"),
    ],
)
def test_a_file_that_is_no_copy_is_refused_and_nothing_is_made(
    content: bytes, expected: str, tmp_path: Path, brelan: Brelan
) -> None:
    (tmp_path / "file").write_bytes(content)
    status, _, trouble = brelan("import", tmp_path / "file", "--data", tmp_path / "data")
    assert (status, expected in trouble, trouble.count("\n")) == (2, True, 1)
    assert not (tmp_path / "data").exists()
    assert (tmp_path / "file").read_bytes() == content


def test_what_cannot_be_read_or_written_is_said(kept: Kept, tmp_path: Path, brelan: Brelan) -> None:
    (tmp_path / "file").write_text("")
    table, room = kept.files / "table", kept.files / "room"
    newer = tmp_path / "newer"
    shutil.copy(room, newer)
    spoil(newer, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    refusals = [
        (("import", tmp_path / "none"), "cannot be read"),
        (("import", newer), "written by a newer Brelan"),
        (("import", room, "--table", "QQQQQ"), "there is no table QQQQQ"),
        (("import", table, "--data", tmp_path / "file"), "cannot be kept there"),
        (("export", tmp_path / "x", "--data", tmp_path / "none"), "no tables are kept there"),
        (("export", tmp_path / "x", "--data", kept.data, "--table", "QQQQQ"), "there is no table QQQQQ"),
        (("export", tmp_path / "file", "--data", kept.data), "there already"),
        (("export", tmp_path / "none" / "x", "--data", kept.data), "cannot be written"),
    ]
    before = sorted(tmp_path.iterdir())
    for words, expected in refusals:
        status, said, trouble = brelan(*words, *(() if "--data" in words else ("--data", tmp_path / "data")))
        assert (status, said, trouble.count("\n")) == (2, "", 1)
        assert expected in trouble
    assert sorted(tmp_path.iterdir()) == before


def test_a_damaged_room_is_copied_as_it_is_and_says_which_tables_cannot_be_read(
    kept: Kept, tmp_path: Path, brelan: Brelan
) -> None:
    data = tmp_path / "data"
    assert brelan("import", kept.files / "room", "--data", data)[0] == 0
    spoil(data / FILE, f"UPDATE line SET body = x'00' WHERE table_id = '{kept.other}' AND number = 4")
    status, said, _ = brelan("export", tmp_path / "copy", "--data", data)
    assert (status, f"copied as they are: {kept.other}." in said) == (0, True)
    status, _, trouble = brelan("export", tmp_path / "table", "--table", kept.other, "--data", data)
    assert (status, f"table {kept.other} is damaged at entry 4" in trouble) == (2, True)
    assert not (tmp_path / "table").exists()
