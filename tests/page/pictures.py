"""Pictures of every game at phone, laptop and big-screen size: `python -m tests.page.pictures [DIRECTORY]`."""

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from brelan import shelf
from tests.page.browser import LAPTOP, PHONE, SCREEN, Person, launch
from tests.server.devices import Server, serving

SHELF = ("champ", "enfer", "kids", "ferme", "peek")
MAT = "margin: 0; padding: 16px 9px; background: #d9cdb8; display: flex; justify-content: space-between"
MOMENTS = {"ferme": 5, "peek": 4, "kids": 3, "enfer": 9, "champ": 4}
"""How many answers are given before the picture is taken."""


def take(browser: Browser, server: Server, game: str, home: Path) -> None:
    """One moment of a game, on a laptop, a phone and the big screen, by day and by lamplight."""
    anna, rng = Person(browser, server, LAPTOP, reduced_motion="no-preference"), Random(7)
    anna.sets_up(game, "Camille", 4, {})
    screen = Person(browser, server, SCREEN)
    screen.shows(anna)
    anna.begins()
    given = 0
    while given < MOMENTS[game]:
        if anna.asked():
            anna.answers(rng)
            given += 1
        anna.page.wait_for_timeout(100)
    anna.page.locator("section.ask").wait_for()
    anna.page.wait_for_timeout(600)
    screen.page.locator(".showdown").wait_for(state="detached")  # people play more slowly than this
    screen.page.screenshot(path=home / f"{game}-screen.png")
    anna.page.screenshot(path=home / f"{game}-laptop.png")
    anna.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    anna.page.wait_for_timeout(300)
    anna.page.screenshot(path=home / f"{game}-phone.png")
    anna.page.emulate_media(color_scheme="dark")
    anna.page.screenshot(path=home / f"{game}-phone-dark.png")
    anna.closes()
    screen.closes()


def together(browser: Browser, home: Path) -> None:
    """The five phones side by side, as in the README."""
    page = browser.new_page(viewport={"width": 1850, "height": 672})
    phones = "".join(f'<img src="{(home / f"{game}-phone.png").as_uri()}">' for game in SHELF)
    (home / "tables.html").write_text(f"<body style='{MAT}'>{phones}", encoding="utf-8")
    page.goto((home / "tables.html").as_uri())
    page.screenshot(path=home / "tables.png")
    (home / "tables.html").unlink()
    page.close()


def main(home: Path) -> None:
    """The shelf, then each game, then all of them in one picture."""
    home = home.absolute()
    home.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        serving(Path(scratch) / "data") as server,
        sync_playwright() as tools,
    ):
        browser = launch(tools)
        anna = Person(browser, server, LAPTOP)
        anna.goes("")
        anna.page.get_by_role("heading", name="Peek Poker").wait_for()
        anna.page.screenshot(path=home / "shelf-laptop.png")
        anna.closes()
        for game in shelf.names():
            take(browser, server, game, home)
            print(home / f"{game}-*.png")
        together(browser, home)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "pictures"))
