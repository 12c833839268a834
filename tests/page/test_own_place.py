"""Whoever plays is at the table too: what they have, and the time they have left, are in sight."""

import pytest
from playwright.sync_api import Browser

from brelan import shelf
from tests.boxes import TIMED, against_time
from tests.page.browser import PHONE, people
from tests.page.finished import Recorded
from tests.server.still import Still

NUMBERS = """purse => [...purse.querySelectorAll(".number")]
    .map((number) => parseFloat(getComputedStyle(number.querySelector("b") ?? number).fontSize))"""

ON_ITS_SIDE = {"width": 640, "height": 360}
IN_SIGHT = """one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("game", shelf.names())
def test_ones_own_clock_runs_beside_the_question(browser: Browser, still: Still, game: str) -> None:
    with people(browser, still, PHONE) as (anna,):
        anna.sets_up(game, "Anna", max(3, shelf.game(game).least), {})
        anna.page.get_by_text("Options", exact=True).click()
        anna.page.get_by_label("Temps pour chaque décision").select_option("120")
        anna.begins()
        while not anna.page.locator("section.ask").count():
            anna.asked()
            still.lets_bots_answer()
        assert int(anna.page.locator("section.ask").get_by_role("timer").inner_text()) <= 120


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["phone", "phone on its side"])
def test_a_game_against_the_clock_says_how_many_minutes_are_left(
    browser: Browser, still: Still, size: dict[str, int]
) -> None:
    game = shelf.game(TIMED)
    assert game.minutes is not None
    ((name, word),) = against_time(TIMED).items()
    minutes = game.minutes(game.blank(game.least, {name: word}))
    chosen = next(option.read(word) for option in game.options if option.name == name)
    with people(browser, still, size) as (anna,):
        code = anna.sets_up(TIMED, "Anna", game.least, {name: chosen})
        anna.begins()
        anna.page.locator("header", has_text=f"encore {minutes} min").wait_for()
        still.wind(60)
        anna.goes("#/")
        anna.goes(f"#/t/{code}")
        left = anna.page.locator("header .round > span", has_text=f"encore {minutes - 1} min")
        left.wait_for()
        assert left.evaluate(IN_SIGHT)


@pytest.mark.parametrize("game", shelf.names())
def test_one_sees_oneself_at_the_table_with_what_wins_in_the_largest_letters(
    browser: Browser, still: Still, game: str
) -> None:
    seats = shelf.game(game).least
    with people(browser, still, PHONE) as (anna,):
        recorded = Recorded(game, seats, 1, {})
        while 0 not in recorded.table.awaited:
            recorded.goes_on()
        recorded.lies_on(still).opened_by(anna)
        me = anna.page.locator(".mat .me .player")
        assert "Camille" in me.inner_text()
        me.locator(".portrait").wait_for()
        has = me.locator(".purse").evaluate(NUMBERS)
        assert has == sorted(has, reverse=True)
        assert has[0] > 0
