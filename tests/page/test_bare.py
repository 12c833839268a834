"""A box that holds nothing but a game and its face is played like any other, and nothing is offered that it lacks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.boxes import IN_TURN, soon_over
from tests.page.bare import Bare
from tests.page.browser import LONG, PHONE, SCREEN, people
from tests.page.test_playing import chairs
from tests.server.devices import stopping


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bare]:
    with stopping(Bare(tmp_path_factory.mktemp("bare") / "data")) as room:
        yield room


def test_a_whole_game_is_played_with_bots_that_know_the_rules_and_nothing_else(browser: Browser, bare: Bare) -> None:
    with people(browser, bare, PHONE) as (anna,):
        anna.sets_up(IN_TURN, "Anna", chairs(IN_TURN), soon_over(IN_TURN))
        anna.begins()
        anna.plays_on(7)
        anna.page.locator("section.end").wait_for(timeout=LONG)
        anna.page.get_by_role("button", name="Revanche").wait_for()


def test_neither_lesson_nor_hand_of_the_day_nor_levels_nor_coach_are_offered(browser: Browser, bare: Bare) -> None:
    with people(browser, bare, PHONE, SCREEN) as (anna, screen):
        anna.goes("")
        anna.page.get_by_role("link", name="Jouer").first.wait_for()
        for absent in ("Apprendre", "Main du jour"):
            expect(anna.page.get_by_role("link", name=absent)).to_have_count(0)
        code = anna.sets_up(IN_TURN, "Anna", 2, {})
        anna.page.get_by_text("Options", exact=True).click()
        anna.page.get_by_label("Temps pour chaque décision").wait_for()
        expect(anna.page.get_by_label("Conseils de l'entraîneur")).to_have_count(0)
        anna.page.get_by_role("button", name="Ajouter un robot").click()
        screen.shows(anna)
        for person in (anna, screen):
            person.page.get_by_role("listitem").filter(has_text="Zoé").wait_for()
            expect(person.page.get_by_text("Habitué")).to_have_count(0)
        anna.begins()
        anna.page.locator("section.ask").wait_for()
        expect(anna.page.get_by_role("button", name="Un conseil")).to_have_count(0)
        where, own = f"{bare.address}/api/tables/{code}/hint?lang=fr", {"origin": bare.address}
        refused = anna.page.request.post(where, headers=own)
        assert (refused.status, refused.json()["code"]) == (409, "coach")
