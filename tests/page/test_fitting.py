"""On a small phone at the largest table nothing scrolls during play, and whatever is touched is large enough."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from brelan import shelf
from tests.page.browser import PHONE, Person, people
from tests.server.devices import Server

FINGER = 44
"""WCAG 2.5.5: as wide and as high as a fingertip; links within a line of text may be smaller."""
LOOKS, DEEP_LOOKS = 12, 40
MISFITS = """(finger) => {
    const found = [];
    const isText = (node) => node.nodeType === 3 && node.textContent.trim();
    const inText = (link) => [...link.parentNode.childNodes].some(isText);
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} high`);
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
    for (const target of document.querySelectorAll(".play :is(button, a, input)")) {
        const { width, height } = target.getBoundingClientRect();
        if (!target.checkVisibility() || inText(target)) continue;
        if (Math.min(width, height) < finger - 0.5) {
            const name = target.getAttribute("aria-label") || target.textContent.trim();
            found.push(`${target.className.split(" ")[0]} "${name}": ${Math.round(width)} × ${Math.round(height)}`);
        }
    }
    return found;
}"""


def look(person: Person) -> set[str]:
    """What does not fit on this person's phone now, with the step that is played."""
    asked = person.page.locator("#asked")
    step = asked.first.text_content() if asked.count() else ""
    return {f"{step}: {misfit}" for misfit in person.page.evaluate(MISFITS, FINGER)}


@pytest.mark.parametrize("game", shelf.names())
def test_nothing_scrolls_and_every_target_is_a_fingertip_wide(
    browser: Browser, server: Server, game: str, deep: bool
) -> None:
    settings: dict[str, Any] = {"has_touch": True}
    with people(browser, server, PHONE, **settings) as [anna]:
        anna.sets_up(game, "Anna", shelf.game(game).most, {})
        anna.begins()
        misfits = set[str]()
        for _ in range(DEEP_LOOKS if deep else LOOKS):
            anna.ready()
            misfits |= look(anna)
            if anna.over:
                break
            anna.touches()
        assert not misfits, "\n".join(sorted(misfits))
