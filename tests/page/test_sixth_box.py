"""Somebody else's box without any code for the page: it is played by touch on the common mat, and nobody notices."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.house import House
from tests.page.browser import LAPTOP, PHONE, SCREEN, START, people
from tests.page.test_playing import play_to_the_end
from tests.server.devices import stopping
from tests.server.still import Still
from tests.test_sixth_box import GAME, PACKAGE


class Theirs(Still):
    """A room in the environment where the box is installed."""

    def __init__(self, house: House, data: Path) -> None:
        self.python = str(house.python)
        super().__init__(data)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theirs]:
    house = House(tmp_path_factory.mktemp("house"))
    house.install(PACKAGE)
    with stopping(Theirs(house, house.home / "data")) as opened:
        yield opened


def test_it_stands_on_the_shelf_with_its_name_and_rules(browser: Browser, room: Theirs) -> None:
    with people(browser, room, PHONE) as (anna,):
        anna.goes("")
        anna.page.get_by_role("heading", name="Poker menteur").wait_for()
        anna.goes(f"#/rules/{GAME}")
        anna.page.get_by_text("M6").first.wait_for()
        anna.page.locator("#rule-M13 + .strip li").first.wait_for()


def test_a_whole_game_is_played_by_touch_on_a_phone_and_a_laptop_before_a_big_screen(
    browser: Browser, room: Theirs
) -> None:
    with people(browser, room, PHONE, LAPTOP, SCREEN) as here:
        anna, bruno, screen = here
        code = anna.sets_up(GAME, "Anna", 3, {"lives": 2})
        screen.looks_briefly()
        screen.shows(anna)
        bruno.sits_down(code, "Bruno")
        anna.page.get_by_role("button", name="Ajouter un robot").click()
        anna.page.get_by_role("button", name=START).wait_for()
        anna.begins()
        for person in here:
            person.page.locator(".mat .common").wait_for()
        play_to_the_end([anna, bruno], 8)
        screen.page.locator("section.end").wait_for()
        assert screen.page.locator("section.ask").count() == 0
