"""On a phone, six sit around the board and read backs; what a place means stays there while others decide."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import PHONE, people
from tests.page.finished import Recorded
from tests.page.moments import staying
from tests.page.test_hints import asks_for_a_hint
from tests.server.still import Still

GAME = "champ"
ON_ITS_SIDE = {"width": 640, "height": 360}
WIDTHS = "backs => backs.map((back) => back.getBoundingClientRect().width)"
INSIDE = """(one) => {
    const [at, mat] = [one, document.querySelector(".mat")].map((some) => some.getBoundingClientRect());
    return at.top >= mat.top && at.bottom <= mat.bottom && at.left >= mat.left && at.right <= mat.right;
}"""


def deciding(seats: int) -> Recorded:
    """A game in which everybody decides after a flop."""
    recorded = Recorded(GAME, seats, 1, {}, staying)
    while len(recorded.table.awaited) < seats:
        recorded.goes_on()
    return recorded


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["phone", "phone on its side"])
def test_six_see_each_others_backs(browser: Browser, still: Still, size: dict[str, int]) -> None:
    with people(browser, still, size) as (anna,):
        deciding(6).lies_on(still).opened_by(anna)
        anna.page.locator("section.ask").wait_for()
        backs = anna.page.locator(".mat .place .pair > .card")
        expect(backs).to_have_count(10)
        assert min(backs.evaluate_all(WIDTHS)) >= 24


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["phone", "phone on its side"])
def test_what_backs_mean_stays_open_while_others_decide_and_so_do_the_buttons(
    browser: Browser, still: Still, size: dict[str, int]
) -> None:
    with people(browser, still, size) as (anna,):
        deciding(3).lies_on(still).opened_by(anna)
        anna.page.locator("section.ask").wait_for()
        anna.page.locator(".mat button.me").click()
        explained = anna.page.locator(".explained")
        assert explained.evaluate(INSIDE)
        while anna.page.locator(".mat .place .lamp.thinks").count():
            still.lets_bots_answer()
        expect(explained).to_be_visible()
        expect(anna.page.locator("section.ask .buttons .button:enabled")).to_have_count(2)


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["phone", "phone on its side"])
def test_ones_own_boxes_say_what_they_are_when_touched(browser: Browser, still: Still, size: dict[str, int]) -> None:
    with people(browser, still, size) as (anna,):
        deciding(3).lies_on(still).opened_by(anna)
        anna.page.locator("section.ask").wait_for()
        anna.page.locator(".mat .mine .stakes").click()
        expect(anna.page.locator(".explained")).to_contain_text("Cases 1 à 4")


def test_somebodys_place_says_what_its_lamp_means_and_ones_own_that_the_coach_was_asked(
    browser: Browser, still: Still
) -> None:
    with people(browser, still, PHONE) as (anna,):
        deciding(3).lies_on(still).opened_by(anna)
        anna.page.locator("section.ask").wait_for()
        explained = anna.page.locator(".explained")
        for lamp, words in (("thinks", "réfléchit"), ("staked", "a misé")):
            anna.page.locator(f".mat .place:has(.lamp.{lamp})").first.click()
            expect(explained.locator(f".lamp.{lamp}")).to_have_count(1)
            expect(explained).to_contain_text(words)
            anna.page.keyboard.press("Escape")
            still.lets_bots_answer()
        asks_for_a_hint(anna)
        anna.page.locator(".mat button.me").click()
        expect(explained).to_contain_text("a demandé un conseil")
