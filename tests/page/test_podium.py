"""The end of a game takes the whole screen: who won and why, the curve, the finest hand, and once more."""

from itertools import product

import pytest
from playwright.sync_api import Browser, expect

from brelan import shelf
from brelan.server.boxes import described, files
from tests.boxes import lasting
from tests.page.browser import LAPTOP, PHONE, SCREEN, people
from tests.page.finished import Finished
from tests.page.fitting import misfits
from tests.page.test_reading import grave
from tests.server.devices import Server

DEALS = 5
FONT = "element => parseFloat(getComputedStyle(element).fontSize)"


@pytest.mark.parametrize("game", shelf.names())
def test_it_fits_a_big_screen_reads_well_and_has_the_whole_curve_after_a_reload(
    browser: Browser, server: Server, game: str
) -> None:
    seats = shelf.game(game).most
    finished = Finished(game, seats, 3, lasting(game, DEALS)).lies_on(server)
    dark = ("light", "dark")[shelf.names().index(game) % 2]
    with people(browser, server, PHONE, color_scheme=dark) as (anna,), people(browser, server, SCREEN) as (screen,):
        finished.looked_at(anna)
        anna.page.reload()
        rows = anna.page.locator(".end table tbody tr")
        rows.first.wait_for(state="attached")
        deals = shelf.game(game).deal
        assert finished.at.table is not None
        expect(rows).to_have_count(getattr(finished.at.table.state, deals) + 1)
        expect(anna.page.locator(".curve .own")).to_have_count(seats)
        assert grave(anna) == []
        finished.looked_at(screen, big=True)
        screen.page.locator(".curve svg").wait_for()
        assert misfits(screen.page) == []
        assert screen.page.get_by_role("button").count() == 0


def decided_otherwise() -> Finished:
    """A game whose winner has less than somebody else of what lies there, because something else decides."""
    for name, seed in product(shelf.names(), range(40)):
        if len(shelf.box(name).face.purse(shelf.game(name).blank(shelf.game(name).least), 0)) < 2:
            continue
        finished = Finished(name, shelf.game(name).least, seed, {})
        assert finished.at.result is not None
        _, second, *_ = purses(finished).values()
        if len(finished.at.result.winners) == 1 and second[finished.at.result.winners[0]] < max(second):
            return finished
    raise AssertionError("whoever wins has most of everything, expected a game in which something else decides")


def purses(finished: Finished) -> dict[str, list[int]]:
    """What each seat has at the end, what decides first."""
    table = finished.at.table
    assert table is not None
    all_of = [shelf.box(table.game.name).face.purse(table.state, seat) for seat in range(table.state.players)]
    return {name: [purse[name] for purse in all_of] for name in all_of[0]}


def test_what_decides_is_the_largest_number_and_the_rule_behind_it_can_be_read(
    browser: Browser, server: Server
) -> None:
    finished = decided_otherwise().lies_on(server)
    game, result = finished.at.game.name, finished.at.result
    assert result is not None
    (winner,) = result.winners
    (first, *_) = purses(finished).values()
    with people(browser, server, LAPTOP) as (anna,):
        finished.looked_at(anna)
        step = anna.page.locator(".step.place-1")
        assert step.locator(".name").text_content() == finished.chairs[winner].name
        assert step.locator(".first b").text_content() == str(first[winner])
        large, small = (step.locator(what).evaluate(FONT) for what in (".first b", ".rest"))
        assert large > 1.5 * small
        reason = anna.page.locator(".reason")
        said = (reason.text_content() or "").partition("pourquoi")[0].strip()
        assert f"decides = {said}" in files(game)["fr.ftl"].decode()
        reason.get_by_role("button", name="pourquoi ?").click()
        anna.page.get_by_role("dialog").get_by_text(described(game).decides).first.wait_for()
        anna.page.get_by_role("button", name="Fermer").click()
        anna.page.get_by_role("link", name="Revoir").click()
        anna.page.locator(".transport").wait_for()
        anna.page.go_back()
        anna.page.get_by_role("button", name="Revanche").click()
        anna.page.get_by_role("heading", name="Autour de la table").wait_for()
