"""E3: the form offers what the file's reader takes, up to the last chip, and nothing that it refuses."""

import tomllib
from typing import Any

import pytest

from brelan.engine.sheet import Sheet
from brelan.form import wrong
from brelan.games.enfer.deck import BOX, CATALOGUE, load
from brelan.games.enfer.form import FORM
from brelan.tomltext import text_of
from brelan.trouble import Trouble

OURS = tomllib.loads(BOX.read_text(encoding="utf-8"))["mise"]


def fits(*mises: dict[str, Any]) -> tuple[bool, bool]:
    """Whether the form has room for these Mises, and whether the reader takes them."""
    tree = {"mise": [*mises]}
    try:
        load(Sheet(text_of(tree)))
    except Trouble:
        return wrong(FORM, tree) is None, False
    return wrong(FORM, tree) is None, True


def with_first(**changed: Any) -> list[dict[str, Any]]:
    """Our Mises, the first one with something else printed on it."""
    return [OURS[0] | changed, *OURS[1:]]


# what a round can bear: hidden cards, a pair of them for the Pact, half of the chips, a raise of all of them
BOUNDS = {
    "devils-eye": ("cards", 1, 3),
    "pact": ("cards", 1, 2),
    "tithe": ("chips", 1, 6),
    "pickpocket": ("chips", 1, 6),
    "high-stakes": ("most", 4, 12),
    "spotlight": ("cards", 1, 3),
    "second-chance": ("cards", 1, 3),
    "toll": ("chips", 1, 6),
    "hermit": ("chips", 1, 6),
}


@pytest.mark.parametrize("do", BOUNDS)
def test_E3_a_number_is_taken_within_its_bounds_and_not_beside_them(do: str) -> None:
    name, least, most = BOUNDS[do]
    for n, fit in ((least - 1, False), (least, True), (most, True), (most + 1, False)):
        assert fits(*with_first(effects=[{"do": do, name: n}])) == (fit, fit), n


@pytest.mark.parametrize("do", [name for name in CATALOGUE if name not in BOUNDS])
def test_E3_the_other_effects_take_no_number(do: str) -> None:
    assert fits(*with_first(effects=[{"do": do}])) == (True, True)
    assert fits(*with_first(effects=[{"do": do, "cards": 1}])) == (False, False)


@pytest.mark.parametrize(("n", "fit"), [(0, False), (1, True), (3, True), (4, False)])
def test_E3_a_mise_has_one_to_three_effects(n: int, fit: bool) -> None:
    assert fits(*with_first(effects=[{"do": "gag"}] * n)) == (fit, fit)


@pytest.mark.parametrize(("times", "fit"), [(0, False), (1, True), (8, True), (9, False)])
def test_E3_it_works_once_or_as_often_as_there_are_rounds(times: int, fit: bool) -> None:
    assert fits(*with_first(times=times)) == (fit, fit)


def test_E3_there_are_fifteen() -> None:
    assert fits(*OURS) == (True, True)
    assert fits(*OURS[1:]) == (False, False)
    assert fits(*OURS, OURS[0]) == (False, False)


def test_the_form_holds_texts_of_three_hundred_letters_and_the_reader_longer_ones() -> None:
    text = OURS[0]["fr"]
    assert fits(*with_first(fr=text | {"effect": "a" * 300})) == (True, True)
    assert fits(*with_first(fr=text | {"effect": "a" * 301})) == (False, True)
    assert fits(*with_first(fr=text | {"effect": ""})) == (False, False)
