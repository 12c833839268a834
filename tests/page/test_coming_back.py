"""A page that lost its table is back by itself, and never answers twice."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from brelan.server.boxes import described
from tests.boxes import DICE, IN_TURN, lasting
from tests.page.browser import PHONE, Person, answered
from tests.server.devices import Server, serving

PART = "**/assets/Learn-*.js"


def until_asked(person: Person) -> None:
    person.page.locator("section.ask .button:enabled").first.wait_for()


def test_a_reloaded_page_is_back_at_the_same_question(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, PHONE)
    anna.sets_up(IN_TURN, "Anna", 3, lasting(IN_TURN, 2))
    anna.begins()
    until_asked(anna)
    asked = anna.page.locator("#asked").inner_text()
    cards = anna.page.locator(".mat .own svg.card")
    held = cards.count()
    anna.page.reload()
    until_asked(anna)
    assert anna.page.locator("#asked").inner_text() == asked
    expect(cards).to_have_count(held)
    anna.closes()


def test_a_cut_connection_is_a_calm_line_and_the_answer_counts_once(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, PHONE)
    code = anna.sets_up(IN_TURN, "Anna", 2, lasting(IN_TURN, 1))
    anna.begins()
    until_asked(anna)
    assert answered(server, code, 0) == 0
    anna.context.set_offline(True)
    anna.page.evaluate("window.dispatchEvent(new Event('online'))")
    anna.page.locator("section.ask .buttons .button:enabled").last.click()
    anna.page.locator("section.ask .buttons .button:disabled").first.wait_for()
    anna.page.get_by_text("Connexion perdue").wait_for()
    anna.page.locator("section.ask .note", has_text="Pas de connexion").wait_for()  # and not that it is sent
    assert anna.page.locator(".mat").is_visible()
    anna.context.set_offline(False)
    anna.page.evaluate("window.dispatchEvent(new Event('online'))")
    anna.page.get_by_text("Connexion perdue").wait_for(state="detached")
    anna.page.locator("section.ask .note", has_text="Envoyé").wait_for(state="hidden")
    assert answered(server, code, 0) == 1
    anna.troubles = [trouble for trouble in anna.troubles if "INTERNET_DISCONNECTED" not in trouble]
    anna.closes()


def test_a_killed_server_that_is_opened_again_finds_the_page_waiting(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as room:
        anna = Person(browser, room, PHONE)
        anna.sets_up(DICE, "Anna", 3, lasting(DICE, 2))
        anna.begins()
        until_asked(anna)
        room.kill()
        anna.page.get_by_text("Connexion perdue").wait_for()
        again = room.again()
        try:
            anna.page.get_by_text("Connexion perdue").wait_for(state="detached")
            until_asked(anna)
            anna.plays_on(1)
            anna.page.locator("section.end").wait_for()
            anna.troubles = [trouble for trouble in anna.troubles if "ERR_CONNECTION_REFUSED" not in trouble]
            anna.closes()
        finally:
            again.stop()


def test_a_double_tap_answers_once(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, PHONE)
    code = anna.sets_up(IN_TURN, "Anna", 2, lasting(IN_TURN, 1))
    anna.begins()
    until_asked(anna)
    anna.page.locator("section.ask .buttons .button:enabled").last.dblclick()
    anna.page.locator("section.ask .note", has_text="Envoyé").wait_for(state="hidden")
    anna.ready()  # for another question, or because the bot gave up and the game is over
    assert answered(server, code, 0) == 1
    anna.closes()


def test_a_page_left_open_while_the_room_was_renewed_is_loaded_anew_once(browser: Browser, server: Server) -> None:
    """Parts that it asks for are gone then; a part that stays away is not asked for again and again."""
    anna = Person(browser, server, PHONE)
    anna.goes("")
    title = described(IN_TURN).title["fr"]
    anna.page.get_by_role("link", name=f"Jouer : {title}").wait_for()
    loads: list[Page] = []
    anna.page.on("load", lambda page: loads.append(page))
    anna.page.route(PART, lambda route: route.fulfill(status=404))
    with anna.page.expect_event("load"):
        anna.page.get_by_role("link", name=f"Apprendre : {title}").click()
    anna.page.get_by_role("link", name="L'étagère").wait_for()
    assert len(loads) == 1
    anna.page.unroute(PART)
    anna.page.reload()
    anna.page.locator(".mat").wait_for()
    anna.context.close()  # the browser has complained about what was missing
