"""What is asked keeps its place, a raise can be thought better of, time says what it did, and what is said is seen."""

from datetime import UTC, datetime

from playwright.sync_api import Browser, Page, expect

from brelan.room.events import Answered
from tests.boxes import IN_TURN, LEADS_TO_AMOUNT, lasting
from tests.page.browser import LONG, PHONE, START, events, people
from tests.server.devices import Server
from tests.server.still import Still


def mat(page: Page) -> object:
    """Where the mat lies."""
    return page.locator(".mat").bounding_box()


def given(server: Server, code: str) -> list[tuple[int, str]]:
    """The answers of the first chair, with their keys."""
    answers = (event for event in events(server, code) if isinstance(event, Answered))
    return [(event.value, event.key) for event in answers if event.chair == 0]


def test_a_raise_is_taken_back_until_its_amount_is_sent_and_the_mat_never_moves(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, PHONE) as [anna]:
        code = anna.sets_up(LEADS_TO_AMOUNT, "Anna", 2, {})
        anna.begins()
        anna.ready()
        place = mat(anna.page)
        leading = anna.page.locator("section.ask .buttons .button:enabled", has_text="…")
        anna.touches_until(lambda: leading.count() > 0)
        before = given(server, code)
        assert mat(anna.page) == place
        leading.last.click()
        slider = anna.page.get_by_role("slider", name="Combien")
        slider.press("End")
        assert mat(anna.page) == place
        anna.page.get_by_role("button", name="Retour").click()
        slider.wait_for(state="detached")
        assert given(server, code) == before
        leading.last.click()
        slider.press("ArrowRight")
        amount = int(slider.input_value())
        expect(anna.page.locator("section.ask .button.main")).to_contain_text(str(amount))
        anna.page.locator("section.ask .button.main").click()
        slider.wait_for(state="detached")
        anna.page.locator("section.ask .note", has_text="Envoyé").wait_for(state="hidden")
        (_, first), (second, again) = given(server, code)[len(before) :][:2]
        assert (second, again) == (amount, first)


def test_G3_whoever_is_late_is_warned_and_told_what_time_has_answered(browser: Browser, still: Still) -> None:
    with people(browser, still, PHONE) as [anna]:
        anna.sets_up(IN_TURN, "Anna", 2, {})
        anna.page.get_by_text("Options", exact=True).click()
        anna.page.get_by_label("Temps pour chaque décision").select_option("30")
        anna.begins()
        while not anna.page.locator("section.ask").count():
            still.lets_bots_answer()
        still.wind(26)
        anna.page.reload()  # the page's own watch goes as everywhere; how much is left is asked of the room
        anna.page.locator("section.ask .clock.soon").wait_for()
        hurry = anna.page.locator(".spoken p", has_text="Vite")
        hurry.wait_for(state="attached")
        assert hurry.count() == 1
        still.wind(5)
        told = anna.page.get_by_role("alert").filter(has_text="Le temps est passé")
        told.wait_for()
        assert "«" in told.inner_text()
        told.get_by_role("button", name="Fermer").click()
        told.wait_for(state="detached")


def test_a_whole_game_is_played_by_keyboard_alone_which_is_never_lost(browser: Browser, server: Server) -> None:
    asked = "section.ask .button:enabled, .onward .button, section.end"
    nowhere = "document.querySelector('section.ask') !== null && document.activeElement === document.body"
    with people(browser, server, PHONE) as [anna]:
        anna.sets_up(LEADS_TO_AMOUNT, "Anna", 2, lasting(LEADS_TO_AMOUNT, 2))
        anna.page.get_by_role("button", name=START).press("Enter")
        anna.page.locator(".mat").wait_for()
        anna.page.keyboard.press("Shift")  # the keys that press buttons are shown from now on
        while not anna.over:
            anna.page.locator(asked).first.wait_for(timeout=LONG)
            assert not anna.page.evaluate(nowhere)
            anna.page.keyboard.press("Enter")
        anna.page.wait_for_function("document.activeElement.closest('section.end') !== null")


def test_what_somebody_says_is_seen_whole_beside_them_and_the_menu_is_closed(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, PHONE) as (anna, bruno):
        for person in (anna, bruno):
            person.page.clock.set_fixed_time(datetime.now(UTC))  # what is said stays until both have been looked at
        code = anna.sets_up(IN_TURN, "Anna", 2, {})
        bruno.sits_down(code, "Bruno")
        anna.page.get_by_role("button", name=START).wait_for()
        anna.begins()
        bruno.page.locator(".mat").wait_for()
        anna.page.get_by_role("button", name="Menu").click()
        anna.page.get_by_role("button", name="Bravo !").click()
        for person in (anna, bruno):
            bubble = person.page.locator(".bubble:popover-open", has_text="Bravo !")
            bubble.wait_for()
            box = bubble.bounding_box()
            assert box is not None
            assert min(box["x"], box["y"]) >= 0
            assert box["x"] + box["width"] <= PHONE["width"]
            assert box["y"] + box["height"] <= PHONE["height"]
        expect(anna.page.get_by_role("dialog")).to_have_count(0)
