"""What one looks up while playing: the order of hands, the coach's figures, the rules, and what happened."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from brelan import shelf
from brelan.rankings.naming import category_name
from brelan.rankings.order import examples
from tests.boxes import DICE, FIVE_CARDS, IN_TURN, SEALED, lasting
from tests.page.browser import LAPTOP, PHONE, people
from tests.page.test_reading import findings
from tests.server.devices import Server

LESSONS = [name for name in shelf.names() if shelf.box(name).lesson]


def in_order(game: str) -> list[str]:
    """The categories as people call them, strongest first."""
    judge = shelf.box(game).judge
    assert judge is not None
    return [category_name(judge.ranking, example.reading.category, "fr") for example in examples(judge.ranking)]


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things lie beside each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def focused(page: Page, what: str) -> None:
    """The keyboard is there."""
    page.wait_for_function("what => document.activeElement.matches(what)", arg=what)


def test_the_order_of_hands_lies_beside_the_table_with_the_line_of_what_one_holds(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, LAPTOP) as [anna]:
        anna.sets_up(FIVE_CARDS, "Anna", 3, {})
        anna.begins()
        anna.page.locator("section.ask").wait_for()
        anna.page.keyboard.press("o")
        lines = anna.page.locator(".order .strip li")
        lines.first.wait_for()
        assert lines.locator("b").all_text_contents() == in_order(FIVE_CARDS)
        [held] = anna.page.locator(".strip [aria-current] b").all_text_contents()
        assert held in anna.page.locator("[data-at=own]").inner_text().lower()
        assert apart(anna.page.locator(".order"), anna.page.locator("[data-at=own]"))
        assert findings(anna) == []
        anna.page.keyboard.press("Escape")
        anna.page.locator(".order").wait_for(state="detached")
        anna.page.get_by_role("button", name="L'ordre des mains").click()
        anna.page.locator(".order").get_by_role("button", name="Fermer").focus()
        anna.page.keyboard.press("Escape")
        focused(anna.page, ".ladder")


def test_on_a_phone_the_order_of_hands_is_a_sheet_that_gives_the_keyboard_back(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, PHONE, color_scheme="dark") as [anna]:
        anna.sets_up(DICE, "Anna", 2, {})
        anna.begins()
        anna.page.locator("section.ask").wait_for()
        anna.page.get_by_role("button", name="L'ordre des mains").click()
        lines = anna.page.get_by_role("dialog").locator(".strip li")
        lines.first.wait_for()
        assert lines.locator("b").all_text_contents() == in_order(DICE)
        assert findings(anna) == []
        anna.page.keyboard.press("Escape")
        anna.page.get_by_role("dialog").wait_for(state="detached")
        focused(anna.page, ".ladder")


def test_where_cards_are_chosen_the_order_marks_what_they_would_make(browser: Browser, server: Server) -> None:
    with people(browser, server, LAPTOP) as [anna]:
        anna.sets_up(SEALED, "Anna", 3, {})
        anna.begins()
        anna.page.locator("section.ask").wait_for()
        anna.page.keyboard.press("o")
        anna.page.locator(".strip li").first.wait_for()
        assert anna.page.locator(".strip [aria-current]").count() == 0
        for _ in range(2):
            anna.page.locator(".mat button:enabled[aria-pressed=false]").first.click()
        made = anna.page.locator(".tried").inner_text().strip(" !\u00a0")
        expect(anna.page.locator(".strip [aria-current] b")).to_have_text([made])


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_has_the_order_of_hands_at_hand(browser: Browser, server: Server, game: str) -> None:
    with people(browser, server, PHONE) as [anna]:
        anna.goes(f"#/learn/{game}")
        anna.page.locator(".mat").wait_for()
        anna.page.get_by_role("button", name="L'ordre des mains").click()
        lines = anna.page.get_by_role("dialog").locator(".strip li")
        lines.first.wait_for()
        assert lines.locator("b").all_text_contents() == in_order(game)
        assert anna.page.locator("dialog .content").evaluate("e => e.scrollWidth <= e.clientWidth")
        anna.page.keyboard.press("Escape")
        focused(anna.page, ".ladder")


def at_the_top(page: Page, what: str) -> None:
    """Something is seen in the upper half of the screen."""
    seen = "e => { const { top } = e.getBoundingClientRect(); return top >= 0 && top < innerHeight / 2; }"
    page.wait_for_function(seen, arg=page.locator(what).first.element_handle())


def test_the_contents_of_the_rules_jump_and_hands_are_drawn_where_their_order_is_told(
    browser: Browser, server: Server
) -> None:
    judge = shelf.box(DICE).judge
    assert judge is not None
    rule = judge.ranking.categories[0].rule
    with people(browser, server, PHONE) as [anna]:
        anna.goes(f"#/rules/{DICE}")
        contents = anna.page.get_by_role("navigation", name="Sommaire").get_by_role("button")
        contents.first.wait_for()
        anna.page.locator(f"#rule-{rule} + .strip li").first.wait_for()
        assert anna.page.locator("table .thing").count() > 0
        assert findings(anna) == []
        heading = contents.nth(2).inner_text()
        contents.nth(2).click()
        focused(anna.page, "h3")
        assert anna.page.evaluate("document.activeElement.innerText").strip() == heading
        at_the_top(anna.page, "h3:focus")
        anna.goes(f"#/rules/{DICE}/{rule}")
        anna.page.locator(f"#rule-{rule}.lit").wait_for()
        seen = "e => { const { top } = e.getBoundingClientRect(); return top > 0 && top < innerHeight; }"
        anna.page.wait_for_function(seen, arg=anna.page.locator(f"#rule-{rule}").element_handle())


def test_what_happened_is_told_deal_by_deal_with_faces_and_the_latest_in_sight(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, PHONE) as [anna]:
        anna.sets_up(IN_TURN, "Anna", 2, lasting(IN_TURN, 3))
        anna.begins()
        anna.touches_until(lambda: " 2" in anna.page.locator("header .round").inner_text())
        anna.page.locator("section.ask").wait_for()
        anna.page.keyboard.press("l")
        deals = anna.page.get_by_role("dialog").locator("details")
        deals.last.locator("li").first.wait_for()
        assert deals.count() >= 2
        assert [deal.get_attribute("open") is not None for deal in deals.all()] == [False] * (deals.count() - 1) + [
            True
        ]
        assert deals.last.locator("li .portrait").count() >= 2
        last = deals.last.locator("li").last
        anna.page.wait_for_function(
            "e => { const { top, bottom } = e.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; }",
            arg=last.element_handle(),
        )
        assert findings(anna) == []
        deals.first.locator("summary").click()
        deals.first.locator("li").first.wait_for()
        rule = last.get_by_role("button").inner_text()
        last.get_by_role("button").click()
        anna.page.locator(f"#rule-{rule}.lit").wait_for()
