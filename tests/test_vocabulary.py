"""Boxes for children speak as children do: on buttons, in questions, in lessons, and where the coach has one line."""

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from brelan import shelf
from brelan.server.lessons import lesson
from brelan.texts import LANGUAGES
from tests.boxes import OURS, folder
from tests.vocabulary import MOST_WORDS, syllables, too_hard

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src" / "texts"
COACH = ROOT / "src" / "brelan" / "coach"
CHILDREN = [name for name in OURS if (folder(name) / "words.toml").exists()]
"""The boxes that say which long words stand on their cards."""
AROUND = ("lesson-on", "lesson-again", "lesson-play", "hint", "coach-more", "coach-less", "think-better", "order")
"""The page's own buttons around a lesson, a question and the coach."""


def known(name: str, lang: str) -> set[str]:
    """The words that stand on a box's cards."""
    return set(tomllib.loads((folder(name) / "words.toml").read_text(encoding="utf-8"))[lang])


def said(pattern: ast.Pattern) -> list[str]:
    """All that a text can say; a number stands for what it is told."""
    parts = [[element.value] if isinstance(element, ast.TextElement) else _put(element) for element in pattern.elements]
    return ["".join(some) for some in product(*parts)]


def _put(placeable: ast.Placeable) -> list[str]:
    inside = placeable.expression
    if isinstance(inside, ast.SelectExpression):
        return [text for variant in inside.variants for text in said(variant.value)]
    return [inside.value if isinstance(inside, ast.StringLiteral) else "3"]


def texts(path: Path) -> dict[str, list[str]]:
    """What the messages of a file say."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: said(entry.value) for entry in body if isinstance(entry, ast.Message) and entry.value}


def chosen(found: dict[str, list[str]], *starts: str, end: str = "") -> Iterator[str]:
    """What the messages of these names say."""
    for key, all_of_it in found.items():
        if key.startswith(starts) and key.endswith(end):
            yield from all_of_it


def read_by_children(name: str, lang: str) -> Iterator[str]:
    """Everything that a child reads who plays, learns or asks the coach."""
    home, minds = ROOT / "src" / "brelan" / "games" / name, shelf.box(name).minds
    assert minds is not None
    yield from chosen(texts(home / f"{lang}.ftl") | texts(home / "page" / f"{lang}.ftl"), "ask-", "do-", "option-")
    around = texts(PAGE / f"{lang}.ftl")
    yield from (text for key in AROUND for text in around[key])
    yield from chosen(texts(COACH / f"{lang}.ftl"), "coach-")
    yield from chosen(texts(home / "bots" / f"{lang}.ftl"), "fact-", end="-short")
    taught = lesson(name)
    yield taught.end[lang]
    for task in taught.tasks:
        for words in (task.todo, task.right, task.wrong, *(reply.said for reply in task.replies)):
            yield words.get(lang, "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHILDREN)
def test_a_nine_year_old_stumbles_over_no_word_on_buttons_in_lessons_and_in_the_coach_s_line(
    name: str, lang: str
) -> None:
    on_cards = known(name, lang)
    hard = {text: found for text in read_by_children(name, lang) if (found := too_hard(text, lang, on_cards))}
    assert hard == {}


@pytest.mark.parametrize("name", CHILDREN)
def test_the_list_of_long_words_on_the_cards_is_short_and_every_one_is_used(name: str) -> None:
    for lang in LANGUAGES:
        everything = " ".join(read_by_children(name, lang)).lower()
        assert [word for word in known(name, lang) if word not in everything] == []
        assert len(known(name, lang)) <= 8


@pytest.mark.parametrize(
    ("lang", "word", "n"),
    [
        ("fr", "carte", 1),
        ("fr", "étape", 2),
        ("fr", "dernière", 2),
        ("fr", "coccinelle", 3),
        ("fr", "relancer", 3),
        ("fr", "combinaison", 4),
        ("fr", "égalité", 4),
        ("fr", "probabilité", 5),
        ("fr", "réaliser", 4),
        ("en", "straight", 1),
        ("en", "table", 2),
        ("en", "follow", 2),
        ("en", "together", 3),
        ("en", "combination", 4),
        ("en", "probability", 5),
    ],
)
def test_syllables_are_counted_as_they_are_spoken(lang: str, word: str, n: int) -> None:
    assert syllables(word, lang) == n


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("fr", "Calcule tes probabilités !", "'probabilités' has 5 syllables"),
        ("fr", "Tu gagnes 30 % des coups.", "'%', a part of a hundred"),
        ("fr", "La fiche dit qui paie.", "'qui' begins a clause in 'La fiche dit qui paie.'"),
        ("fr", "Si tu entres, tu parles.", "'Si' begins a clause in 'Si tu entres, tu parles.'"),
        ("en", "Count the opportunities!", "'opportunities' has 5 syllables"),
        ("en", "You win 30 times in 100.", "'in 100', a part of a hundred"),
        ("en", "Keep the card that is best.", "'that' begins a clause in 'Keep the card that is best.'"),
        ("en", "go " * (MOST_WORDS + 1), f"{MOST_WORDS + 1} words in {('go ' * (MOST_WORDS + 1)).strip()!r}"),
    ],
)
def test_a_planted_word_that_is_too_hard_is_found(lang: str, text: str, found: str) -> None:
    assert too_hard(text, lang, set()) == [found]


def test_a_question_may_begin_as_a_clause_does_and_words_on_the_cards_may_be_long() -> None:
    assert too_hard("Qui est dernier ? Touche son nom.", "fr", set()) == []
    assert too_hard("Une coccinelle combinée !", "fr", {"combinée"}) == []
