"""Whoever looks for misfits finds the ones that were planted, and nothing on a page without any."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browser import PHONE
from tests.page.fitting import mat, misfits

PAGE = """<!doctype html><style>
    * { box-sizing: border-box; margin: 0; font: 16px / 1.4 sans-serif; }
    .play { height: 100vh; display: flex; flex-direction: column; }
    .mat { position: relative; flex: 1; overflow: clip; }
    .place { position: absolute; width: 150px; height: 120px; }
    .card { width: 48px; height: 67px; }
    .bar, button { height: 48px; }
    .name { display: block; width: 100px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
</style>
<div class="play"><header>Round 3</header>
<main class="mat"><div class="scene">
    <div class="place" data-at="seat.1" style="left: 0"><span class="name">Maximilienne-Alexandra</span></div>
    <div class="place" data-at="middle" style="left: 180px"><p class="pot">Pot 18</p></div>
    <div class="place" data-at="own" style="top: 200px"><svg class="card"></svg><p>A pair</p></div>
</div></main>
<div class="bar"><button>Stay</button> <button class="fold">Fold</button></div></div>"""
PLANTED = {
    ".card { width: 40px }": "own card is 40 wide",
    ".fold { width: 30px }": "too small to touch",
    ".pot { font-size: 10px }": "too small to read",
    "[data-at=middle] { translate: -170px }": "lies over",
    ".pot { translate: 160px }": "is cut off by mat",
    ".mat { overflow: auto } .pot { margin-top: 700px }": "scrolls",
    ".mat { min-height: 700px }": "the page is",
    ".fold { position: absolute; left: 0 }": "lies under",
    ".bar { margin-top: -40px }": "mat lies over bar",
    ".name { width: 30px }": "too little is left",
}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    found = browser.new_page(viewport={"width": PHONE["width"], "height": PHONE["height"]})
    found.set_content(PAGE)
    yield found
    found.close()


def test_nothing_is_found_where_everything_fits(page: Page) -> None:
    assert misfits(page) == []


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(page: Page, fault: str) -> None:
    page.add_style_tag(content=fault)
    assert PLANTED[fault] in "\n".join(misfits(page))


def test_a_mat_that_moves_is_found(page: Page) -> None:
    before = mat(page)
    page.add_style_tag(content=".bar { height: 60px }")
    assert mat(page) != before


def test_what_lies_under_something_that_covers_the_mat_is_not_looked_at(page: Page) -> None:
    page.add_style_tag(content=".pot { font-size: 10px }")
    page.evaluate(
        """() => document.querySelector(".mat").insertAdjacentHTML("beforeend",
            `<section data-covers style="position: absolute; inset: 0; background: black"></section>`)"""
    )
    assert misfits(page) == []
