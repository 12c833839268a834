"""Any game can be played on the common mat: so are our boxes where their own code for the page is left out.

Every day a game with dice and one without are played to their ends, and all are looked at with as many people as can
play. With `--deep` all are played, looked at for longer, and with few people too.
"""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser

from brelan import shelf
from tests.boxes import DICE, IN_TURN
from tests.page.browser import LAPTOP, LONG, PHONE, SCREEN, Person, people
from tests.page.plain import Plain
from tests.page.test_fitting import look
from tests.page.test_lessons import Learner
from tests.page.test_playing import CHAIRS, SHORT
from tests.page.test_reading import grave
from tests.server.devices import stopping

SIZES = {
    "phone": PHONE,
    "phone on its side": {"width": 740, "height": 360},
    "tablet": {"width": 768, "height": 1024},
    "laptop": LAPTOP,
    "desk": SCREEN,
}
WATCHED = ((PHONE, "light"), (LAPTOP, "dark"))
LOOKS, DEEP_LOOKS = 3, 12
SETTLED = """async () => {
    const frame = () => new Promise((then) => requestAnimationFrame(then));
    const where = () => JSON.stringify([...document.querySelectorAll(".scene :is(.thing, .player)")]
        .map((one) => one.getBoundingClientRect()));
    for (let before = "", same = 0; same < 8; await frame()) {
        const now = where();
        same = now === before ? same + 1 : 0;
        before = now;
    }
}"""
TANGLED = """() => {
    const found = [];
    const mat = document.querySelector(".mat").getBoundingClientRect();
    const say = ({ what, at }) => `${what} at ${[at.left, at.top, at.right, at.bottom].map(Math.round).join(" ")}`;
    const seen = (group, selector) => [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ group, what: element.className.split(" ")[0], at: element.getBoundingClientRect() }))
        .filter(({ at }) => at.width && at.height);
    const all = [...document.querySelectorAll(".scene [data-at]")].flatMap((place) => {
        const group = place.dataset.at;
        return seen(group, `[data-at="${group}"] :is(.thing, .player, .number:not(.purse *), .said, .ahead)`);
    });
    for (const one of all) {
        const { left, right, top, bottom } = one.at;
        if (left < mat.left - 1 || right > mat.right + 1 || top < mat.top - 1 || bottom > mat.bottom + 1)
            found.push(`${one.group}: ${say(one)} is cut off`);
        for (const other of all) {
            if (one.group >= other.group) continue;
            const wide = Math.min(right, other.at.right) - Math.max(left, other.at.left);
            const high = Math.min(bottom, other.at.bottom) - Math.max(top, other.at.top);
            if (wide > 2 && high > 2) found.push(`${one.group}: ${say(one)} lies over ${other.group}: ${say(other)}`);
        }
    }
    return found;
}"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is played every day, and what with `--deep`."""
    deep, every = metafunc.config.getoption("--deep"), shelf.names()
    samples: dict[str, Sequence[object]] = {
        "whole": every if deep else (DICE, IN_TURN),
        "chairs": ("few", "many") if deep else ("many",),
        "learnt": every if deep else (IN_TURN,),
    }
    for name in samples.keys() & set(metafunc.fixturenames):
        metafunc.parametrize(name, samples[name])


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Plain]:
    with stopping(Plain(tmp_path_factory.mktemp("plain") / "data")) as room:
        yield room


def test_a_whole_game_is_played_by_touch_on_a_phone_before_a_big_screen(
    browser: Browser, plain: Plain, whole: str
) -> None:
    with people(browser, plain, PHONE, SCREEN) as (anna, screen):
        anna.sets_up(whole, "Anna", CHAIRS[whole], SHORT.get(whole, {"showing": 0}))
        screen.shows(anna)
        anna.begins()
        assert anna.page.locator(".mat .common").count() == screen.page.locator(".mat .common").count() == 1
        anna.plays_on(7)
        for person in (anna, screen):
            person.page.locator("section.end").wait_for(timeout=LONG)
        assert anna.page.get_by_role("button", name="Revanche").is_visible()
        assert screen.page.locator("section.ask").count() == 0


@pytest.mark.parametrize("game", shelf.names())
def test_at_every_size_all_of_it_is_seen_and_nothing_lies_over_anything_else(
    browser: Browser, plain: Plain, game: str, chairs: str, deep: bool
) -> None:
    seats = shelf.game(game).most if chairs == "many" else max(2, shelf.game(game).least)
    with people(browser, plain, PHONE, SCREEN, has_touch=True) as (anna, screen):
        anna.sets_up(game, "Anna", seats, {})
        screen.shows(anna)
        anna.begins()
        wrong = set[str]()
        for _ in range(DEEP_LOOKS if deep else LOOKS):
            anna.ready()
            if anna.over:
                break
            wrong |= looked_at(anna)
            wrong |= {f"big screen: {trouble}" for trouble in screen.page.evaluate(TANGLED)}
            anna.touches()
        assert not wrong, "\n".join(sorted(wrong))


def looked_at(person: Person) -> set[str]:
    """What is wrong with this moment at any size."""
    wrong = set()
    for name, size in SIZES.items():
        person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        person.page.evaluate(SETTLED)
        wrong |= {f"{name}: {trouble}" for trouble in (*look(person), *person.page.evaluate(TANGLED))}
    person.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    return wrong


@pytest.mark.parametrize("game", shelf.names())
def test_axe_finds_nothing_grave_on_it(browser: Browser, plain: Plain, game: str, deep: bool) -> None:
    for size, light in WATCHED if deep else WATCHED[shelf.names().index(game) % 2 :][:1]:
        with people(browser, plain, size, color_scheme=light) as (anna,):
            anna.sets_up(game, "Anna", 4, {})
            anna.begins()
            anna.ready()
            anna.touches()
            anna.ready()
            assert grave(anna) == []


def test_somebody_elses_place_is_looked_at_closely(browser: Browser, plain: Plain) -> None:
    with people(browser, plain, PHONE) as (anna,):
        anna.sets_up(shelf.names()[0], "Anna", 3, {})
        anna.begins()
        anna.ready()
        place = anna.page.get_by_role("button", name="Regarder de près").first
        name = (place.get_attribute("aria-label") or "").partition(" : ")[2]
        place.click()
        anna.page.get_by_role("dialog").get_by_role("heading", name=name).wait_for()


def test_a_first_deal_is_learnt_on_it(browser: Browser, plain: Plain, learnt: str) -> None:
    with people(browser, plain, PHONE) as (anna,):
        learner = Learner(anna, learnt)
        for task in learner.lesson.tasks:
            learner.hurries_on()
            if not anna.page.locator(".tutor.right").count():  # what this mat does not have is told at once
                learner.tries(task, task.answer)
            learner.goes_on()
        anna.page.get_by_role("link", name="Jouer pour de vrai").wait_for()
