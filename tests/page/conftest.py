"""One browser and one server for the tests of the page that a worker runs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import built, launch
from tests.server.devices import Server, stopping
from tests.server.still import Still


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real browser; without one the tests fail, and say what to install.

    While it is open, Playwright's event loop holds the worker's thread: only the page's tests run meanwhile.
    """
    built()
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The room, open. Time stands still there: however long the coach takes, the hint is heard."""
    with stopping(Still(tmp_path_factory.mktemp("room") / "data", "--name", "lan.test")) as room:
        yield room


@pytest.fixture(scope="session")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    """A room in which bots, and whoever has to get ready, wait until the test winds the clock."""
    with stopping(Still(tmp_path_factory.mktemp("still") / "data", "--pace", "1")) as room:
        yield room
