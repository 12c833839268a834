"""Whether a page fits its screen: every size there is, and what would be wrong with it there."""

from pathlib import Path

from playwright.sync_api import Page

SIZES = {
    "small phone": (320, 568),
    "phone": (360, 640),
    "small phone on its side": (568, 320),
    "phone on its side": (740, 360),
    "laptop at 200 %": (640, 400),
    "tablet": (768, 1024),
    "tablet on its side": (1024, 768),
    "laptop": (1280, 800),
    "desk": (1920, 1080),
    "wall": (3840, 2160),
}
"""As wide and as high as the page is there, in its own pixels."""
FINGER, READ = 44, 12
"""WCAG 2.5.5: as wide and as high as a fingertip, links within a line of text may be smaller; and letters in pixels."""

LOOKER = (Path(__file__).parent / "looker.js").read_text(encoding="utf-8")
LOOKER = LOOKER[LOOKER.index("({ finger") :]
SETTLED = """async ([wide, high]) => {
    const frame = () => new Promise((then) => requestAnimationFrame(then));
    while (innerWidth !== wide || innerHeight !== high) await frame();
    await document.fonts.ready;
    const where = () => JSON.stringify([...document.querySelectorAll(".mat, .scene *, section.end *, .shelf *")]
        .map((one) => one.getBoundingClientRect()));
    for (let before = "", same = 0; same < 2; await frame()) {
        const now = where();
        same = now === before ? same + 1 : 0;
        before = now;
    }
}"""
MAT = """() => {
    const mat = document.querySelector(".play .mat")?.getBoundingClientRect();
    return mat?.width ? [mat.left, mat.top, mat.width, mat.height].map(Math.round).join(" ") : "";
}"""


def resized(page: Page, size: tuple[int, int]) -> None:
    """The screen is as large as that, and nothing moves any more."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED, [*size])


def misfits(page: Page) -> list[str]:
    """What is wrong with the page as it stands."""
    found: list[str] = page.evaluate(LOOKER, {"finger": FINGER, "read": READ})
    return found


def mat(page: Page) -> str:
    """Where the mat lies, and how large it is; nothing when the game is over."""
    found: str = page.evaluate(MAT)
    return found
