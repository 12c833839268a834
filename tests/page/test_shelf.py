"""The shelf: nothing sticks out, a code is typed at its top, and whoever goes back from a table is there again."""

import pytest
from playwright.sync_api import Browser, expect

from brelan import shelf
from brelan.server.boxes import described
from tests.boxes import IN_TURN
from tests.page.browser import LAPTOP, PHONE, people
from tests.page.fitting import resized
from tests.server.devices import Server, serving

OUTSIDE = """() => {
    const cells = [...document.querySelectorAll(".shelf > li")];
    const cut = ({ left, right }, whole) => Math.max(whole.left - left, right - whole.right) > 1;
    const screen = { left: 0, right: innerWidth };
    return cells.flatMap((cell) => [cell, ...cell.querySelectorAll("a, p, h2")]
        .filter((one) => cut(one.getBoundingClientRect(), one === cell ? screen : cell.getBoundingClientRect()))
        .map((one) => one.textContent.trim()));
}"""
ROWS = """() => [...document.querySelectorAll(".ways")].map((ways) =>
    new Set([...ways.querySelectorAll(".quiet")].map((way) => Math.round(way.getBoundingClientRect().top))).size)"""
"""In how many rows the ways stand that lead to a box besides playing."""


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_nothing_sticks_out_of_its_place_at_any_width(browser: Browser, server: Server, locale: str) -> None:
    with people(browser, server, PHONE, locale=locale) as (anna,):
        anna.goes("")
        anna.page.locator(".shelf").wait_for()
        for width in (320, 360, 740, 768, 1024, 1280, 1366, 1920):
            resized(anna.page, (width, 800))
            assert anna.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), width
            assert anna.page.evaluate(OUTSIDE) == [], width
            assert anna.page.evaluate(ROWS) == [1] * len(shelf.names()), width
        used, other = anna.page.locator(".languages button").all()
        if locale != "fr-FR":
            used, other = other, used
        frame = "button => getComputedStyle(button).borderTopColor"
        assert used.evaluate(frame) != other.evaluate(frame)


def test_on_a_phone_a_code_is_typed_at_the_top_and_a_wrong_one_typed_again(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, PHONE) as (anna, bruno):
        code = anna.sets_up(IN_TURN, "Anna", 2, {})
        bruno.goes("")
        field = bruno.page.get_by_label("Un code de table ou de télé ?")
        box = field.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < PHONE["height"] / 2
        field.fill("ZZZZZ")
        bruno.page.get_by_role("button", name="Entrer").click()
        bruno.page.get_by_text("Il n'y a pas de table sous ce code.").wait_for()
        bruno.page.get_by_label("Retape le code").fill(f" {code.lower()}")
        bruno.page.get_by_role("button", name="Réessayer").click()
        bruno.page.get_by_label("Ton prénom").wait_for()
        bruno.page.go_back()
        field.wait_for()
        bruno.troubles.clear()  # the console says that there was no such table


def test_back_from_a_table_leads_to_the_shelf(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE) as (anna,):
        anna.goes("")
        anna.page.locator(".ways .main").first.click()
        anna.page.get_by_label("Ton prénom").fill("Anna")
        anna.page.get_by_role("button", name="Préparer la table").click()
        anna.page.get_by_role("heading", name="Autour de la table").wait_for()
        anna.page.go_back()
        anna.page.get_by_role("heading", name="Reprendre").wait_for()


def test_an_option_is_shown_where_it_matters(browser: Browser, server: Server) -> None:
    game, choice = next((name, one) for name in shelf.names() for one in described(name).options if one.only_if)
    ((other, value),) = choice.only_if.items()
    with people(browser, server, LAPTOP) as (anna,):
        anna.goes(f"#/new/{game}")
        anna.page.get_by_text("Options", exact=True).click()
        field = anna.page.locator(f"[data-option={choice.name}]")
        anna.page.locator(f"[data-option={other}]").wait_for()
        expect(field).to_have_count(0)
        anna.page.locator(f"[data-option={other}]").select_option(str(value))
        field.wait_for()


def test_whoever_opens_the_page_while_the_room_is_closed_reads_what_to_do(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with serving(tmp_path_factory.mktemp("closed") / "data") as room, people(browser, room, PHONE) as (anna,):
        anna.goes("")
        anna.page.locator(".shelf").wait_for()
        anna.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        room.kill()
        anna.page.reload()
        anna.page.get_by_role("heading", name="Le salon ne répond pas.").wait_for()
        assert anna.page.evaluate("getComputedStyle(document.querySelector('main')).display") == "grid"
        again = room.again()
        try:
            anna.page.get_by_role("link", name="Réessayer").click()
            anna.page.locator(".shelf").wait_for()
            anna.troubles.clear()  # the console says that nobody answered
        finally:
            again.stop()
