"""Every game fits every screen at every moment: nothing overlaps, nothing is cut, all can be read and touched.

The moments are found in recorded games; each is opened once and looked at in all sizes. Every day that is each game
with as many people as can play, in one language and half of the sizes; with `--deep` it is all of them.
"""

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser

from brelan import shelf
from brelan.texts import LANGUAGES
from tests.boxes import DICE, SEALED
from tests.page.browser import PHONE, people
from tests.page.fitting import SIZES, mat, misfits, resized
from tests.page.moments import MOMENTS, Moment, moments
from tests.page.plain import Plain
from tests.server.devices import Server, stopping
from tests.server.still import Still

Cell = tuple[str, int, str]
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
COMMON = (DICE, SEALED)
"""Every day the common mat is looked at with these."""
SHOWN, SCREENS = ("waiting", "showdown", "podium"), ("desk", "wall")
"""What big screens show, and how large they are."""


def cells(deep: bool, games: tuple[str, ...]) -> list[Cell]:
    """Games, with how many people, in which language."""
    if not deep:
        return [(game, shelf.game(game).most, LANGUAGES[i % 2]) for i, game in enumerate(games)]
    return [
        (game, seats, lang)
        for game in shelf.names()
        for seats, lang in product(range(shelf.game(game).least, shelf.game(game).most + 1), LANGUAGES)
    ]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is looked at every day, and what with `--deep`."""
    deep = metafunc.config.getoption("--deep")
    for fixture, games in {"cell": shelf.names(), "common": COMMON, "shown": COMMON}.items():
        if fixture in metafunc.fixturenames:
            found = cells(deep, games)
            metafunc.parametrize(fixture, found, ids=["-".join(map(str, cell)) for cell in found])


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Plain]:
    with stopping(Plain(tmp_path_factory.mktemp("plain") / "data", "--pace", "1")) as room:
        yield room


def looked_at(browser: Browser, server: Server, cell: Cell, sizes: list[str], *, big: bool = False) -> list[str]:
    """What is wrong in a game at any moment at these sizes."""
    game, seats, lang = cell
    wrong: list[str] = []
    mats: dict[str, dict[str, str]] = {size: {} for size in sizes}
    found = moments(game, seats)
    for kind in (kind for kind in (SHOWN if big else MOMENTS) if kind in found):
        with people(browser, server, PHONE, locale=LOCALES[lang], has_touch=not big) as (anna,):
            anna.takes_time_to_look()
            Moment(game, seats, kind, found[kind]).seen_by(anna, server, big=big)
            for size in sizes:
                resized(anna.page, SIZES[size])
                wrong += [f"{size}, {kind}: {misfit}" for misfit in misfits(anna.page)]
                mats[size][kind] = mat(anna.page)
    for size, lies in mats.items():
        if len({box for box in lies.values() if box}) > 1:
            wrong.append(f"{size}: the mat moves: {lies}")
    return wrong


def sample(deep: bool, number: int) -> list[str]:
    """Every other size, or all."""
    return [*SIZES] if deep else [*SIZES][number % 2 :: 2]


def test_a_game_fits_every_screen_at_every_moment(browser: Browser, still: Still, cell: Cell, deep: bool) -> None:
    wrong = looked_at(browser, still, cell, sample(deep, shelf.names().index(cell[0])))
    assert not wrong, "\n".join(wrong)


def test_so_does_the_common_mat(browser: Browser, plain: Plain, common: Cell, deep: bool) -> None:
    wrong = looked_at(browser, plain, common, sample(deep, shelf.names().index(common[0])))
    assert not wrong, "\n".join(wrong)


def test_so_does_the_big_screen(browser: Browser, still: Still, shown: Cell, deep: bool) -> None:
    wrong = looked_at(browser, still, shown, [*SCREENS[: 2 if deep else 1]], big=True)
    assert not wrong, "\n".join(wrong)
