"""The form that a box declares for its cards describes all of the box's own, and its words are there."""

import tomllib
from importlib import resources

import pytest

from brelan import shelf
from brelan.form import Field, Offer, Stop, Wrong, wrong
from brelan.server.boxes import files
from brelan.texts import LANGUAGES
from brelan.texts.messages import MESSAGE

FORMED = [name for name in shelf.names() if shelf.box(name).form]


def form(name: str) -> Field:
    declared = shelf.box(name).form
    assert declared is not None
    return declared()


def names(field: Field) -> set[str]:
    """Everything that a form calls by a name of its own."""
    own = {field.name, *field.places, *(offer.word for offer in field.picks), *(offer.number for offer in field.picks)}
    return (own | {name for part in field.fields for name in names(part)}) - {""}


@pytest.mark.parametrize("name", FORMED)
def test_the_form_of_a_box_holds_the_boxs_own_cards(name: str) -> None:
    box = shelf.box(name)
    text = resources.files(box.game.package).joinpath(str(box.cards)).read_text(encoding="utf-8")
    assert wrong(form(name), tomllib.loads(text)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FORMED)
def test_every_part_of_a_form_has_words(name: str, lang: str) -> None:
    known = set(MESSAGE.findall(files(name)[f"{lang}.ftl"].decode()))
    assert {f"form-{part}" for part in names(form(name))} - known == set()


PAY = (Offer("pay", "euros", 10, 90, 10), Offer("draw"))
LINE = Field("line", "outcome", picks=PAY, places=("1", "last"))
FORM = Field("table", "", fields=(Field("many", "cards", 1, 2, fields=(LINE,)), Field("words", "name", most=5)))


@pytest.mark.parametrize(
    ("tree", "expected"),
    [
        ({"cards": ["1 = pay 20", "last = draw"]}, None),
        (
            {"cards": ["1 = pay 25"]},
            Wrong((Stop("cards"), Stop("outcome", 1), Stop("pay")), "number", "25", 10, 90, 10),
        ),
        (
            {"cards": ["1 = draw", "1 = pay"]},
            Wrong((Stop("cards"), Stop("outcome", 2), Stop("pay")), "number", "", 10, 90, 10),
        ),
        ({"cards": ["2 = draw"]}, Wrong((Stop("cards"), Stop("outcome", 1)), "choice", "2", offered=("1", "last"))),
        ({"cards": ["1 = fly"]}, Wrong((Stop("cards"), Stop("outcome", 1)), "choice", "fly", offered=("pay", "draw"))),
        ({"cards": ["1 = draw 3"]}, Wrong((Stop("cards"), Stop("outcome", 1), Stop("draw")), "unknown", "3")),
        ({"cards": []}, Wrong((Stop("cards"),), "many", "0", 1, 2)),
        ({"moon": 1}, Wrong((), "unknown", "moon", offered=("cards", "name"))),
        ({"name": " "}, Wrong((Stop("name"),), "words", " ", 1, 5)),
        (3, Wrong((), "table", "3")),
    ],
)
def test_what_does_not_fit_into_a_form_is_told_by_where_and_what_was_expected(
    tree: object, expected: Wrong | None
) -> None:
    assert wrong(FORM, tree) == expected
