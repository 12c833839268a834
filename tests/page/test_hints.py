"""A person asks the coach: something is said, the table sees who asked, and may play without a coach."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from brelan import shelf
from brelan.room.events import Hinted
from tests.boxes import DICE, IN_TURN, OPEN, SEALED
from tests.page.browser import LAPTOP, LONG, PHONE, SCREEN, START, Person, answered, events, people
from tests.page.test_reading import grave
from tests.server.devices import Server
from tests.server.still import PACES, Still

BESIDE = """lamp => { const at = lamp.getBoundingClientRect();
    const name = lamp.closest(".who").querySelector(".name").getBoundingClientRect();
    return at.left >= name.right && at.top < name.bottom; }"""
"""It stands in the line of the name."""


def chairs(game: str) -> int:
    """As few as sit down; where all decide when they like, the only opponent may give up before one has read a hint."""
    return shelf.game(game).most if game == OPEN else shelf.game(game).least


def asks_for_a_hint(person: Person) -> Locator:
    """Ask the coach, and wait for the first sentence."""
    person.page.get_by_role("button", name="Un conseil").click()
    said = person.page.locator(".coach .first")
    said.wait_for(timeout=LONG)
    return said


def lamp(person: Person, words: str) -> Locator:
    """Beside a name: how often that person has asked."""
    return person.page.locator(".player").get_by_role("img", name=words, exact=True)


def fits(person: Person) -> bool:
    """Whether the decision is on the screen and nothing scrolls."""
    measured: list[float] = person.page.evaluate(
        "[document.documentElement.scrollHeight, document.querySelector('section.ask').getBoundingClientRect().bottom]"
    )
    return max(measured) <= PHONE["height"]


@pytest.mark.parametrize("game", shelf.names())
def test_a_person_asks_the_coach_reads_what_it_says_and_answers(browser: Browser, server: Server, game: str) -> None:
    anna, rng = Person(browser, server, PHONE), Random(3)
    code = anna.sets_up(game, "Anna", chairs(game), {})
    anna.begins()
    anna.page.locator("section.ask").wait_for()
    assert asks_for_a_hint(anna).inner_text().startswith(("Le mieux", "On peut alterner"))
    anna.page.locator(".spoken p", has_text=re.compile("^(Le mieux|On peut alterner)")).wait_for(state="attached")
    assert anna.page.locator(".coach p").count() == 1
    assert anna.page.locator(".coach table").count() == 0
    anna.page.get_by_role("button", name="En savoir plus").click()
    anna.page.locator(".coach p").nth(1).wait_for()
    assert anna.page.locator(".coach tr.best").count() <= 1
    assert fits(anna)
    assert grave(anna) == []
    anna.page.locator(".coach").get_by_role("button", name="Fermer").click()
    anna.page.locator(".coach").wait_for(state="detached")
    assert [event for event in events(server, code) if isinstance(event, Hinted)] == [Hinted(0)]
    while not answered(server, code, 0):
        anna.ready()
        anna.answers(rng)
    anna.closes()


def test_a_hint_is_asked_for_once_and_goes_with_its_question(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, LAPTOP)
    code = anna.sets_up(DICE, "Anna", 2, {})
    anna.begins()
    anna.page.locator("section.ask").wait_for()
    said = asks_for_a_hint(anna).inner_text()
    anna.page.keyboard.press("Escape")
    anna.page.locator(".coach").wait_for(state="detached")
    anna.page.wait_for_function("document.activeElement.matches('.ask .hint')")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".coach .first")).to_have_text(said)
    assert sum(isinstance(event, Hinted) for event in events(server, code)) == 1
    assert anna.page.locator("section.ask .buttons .lamp").count() == 1
    anna.page.locator("section.ask .buttons .button:enabled").last.click()
    anna.page.locator(".coach").wait_for(state="detached")
    anna.page.locator("section.ask .buttons .lamp").wait_for(state="detached")
    anna.closes()


def test_everybody_and_the_big_screen_see_who_asked_the_coach(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, PHONE, SCREEN) as (anna, bruno, screen):
        code = anna.sets_up(SEALED, "Anna", 2, {})
        screen.shows(anna)
        bruno.sits_down(code, "Bruno")
        anna.page.get_by_role("button", name=START).wait_for()
        anna.begins()
        asks_for_a_hint(anna)
        for person in (anna, bruno, screen):
            expect(lamp(person, "a demandé un conseil")).to_have_text("1")
        assert lamp(anna, "a demandé un conseil").evaluate(BESIDE), "the line of what one has is long enough without it"
        for person in (bruno, screen):
            assert person.page.locator(".coach").count() == 0
        assert screen.page.get_by_role("button", name="Un conseil").count() == 0


def test_a_table_that_plays_without_hints_says_so_and_has_no_button(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, PHONE) as (anna, bruno):
        code = anna.sets_up(SEALED, "Anna", 2, {})
        anna.page.get_by_text("Options", exact=True).click()
        anna.page.get_by_label("Conseils de l'entraîneur").uncheck()
        anna.page.get_by_text("On joue sans les conseils").wait_for()
        bruno.goes(f"#/t/{code}")
        bruno.page.get_by_text("On joue sans les conseils").wait_for()
        bruno.sits_down(code, "Bruno")
        anna.page.get_by_role("button", name=START).wait_for()
        anna.begins()
        for person in (anna, bruno):
            person.page.locator("section.ask").wait_for()
            assert person.page.get_by_role("button", name="Un conseil").count() == 0


def test_a_table_is_set_up_without_hints(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, PHONE)
    anna.goes(f"#/new/{IN_TURN}")
    anna.page.get_by_label("Ton prénom").fill("Anna")
    anna.page.get_by_text("Options", exact=True).click()
    anna.page.get_by_label("Conseils de l'entraîneur").uncheck()
    anna.page.get_by_role("button", name="Préparer la table").click()
    anna.page.get_by_text("On joue sans les conseils").wait_for()
    anna.closes()


def test_the_bots_are_known_by_their_level_and_their_traits(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, PHONE)
    anna.sets_up(IN_TURN, "Anna", 3, {})
    anna.page.get_by_role("button", name="Ajouter un robot").first.click()
    zoe = anna.page.get_by_role("listitem").filter(has_text="Zoé")
    zoe.get_by_text("aime prendre des risques, aime surprendre").wait_for()
    level = zoe.get_by_label("Niveau de Zoé")
    assert level.locator("option").all_inner_texts() == ["Débutant", "Habitué", "Expert"]
    level.select_option("beginner")
    screen = Person(browser, server, SCREEN)
    screen.shows(anna)
    screen.page.get_by_role("listitem").filter(has_text="Zoé").get_by_text("Débutant").wait_for()
    anna.closes()
    screen.closes()


def test_a_bot_that_plays_as_an_expert_for_the_first_time_is_seen_getting_ready(browser: Browser, still: Still) -> None:
    with people(browser, still, PHONE, SCREEN) as (anna, screen):
        anna.sets_up(SEALED, "Anna", 2, {})
        anna.page.get_by_label("Niveau des robots").select_option("expert")
        screen.shows(anna)
        screen.page.get_by_text("Chaise libre").wait_for()
        thoughts = still.thoughts
        anna.begins()
        anna.page.locator(".player").get_by_text("se prépare…").wait_for(state="attached")
        screen.page.locator(".player .mark").get_by_text("se prépare…").wait_for()
        still.wait_for_thought(thoughts + 1)
        still.wind(PACES)
        anna.page.locator(".player").get_by_text("se prépare…").wait_for(state="detached")
