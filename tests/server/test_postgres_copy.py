"""A room in PostgreSQL is copied, brought back and looked over as one in a file is."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from brelan.cli import main
from brelan.room.events import DECODER
from brelan.server.backup import looking
from brelan.server.postgres import commit
from brelan.server.postgres_schema import prepare
from brelan.server.schema import FILE
from brelan.server.store import row_of
from tests.boxes import IN_TURN
from tests.room.evenings import CODE, Evening, whole
from tests.server.database import Database

LINES = "SELECT table_id, number, body, game, chain FROM {}line ORDER BY table_id, number"


@pytest.fixture(scope="module")
def evening() -> Evening:
    return whole(IN_TURN, fair=2)


@pytest.fixture
def url(database: Database, evening: Evening) -> str:
    """A room in which one evening was played."""
    found = database.fresh()
    prepare(found)
    rows = [
        row_of(CODE, DECODER.decode(line), line, 0, evening.hashes[i], evening.hashes[i + 1])
        for i, line in enumerate(evening.lines)
    ]

    async def write() -> None:
        db = await asyncpg.connect(found)
        assert set(await commit(db, rows)) == {None}
        await db.close()

    asyncio.run(write())
    return found


def test_a_room_in_a_database_is_copied_into_a_file_and_from_there_into_another_database(
    url: str, database: Database, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    main(["export", str(tmp_path / "data" / FILE), "--store", url, "--lang", "en"])
    kept = [tuple(row) for row in database.read(url, LINES.format("brelan."))]
    with looking(tmp_path / "data" / FILE) as db:
        assert db.execute(LINES.format("")).fetchall() == kept
    other = database.fresh()
    main(["import", str(tmp_path / "data" / FILE), "--store", other, "--lang", "en"])
    assert [tuple(row) for row in database.read(other, LINES.format("brelan."))] == kept
    games = "SELECT table_id, game, number, before FROM brelan.game"
    assert database.read(other, games) == database.read(url, games)
    devices = "SELECT device, table_id, number FROM brelan.device ORDER BY device"
    assert database.read(other, devices) == database.read(url, devices)


def test_one_table_is_taken_along_as_text_and_is_never_there_twice(
    url: str, database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["export", str(tmp_path / "table.txt"), "--table", CODE.lower(), "--store", url, "--lang", "en"])
    before = database.read(url, LINES.format("brelan."))
    with pytest.raises(SystemExit):
        main(["import", str(tmp_path / "table.txt"), "--store", url, "--lang", "en"])
    assert f"has {CODE} already" in capsys.readouterr().err
    assert database.read(url, LINES.format("brelan.")) == before


def test_looking_a_database_over_names_the_table_whose_line_was_changed(
    url: str, database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--check", "--store", url, "--lang", "en"])
    assert "One table is kept" in capsys.readouterr().out
    database.run("UPDATE brelan.line SET body = body || ' ' WHERE number = 3", url)
    with pytest.raises(SystemExit):
        main(["--check", "--store", url, "--lang", "en"])
    assert f"table {CODE} is damaged at entry 3" in capsys.readouterr().err


def test_a_database_in_which_nothing_was_kept_yet_is_sound(
    database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--check", "--store", database.fresh(), "--lang", "en"])
    assert capsys.readouterr().err == ""


def test_a_database_that_is_not_there_is_named_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--check", "--store", "postgresql://anna:secret@127.0.0.1:1/brelan", "--lang", "en"])
    said = capsys.readouterr().err.strip()
    assert "127.0.0.1:1/brelan: the database cannot be used" in said
    assert "secret" not in said
    assert "\n" not in said
