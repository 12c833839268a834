"""Cards that are sealed, in a real browser under a plain-http name: every phone checks every card it sees."""

import pytest
from playwright.sync_api import Browser, expect

from brelan import shelf
from brelan.room.seatfile import SeatFile, check, closed
from tests.boxes import plays_dice, soon_over
from tests.page.browser import LAPTOP, PHONE, SCREEN, START, Person, people
from tests.page.test_playing import play_to_the_end
from tests.server.devices import Server

KEPT = """() => Object.entries(localStorage)
    .filter(([key]) => /^brelan[.]seat[.]\\w+[.]0$/.test(key)).map(([, text]) => text)"""


class Home:
    """The room as it is called on a home network."""

    def __init__(self, server: Server) -> None:
        self.port = server.port
        self.address = f"http://lan.test:{server.port}"


def seat_file(person: Person, code: str) -> SeatFile:
    """What the page has kept, checked once more by Brelan itself."""
    (text,) = person.page.evaluate(KEPT)
    return check(closed(f"brelan seat 2 {code}\n{text}\n"), "kept")


@pytest.mark.parametrize("game", shelf.names())
def test_people_on_two_devices_play_a_whole_game_before_a_big_screen_and_check_every_card_they_see(
    browser: Browser, server: Server, game: str
) -> None:
    with people(browser, Home(server), LAPTOP, PHONE, SCREEN) as (anna, bruno, screen):
        seats = shelf.game(game).least
        code = anna.sets_up(game, "Anna", seats, soon_over(game))
        screen.looks_briefly()
        screen.shows(anna)
        bruno.sits_down(code, "Bruno")
        if seats > 2:
            anna.page.get_by_role("button", name="Ajouter un robot").click()
        anna.page.get_by_role("button", name=START).wait_for()
        anna.begins()
        sealed = "dés scellés ✓" if plays_dice(game) else "cartes scellées ✓"
        anna.page.get_by_text(sealed).wait_for()
        bruno.page.get_by_text(sealed).wait_for()
        anna.page.get_by_role("button", name=sealed).click()
        expect(anna.page.get_by_role("dialog")).to_contain_text("Ton téléphone vérifie chaque")
        anna.page.get_by_role("button", name="Fermer").click()
        play_to_the_end([anna, bruno], 8)
        screen.page.locator("section.end").wait_for()
        assert screen.page.locator("section.ask").count() == 0
        for person in (anna, bruno):
            assert person.page.get_by_text("Quelque chose ne colle pas").count() == 0
            found = seat_file(person, code).checker
            assert found.mine == set(found.cuts)
            assert found.checked >= max(1, len(found.faces)), "each face of a die, and the cards of a deal"
