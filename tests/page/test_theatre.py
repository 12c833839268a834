"""What happened is seen to happen: things go from place to place, for whoever likes motion; and it is heard, or not."""

import pytest
from playwright.sync_api import Browser, expect

from tests import boxes
from tests.page.browser import PHONE, people
from tests.server.devices import Server

WATCH = """() => {
    window.flights = [];
    const lies = (x, y) => [...document.querySelectorAll("[data-at]")].filter((place) => {
        const at = place.getBoundingClientRect();
        return at.left <= x && x <= at.right && at.top <= y && y <= at.bottom;
    }).map((place) => place.dataset.at)[0];
    const seen = (one) => {
        const layer = one.parentElement.getBoundingClientRect();
        const half = one.getBoundingClientRect().width / 2;
        const frames = one.getAnimations()[0].effect.getKeyframes();
        const [from, to] = [frames[0], frames.at(-1)].map(({ transform }) => {
            const { e, f } = new DOMMatrix(transform);
            return lies(layer.left + e + half, layer.top + f + half);
        });
        window.flights.push(`${one.querySelector("[data-card]") ? "card" : "chip"} ${from} ${to}`);
    };
    const look = (all) => all.flatMap(({ addedNodes }) => [...addedNodes])
        .filter((one) => one.matches?.(".flying")).forEach(seen);
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""

STANDS = """() => {
    window.jumped = false;
    const look = () => {
        const seen = (what) => document.querySelector(what) !== null;
        if (seen(".play .mat") && !seen(".play .bar") && !seen("section.end")) window.jumped = true;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_are_dealt_and_a_stake_slides_to_the_middle_unless_motion_is_unwelcome(
    browser: Browser, server: Server, motion: str
) -> None:
    with people(browser, server, PHONE, reduced_motion=motion) as [anna]:
        anna.context.add_init_script(f"({WATCH})()")
        anna.sets_up(boxes.IN_TURN, "Anna", 2, {})
        anna.begins()
        anna.touches_until(lambda: anna.page.locator("[data-at=own] .staked").count() > 0)
        if motion == "reduce":
            assert anna.page.evaluate("window.flights") == []
        else:
            for flight in ("card middle own", "card middle seat.1", "chip own middle"):
                anna.page.wait_for_function("flight => window.flights.includes(flight)", arg=flight)


def test_sounds_go_off_by_one_tap_and_stay_off_on_this_device(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE) as [anna]:
        anna.sets_up(boxes.IN_TURN, "Anna", 2, {})
        anna.begins()
        sound = anna.page.get_by_role("button", name="Les sons du jeu")
        expect(sound).to_have_attribute("aria-pressed", "true")
        at = sound.bounding_box()
        assert at is not None
        assert min(at["width"], at["height"]) >= 44
        sound.click()
        expect(sound).to_have_attribute("aria-pressed", "false")
        anna.page.reload()
        anna.page.locator(".mat").wait_for()
        expect(sound).to_have_attribute("aria-pressed", "false")
        anna.page.get_by_role("button", name="Menu", exact=True).click()
        anna.page.get_by_role("checkbox", name="Les sons du jeu").check()
        expect(sound).to_have_attribute("aria-pressed", "true")


def test_the_mat_stays_as_large_as_it_is_until_the_podium_stands(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, reduced_motion="no-preference") as [anna]:
        anna.context.add_init_script(f"({STANDS})()")
        anna.sets_up(boxes.IN_TURN, "Anna", 2, boxes.lasting(boxes.IN_TURN, 1))
        anna.begins()
        anna.ready()
        while not anna.over:
            anna.page.locator(".onward .button, section.ask .buttons .button").first.click()  # to pass, if one may
            anna.ready()
        assert not anna.page.evaluate("window.jumped")
