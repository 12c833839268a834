"""Both languages are complete: the same texts in each, every text used, every text there."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import FunctionReference, Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from brelan import shelf
from brelan.texts import LANGUAGES, words
from brelan.trouble import WrongBox
from brelan.wording import faults, unneeded

SOURCE = Path(__file__).parent.parent / "src" / "brelan"
FRENCH = sorted(SOURCE.rglob("fr.ftl"))
PAGE = sorted((SOURCE.parents[1] / "web" / "src").rglob("fr.ftl"))


def named(path: Path) -> str:
    return "-".join(path.parts[-3:-1])


def messages(path: Path) -> set[str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, Message)}


@pytest.mark.parametrize("french", FRENCH, ids=named)
def test_french_and_english_have_the_same_texts(french: Path) -> None:
    english = french.with_name("en.ftl")
    same_in_both = {"short-K", "short-Q", "short-J"}  # English cards keep their letters
    assert messages(french) - messages(english) <= same_in_both
    assert messages(english) - messages(french) == set()


@pytest.mark.parametrize("french", FRENCH, ids=named)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_file_has_a_line_that_cannot_be_read(french: Path, lang: str) -> None:
    text = french.with_name(f"{lang}.ftl").read_text(encoding="utf-8")
    assert [type(entry).__name__ for entry in FluentParser().parse(text).body if type(entry).__name__ == "Junk"] == []


class _Plurals(Visitor):
    """Which numbers are chosen by as one or several without a form for none, and which are written out as decimals."""

    def __init__(self) -> None:
        self.without_none: set[str] = set()
        self.decimals: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = {key.name if isinstance(key := variant.key, Identifier) else key.value for variant in node.variants}
        if {"one", "other"} <= keys and "0" not in keys and isinstance(node.selector, VariableReference):
            self.without_none.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        given = node.arguments.positional
        self.decimals |= {argument.id.name for argument in given if isinstance(argument, VariableReference)}


@pytest.mark.parametrize("path", [*FRENCH, *PAGE], ids=named)
def test_in_french_where_0_is_singular_a_count_says_none_in_its_own_words(path: Path) -> None:
    missing = []
    for message in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        plurals = _Plurals()
        plurals.visit(message)
        if isinstance(message, Message) and plurals.without_none - plurals.decimals:
            missing.append(message.id.name)
    assert missing == []


@pytest.mark.parametrize("name", shelf.names())
def test_every_text_a_game_calls_for_is_there(name: str) -> None:
    assert [str(fault) for fault in faults(shelf.game(name), shelf.box(name).face)] == []


@pytest.mark.parametrize("name", shelf.names())
def test_every_text_of_a_game_is_used(name: str) -> None:
    assert [str(place) for place in unneeded(shelf.game(name), shelf.box(name).face)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_that_is_not_there_is_told_by_its_file(lang: str) -> None:
    with pytest.raises(WrongBox, match=rf"coach\S{lang}\.ftl:1: there is no text fact-lost; expected fact-lost = …"):
        words(lang, "brelan.coach")("fact-lost")
