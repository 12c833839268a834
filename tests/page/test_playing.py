"""Whole games by touching: one person with bots, and several people with a big screen."""

import pytest
from playwright.sync_api import Browser

from brelan import shelf
from tests.boxes import lasting
from tests.page.browser import LAPTOP, LONG, PHONE, SCREEN, Person, people
from tests.page.finished import NearlyOver
from tests.server.devices import Server

SHORT = {"ferme": {"deals": 2}, "peek": {"rounds": 3}, "kids": {"quick": 1}, "enfer": {"showing": 0}}
SHORT_BY_OPTION = [game for game in shelf.names() if lasting(game, 1)]
LAST = 8
"""Of a game that cannot be made short, the answers that were given the last time after those that lie there."""
CHAIRS = {"ferme": 4, "peek": 4, "kids": 4, "enfer": 4, "champ": 2}


def least(game: str) -> int:
    """How many have to be there."""
    return shelf.game(game).least


def play_to_the_end(here: list[Person], seed: int) -> None:
    """Everybody answers what they are asked until the podium stands everywhere."""
    for i, person in enumerate(here):
        person.plays_on(seed + i)
    for person in here:
        person.page.locator("section.end").wait_for(timeout=LONG)


@pytest.mark.parametrize("game", list(CHAIRS))
def test_one_person_plays_a_whole_game_with_bots_on_a_phone(browser: Browser, server: Server, game: str) -> None:
    with people(browser, server, PHONE) as (anna,):
        anna.sets_up(game, "Anna", CHAIRS[game], SHORT.get(game, {"showing": 0}))
        anna.begins()
        play_to_the_end([anna], 7)
        anna.page.get_by_role("button", name="Revanche").wait_for()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Before a big screen, games that can be made short are played whole every day, with `--deep` all are."""
    if "whole" in metafunc.fixturenames:
        metafunc.parametrize("whole", [*CHAIRS] if metafunc.config.getoption("--deep") else [*SHORT_BY_OPTION])
    if "long" in metafunc.fixturenames:
        metafunc.parametrize("long", [game for game in CHAIRS if game not in SHORT_BY_OPTION])


def test_people_on_two_devices_play_a_whole_game_before_a_big_screen(
    browser: Browser, server: Server, whole: str
) -> None:
    with people(browser, server, LAPTOP, PHONE, SCREEN) as (anna, bruno, screen):
        code = anna.sets_up(whole, "Anna", least(whole), SHORT.get(whole, {"showing": 0}))
        screen.looks_briefly()
        screen.shows(anna)
        bruno.sits_down(code, "Bruno")
        if least(whole) > 2:
            anna.page.get_by_role("button", name="Ajouter un robot").click()
        anna.page.get_by_role("button", name="Commencer", exact=True).wait_for()
        anna.begins()
        ends_everywhere([anna, bruno], screen)


def test_people_on_two_devices_play_a_long_game_to_its_end_before_a_big_screen(
    browser: Browser, server: Server, long: str
) -> None:
    with people(browser, server, LAPTOP, PHONE, SCREEN) as (anna, bruno, screen):
        screen.looks_briefly()
        evening = NearlyOver(long, least(long), 8, {"showing": 0}, left=LAST).lies_on(server)
        evening.opened_by(anna, 0)
        evening.opened_by(bruno, 1)
        evening.opened_by(screen, big=True)
        for person in (anna, bruno, screen):
            person.page.locator(".mat").wait_for()
        ends_everywhere([anna, bruno], screen)


def ends_everywhere(here: list[Person], screen: Person) -> None:
    """They play on, and the big screen shows how it ends without ever asking."""
    play_to_the_end(here, 8)
    screen.page.locator("section.end").wait_for()
    assert screen.page.locator("section.ask").count() == 0
