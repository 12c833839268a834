"""Under a cup, on the page: what one looks at is lit as long as one looks."""

from playwright.sync_api import Browser

from tests.page.browser import PHONE, people
from tests.server.devices import Server


def test_P8_under_ones_open_cup_the_best_five_of_six_dice_light_up(browser: Browser, server: Server) -> None:
    lit, cup = ".track .die.lit, .mine .die.lit", "button.cup.own"
    with people(browser, server, PHONE) as [anna]:
        anna.sets_up("peek", "Anna", 2, {"entry": 1})
        anna.begins()
        anna.touches_until(lambda: anna.page.locator(".track .die").count() == 3 and anna.page.locator(cup).count() > 0)
        assert anna.page.locator(lit).count() == 0
        anna.page.locator(cup).focus()
        anna.page.keyboard.down(" ")
        anna.page.wait_for_function("lit => document.querySelectorAll(lit).length === 5", arg=lit)
        anna.page.keyboard.up(" ")
        anna.page.wait_for_function("lit => document.querySelectorAll(lit).length === 0", arg=lit)
