"""At the showdown people read why one hand beats the next, see what makes it, and open the rule behind it."""

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browser import LAPTOP, PHONE, people
from tests.server.devices import Server

TRIES = 200
LISTEN = """() => {
    window.heard = "";
    const region = document.querySelector(".story [aria-live]");
    const listen = () => { window.heard += region.textContent; };
    new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
}"""


def compared(page: Page) -> bool:
    """Whether hands lie side by side."""
    return page.locator(".mat .hands .reason, .mat .reasons li").count() > 0


@pytest.mark.parametrize(("game", "chairs", "size"), [("ferme", 2, PHONE), ("peek", 2, LAPTOP), ("kids", 2, LAPTOP)])
def test_the_reason_stands_beside_the_hand_and_opens_its_rule(
    browser: Browser, server: Server, game: str, chairs: int, size: dict[str, int]
) -> None:
    with people(browser, server, size) as [anna]:
        anna.sets_up(game, "Anna", chairs, {})
        anna.begins()
        anna.page.evaluate(LISTEN)
        for _ in range(TRIES):
            if compared(anna.page):
                break
            anna.touches()
            anna.page.wait_for_timeout(100)
        reason = anna.page.locator(".mat .hands .reason, .mat .reasons li").first
        words = reason.text_content() or ""
        assert "bat" in words or "égalité" in words
        if game != "kids":
            assert anna.page.locator(".mat .hands li:first-child :is(.card.won, .die.lit)").count() > 0
        last_words = words.partition("pourquoi")[0].strip().rstrip(".")[-12:]
        assert last_words in anna.page.evaluate("window.heard")  # also with a screen reader
        reason.get_by_role("button", name="pourquoi ?").click()
        anna.page.get_by_role("dialog").wait_for()
