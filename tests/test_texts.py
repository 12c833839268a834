"""Both languages are complete: the same texts in each, every text used, every text there."""

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from brelan.games import NAMES, catalogue
from brelan.texts import LANGUAGES

SOURCE = Path(__file__).parent.parent / "src" / "brelan"
PACKAGES = sorted(".".join(("brelan", *path.parent.relative_to(SOURCE).parts)) for path in SOURCE.rglob("fr.ftl"))


def messages(package: str, lang: str) -> dict[str, Message]:
    text = resources.files(package).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


@pytest.mark.parametrize("package", PACKAGES)
def test_french_and_english_have_the_same_texts(package: str) -> None:
    french, english = (set(messages(package, lang)) for lang in LANGUAGES)
    same_in_both = {"short-K", "short-Q", "short-J"}  # English cards keep their letters
    assert french - english <= same_in_both
    assert english - french == set()


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_file_has_a_line_that_cannot_be_read(package: str, lang: str) -> None:
    text = resources.files(package).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    assert [type(entry).__name__ for entry in FluentParser().parse(text).body if type(entry).__name__ == "Junk"] == []


def needed(name: str) -> set[str]:
    """The texts that a game's rules, questions and options call for."""
    game = catalogue(name)
    keys = {"title", "stands"} | {f"choice-{option.name}" for option in game.options}
    for path in (SOURCE / "games" / name).glob("*.py"):
        told = re.findall(r"\bTold\.([A-Z_]+)", path.read_text(encoding="utf-8"))
        keys |= {f"told-{what.lower().replace('_', '-')}" for what in told}
    for number, step in game.book.steps.items():
        for part, question in enumerate(step.questions):
            name_of_step = number.name.lower().replace("_", "-")
            keys.add(f"ask-{name_of_step}-{question.verb}" if part else f"ask-{name_of_step}")
            keys |= {f"option-{option.name.lower()}" for option in question.options or ()}
    return keys


@pytest.mark.parametrize("name", NAMES)
def test_every_text_a_game_calls_for_is_there(name: str) -> None:
    there = {*messages("brelan.texts", "fr"), *messages(f"brelan.games.{name}", "fr")}
    assert needed(name) - there == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_text_of_a_game_is_used(name: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    unused = set(messages(f"brelan.games.{name}", "fr")) - needed(name)
    options = {f"choice-{option.name}-{word}" for option in catalogue(name).options for word in option.words}
    dynamic = ("pile-", "symbol-", "back-", "mise-", "class-", "effect-", "outcome-", "place-")
    assert [key for key in unused - options if not key.startswith(dynamic) and f'"{key}"' not in source] == []
