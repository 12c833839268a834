"""Experts that the machine cannot prepare: the table reads that regulars play for them, and why, in both languages."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.boxes import DICE
from tests.page.browser import PHONE, SCREEN, people
from tests.server.devices import stopping
from tests.server.nowhere import Nowhere

WORDS = {
    "fr": ("n'arrive pas à préparer d'expert", "joue comme un habitué", "Fermer"),
    "en": ("cannot get an expert ready", "plays as a regular", "Close"),
}


def test_the_table_reads_that_a_regular_plays_for_the_expert_and_may_put_it_away(
    browser: Browser, tmp_path: Path
) -> None:
    room = stopping(Nowhere(tmp_path / "data"))
    with room as server, people(browser, server, PHONE, SCREEN) as (anna, screen):
        anna.sets_up(DICE, "Anna", 2, {})
        anna.page.get_by_label("Niveau des robots").select_option("expert")
        screen.shows(anna)
        anna.begins()
        while not anna.page.locator(".calm").count():
            anna.touches()
        for lang, (why, who, close) in WORDS.items():
            for person in (anna, screen):
                person.page.evaluate("lang => localStorage.setItem('brelan.lang', lang)", lang)
                person.page.reload()  # whoever comes later reads it too
                told = person.page.locator(".calm").get_by_text(why)
                told.wait_for()
                assert who in told.inner_text()
            anna.page.locator(".calm").get_by_role("button", name=close).click()
            anna.page.locator(".calm").wait_for(state="detached")
