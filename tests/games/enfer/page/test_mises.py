"""On a phone, Mises can be read before one is laid, what wins is larger than what does not, and marks have words."""

from random import Random

from playwright.sync_api import Browser

from brelan.engine.table import Table
from tests.games.enfer.table import state
from tests.page.browser import LAPTOP, PHONE, people
from tests.page.finished import Recorded
from tests.page.fitting import FINGER, SIZES, resized
from tests.page.moments import staying
from tests.server.still import Still

GAME, SEATS = "enfer", 4
LETTERS = """place => [".number.first b", ".number.chips"].map(
    (what) => parseFloat(getComputedStyle(place.querySelector(what)).fontSize))"""
READ = """mise => [mise.querySelector(".effect"), document.querySelector(".laying > .effect")]
    .some((one) => one?.checkVisibility() && one.innerText.length > 40)"""
"""On the card, or below it where there is no room."""
WHOLE = "mise => mise.scrollHeight <= mise.clientHeight + 1"
"""Nothing of it is cut off, once its letters have been fitted."""
CUT = """() => [...document.querySelectorAll(".mat .mise, .mat .fan, .mat [data-card]")]
    .map((one) => [one.className, one.getBoundingClientRect()]).filter(([, at]) => at.width)
    .filter(([, at]) => { const mat = document.querySelector(".mat").getBoundingClientRect();
        return at.top < mat.top || at.bottom > mat.bottom || at.left < mat.left || at.right > mat.right; })
    .map(([name]) => name)"""


CHIPS = """() => [...document.querySelectorAll(".mat .player .chips")].map((chips) =>
    getComputedStyle(chips.querySelector("ellipse")).fill)"""
INDEX = 0.3
"""So much of a card's width is its index."""
SEEN = """() => [...document.querySelectorAll(".widow .place.open")].map((place, i, all) => {
    const wide = all[i + 1] ? all[i + 1].offsetLeft - place.offsetLeft : place.offsetWidth;
    return wide / place.firstElementChild.offsetWidth; })"""
"""The share of each open card of the Widow that no other card covers."""
NEAR = 24
LASTING = """() => [...document.querySelectorAll("[data-at^=seat]")].filter((place) => place.querySelector(".badge"))
    .map((place) => [".badge", ".fan"].map((what) => place.querySelector(what).getBoundingClientRect().right))
    .map(([badge, fan]) => badge - fan)"""
"""How far from the fan what lasts for somebody stands."""


def raising(table: Table, seat: int, rng: Random) -> int:
    """What keeps one in the round, and the highest raise."""
    ask = table.asks[seat]
    return ask.most if table.question.verb == "raises" else staying(table, seat, rng)


def spent(table: Table, seat: int) -> bool:
    """Whether one has a Mise in hand that does not work any more."""
    return any(state(table).left[int(mise.strip("M*")) - 1] == 0 for mise in table.cards("mises", seat))


def test_what_the_widow_shows_can_be_read_however_much_is_in_the_pot(browser: Browser, still: Still) -> None:
    recorded = Recorded(GAME, 5, 0, {}, raising)
    while state(recorded.table).pot < 20:
        recorded.goes_on()
    with people(browser, still, PHONE) as (anna,):
        recorded.lies_on(still).opened_by(anna)
        anna.page.locator(".widow").wait_for()
        for pixels in SIZES.values():
            resized(anna.page, pixels)
            assert min(anna.page.evaluate(SEEN)) >= INDEX
            assert anna.page.evaluate(CUT) == []


def test_a_mise_is_read_whole_before_it_is_laid_and_no_fan_is_cut(browser: Browser, still: Still) -> None:
    recorded = Recorded(GAME, SEATS, 1, {}, staying)
    while not (recorded.table.question.verb == "lays" and 0 in recorded.table.awaited):
        recorded.goes_on()
    with people(browser, still, PHONE) as (anna,):
        recorded.lies_on(still).opened_by(anna)
        anna.page.locator("section.ask").wait_for()
        mises = anna.page.locator("[data-at=middle] .mise")
        mises.first.wait_for()
        for mise in mises.all():
            anna.page.wait_for_function(WHOLE, arg=mise.element_handle())
            mise.click()
            anna.page.wait_for_function(READ, arg=mise.element_handle())
        assert anna.page.evaluate(CUT) == []
        for place in anna.page.locator("[data-at^=seat], [data-at=own]").all():
            wins, pays = place.evaluate(LETTERS)
            assert wins > pays
        assert len(set(anna.page.evaluate(CHIPS))) == SEATS, "everybody's chips have a colour of their own"
        assert anna.page.locator(".mat .mark").count() > 0
        assert all(mark.get_attribute("title") for mark in anna.page.locator(".mat .has .mark").all())


def test_the_hands_to_pick_from_are_large_while_nobody_else_has_cards(browser: Browser, still: Still) -> None:
    recorded = Recorded(GAME, SEATS, 1, {}, staying)
    while not (recorded.table.question.verb == "picks" and 0 in recorded.table.awaited):
        recorded.goes_on()
    with people(browser, still, PHONE) as (anna,):
        recorded.lies_on(still).opened_by(anna)
        cards = anna.page.locator("[data-at=middle] .row svg.card")
        cards.first.wait_for()
        assert min(card.evaluate("card => card.clientWidth") for card in cards.all()) >= FINGER


def test_what_lasts_stands_at_the_fan_and_ones_own_is_read_in_words(browser: Browser, still: Still) -> None:
    recorded = Recorded(GAME, SEATS, 22, {}, staying)
    table = recorded.table
    while not (state(table).immortal == 0b111 and table.question.verb == "raises" and 0 in table.awaited):
        recorded.goes_on()
    with people(browser, still, LAPTOP) as (anna,):
        recorded.lies_on(still).opened_by(anna)
        anna.page.locator("section.ask").wait_for()
        far = anna.page.evaluate(LASTING)
        assert len(far) > 1
        assert max(far) < NEAR
        anna.page.locator("[data-at=own] button").first.click()
        anna.page.locator("dialog").get_by_text("Mise immortelle", exact=True).wait_for()


def test_a_mise_that_is_spent_says_so_before_it_is_laid(browser: Browser, still: Still) -> None:
    recorded = Recorded(GAME, SEATS, 7, {}, staying)
    while not (recorded.table.question.verb == "lays" and 0 in recorded.table.awaited and spent(recorded.table, 0)):
        recorded.goes_on()
    with people(browser, still, PHONE) as (anna,):
        recorded.lies_on(still).opened_by(anna)
        mise = anna.page.locator("[data-at=middle] .mise").filter(has_text="×0")
        mise.click()
        anna.page.locator(".laying").get_by_text("épuisée").filter(visible=True).first.wait_for()
        for pixels in SIZES.values():
            resized(anna.page, pixels)
            assert anna.page.evaluate(CUT) == []
