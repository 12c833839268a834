"""A deal as a short film, as in the README: `python -m tests.page.film [GAME] [FILE.webp]`."""

import io
import sys
import tempfile
from base64 import b64decode
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import CDPSession, sync_playwright

from brelan import shelf
from tests.boxes import IN_TURN
from tests.page.browser import PHONE, Person, launch
from tests.server.devices import serving

MOST = 1_000_000
"""Bytes: more would keep somebody waiting who only wants to read."""
LOOK, LAST = 900, 3_000
"""Milliseconds that a person looks before touching anything, and that the last picture stays."""
FRAME = 120
"""Milliseconds that a picture is shown at least."""


class Camera:
    """What a page shows, frame by frame, while it runs."""

    def __init__(self, person: Person) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self.session: CDPSession = person.context.new_cdp_session(person.page)
        self.session.on("Page.screencastFrame", self._keep)
        self.session.send("Page.startScreencast", {"format": "png"})

    def _keep(self, seen: dict[str, Any]) -> None:
        self.session.send("Page.screencastFrameAck", {"sessionId": seen["sessionId"]})
        if not self.frames or (seen["metadata"]["timestamp"] - self.frames[-1][0]) * 1000 >= FRAME:
            self.frames.append((seen["metadata"]["timestamp"], b64decode(seen["data"])))

    def develop(self, file: Path) -> None:
        """The film, as sharp as fits into its size."""
        self.session.send("Page.stopScreencast")
        shown = [round((later - sooner) * 1000) for (sooner, _), (later, _) in pairwise(self.frames)]
        first, *others = (Image.open(io.BytesIO(data)).convert("RGB") for _, data in self.frames)
        for quality in (70, 50, 30):
            first.save(
                file, save_all=True, append_images=others, duration=[*shown, LAST], quality=quality, method=2, loop=0
            )
            if file.stat().st_size <= MOST:
                return
        sys.exit(f"{file} has {file.stat().st_size:,} bytes, more than {MOST:,}: choose a shorter deal")


def play(person: Person) -> None:
    """As a person would, until the first deal has been shown to its end."""
    while True:
        person.ready()
        person.page.wait_for_timeout(LOOK)
        ended = person.page.locator(".mat .showdown, .mat .reasons").count() > 0
        if ended or person.over:
            person.page.wait_for_timeout(LAST)
            return
        person.touches()


def main(game: str, file: Path) -> None:
    """Four players on a phone, from the first card to the winner."""
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home) / "data", "--pace", "1") as room,
        sync_playwright() as tools,
    ):
        browser = launch(tools)
        anna = Person(browser, room, PHONE, reduced_motion="no-preference")
        anna.sets_up(game, "Camille", min(4, shelf.game(game).most), {})
        camera = Camera(anna)
        anna.begins()
        play(anna)
        camera.develop(file)
        anna.closes()
        browser.close()


if __name__ == "__main__":
    game, file = [*sys.argv[1:], *(IN_TURN, "deal.webp")[len(sys.argv) - 1 :]]
    main(game, Path(file))
