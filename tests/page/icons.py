"""The icons of the installed page, from our own drawing: `python -m tests.page.icons`."""

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import launch

PUBLIC = Path(__file__).parents[2] / "web" / "public"
FELT = "#2f5d50"
"""What the drawing lies on: a maskable icon is cut by the device, and has to go on to its edges."""
SAFE = 0.8
"""The part of a maskable icon that no device cuts away."""


def draw(browser: Browser, size: int, *, maskable: bool) -> bytes:
    """The drawing as a picture of this size."""
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    wide, ground = (size * SAFE, FELT) if maskable else (size, "transparent")
    look = f"body {{ margin: 0; height: 100vh; display: grid; place-content: center; background: {ground} }}"
    page.set_content(f"<style>{look} svg {{ width: {wide}px; display: block }}</style>{drawing}")
    taken = page.screenshot(omit_background=True)
    page.close()
    return taken


def main() -> None:
    """Write them beside the drawing."""
    with sync_playwright() as tools:
        browser = launch(tools)
        for name, size, maskable in (("icon-192", 192, False), ("icon-512", 512, False), ("maskable-512", 512, True)):
            (PUBLIC / f"{name}.png").write_bytes(draw(browser, size, maskable=maskable))
            print(f"web/public/{name}.png")


if __name__ == "__main__":
    main()
