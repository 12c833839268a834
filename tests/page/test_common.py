"""Any game can be played on the common mat: so are our boxes where their own code for the page is left out.

Every day a game with dice and one without are played to their ends; with `--deep` all are. That everything fits is
tested with the other mats (test_fitting.py).
"""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, expect

from brelan import shelf
from tests.boxes import DICE, IN_TURN
from tests.page.browser import LAPTOP, LONG, PHONE, SCREEN, people
from tests.page.plain import Plain
from tests.page.test_lessons import Learner
from tests.page.test_playing import chairs, short
from tests.page.test_reading import grave
from tests.server.devices import stopping

WATCHED = ((PHONE, "light"), (LAPTOP, "dark"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is played every day, and what with `--deep`."""
    deep, every = metafunc.config.getoption("--deep"), shelf.names()
    samples: dict[str, Sequence[object]] = {
        "whole": every if deep else (DICE, IN_TURN),
        "learnt": every if deep else (IN_TURN,),
    }
    for name in samples.keys() & set(metafunc.fixturenames):
        metafunc.parametrize(name, samples[name])


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Plain]:
    with stopping(Plain(tmp_path_factory.mktemp("plain") / "data")) as room:
        yield room


def test_a_whole_game_is_played_by_touch_on_a_phone_before_a_big_screen(
    browser: Browser, plain: Plain, whole: str
) -> None:
    with people(browser, plain, PHONE, SCREEN) as (anna, screen):
        anna.sets_up(whole, "Anna", chairs(whole), short(whole))
        screen.looks_briefly()
        screen.shows(anna)
        anna.begins()
        for person in (anna, screen):
            expect(person.page.locator(".mat .common")).to_have_count(1)
        anna.plays_on(7)
        for person in (anna, screen):
            person.page.locator("section.end").wait_for(timeout=LONG)
        anna.page.get_by_role("button", name="Revanche").wait_for()
        assert screen.page.locator("section.ask").count() == 0


@pytest.mark.parametrize("game", shelf.names())
def test_axe_finds_nothing_grave_on_it(browser: Browser, plain: Plain, game: str, deep: bool) -> None:
    for size, light in WATCHED if deep else WATCHED[shelf.names().index(game) % 2 :][:1]:
        with people(browser, plain, size, color_scheme=light) as (anna,):
            anna.sets_up(game, "Anna", 4, {})
            anna.begins()
            anna.ready()
            anna.touches()
            anna.ready()
            assert grave(anna) == []


def test_somebody_elses_place_is_looked_at_closely(browser: Browser, plain: Plain) -> None:
    with people(browser, plain, PHONE) as (anna,):
        anna.sets_up(shelf.names()[0], "Anna", 3, {})
        anna.begins()
        anna.ready()
        place = anna.page.get_by_role("button", name="Regarder de près").first
        name = (place.get_attribute("aria-label") or "").partition(" : ")[2].partition(",")[0]
        place.click()
        anna.page.get_by_role("dialog").get_by_role("heading", name=name).wait_for()


def test_a_first_deal_is_learnt_on_it(browser: Browser, plain: Plain, learnt: str) -> None:
    with people(browser, plain, PHONE) as (anna,):
        learner = Learner(anna, learnt)
        for task in learner.lesson.tasks:
            if learner.is_left_to_do(task):
                learner.tries(task, task.answer)
            learner.goes_on()
        anna.page.get_by_role("link", name="Jouer pour de vrai").wait_for()
