"""The page learns everything about a box from the server: how it is shown, its texts, and code of its own, if any."""

import re
from pathlib import Path

import httpx
import pytest

from brelan import rulebook, shelf
from brelan.server.boxes import described, files, made_of
from brelan.texts import LANGUAGES
from tests.boxes import OURS
from tests.server.devices import WAIT, Server

ROOT = Path(__file__).parent.parent.parent
COMMON = {lang: (ROOT / f"web/src/texts/{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
every_box = pytest.mark.parametrize("name", shelf.names())


def says(name: str, lang: str, key: str) -> bool:
    """Whether the page has words for this, the box's or its own."""
    return re.search(rf"^{key} =", files(name)[f"{lang}.ftl"].decode() + "\n" + COMMON[lang], re.MULTILINE) is not None


@every_box
def test_a_box_has_a_title_and_a_pitch_in_each_language(name: str) -> None:
    box = described(name)
    assert set(box.title) == set(box.pitch) == set(LANGUAGES)


@pytest.mark.parametrize("name", OURS)
def test_the_page_of_a_box_that_ships_with_us_is_built_into_ours(name: str) -> None:
    assert shelf.box(name).page is not None
    assert described(name).page == "own"


@every_box
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_shown_of_a_game_has_a_name(name: str, lang: str) -> None:
    box = described(name)
    keys = [f"number-{number}" for number in (*box.purse, *box.middle)]
    keys += [f"mark-{mark}" for mark in box.marks]
    keys += [f"pile-{pile}" for pile in (*box.own, *box.common)] + [f"theirs-{pile}" for pile in box.others]
    assert [key for key in keys if not says(name, lang, key)] == []


@every_box
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_that_decides_can_be_looked_up(name: str, lang: str) -> None:
    assert described(name).decides in rulebook.rules_of(name, lang)


@every_box
def test_what_a_purse_calls_like_a_number_of_the_table_is_that_number(name: str) -> None:
    game, face = shelf.game(name), shelf.box(name).face
    blank = game.blank(game.most)
    for field in game.state.LAYOUT.fields:
        for seat in range(game.most):
            if field.name in face.purse(blank, seat):
                assert face.purse(blank, seat)[field.name] == getattr(blank, field.name)[seat]
        if field.name in face.middle(blank):
            assert face.middle(blank)[field.name] == getattr(blank, field.name)


@every_box
def test_a_boxes_texts_are_kept_for_ever_under_their_hash(server: Server, name: str) -> None:
    boxes = httpx.get(f"{server.address}/api/games", timeout=WAIT).json()["boxes"]
    (box,) = (one for one in boxes if one["name"] == name)
    reply = httpx.get(f"{server.address}{box['files']}fr.ftl", timeout=WAIT)
    assert reply.content == files(name)["fr.ftl"]
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in reply.headers["content-security-policy"]


def test_a_page_of_yesterday_gets_the_texts_of_today_and_asks_again_tomorrow(server: Server) -> None:
    name = shelf.names()[0]
    reply = httpx.get(f"{server.address}/boxes/{name}/0123456789abcdef/en.ftl", timeout=WAIT)
    assert (reply.status_code, reply.content) == (200, files(name)["en.ftl"])
    assert reply.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["box.py", "../box.py", "..%2Fbox.py", "page/Mat.svelte", "rules/fr.md", "", "de.ftl"])
def test_nothing_else_of_a_box_is_served(server: Server, path: str) -> None:
    name = shelf.names()[0]
    assert httpx.get(f"{server.address}/boxes/{name}/{made_of(name)}/{path}", timeout=WAIT).status_code == 404
    assert httpx.get(f"{server.address}/boxes/bridge/{made_of(name)}/fr.ftl", timeout=WAIT).status_code == 404
