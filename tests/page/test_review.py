"""A finished game is reviewed while one looks at it: the curve leads, mistakes come back, a person's page counts."""

import re
from collections.abc import Iterator
from time import sleep

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from brelan.review.logged import of_log
from brelan.room.chain import START
from brelan.server.boxes import described
from tests.boxes import DICE, lasting
from tests.page.browser import LAPTOP, LONG, PHONE, Person, people
from tests.page.finished import Finished
from tests.page.test_reading import grave
from tests.review.games import reviewed, smallest
from tests.server.devices import WAIT, Server, stopping
from tests.server.still import Eager

HERE = ".ruler input"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Eager]:
    """A room in which nothing else is reviewed."""
    with stopping(Eager(tmp_path_factory.mktemp("reviews") / "data", "--name", "lan.test")) as room:
        yield room


@pytest.fixture(scope="module")
def game(server: Server) -> Finished:
    """Somebody who answers anything against bots: there is something to learn from.

    It is short, and all that reviews it is compiled here.
    """
    found = Finished(smallest(), 2, 5, lasting(smallest(), 2))
    reviewed(of_log([row.line for row in found.rows], START), 0)
    return found.lies_on(server)


@pytest.fixture(scope="module")
def looked_back_on(server: Server, game: Finished) -> Finished:
    """The same once the coach has gone through it."""
    where = f"{server.address}/api/tables/{game.code}/games/0/review"
    while httpx.get(where, cookies={"brelan": game.token}, timeout=WAIT).raise_for_status().json()["review"] is None:
        sleep(0.2)
    return game


def comes(person: Person, game: Finished, where: str) -> None:
    """Somebody opens a place with the device that played."""
    person.context.add_cookies([{"name": "brelan", "value": game.token, "url": person.server.address}])
    person.goes(where)


def numbers(columns: Locator) -> list[float]:
    """What stands below the strips."""
    return [float(text.replace("−", "-").replace(",", ".")) for text in columns.all_inner_texts()]


def test_the_review_comes_while_one_looks_its_columns_add_up_and_what_is_touched_leads_there(
    browser: Browser, server: Server, game: Finished
) -> None:
    with people(browser, server, LAPTOP) as (anna,):
        comes(anna, game, f"#/game/{game.code}/0")
        page = anna.page
        page.get_by_text("L'entraîneur").first.wait_for()
        page.locator(".sentence").wait_for(timeout=LONG)
        start, luck, skill, others, result = numbers(page.locator(".bilan dl b"))
        assert abs(start + luck + skill + others - result) < 3  # each is rounded
        assert skill < 0
        sure = re.findall(r"à ([0-9,]+) près", page.locator(".bilan").inner_text())
        assert len(sure) == 2
        assert len(set(sure)) == 1  # the same number above and in the story
        assert page.locator(".hope").get_attribute("d")
        page.locator(".dearest_mistake").last.click()
        expect(page.locator(".verdict")).to_contain_text("Mieux")
        mistake = page.locator(HERE).input_value()
        assert page.locator(".decisions button[aria-current=true]").count() == 1
        page.locator(HERE).fill("0")
        assert page.locator(HERE).input_value() == "0" != mistake
        assert grave(anna) == []
    with people(browser, server, PHONE, locale="en-GB", color_scheme="dark") as (anna,):
        comes(anna, game, f"#/game/{game.code}/0")
        anna.page.get_by_role("button", name="The review").click()
        expect(anna.page.locator(".sentence")).to_contain_text("your decisions cost")
        assert grave(anna) == []
        anna.page.locator(".dearest_mistake").last.click()
        expect(anna.page.locator(".verdict")).to_contain_text("Better")
        assert anna.page.locator(HERE).input_value() == mistake


def test_a_mistake_comes_back_as_a_question_and_is_not_asked_again_on_the_same_day(
    browser: Browser, server: Server, looked_back_on: Finished
) -> None:
    with people(browser, server, PHONE) as (anna,):
        comes(anna, looked_back_on, "#/mistakes")
        page = anna.page
        asked = page.locator("section.ask .buttons .button:enabled, .mat button:enabled[aria-pressed=false]")
        asked.first.wait_for()
        assert grave(anna) == []
        while not page.locator(".told").count():
            button = page.locator("section.ask .buttons .button:enabled")
            (button if button.count() else asked).first.click()
        expect(page.locator(".told .verdict")).to_be_visible()
        expect(page.locator(".told")).to_contain_text("Ce jour-là tu avais répondu")
        page.get_by_role("button", name="La suivante").or_(page.get_by_role("button", name="C'est fait")).click()
        known = page.evaluate("() => Object.values(JSON.parse(localStorage.getItem('brelan.mistakes')))")
        assert len(known) == 1
        assert known[0]["due"] > page.evaluate("() => Date.now() + 80_000_000")


def test_a_persons_page_counts_games_and_decisions_and_can_be_taken_along_and_erased(
    browser: Browser, server: Server, looked_back_on: Finished
) -> None:
    with people(browser, server, PHONE) as (anna,):
        comes(anna, looked_back_on, "#/me")
        page = anna.page
        expect(page.locator(".sum")).to_contain_text("une partie")
        page.get_by_role("heading", name="À travailler").wait_for()
        assert page.locator(".drawn").count() >= 2
        assert grave(anna) == []
        with page.expect_download() as taken:
            page.get_by_role("button", name="Emporter dans un fichier").click()
        assert taken.value.suggested_filename == "brelan.json"
        page.get_by_role("button", name="Effacer ma page").click()
        page.get_by_role("button", name="Oui, effacer").click()
        page.get_by_text("Ta première partie t'attend").wait_for()
        anna.goes("#/album")
        page.get_by_text("Tes parties se rangent ici").wait_for()


def test_the_hand_of_the_day_is_answered_once_and_then_says_what_is_right_and_how_the_room_answered(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, PHONE, LAPTOP) as (anna, ben):
        for who, many in ((anna, "1"), (ben, "2")):
            who.goes("#/")
            who.page.get_by_role("link", name=f"Main du jour : {described(DICE).title['fr']}").click()
            button = who.page.locator("section.ask .buttons .button:enabled")
            button.first.wait_for(timeout=LONG)
            assert grave(who) == []
            button.first.click()
            expect(who.page.locator(".told .verdict")).to_be_visible()
            expect(who.page.locator(".told li b")).to_have_text(many)
        ben.page.reload()
        expect(ben.page.locator(".told .verdict")).to_be_visible()
        assert grave(ben) == []
