"""Words on the mat say what they are about, and lie on nothing that is to be seen."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import PHONE, people
from tests.page.fitting import SIZES, resized
from tests.page.moments import Moment, moments
from tests.server.still import Still

GAME = "kids"
UPRIGHT = ("small phone", "phone")
LEAST = 36
"""Pixels: so wide is a card whose corner can be read."""
ON_CARDS = """([within, label]) => {
    const all = (what) => [...document.querySelectorAll(`.mat ${within} ${what}`)];
    const seen = (what) => all(what).filter((one) => one.checkVisibility());
    const boxes = (what) => seen(what).map((one) => one.getBoundingClientRect());
    const shared = (a, b) => [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    ];
    const over = (a, b) => shared(a, b).every((much) => much > 1);
    const [labels, cards] = [boxes(label).filter(({ width }) => width), boxes("svg.card")];
    return labels.length ? labels.filter((one) => cards.some((card) => over(one, card))).length : -1;
}"""
"""How many of the labels lie on a card; -1 if there are none."""


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_three_cards_make_is_not_written_on_them(browser: Browser, still: Still, seats: int) -> None:
    found = moments(GAME, seats)
    with people(browser, still, PHONE, has_touch=True) as (anna,):
        anna.takes_time_to_look()
        Moment(GAME, seats, "choosing", found["choosing"]).seen_by(anna, still)
        for _ in range(2):
            anna.page.locator(".mat button:enabled[aria-pressed=false]").first.click()
        anna.page.locator(".tried:not(:empty)").wait_for()
        for size in UPRIGHT:
            resized(anna.page, SIZES[size])
            assert anna.page.evaluate(ON_CARDS, [".scene", ".tried:not(:empty)"]) == 0, size


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_nor_is_what_each_has_laid(browser: Browser, still: Still, seats: int) -> None:
    found = moments(GAME, seats)
    with people(browser, still, PHONE, has_touch=True) as (anna,):
        anna.takes_time_to_look()
        Moment(GAME, seats, "showdown", found["showdown"]).seen_by(anna, still)
        for size in UPRIGHT:
            resized(anna.page, SIZES[size])
            assert anna.page.evaluate(ON_CARDS, [".rows", ".kind"]) == 0, size


def test_what_a_stage_card_says_is_not_told_as_if_it_had_happened(browser: Browser, still: Still) -> None:
    with people(browser, still, PHONE) as (anna,):
        Moment(GAME, 3, "choosing", moments(GAME, 3)["choosing"]).seen_by(anna, still)
        assert "la carte commune est" in anna.page.locator(".story").inner_text()


def test_a_card_that_can_be_played_is_called_what_it_is_called_where_it_only_lies(
    browser: Browser, still: Still
) -> None:
    with people(browser, still, PHONE) as (anna,):
        Moment(GAME, 3, "choosing", moments(GAME, 3)["choosing"]).seen_by(anna, still)
        hand = anna.page.locator(".mat button[aria-pressed]")
        hand.first.wait_for()
        for card in hand.all():
            assert card.get_attribute("aria-label") == card.locator("svg.card").get_attribute("aria-label")


def test_ones_euros_stand_within_ones_place_on_the_small_mat_of_a_lesson(browser: Browser, still: Still) -> None:
    with people(browser, still, PHONE) as (anna,):
        anna.goes(f"#/learn/{GAME}")
        place = anna.page.locator(".mat .me .player")
        place.wait_for()
        assert place.evaluate("place => place.scrollWidth <= place.clientWidth")


def test_on_a_phone_on_its_side_cards_are_large_enough_to_be_read(browser: Browser, still: Still) -> None:
    with people(browser, still, PHONE) as (anna,):
        Moment(GAME, 4, "choosing", moments(GAME, 4)["choosing"]).seen_by(anna, still)
        for _ in range(2):
            anna.page.locator(".mat button:enabled[aria-pressed=false]").first.click()
        resized(anna.page, (640, 360))
        cards = anna.page.locator("[data-at=own] svg.card, [data-at=middle] svg.card")
        assert min(card.evaluate("card => card.getBoundingClientRect().width") for card in cards.all()) >= LEAST


def test_the_stage_card_is_touched_and_read_in_words(browser: Browser, still: Still) -> None:
    with people(browser, still, PHONE, has_touch=True) as (anna,):
        Moment(GAME, 4, "choosing", moments(GAME, 4)["choosing"]).seen_by(anna, still)
        anna.page.get_by_role("button", name="Lire la fiche étapes").tap()
        read = anna.page.get_by_role("dialog", name="Fiche étapes")
        expect(read.get_by_text("on y est")).to_be_visible()
        assert read.get_by_text(re.compile(r"^(Le premier|Le dernier|Tout le monde|Chacun des autres) ")).count() > 2
