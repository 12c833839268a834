"""The browser and the room of the page's tests, for the tests of this box's own mat."""

from tests.page.conftest import browser as browser
from tests.page.conftest import server as server
from tests.page.conftest import still as still
