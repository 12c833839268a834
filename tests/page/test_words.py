"""The page's words: both languages say everything, nothing is said that nobody reads, every question has its words."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from brelan import shelf
from brelan.engine.game import Game
from brelan.engine.steps import Question

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
GAMES = ROOT / "src" / "brelan" / "games"
CODE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted((*WEB.rglob("*"), *GAMES.glob("*/page/*")))
    if path.suffix in (".ts", ".svelte")
)
TEXTS = (WEB / "texts" / "fr.ftl").read_text(encoding="utf-8")
BOTH = ("fr", "en")
OF_PROGRAMS = {
    "size",
    "type",
    "method",
    "colour",
    "game",
    "seconds",
    "language",
    "level",
    "cut",
    "promise",
    "luck",
    "phrase",
}
"""What the server refuses that this page never asks for."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, frozenset[str]]:
    """The messages of a file, with the variables each one mentions."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def files() -> list[Path]:
    return sorted((*WEB.rglob("fr.ftl"), *GAMES.glob("*/page/fr.ftl"), *GAMES.glob("*/lesson/fr.ftl")))


@pytest.mark.parametrize("path", files(), ids=lambda path: "-".join(path.parts[-3:-1]))
def test_french_and_english_say_the_same_things_about_the_same_facts(path: Path) -> None:
    assert messages(path) == messages(path.with_name("en.ftl"))


def used(key: str) -> bool:
    """Whether the page asks for this text, by name or by the beginning of a name."""
    if re.search(rf"[\"'`]{re.escape(key)}[\"'`]", CODE) or f"{{ {key} }}" in TEXTS:
        return True
    beginnings = [key[:i] for i in range(len(key)) if key[i - 1] == "-"]
    return any(f"`{start}${{" in CODE for start in beginnings)


def test_no_text_of_the_page_is_unused() -> None:
    assert [key for key in messages(WEB / "texts" / "fr.ftl") if not used(key)] == []


def test_no_text_that_the_page_names_is_missing() -> None:
    known = set(messages(WEB / "texts" / "fr.ftl")) | set(messages(ROOT / "src/brelan/texts/fr.ftl"))
    for name in shelf.names():
        known |= set(messages(GAMES / name / "page" / "fr.ftl")) | set(messages(GAMES / name / "fr.ftl"))
    asked = set(re.findall(r"say\(\s*[\"']([a-z0-9-]+)[\"']", CODE))
    assert sorted(asked - known) == []


def refusals() -> set[str]:
    """The codes of the protocol's table."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").partition("## When the answer is no")[2]
    table = text.strip().partition("\n\n")[0].splitlines()[2:]
    return {code for row in table for code in re.findall(r"`([a-z-]+)`", row.split("|")[1])}


def test_whatever_the_server_refuses_a_person_is_told_why() -> None:
    said = {key.removeprefix("refused-") for key in messages(WEB / "texts" / "fr.ftl") if key.startswith("refused-")}
    assert refusals() - said == OF_PROGRAMS
    assert said - refusals() == {"offline", "other"}


def questions(game: Game) -> list[tuple[str, Question]]:
    """Every question of a game, with its step as texts name it."""
    steps = [(step.name.lower().replace("_", "-"), entry) for step, entry in game.book.steps.items()]
    return [(name, question) for name, entry in steps for question in entry.questions]


def words(start: str, step: str, question: Question) -> list[list[str]]:
    """For each thing to be said of a question, the texts that would do; as parts/Ask.svelte looks for them."""
    if start == "do" and question.options is not None:
        names = [option.name.lower() for option in question.options]
        return [[f"do-{step}-{name}", f"do-{name}", f"option-{name}"] for name in names]
    return [[f"{start}-{step}-{question.verb}", f"{start}-{step}", f"{start}-{question.verb}"]]


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("lang", BOTH)
def test_every_question_and_every_button_of_a_game_has_its_words(game: str, lang: str) -> None:
    own = messages(GAMES / game / "page" / f"{lang}.ftl")
    known = {*own, *messages(GAMES / game / f"{lang}.ftl")}
    missing = [
        tries[0]
        for step, question in questions(shelf.game(game))
        for start in ("ask", "do")
        for tries in words(start, step, question)
        if not known & set(tries)
    ]
    assert missing == []


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("lang", BOTH)
def test_every_kind_of_decision_has_its_words(game: str, lang: str) -> None:
    known = {*messages(GAMES / game / "page" / f"{lang}.ftl")}
    kinds = [(f"kind-{step}-{put.verb}", f"kind-{step}", f"step-{step}") for step, put in questions(shelf.game(game))]
    assert [tries[1] for tries in kinds if not known & set(tries)] == []


@pytest.mark.parametrize("game", shelf.names())
def test_no_word_for_a_question_is_left_over(game: str) -> None:
    wanted = {
        key
        for step, question in questions(shelf.game(game))
        for start in ("ask", "do")
        for tries in words(start, step, question)
        for key in tries
    }
    own = [key for key in messages(GAMES / game / "page" / "fr.ftl") if key.startswith(("ask-", "do-"))]
    assert [key for key in own if key not in wanted] == []


def attributes(game: str, lang: str) -> dict[str, tuple[set[str], set[str]]]:
    """What a game tells: the variables of each text, and its attributes."""
    found = {}
    for path in (ROOT / f"src/brelan/texts/{lang}.ftl", GAMES / game / f"{lang}.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                variables = _Variables()
                variables.visit(entry.value)
                found[entry.id.name] = (variables.names, {attribute.id.name for attribute in entry.attributes})
    return found


def called(game: str) -> set[str]:
    """Whom else a game's tells are about: the variables that are somebody's name."""
    sources = (path.read_text(encoding="utf-8") for path in (GAMES / game).glob("*.py"))
    return {name for source in sources for name in re.findall(r"\bseat_(\w+)=", source)}


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("lang", BOTH)
def test_whoever_reads_what_they_did_or_what_was_done_to_them_is_spoken_to(game: str, lang: str) -> None:
    others = called(game)
    tells = {key: found for key, found in attributes(game, lang).items() if key.startswith("told-")}
    missing = [f"{key}.you" for key, (names, own) in tells.items() if "who" in names and not own & {"you", "to-you"}]
    missing += [f"{key}.to-you" for key, (names, own) in tells.items() if names & others and "to-you" not in own]
    assert missing == []


DEALS = re.compile(r"\b(donne|tour|manche|deal|round)\b")


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("lang", BOTH)
def test_a_deal_is_called_the_same_wherever_one_looks_back_on_it(game: str, lang: str) -> None:
    texts: dict[str, str] = {}
    for path in (WEB / "texts" / f"{lang}.ftl", GAMES / game / "page" / f"{lang}.ftl"):
        texts |= {key: path.read_text(encoding="utf-8")[at:end] for key, (at, end) in spans(path).items()}
    said = ("where-we-are", "at-deal", "deal-before", "deal-next", "curve-spoken")
    assert len({word for key in said for word in DEALS.findall(texts[key].partition("=")[2].lower())}) == 1


def spans(path: Path) -> dict[str, tuple[int, int]]:
    """Where each text of a file stands."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {one.id.name: (one.span.start, one.span.end) for one in body if isinstance(one, ast.Message) and one.span}
