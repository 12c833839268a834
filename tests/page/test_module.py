"""A box brings a page of its own, a built module; one that fails gives way to the common mat."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.house import ROOT, House
from tests.page.browser import PHONE, people
from tests.page.test_sixth_box import Theirs
from tests.server.devices import stopping
from tests.test_sixth_box import GAME, PACKAGE

SHOWN = (ROOT / "docs" / "page-module.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """Where a copy of the box has a page of its own: the module that the manual shows."""
    copy = tmp_path_factory.mktemp("package") / GAME
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (written,) = copy.glob("src/*/box.py")
    box = written.read_text(encoding="utf-8")
    assert box.endswith("\n)\n")
    written.write_text(f'{box[:-2]}    page="page",\n)\n', encoding="utf-8")
    (module,) = re.findall(r"```js\n(.*?)```", SHOWN, re.DOTALL)
    (written.parent / "page").mkdir(exist_ok=True)
    (written.parent / "page" / "page.js").write_text(module, encoding="utf-8")
    made = House(tmp_path_factory.mktemp("house"))
    made.install(copy)
    return made


@pytest.fixture
def room(house: House, tmp_path: Path) -> Iterator[Theirs]:
    with stopping(Theirs(house, tmp_path / "data")) as opened:
        yield opened


def test_the_module_of_the_manual_is_played_on(browser: Browser, room: Theirs) -> None:
    with people(browser, room, PHONE) as (anna,):
        anna.sets_up(GAME, "Anna", 2, {})
        anna.begins()
        words = anna.page.locator(".mat .foreign p")
        words.wait_for()
        anna.ready()
        assert words.inner_text().startswith("Anna")
        anna.touches()
        anna.ready()
        assert anna.page.locator(".mat .common").count() == 0


@pytest.mark.parametrize("broken", ["export const taps = [];\n", "import './not-there.js';\n"])
def test_a_module_that_fails_gives_way_to_the_common_mat(
    browser: Browser, house: House, tmp_path: Path, broken: str
) -> None:
    (module,) = Path(house.run("-c", f"import brelan_{GAME} as box; print(box.__path__[0])").strip()).glob(
        "page/page.js"
    )
    module.write_text(broken, encoding="utf-8")
    with stopping(Theirs(house, tmp_path / "data")) as opened, people(browser, opened, PHONE) as (anna,):
        anna.sets_up(GAME, "Anna", 2, {})
        anna.begins()
        anna.page.locator(".mat .common").wait_for()
        anna.troubles.clear()  # the console says why
