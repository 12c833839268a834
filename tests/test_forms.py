"""The form that a box declares for its cards describes all of the box's own, and its words are there."""

import tomllib
from importlib import resources
from typing import Any

import pytest

from brelan import shelf
from brelan.form import Field, Offer
from brelan.server.boxes import files
from brelan.texts import LANGUAGES
from brelan.texts.messages import MESSAGE

FORMED = [name for name in shelf.names() if shelf.box(name).form]


def form(name: str) -> Field:
    declared = shelf.box(name).form
    assert declared is not None
    return declared()


def fits(field: Field, value: Any) -> bool:
    """Whether a form shows this as it is."""
    if field.kind == "words":
        return isinstance(value, str) and len(value) <= field.most
    if field.kind == "number":
        return bool(field.least <= value <= field.most)
    if field.kind == "table":
        parts = {part.name: part for part in field.fields}
        return set(value) <= set(parts) and all(fits(parts[name], inside) for name, inside in value.items())
    if field.kind == "many":
        return field.least <= len(value) <= field.most and all(fits(field.fields[0], inside) for inside in value)
    if field.kind == "line":
        place, _, rest = value.partition(" = ")
        word, _, number = rest.partition(" ")
        return place in field.places and _offered(field.picks, word, number)
    number = [inside for name, inside in value.items() if name != "do"]
    return len(number) <= 1 and _offered(field.picks, value["do"], str(*number))


def _offered(offers: tuple[Offer, ...], word: str, number: str) -> bool:
    offer = next(one for one in offers if one.word == word)
    return not number if not offer.number else offer.least <= int(number) <= offer.most


def names(field: Field) -> set[str]:
    """Everything that a form calls by a name of its own."""
    own = {field.name, *field.places, *(offer.word for offer in field.picks), *(offer.number for offer in field.picks)}
    return (own | {name for part in field.fields for name in names(part)}) - {""}


@pytest.mark.parametrize("name", FORMED)
def test_the_form_of_a_box_holds_the_boxs_own_cards(name: str) -> None:
    box = shelf.box(name)
    text = resources.files(box.game.package).joinpath(str(box.cards)).read_text(encoding="utf-8")
    assert fits(form(name), tomllib.loads(text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FORMED)
def test_every_part_of_a_form_has_words(name: str, lang: str) -> None:
    known = set(MESSAGE.findall(files(name)[f"{lang}.ftl"].decode()))
    assert {f"form-{part}" for part in names(form(name))} - known == set()
