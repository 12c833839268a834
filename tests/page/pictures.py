"""Pictures of every moment of every game, in five sizes, by day and by lamplight, to be looked at one by one.

`python -m tests.page.pictures [DIRECTORY] [GAME …]`
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from brelan import shelf
from tests.boxes import OURS
from tests.page.browser import LAPTOP, PHONE, SCREEN, Person, launch
from tests.page.fitting import resized
from tests.page.moments import Moment, moments
from tests.server.devices import Server, stopping
from tests.server.still import Still

TELLING = ("amount", "choosing", "asked")
"""The moments that say most about a game: the first of these that it has stands in the README."""
SIZES = {"phone": (360, 640), "side": (640, 360), "tablet": (768, 1024), "laptop": (1280, 800), "desk": (1920, 1080)}
LIGHTS = {"": "light", "-lamp": "dark"}
MAT = "margin: 0; padding: 16px 9px; background: #d9cdb8; display: flex; justify-content: space-between"
PEOPLE = 4


def snap(person: Person, home: Path, name: str) -> None:
    """What somebody sees, in all sizes and lights."""
    for size, pixels in SIZES.items():
        resized(person.page, pixels)
        for mark, light in LIGHTS.items():
            person.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
            person.page.screenshot(path=home / f"{name}-{size}{mark}.png", animations="disabled")


def take(browser: Browser, server: Server, game: str, home: Path) -> None:
    """The moments of a game as its first player sees them, and the table on a big screen."""
    found = moments(game, PEOPLE)
    for kind, at in found.items():
        anna = Person(browser, server, PHONE)
        anna.takes_time_to_look()
        Moment(game, PEOPLE, kind, at).seen_by(anna, server)
        snap(anna, home, f"{game}-{kind}")
        anna.closes()
    screen = Person(browser, server, SCREEN)
    Moment(game, PEOPLE, "waiting", found["waiting"]).seen_by(screen, server, big=True)
    screen.page.screenshot(path=home / f"{game}-screen.png")
    screen.closes()


def together(browser: Browser, home: Path) -> None:
    """All phones side by side, as in the README."""
    page = browser.new_page(viewport={"width": 1850, "height": 672})
    shown = (f"{game}-{next(kind for kind in TELLING if kind in moments(game, PEOPLE))}-phone.png" for game in OURS)
    phones = "".join(f'<img src="{(home / name).as_uri()}">' for name in shown)
    (home / "tables.html").write_text(f"<body style='{MAT}'>{phones}", encoding="utf-8")
    page.goto((home / "tables.html").as_uri())
    page.screenshot(path=home / "tables.png")
    (home / "tables.html").unlink()
    page.close()


def main(home: Path, games: tuple[str, ...]) -> None:
    """The shelf, then each game, then all of them in one picture."""
    home = home.absolute()
    home.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        stopping(Still(Path(scratch) / "data", "--pace", "1")) as server,
        sync_playwright() as tools,
    ):
        browser = launch(tools)
        anna = Person(browser, server, LAPTOP)
        anna.goes("")
        anna.page.get_by_role("heading", level=2).first.wait_for()
        snap(anna, home, "shelf")
        anna.closes()
        for game in games:
            take(browser, server, game, home)
            print(home / f"{game}-*.png")
        if set(OURS) <= set(games):
            together(browser, home)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "pictures"), tuple(sys.argv[2:]) or shelf.names())
