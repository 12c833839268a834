"""At the showdown people read why one hand beats the next, see what makes it, and open the rule behind it."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.boxes import DICE, FROM_THREE, IN_TURN, OPEN, SEALED
from tests.page.browser import LAPTOP, PHONE, Person, people
from tests.page.moments import Moment, moments
from tests.server.devices import Server
from tests.server.still import Still

LISTEN = """() => {
    window.heard = "";
    const region = document.querySelector(".spoken");
    const listen = () => { window.heard += region.lastElementChild?.textContent ?? ""; };
    new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
}"""
CAP = "one => ['content', 'top', 'width'].map((what) => getComputedStyle(one, '::after')[what])"
"""The key that is shown at a button's corner."""


def looks_at_how_a_deal_ended(person: Person, still: Still, game: str = IN_TURN, chairs: int = 2) -> None:
    """As long as they like."""
    person.takes_time_to_look()
    Moment(game, chairs, "showdown", moments(game, chairs)["showdown"]).seen_by(person, still)


def compared(page: Page) -> bool:
    """Whether hands lie side by side."""
    return page.locator(".mat .hands .reason, .mat .reasons li").count() > 0


def deals_in_the_log(page: Page) -> int:
    """Opens the log and counts the deals it tells of, once the story has come."""
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_response(re.compile("/story")):
        page.get_by_role("button", name="Ce qui s'est passé").click()
    page.evaluate("() => fetch('.').then((page) => page.text())")  # by then the story has been read
    deals = page.locator(".log summary").count()
    page.keyboard.press("Escape")
    return deals


@pytest.mark.parametrize(("game", "chairs", "size"), [(IN_TURN, 2, PHONE), (DICE, 2, LAPTOP), (SEALED, 2, LAPTOP)])
def test_the_reason_stands_beside_the_hand_and_opens_its_rule(
    browser: Browser, server: Server, game: str, chairs: int, size: dict[str, int]
) -> None:
    with people(browser, server, size) as [anna]:
        anna.takes_time_to_look()
        anna.sets_up(game, "Anna", chairs, {})
        anna.begins()
        anna.page.evaluate(LISTEN)
        anna.touches_until(lambda: compared(anna.page))
        reason = anna.page.locator(".mat .hands .reason, .mat .reasons li").first
        words = reason.text_content() or ""
        assert "bat" in words or "égalité" in words
        if game != SEALED:
            assert anna.page.locator(".mat .hands li:first-child :is(.card.won, .die.lit)").count() > 0
        last_words = words.partition("pourquoi")[0].strip().rstrip(".")[-12:]
        anna.page.wait_for_function(
            "words => window.heard.includes(words)", arg=last_words
        )  # also with a screen reader
        reason.get_by_role("button", name="pourquoi ?").click()
        anna.page.get_by_role("dialog").wait_for()


def test_nobody_is_asked_about_the_next_deal_while_one_looks_at_how_the_last_one_ended(
    browser: Browser, still: Still
) -> None:
    with people(browser, still, PHONE) as [anna]:
        looks_at_how_a_deal_ended(anna, still)
        deal = anna.page.locator("header .round").inner_text()
        assert anna.page.locator(".showdown .lines p").count() > 0
        assert anna.page.locator(".story").inner_text() == ""  # it stands on the mat already
        still.lets_bots_answer()
        assert anna.page.locator(".showdown").is_visible()
        assert anna.page.locator("section.ask").count() == 0
        assert anna.page.locator("header .round").inner_text() == deal
        anna.page.locator(".onward .button").click()
        anna.page.locator(".showdown").wait_for(state="detached")
        expect(anna.page.locator("header .round")).not_to_have_text(deal)


def test_a_log_that_is_opened_while_one_looks_at_how_a_deal_ended_does_not_tell_of_the_next(
    browser: Browser, still: Still
) -> None:
    with people(browser, still, PHONE) as [anna]:
        looks_at_how_a_deal_ended(anna, still)
        told = deals_in_the_log(anna.page)
        anna.page.locator(".onward .button").click()
        anna.page.locator(".showdown").wait_for(state="detached")
        assert deals_in_the_log(anna.page) == told + 1


@pytest.mark.parametrize("game", [OPEN, FROM_THREE])
def test_whoever_wins_is_told_what(browser: Browser, still: Still, game: str) -> None:
    with people(browser, still, PHONE) as (anna,):
        looks_at_how_a_deal_ended(anna, still, game, 4)
        anna.page.locator(".hands.settled .gain").first.wait_for()
        gains = anna.page.locator(".hands .gain").all_inner_texts()
        assert all(re.search("[a-z]", gain) for gain in gains), gains  # not a number alone


def test_the_key_that_leads_on_stands_at_the_corner_of_a_button_that_runs_out(browser: Browser, still: Still) -> None:
    with people(browser, still, LAPTOP) as (anna,):
        looks_at_how_a_deal_ended(anna, still)
        anna.page.keyboard.press("Shift")  # the keys that press buttons are shown from now on
        content, top, width = anna.page.locator(".onward .button.runs").evaluate(CAP)
        assert "⏎" in content
        assert top.startswith("-")
        assert float(width.removesuffix("px")) < 40


def test_the_reason_of_a_duel_with_dice_stands_below_them_where_there_is_no_room_beside(
    browser: Browser, still: Still
) -> None:
    with people(browser, still, PHONE) as (anna,):
        looks_at_how_a_deal_ended(anna, still, DICE)
        for high in (560, 600, 640):
            anna.page.set_viewport_size({"width": 360, "height": high})
            dice = anna.page.locator(".hands li:first-child .cards").bounding_box()
            reason = anna.page.locator(".hands li:first-child .reason").bounding_box()
            assert dice is not None
            assert reason is not None
            assert reason["y"] >= dice["y"] + dice["height"], high
