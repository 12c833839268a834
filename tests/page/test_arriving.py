"""Whoever comes with the code finds a chair, as long as not all of them are people's."""

from playwright.sync_api import Browser

from tests.boxes import IN_TURN
from tests.page.browser import PHONE, people
from tests.server.devices import Server


def test_a_bot_gets_up_for_a_guest_until_the_game_begins(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, PHONE, PHONE) as (anna, bruno, carla):
        code = anna.sets_up(IN_TURN, "Anna", 2, {})
        anna.page.get_by_text("Un robot lui laisse sa chaise.").wait_for()
        anna.page.get_by_role("img", name="Code à scanner").wait_for()
        bruno.sits_down(code, "Bruno")
        anna.page.get_by_text("Bruno", exact=True).wait_for()
        assert anna.page.locator("li.bot").count() == 0
        carla.goes(f"#/t/{code}")
        carla.page.get_by_text("Il n'y a plus de chaise libre.").wait_for()
        anna.begins()
        bruno.page.locator(".mat").wait_for()
