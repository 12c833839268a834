"""One browser and one server for the tests of the page that a worker runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import built, launch
from tests.server.devices import Server, serving


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real browser; without one the tests fail, and say what to install.

    While it is open, Playwright's event loop holds the worker's thread: nobody else can run one there.
    """
    built()
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The room, open."""
    data: Path = tmp_path_factory.mktemp("room") / "data"
    with serving(data, "--name", "lan.test") as room:
        yield room
