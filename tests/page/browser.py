"""A real browser in front of a real server: contexts as devices, and what a person would do with them."""

import fcntl
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, TimeoutError, expect

from brelan.room.events import DECODER, Answered, AnyEvent
from brelan.server.schema import FILE
from tests.server.devices import Server

PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1280, "height": 800}
SCREEN = {"width": 1920, "height": 1080}
SHELL = "chromium-headless-shell"
"""Chromium without windows: what is drawn and run in a page is the same, and it costs half as much."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
HOME_NETWORK = "--host-resolver-rules=MAP lan.test 127.0.0.1"
"""A name that is not localhost: without https the browser does not trust such a page with everything."""
WAIT, LONG = 300_000, 3_000_000
"""Milliseconds: they only end a test that hangs. The longer for whole games, and for a coach who has to be compiled."""
expect.set_options(timeout=WAIT)
START = re.compile(r"^Commencer(?! à)")
"""The button that begins, with as many bots as there are free chairs."""
CLICK = 10_000
"""Milliseconds until a person leaves off touching what was taken away while the finger came down."""
ONWARD = ".onward .button:enabled:visible, .mat .button:enabled:visible"
READY = f"""{ONWARD}, section.ask .buttons .button:enabled,
    .mat button:enabled[aria-pressed=false]:not(.cup), section.end"""
LASTING = """() => {
    const usual = window.setTimeout;
    window.setTimeout = (what, after, ...more) => (after < 6000 ? usual(what, after, ...more) : 0);
}"""
BRIEF = """() => {
    const usual = window.setTimeout;
    window.setTimeout = (what, after, ...more) => usual(what, after < 6000 ? after : 0, ...more);
}"""
FINGER = """(seed) => {
    const chance = () => { seed = (seed * 48271) % 2147483647; return seed / 2147483647; };
    const one = (of) => of[Math.floor(chance() * of.length)];
    const all = (what) => [...document.querySelectorAll(what)];
    const touch = () => {
        if (document.querySelector("section.end")) return;
        const onward = all(".onward .button:enabled, .mat .button:enabled");
        const cards = all(".mat button:enabled[aria-pressed=false]");
        const buttons = all("section.ask .buttons .button:enabled");
        const found = onward.length ? onward : cards.length && (chance() < 0.15 || !buttons.length) ? cards : buttons;
        const raise = buttons.find((button) => button.textContent.trim().endsWith("…")) ?? buttons.at(-1);
        (found === buttons && chance() < 0.8 ? raise : one(found))?.click();
        setTimeout(touch, 30);
    };
    touch();
}"""


def chromium() -> str:
    """The browser; installed where that is possible, asked for clearly where it is not."""
    found = os.environ.get("BRELAN_CHROMIUM") or _on_the_path() or _installed()
    if found is None:
        raise pytest.UsageError(
            f"the tests of the page need Chromium: apt install {SHELL}, or name it in BRELAN_CHROMIUM"
        )
    return found


def _on_the_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _installed() -> str | None:
    """Debian's Chromium, where we may install it; one worker does, the others wait for it."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    with (Path(tempfile.gettempdir()) / "brelan-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        install = ["install", "--yes", "--no-install-recommends"]
        for words in (["update"], [*install, SHELL], [*install, "chromium"]):
            if _on_the_path() is None:
                subprocess.run(["apt-get", "--quiet", *words], check=False, capture_output=True)
    return _on_the_path()


def launch(playwright: Playwright) -> Browser:
    """Chromium, quiet and offline."""
    return playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, HOME_NETWORK], timeout=WAIT)


class Reached(Protocol):
    """A room, as a browser reaches it."""

    port: int

    @property
    def address(self) -> str: ...


class Person:
    """Somebody with a device: a page of their own, watched for errors and for requests that leave the machine."""

    def __init__(self, browser: Browser, server: Reached, size: dict[str, int], **settings: Any) -> None:
        self.server = server
        usual: dict[str, Any] = {"locale": "fr-FR", "reduced_motion": "reduce", "viewport": size}
        self.context: BrowserContext = browser.new_context(**{**usual, **settings})
        self.context.set_default_timeout(WAIT)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("console", lambda said: self._note(said.type, said.text))
        self.page.on("request", lambda asked: self._watch(asked.url))

    def _note(self, kind: str, text: str) -> None:
        if kind == "error":
            self.troubles.append(f"console: {text}")

    def _watch(self, url: str) -> None:
        own = f":{self.server.port}/"
        if own not in url and not url.startswith(("data:", "blob:")):
            self.troubles.append(f"request to {url}")

    def goes(self, path: str) -> None:
        """Open a place of the page."""
        self.page.goto(f"{self.server.address}/{path}")

    def sets_up(self, game: str, name: str, chairs: int, options: dict[str, int]) -> str:
        """Set a table up as a person does; its code. Its chairs are free until somebody sits down or it begins."""
        self.goes(f"#/new/{game}")
        self.page.get_by_label("Ton prénom").fill(name)
        self.page.get_by_role("radio", name=str(chairs), exact=True).click()
        if options:
            self.page.get_by_text("Options", exact=True).click()
            for label, value in options.items():
                field = self.page.locator(f"[data-option={label}]")
                if field.evaluate("field => field.matches('select')"):
                    field.select_option(str(value))
                else:
                    field.fill(str(value))
        self.page.get_by_role("button", name="Préparer la table").click()
        self.page.get_by_role("heading", name="Autour de la table").wait_for()
        return self.page.url.rpartition("/")[2]

    def sits_down(self, code: str, name: str) -> None:
        """Come by the code and take a chair."""
        self.goes(f"#/t/{code}")
        self.page.get_by_label("Ton prénom").fill(name)
        self.page.get_by_role("button", name="S'asseoir").click()
        self.page.get_by_role("heading", name="Autour de la table").wait_for()

    def shows(self, owner: "Person") -> None:
        """A big screen: somebody who gathers people at a table claims it by the code that it shows."""
        self.goes("tv")
        code = self.page.locator(".code").inner_text()
        more = owner.page.locator("details", has_text="Télé, autre appareil")
        more.locator("summary").click()
        owner.page.get_by_label("Le code que montre la télé").fill(code)
        owner.page.get_by_role("button", name="Montrer la table").click()
        more.locator("summary").click()
        self.page.get_by_role("heading", name="Autour de la table").wait_for()

    def begins(self) -> None:
        """The host begins the game."""
        self.page.get_by_role("button", name=START).click()
        self.page.locator(".mat").wait_for()

    @property
    def over(self) -> bool:
        """Whether the podium stands."""
        return self.page.locator("section.end").count() > 0

    def asked(self) -> bool:
        """Whether there is something to answer, and nothing is on its way; how a deal ended has been looked at."""
        onward = self.page.locator(ONWARD)
        if onward.count():
            with suppress(TimeoutError):
                onward.first.click(timeout=CLICK)
        return self.page.locator("section.ask .button:enabled, .mat button:enabled[aria-pressed]").count() > 0

    def answers(self, rng: Random) -> None:
        """Answer by touching: cards first where they are meant to be touched, then a button."""
        buttons = self.page.locator("section.ask .buttons .button:enabled").all()
        cards = self.page.locator(".mat button:enabled[aria-pressed=false]").all()
        touched = buttons or cards
        if touched:
            with suppress(TimeoutError):  # it was taken away while the finger came down
                rng.choice(touched).click(timeout=CLICK)

    def touches(self) -> None:
        """Touch one thing, if there is one: onward, a card that may be chosen, or the last button."""
        for what in (ONWARD, "section.ask .buttons .button:enabled"):
            found = self.page.locator(what)
            if found.count():
                with suppress(TimeoutError):
                    found.last.click(timeout=CLICK)
                return
        cards = self.page.locator(".mat button:enabled[aria-pressed=false]")
        if cards.count():
            with suppress(TimeoutError):
                cards.first.click(timeout=CLICK)

    def ready(self) -> None:
        """Wait until there is something to touch, which stays until it is touched; or the podium stands."""
        self.page.locator(READY).first.wait_for()

    def touches_until(self, seen: Callable[[], bool]) -> None:
        """Touch one thing after the other until something is to be seen."""
        self.ready()
        while not seen():
            assert not self.over, "the game is over, and it was not to be seen"
            self.touches()
            self.ready()

    def takes_time_to_look(self) -> None:
        """From the next page on, how a deal ended stays until it is put away, as long as anybody looks at it."""
        self.context.add_init_script(f"({LASTING})()")

    def looks_briefly(self) -> None:
        """From the next page on, how a deal ended is put away at once, for a screen that nobody touches."""
        self.context.add_init_script(f"({BRIEF})()")

    def plays_on(self, seed: int) -> None:
        """Touch whatever may be touched, quicker than any person, until the podium stands.

        Mostly what stakes more: such games end sooner.
        """
        self.page.evaluate(FINGER, seed)

    def closes(self) -> None:
        """Put the device away; nothing may have gone wrong on it."""
        self.context.close()
        assert not self.troubles, self.troubles


@contextmanager
def people(browser: Browser, server: Reached, *sizes: dict[str, int], **settings: Any) -> Iterator[list[Person]]:
    """Some people with devices of these sizes."""
    here = [Person(browser, server, size, **settings) for size in sizes]
    yield here
    for person in here:
        person.closes()


def events(server: Server, code: str) -> list[AnyEvent]:
    """What has happened at a table, as it stands on disc."""
    with closing(sqlite3.connect(f"file:{server.data / FILE}?mode=ro", uri=True)) as db:
        rows = db.execute("SELECT body FROM line WHERE table_id = ? ORDER BY number", (code,)).fetchall()
    return [DECODER.decode(bytes(body)).event for (body,) in rows]


def answered(server: Server, code: str, chair: int) -> int:
    """How many answers the person on a chair has given."""
    given = [event for event in events(server, code) if isinstance(event, Answered) and event.by == "person"]
    return sum(event.chair == chair for event in given)


def built() -> Path:
    """The page as it is served; it is built when the project is installed."""
    index = Path(__file__).parents[2] / "src" / "brelan" / "static" / "index.html"
    if not index.exists():
        raise pytest.UsageError("the page has not been built: python3 check.py installs the project, which builds it")
    return index
