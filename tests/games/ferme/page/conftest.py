"""The browser and the rooms of the page's tests."""

from tests.page.conftest import browser, server, still

__all__ = ["browser", "server", "still"]
