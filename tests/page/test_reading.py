"""Everybody can read and use the page: two languages, the keyboard alone, a screen reader, a home network."""

import re
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from brelan import shelf
from tests.boxes import DICE, IN_TURN, OPEN, SEALED, lasting, title
from tests.page.browser import LAPTOP, PHONE, SCREEN, START, Person, answered, people
from tests.page.finished import Recorded
from tests.page.moments import Moment, moments, staying
from tests.server.devices import Server
from tests.server.still import Still

GRAVE = ("serious", "critical")


def findings(person: Person) -> list[tuple[str, str]]:
    """What axe finds, and how bad that is."""
    found = Axe().run(person.page).response["violations"]
    return [(f["impact"], f"{f['id']}: {node['html'][:120]}") for f in found for node in f["nodes"]]


def grave(person: Person) -> list[str]:
    """What axe finds that would keep somebody out."""
    return [what for impact, what in findings(person) if impact in GRAVE]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_before_the_game(browser: Browser, server: Server, scheme: str) -> None:
    anna = Person(browser, server, PHONE, color_scheme=scheme)
    anna.goes("")
    anna.page.get_by_role("heading", name=title(DICE)).wait_for()
    assert findings(anna) == []
    anna.goes(f"#/rules/{IN_TURN}")
    anna.page.get_by_role("heading", level=2).first.wait_for()
    assert findings(anna) == []
    anna.goes(f"#/new/{SEALED}")
    anna.page.get_by_text("Options", exact=True).click()
    assert findings(anna) == []
    code = anna.sets_up(IN_TURN, "Anna", 3, {})
    anna.page.get_by_role("img", name="Code à scanner").wait_for()
    assert findings(anna) == []
    with people(browser, server, PHONE, color_scheme=scheme) as [ben]:
        ben.goes(f"#/t/{code}")
        ben.page.get_by_label("Ton prénom").wait_for()
        assert findings(ben) == []
    anna.closes()


@pytest.mark.parametrize("game", shelf.names())
def test_axe_finds_nothing_in_a_lesson(browser: Browser, server: Server, game: str) -> None:
    with people(browser, server, PHONE) as [anna]:
        anna.goes(f"#/learn/{game}")
        anna.page.locator(".mat").wait_for()
        assert findings(anna) == []


@pytest.mark.parametrize(
    "path", ["album", "me", "mistakes", f"daily/{DICE}", "tv", "tv/ABCD", "game/XXXXX/0", "nowhere"]
)
def test_axe_finds_nothing_where_one_looks_back_or_got_lost(browser: Browser, server: Server, path: str) -> None:
    with people(browser, server, LAPTOP) as [anna]:
        anna.goes(f"#/{path}")
        anna.page.get_by_role("heading", level=1).wait_for(state="attached")
        assert findings(anna) == []
        anna.troubles.clear()  # the browser complains that there is no such game


def test_axe_finds_nothing_in_whatever_lies_over_a_table(browser: Browser, still: Still) -> None:
    recorded = Recorded(IN_TURN, 4, 1, {}, staying)
    while recorded.at.number < 16 or 0 not in recorded.table.awaited:
        recorded.goes_on()
    recorded.lies_on(still)
    with people(browser, still, PHONE) as [anna]:
        recorded.opened_by(anna)
        anna.page.locator("section.ask").wait_for()
        for name in ("L'ordre des mains", "Règles", "Menu"):
            anna.page.get_by_role("button", name=name).click()
            anna.page.get_by_role("dialog").wait_for()
            assert findings(anna) == []
            anna.page.keyboard.press("Escape")


def test_no_line_of_a_rule_begins_with_its_colon(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE) as [anna]:
        for game in shelf.names():
            anna.goes(f"#/rules/{game}")
            text = anna.page.locator("main .text, .text").first
            expect(text).to_contain_text(title(game))
            assert re.findall(r".{9} [:;?!»]", text.inner_text()) == []


@pytest.mark.parametrize("kind", ["showdown", "podium"])
def test_axe_finds_nothing_grave_at_the_showdown_and_after_the_game(browser: Browser, still: Still, kind: str) -> None:
    with people(browser, still, PHONE, color_scheme="dark") as [anna]:
        anna.takes_time_to_look()
        Moment(SEALED, 2, kind, moments(SEALED, 2)[kind]).seen_by(anna, still)
        if kind == "showdown":
            anna.page.locator(".mat .reasons li").first.wait_for(state="attached")
        assert grave(anna) == []


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("answers", [0, 16])
def test_axe_finds_nothing_at_a_table(browser: Browser, still: Still, game: str, answers: int) -> None:
    """On a phone by day, and on the big screen by lamplight. Axe looks at one colour after the other: nothing moves."""
    recorded = Recorded(game, 4, 1, {}, staying)
    while recorded.at.number < answers or 0 not in recorded.table.awaited:
        recorded.goes_on()
    recorded.lies_on(still)
    with people(browser, still, PHONE) as (anna,), people(browser, still, SCREEN, color_scheme="dark") as (screen,):
        recorded.opened_by(anna)
        recorded.opened_by(screen, big=True)
        anna.page.locator("section.ask").wait_for()
        screen.page.locator(".mat [data-seat]").first.wait_for()
        assert findings(anna) == []
        assert grave(screen) == []


def test_the_language_follows_the_browser_and_can_be_switched_at_the_table(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, LAPTOP, locale="en-GB")
    anna.goes("")
    anna.page.get_by_role("link", name=f"Play: {title(OPEN, 'en')}").wait_for()
    anna.page.get_by_role("button", name="Français").click()
    anna.page.get_by_role("link", name=f"Jouer : {title(OPEN)}").wait_for()
    anna.sets_up(IN_TURN, "Anna", 2, {})
    anna.begins()
    anna.page.locator("section.ask").wait_for()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="English").click()
    anna.page.get_by_role("button", name="Close", exact=True).click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    expect(anna.page.locator("header .round")).to_contain_text("deal 1")
    anna.closes()


NOWHERE = "document.querySelector('section.ask') !== null && document.activeElement === document.body"


@pytest.mark.parametrize("game", shelf.names())
def test_the_keyboard_alone_plays_and_is_never_lost(browser: Browser, server: Server, game: str) -> None:
    with people(browser, server, LAPTOP) as [anna]:
        code, rng = anna.sets_up(game, "Anna", shelf.game(game).least, {}), Random(3)
        anna.page.get_by_role("button", name=START).focus()
        anna.page.keyboard.press("Enter")
        anna.page.locator(".mat").wait_for()
        anna.page.keyboard.press("Shift")  # the keys that press buttons are shown from now on
        while answered(server, code, 0) < 4:
            assert not anna.over
            anna.ready()
            for key in (str(rng.randint(1, 5)), "Enter"):
                assert not anna.page.evaluate(NOWHERE)
                anna.page.keyboard.press(key)


def test_a_screen_reader_hears_what_happens_and_then_what_is_asked_once(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, PHONE)
    anna.sets_up(IN_TURN, "Anna", 2, lasting(IN_TURN, 1))
    anna.begins()
    anna.page.locator("section.ask").wait_for()
    asked = anna.page.locator("#asked").inner_text()
    anna.page.locator(".spoken p", has_text="À toi").wait_for(state="attached")
    *told, turn = anna.page.locator(".spoken p").all_text_contents()
    assert "Zoé" in " ".join(told)  # she deals or opens; Anna is told of herself as "tu"
    assert turn == f"À toi. {asked}".replace("\u00a0", " ")
    assert not any("À toi" in text for text in told)
    anna.page.get_by_role("img", name="carte cachée").first.wait_for()
    anna.closes()


def test_the_page_can_be_installed_with_icons_of_the_sizes_it_names(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, PHONE)
    anna.goes("")
    for icon in anna.page.request.get(f"{server.address}/manifest.webmanifest").json()["icons"]:
        reply = anna.page.request.get(f"{server.address}/{icon['src']}")
        assert reply.headers["content-type"] == icon["type"]
        if icon["sizes"] != "any":
            wide, high = (int.from_bytes(reply.body()[at : at + 4]) for at in (16, 20))  # as a PNG begins
            assert icon["sizes"] == f"{wide}x{high}"
    anna.closes()


def test_everything_works_on_a_home_network_where_the_browser_trusts_less(browser: Browser, server: Server) -> None:
    anna, rng = Person(browser, server, PHONE), Random(2)
    home = f"http://lan.test:{server.port}/"
    anna.page.goto(home)
    assert anna.page.evaluate("[window.isSecureContext, 'randomUUID' in crypto]") == [False, False]
    anna.page.goto(f"{home}#/new/{DICE}")
    anna.page.get_by_label("Ton prénom").fill("Anna")
    anna.page.get_by_role("button", name="Préparer la table").click()
    anna.begins()
    code = anna.page.url.rpartition("/")[2]
    while answered(server, code, 0) < 4:
        assert not anna.over
        if anna.asked():
            anna.answers(rng)
    assert anna.page.locator(".mat").is_visible()
    anna.closes()
