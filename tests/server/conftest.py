"""One server for all tests that only need some room that is open."""

from collections.abc import Iterator

import pytest

from tests.server.devices import Server, serving


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The room, open; every test has tables of its own there."""
    with serving(tmp_path_factory.mktemp("room") / "data") as room:
        yield room
