"""Cards of a table's own: written on the page, looked over at once, brought to the table, shown to whoever comes."""

import pytest
from playwright.sync_api import Browser, expect

from brelan import shelf
from tests.page.browser import LAPTOP, PHONE, WAIT, Person, people
from tests.page.test_reading import grave
from tests.room.test_own_cards import REPLACED, own
from tests.server.devices import Server

NAME = REPLACED[-1]
WORDS = {
    "fr-FR": {
        "name": "Ton prénom",
        "open": "Tes propres cartes",
        "begin": "Partir de celles de la boîte",
        "text": "Les cartes, comme dans un fichier",
        "file": "Prendre un fichier",
        "fit": "Ces cartes se jouent.",
        "wrong": "Pas encore jouable :",
        "set": "Préparer la table",
        "here": "Cette table joue avec ses propres cartes",
    },
    "en-GB": {
        "name": "Your name",
        "open": "Cards of your own",
        "begin": "Start from the box's",
        "text": "The cards, as in a file",
        "file": "Take a file",
        "fit": "These cards can be played.",
        "wrong": "Cannot be played yet:",
        "set": "Set the table",
        "here": "This table plays with cards of its own",
    },
}


def narrow(person: Person) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


@pytest.mark.parametrize(("locale", "size"), [("fr-FR", PHONE), ("en-GB", LAPTOP)])
def test_cards_are_written_looked_over_brought_and_shown(
    browser: Browser, server: Server, locale: str, size: dict[str, int]
) -> None:
    say = WORDS[locale]
    with people(browser, server, size, size, locale=locale) as (anna, ben):
        page = anna.page
        anna.goes(f"#/new/{NAME}")
        page.get_by_label(say["name"]).fill("Anna")
        page.get_by_text(say["open"], exact=True).click()
        page.get_by_role("button", name=say["begin"]).click()
        expect(page.get_by_text(say["fit"])).to_be_visible(timeout=WAIT)
        page.evaluate("document.querySelectorAll('.own details').forEach((part) => (part.open = true))")
        text, number = page.get_by_label(say["text"]), page.locator(".own .many input[type=number]").first
        before = text.input_value()
        number.fill(str(int(number.input_value()) + int(number.get_attribute("step") or 1)))
        number.blur()
        expect(text).not_to_have_value(before, timeout=WAIT)
        expect(page.get_by_text(say["fit"])).to_be_visible(timeout=WAIT)
        assert grave(anna) == []
        assert narrow(anna)
        text.fill(f"moon = 1\n{text.input_value()}")
        expect(page.get_by_text(say["wrong"])).to_be_visible(timeout=WAIT)
        expect(page.locator(".own .why")).to_contain_text("moon")
        page.get_by_label(say["file"]).set_input_files(
            {"name": "mine.toml", "mimeType": "text/plain", "buffer": own(NAME).encode()}
        )
        expect(page.get_by_text(say["fit"])).to_be_visible(timeout=WAIT)
        assert grave(anna) == []
        page.get_by_role("button", name=say["set"]).click()
        page.get_by_text(say["here"]).wait_for()
        ben.goes(f"#/t/{page.url.rpartition('/')[2]}")
        ben.page.get_by_text(say["here"]).click()
        expect(ben.page.locator(".here pre")).to_contain_text(own(NAME)[own(NAME).index("[[") :].splitlines()[1])
        assert grave(ben) == []
        assert narrow(ben)
    assert shelf.box(NAME).cards
