"""A person asks the coach: he says something, the table sees who asked, and may play without him."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator

from brelan.games import NAMES
from brelan.room.events import Hinted
from tests.page.browser import LAPTOP, PHONE, SCREEN, Person, answered, events, people
from tests.page.test_reading import grave
from tests.server.devices import Server, serving

COMPILED = 120_000
"""Milliseconds that an expert may take to get ready, the first time a game is played."""
CHAIRS = {"enfer": 3, "champ": 6}
"""At a table for two Champ's only opponent may give up first, and the question is gone."""


def asks_for_a_hint(person: Person) -> Locator:
    """Ask the coach, and wait for his first sentence."""
    person.page.get_by_role("button", name="Un conseil").click()
    said = person.page.locator(".coach .first")
    said.wait_for(timeout=COMPILED)
    return said


def lamp(person: Person, words: str) -> Locator:
    """Beside a name: how often that person has asked."""
    return person.page.locator(".others").get_by_role("img", name=words, exact=True)


def fits(person: Person) -> bool:
    """Whether the decision is on the screen and nothing scrolls."""
    measured: list[float] = person.page.evaluate(
        "[document.documentElement.scrollHeight, document.querySelector('section.ask').getBoundingClientRect().bottom]"
    )
    return max(measured) <= PHONE["height"]


@pytest.mark.parametrize("game", NAMES)
def test_a_person_asks_the_coach_reads_what_he_says_and_answers(browser: Browser, server: Server, game: str) -> None:
    anna, rng = Person(browser, server, PHONE), Random(3)
    code = anna.sets_up(game, "Anna", CHAIRS.get(game, 2), {})
    anna.begins()
    anna.page.locator("section.ask").wait_for()
    assert asks_for_a_hint(anna).inner_text().startswith(("Le mieux", "On peut alterner"))
    heard = anna.page.locator("p.hidden[role=status]", has_text="L")
    assert heard.inner_text().startswith(("Le mieux", "On peut alterner"))
    assert anna.page.locator(".coach tr.best").count() <= 1
    assert fits(anna)
    assert grave(anna) == []
    anna.page.locator(".coach").get_by_role("button", name="Fermer").click()
    anna.page.locator(".coach").wait_for(state="detached")
    assert [event for event in events(server, code) if isinstance(event, Hinted)] == [Hinted(0)]
    for _ in range(400):
        if answered(server, code, 0):
            break
        anna.answers(rng)
        anna.page.wait_for_timeout(50)
    assert answered(server, code, 0)
    anna.closes()


def test_a_hint_is_asked_for_once_and_goes_with_its_question(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, LAPTOP)
    code = anna.sets_up("peek", "Anna", 2, {})
    anna.begins()
    anna.page.locator("section.ask").wait_for()
    said = asks_for_a_hint(anna).inner_text()
    anna.page.keyboard.press("Escape")
    anna.page.locator(".coach").wait_for(state="detached")
    assert anna.page.evaluate("document.activeElement.matches('.ask .hint')")
    anna.page.keyboard.press("Enter")
    assert anna.page.locator(".coach .first").inner_text() == said
    assert sum(isinstance(event, Hinted) for event in events(server, code)) == 1
    assert anna.page.locator("section.ask .buttons .lamp").count() == 1
    anna.page.locator("section.ask .buttons .button:enabled").last.click()
    anna.page.locator(".coach").wait_for(state="detached")
    anna.page.locator("section.ask .buttons .lamp").wait_for(state="detached")
    anna.closes()


def test_the_others_and_the_big_screen_see_who_asked_the_coach(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, PHONE, SCREEN) as (anna, bruno, screen):
        code = anna.sets_up("kids", "Anna", 2, {}, bots=False)
        screen.shows(anna.hands_out("Grand écran"))
        bruno.sits_down(code, "Bruno")
        anna.page.get_by_role("button", name="Commencer", exact=True).wait_for()
        anna.begins()
        asks_for_a_hint(anna)
        for person in (bruno, screen):
            lamp(person, "a demandé un conseil").wait_for()
            assert lamp(person, "a demandé un conseil").inner_text() == "1"
            assert person.page.locator(".coach").count() == 0
        assert lamp(anna, "a demandé un conseil").count() == 0
        assert screen.page.get_by_role("button", name="Un conseil").count() == 0


def test_a_table_that_plays_without_hints_says_so_and_has_no_button(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, PHONE) as (anna, bruno):
        code = anna.sets_up("kids", "Anna", 2, {}, bots=False)
        anna.page.get_by_text("Options", exact=True).click()
        anna.page.get_by_label("Conseils de l'entraîneur").uncheck()
        anna.page.get_by_text("On joue sans les conseils").wait_for()
        bruno.goes(f"#/t/{code}")
        bruno.page.get_by_text("On joue sans les conseils").wait_for()
        bruno.sits_down(code, "Bruno")
        anna.page.get_by_role("button", name="Commencer", exact=True).wait_for()
        anna.begins()
        for person in (anna, bruno):
            person.page.locator("section.ask").wait_for()
            assert person.page.get_by_role("button", name="Un conseil").count() == 0


def test_a_table_is_set_up_without_hints(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, PHONE)
    anna.goes("#/new/ferme")
    anna.page.get_by_label("Ton prénom").fill("Anna")
    anna.page.get_by_text("Options", exact=True).click()
    anna.page.get_by_label("Conseils de l'entraîneur").uncheck()
    anna.page.get_by_role("button", name="Préparer la table").click()
    anna.page.get_by_text("On joue sans les conseils").wait_for()
    anna.closes()


def test_the_bots_are_known_by_their_level_and_their_traits(browser: Browser, server: Server) -> None:
    anna = Person(browser, server, PHONE)
    anna.sets_up("ferme", "Anna", 3, {})
    zoe = anna.page.get_by_role("listitem").filter(has_text="Zoé")
    zoe.get_by_text("aime miser gros, aime surprendre").wait_for()
    level = zoe.get_by_label("Niveau des robots")
    assert level.locator("option").all_inner_texts() == ["Débutant", "Habitué", "Expert"]
    level.select_option("beginner")
    screen = Person(browser, server, SCREEN)
    screen.shows(anna.hands_out("Grand écran"))
    screen.page.get_by_role("listitem").filter(has_text="Zoé").get_by_text("Débutant").wait_for()
    anna.closes()
    screen.closes()


def test_who_plays_as_an_expert_for_the_first_time_is_seen_getting_ready(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as room, people(browser, room, PHONE, SCREEN) as (anna, screen):
        anna.sets_up("kids", "Anna", 2, {})
        anna.page.get_by_label("Niveau des robots").select_option("expert")
        screen.shows(anna.hands_out("Grand écran"))
        screen.page.get_by_text("Expert").wait_for()
        anna.begins()
        anna.page.locator(".others").get_by_text("se prépare…").wait_for(state="attached")
        screen.page.locator(".others .mark").get_by_text("se prépare…").wait_for()
        anna.page.locator(".others").get_by_text("se prépare…").wait_for(state="detached", timeout=COMPILED)
