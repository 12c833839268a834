"""The page as a browser meets it: bytes, time until it can be used, frames while cards are dealt.

`python3 benchmarks/page.py` needs Chromium, as the tests of the page do.
"""

import sys
import tempfile
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

ROUNDS = 5
DEAL, SHOWDOWN = 1000, 3000  # milliseconds
FRAMES = """(long) => new Promise((tell) => {
    const gaps = []; let last = performance.now(); const end = last + long;
    const step = (now) => { gaps.push(now - last); last = now; now < end ? requestAnimationFrame(step) : tell(gaps); };
    requestAnimationFrame(step);
})"""


def first_visit(browser: Any, server: Any) -> tuple[float, int, int]:
    """Milliseconds until the shelf can be used, requests, and bytes over the wire, with nothing kept from before."""
    tests = import_module("tests.page.browser")
    person = tests.Person(browser, server, tests.PHONE)
    person.goes("")
    person.page.get_by_role("link", name="Jouer : Poker Champ").wait_for()
    ready: float = person.page.evaluate("performance.now()")
    sizes = "performance.getEntriesByType('resource').map((r) => r.transferSize)"
    found: list[int] = person.page.evaluate(f"[performance.getEntriesByType('navigation')[0].transferSize, ...{sizes}]")
    person.closes()
    return ready, len(found), sum(found)


def frames(person: Any, long: int) -> tuple[int, int]:
    """Frames that come later than 25 ms in the next `long` milliseconds, of all frames."""
    gaps: list[float] = person.page.evaluate(FRAMES, long)
    return sum(gap > 25 for gap in gaps), len(gaps)


def theatre(browser: Any, server: Any) -> tuple[tuple[int, int], tuple[int, int]]:
    """Late frames while cards are dealt, and while hands are laid open and the pot goes to its winner."""
    tests = import_module("tests.page.browser")
    person = tests.Person(browser, server, tests.PHONE, reduced_motion="no-preference")
    person.sets_up("ferme", "Anna", 4, {})
    person.begins()
    dealt = frames(person, DEAL)
    person.touches_until(lambda: person.page.locator(".showdown").count() > 0)
    shown = frames(person, SHOWDOWN)
    person.closes()
    return dealt, shown


def wake(browser: Any, server: Any) -> float:
    """Milliseconds from waking, with the connection gone meanwhile, until the table is live again."""
    tests = import_module("tests.page.browser")
    person = tests.Person(browser, server, tests.PHONE)
    person.sets_up("ferme", "Anna", 4, {})
    person.begins()
    person.context.set_offline(True)
    person.page.evaluate("window.dispatchEvent(new Event('online'))")
    lost = person.page.get_by_text("Connexion perdue")
    lost.wait_for()
    person.page.wait_for_timeout(2_000)
    person.context.set_offline(False)
    begun: float = person.page.evaluate("(window.dispatchEvent(new Event('online')), performance.now())")
    lost.wait_for(state="detached")
    back: float = person.page.evaluate("performance.now()")
    person.context.close()  # the browser has complained that it was offline
    return back - begun


def main() -> None:
    """Print the figures."""
    from playwright.sync_api import sync_playwright

    tests, devices = import_module("tests.page.browser"), import_module("tests.server.devices")
    data = Path(tempfile.mkdtemp()) / "data"
    with devices.serving(data) as server, sync_playwright() as tools:
        browser = tests.launch(tools)
        visits = [first_visit(browser, server) for _ in range(ROUNDS)]
        dealt, shown = theatre(browser, server)
        wakes = [wake(browser, server) for _ in range(ROUNDS)]
    print(f"shelf usable after   {median(ready for ready, _, _ in visits):.0f} ms (median of {ROUNDS}, localhost)")
    print(f"first load           {visits[0][1]} requests, {visits[0][2] / 1000:.0f} kB over the wire")
    print(f"a deal               {dealt[0]} of {dealt[1]} frames later than 25 ms")
    print(f"a showdown           {shown[0]} of {shown[1]} frames later than 25 ms")
    print(f"live again           {median(wakes):.0f} ms after waking (median of {ROUNDS}, longest {max(wakes):.0f} ms)")


if __name__ == "__main__":
    main()
