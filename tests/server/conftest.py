"""What the tests of the server share: a room that is open, a real PostgreSQL, and both kinds of store."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from brelan.server.postgres import Postgres
from brelan.server.postgres_schema import prepare
from brelan.server.schema import FILE
from brelan.server.sqlite import Sqlite
from brelan.server.store import Store
from tests.server.database import Database
from tests.server.devices import Server, serving

Opens = Callable[..., Store]
"""Opens a store that is empty the first time; inside an event loop."""


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    """One server for all the tests; each takes a database of its own."""
    database = Database()
    yield database
    database.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> Opens:
    """The same contract holds for both."""
    if request.param == "sqlite":
        return lambda *timed: Sqlite(tmp_path / FILE, *timed)
    url = request.getfixturevalue("database").fresh()
    prepare(url)
    return lambda *timed: Postgres(url, *timed)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The room, open; every test has tables of its own there."""
    with serving(tmp_path_factory.mktemp("room") / "data") as room:
        yield room
