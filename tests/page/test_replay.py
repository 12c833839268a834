"""A game is gone through again on its own stage: from the list, by steps, deals and decisions, by eyes and by keys."""

import pytest
from playwright.sync_api import Browser, expect

from brelan import shelf
from tests.boxes import IN_TURN, lasting
from tests.page.browser import LAPTOP, PHONE, Person, people
from tests.page.finished import Finished
from tests.page.test_reading import grave
from tests.server.devices import Server

HERE = ".ruler input"


@pytest.fixture(scope="module")
def games(server: Server) -> dict[str, Finished]:
    """One finished game of every box."""
    return {name: Finished(name, shelf.game(name).least, 5, lasting(name, 2)).lies_on(server) for name in shelf.names()}


def at(person: Person) -> int:
    """Which step is shown."""
    return int(person.page.locator(HERE).input_value())


def comes_to(person: Person, step: int) -> None:
    """A step is shown."""
    expect(person.page.locator(HERE)).to_have_value(str(step))


def address(person: Person) -> str:
    """What the browser's address line says."""
    found: str = person.page.evaluate("location.href")
    return found


def looks_back(person: Person, game: Finished) -> None:
    """From the shelf to the beginning of the replay."""
    person.context.add_cookies([{"name": "brelan", "value": game.token, "url": person.server.address}])
    person.goes("#/album")
    person.page.get_by_role("link", name="Revoir").click()
    person.page.locator(".transport").wait_for()


@pytest.mark.parametrize("name", shelf.names())
def test_from_the_list_a_game_is_stepped_through_scrubbed_and_seen_by_ones_own_eyes_and_by_everybodys(
    browser: Browser, server: Server, games: dict[str, Finished], name: str
) -> None:
    game = games[name]
    with people(browser, server, PHONE) as (anna,):
        looks_back(anna, game)
        page = anna.page
        comes_to(anna, 0)
        page.get_by_role("button", name="Un pas en avant").click()
        comes_to(anna, 1)
        page.get_by_role("button", name="Un pas en arrière").click()
        comes_to(anna, 0)
        page.get_by_role("button", name="Ma décision suivante").click()
        expect(page.get_by_text("Tu as répondu")).to_be_visible()
        assert grave(anna) == []
        mine = page.locator(".mat").inner_html()
        page.get_by_role("button", name="Avec les yeux de qui").click()
        page.get_by_role("radio", name="vu par tous").click()
        page.wait_for_function("() => !document.querySelector('.answered').textContent.includes('Tu as répondu')")
        assert page.locator(".mat").inner_html() != mine
        scrubbed = int(page.locator(HERE).get_attribute("max") or 0) // 2
        page.locator(HERE).fill(str(scrubbed))
        moment = address(anna)
        assert f"#/game/{game.code}/0/" in moment
        page.reload()
        page.locator(".transport").wait_for()
        comes_to(anna, scrubbed)
        assert address(anna) == moment
    with people(browser, server, LAPTOP, locale="en-GB") as (stranger,):
        stranger.page.goto(moment)
        stranger.page.locator(".transport").wait_for()
        comes_to(stranger, scrubbed)
        assert stranger.page.get_by_label("Through whose eyes").count() == 0
        assert stranger.page.get_by_role("button", name="My next decision").count() == 0


def test_keys_play_pause_step_and_lead_from_deal_to_deal_and_to_the_end(
    browser: Browser, server: Server, games: dict[str, Finished]
) -> None:
    with people(browser, server, LAPTOP) as (anna,):
        looks_back(anna, games[IN_TURN])
        press = anna.page.keyboard.press
        for key, where in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
            press(key)
            comes_to(anna, where)
        press("ArrowDown")
        second = at(anna)
        assert second > 1
        press("ArrowUp")
        assert at(anna) < second
        press("End")
        comes_to(anna, int(anna.page.locator(HERE).get_attribute("max") or 0))
        press("Home")
        press("Space")
        anna.page.get_by_role("button", name="Arrêter").wait_for()
        anna.page.wait_for_function(f"() => Number(document.querySelector('{HERE}').value) > 0")
        press("Space")
        anna.page.get_by_role("button", name="Lire").wait_for()


def test_the_link_to_a_moment_can_be_copied_and_a_game_taken_off_the_list(browser: Browser, server: Server) -> None:
    game = Finished(IN_TURN, 2, 6, lasting(IN_TURN, 1)).lies_on(server)
    with people(browser, server, PHONE) as (anna,):
        looks_back(anna, game)
        anna.page.get_by_role("button", name="Un pas en avant").click()
        anna.page.get_by_role("button", name="Partager ce moment").click()
        assert anna.page.get_by_role("dialog").get_by_role("textbox").input_value() == address(anna)
        anna.page.get_by_role("button", name="Fermer").click()
        anna.page.get_by_role("link", name="Tes parties").click()
        anna.page.get_by_role("button", name="Retirer de ma liste").click()
        anna.page.get_by_text("Tes parties se rangent ici").wait_for()
        assert grave(anna) == []
