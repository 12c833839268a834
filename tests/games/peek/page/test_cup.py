"""One's own dice, under the cup."""

import re
from itertools import count

from playwright.sync_api import Browser, expect

from brelan.games.peek.state import State
from brelan.server.lessons import lesson
from tests.page.browser import PHONE, people
from tests.page.finished import Recorded
from tests.page.fitting import FINGER
from tests.page.test_learning import apart
from tests.server.devices import Server
from tests.server.still import Still

TAP = """cup => ["pointerdown", "pointerup"].forEach((what) =>
    cup.dispatchEvent(new PointerEvent(what, { bubbles: true })))"""
"""Down and up at the same moment."""


def out_of_points() -> Recorded:
    """A game that goes on without the first chair."""
    for seed in count():
        game = Recorded("peek", 3, seed, {})
        while not (table := game.table).over:
            assert isinstance(table.state, State)
            if not table.state.playing & 1:
                return game
            game.goes_on()
    raise AssertionError


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
        for die in anna.page.locator("[data-at=own] .die").all():  # large, and not under the finger on the cup
            box = die.bounding_box()
            assert box is not None
            assert box["width"] >= FINGER
            assert apart(die, anna.page.locator(cup))
        anna.page.keyboard.up(" ")
        anna.page.wait_for_function("lit => document.querySelectorAll(lit).length === 0", arg=lit)


def test_a_tap_that_is_too_short_to_look_is_too_short_in_the_lesson(browser: Browser, server: Server) -> None:
    first = lesson("peek").tasks[0]
    with people(browser, server, PHONE) as [anna]:
        anna.goes("#/learn/peek")
        anna.page.locator("button.cup.touch-me").evaluate(TAP)
        anna.page.locator(".tutor.wrong", has_text=first.wrong["fr"]).wait_for()
        anna.page.locator("button.cup.touch-me").click(delay=500)
        anna.page.locator(".tutor.right", has_text=first.right["fr"]).wait_for()


def test_P3_a_game_begins_with_the_throw_for_the_flag_and_says_what_it_is_for_even_without_motion(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, PHONE, reduced_motion="reduce") as [anna]:
        anna.takes_time_to_look()
        anna.sets_up("peek", "Anna", 3, {})
        anna.begins()
        leads = anna.page.get_by_role("region", name="Qui aura le drapeau ?")
        leads.get_by_text(re.compile("(as|a) le drapeau et lances? les dés communs")).wait_for()
        assert leads.locator(".die").count() == 3


def test_P16_whoever_has_no_points_left_reads_that_they_watch_and_has_no_cup_to_press(
    browser: Browser, still: Still
) -> None:
    with people(browser, still, PHONE) as [camille]:
        out_of_points().lies_on(still).opened_by(camille)
        expect(camille.page.locator(".mine .words")).to_have_text("Tu regardes la suite.")
        expect(camille.page.locator(".mine .cup.own")).to_be_visible()
        expect(camille.page.locator("button.cup")).to_have_count(0)
