"""Somebody who thinks is asked for a sign, gives it with one tap, and takes their seat back with another."""

from pathlib import Path

from playwright.sync_api import Browser

from brelan.room.events import Answered
from brelan.server.patience import ALONE, GRACE, THINKING
from tests.boxes import OPEN
from tests.page.browser import PHONE, events, people
from tests.page.test_reading import grave
from tests.server.still import PACES, Still


def test_G4_whoever_is_nudged_says_so_with_one_tap_and_whoever_is_held_is_back_before_the_bot_answers(
    browser: Browser, still: Still, tmp_path: Path
) -> None:
    with people(browser, still, PHONE, PHONE) as (anna, bruno):
        code = anna.sets_up(OPEN, "Anna", 2, {})
        bruno.sits_down(code, "Bruno")
        anna.begins()
        bruno.page.locator("section.ask").wait_for()
        anna.page.get_by_role("button", name="Menu", exact=True).click()
        slow = anna.page.locator(".row", has_text="Bruno réfléchit longtemps")
        slow.get_by_role("button", name="Laisser un robot jouer pour Bruno").click()
        slow.get_by_text("Cette personne est là et réfléchit").wait_for()
        assert anna.troubles.pop().endswith("409 (Conflict)")  # as a browser says it
        slow.get_by_role("button", name="Un petit signe").click()
        sign = bruno.page.get_by_role("button", name="Je réfléchis !")
        sign.wait_for()
        bruno.page.screenshot(path=tmp_path / "nudged.png")
        assert grave(bruno) == []
        sign.click()
        sign.wait_for(state="detached")
        still.wind(THINKING)
        slow.get_by_role("button", name="Un petit signe").click()
        sign.wait_for()
        still.wind(ALONE)
        slow.get_by_role("button", name="Laisser un robot jouer pour Bruno").click()
        back = bruno.page.get_by_role("button", name="Reprendre mon siège")
        back.wait_for()
        bruno.page.screenshot(path=tmp_path / "held.png")
        still.wind(GRACE / 2)
        back.click()
        bruno.page.locator("section.ask").wait_for()
        still.wind(GRACE + PACES)
        assert not [event for event in events(still, code) if isinstance(event, Answered)]
        assert bruno.page.locator("section.ask").is_visible()
