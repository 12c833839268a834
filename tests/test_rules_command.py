"""`brelan rules`, and the pages it prints: every rule of every game on the shelf, in both languages."""

import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from brelan.cli import main
from brelan.engine.inline import own_functions
from brelan.games import NAMES, catalogue
from brelan.rulebook import COMMON, page, pages, paragraphs, rules_of
from brelan.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
RULES = {
    "champ": {"C": 26},
    "enfer": {"E": 31},
    "kids": {"K": 21},
    "ferme": {"F": 30, "J": 5},
    "peek": {"P": 22},
    COMMON: {"G": 7},
}  # the ids of the ledger: C1 to C26 …
READING = {"fr": r"\*\(notre\s+lecture", "en": r"\*\(our\s+reading"}
OURS = {"fr": r"de\s+nous\b", "en": r"\bours\b"}
RULE = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")

every_page = pytest.mark.parametrize("game", [*NAMES, COMMON])


def ids(game: str) -> list[str]:
    """The ids of a game's ledger, in order."""
    return [f"{letter}{n}" for letter, last in RULES[game].items() for n in range(1, last + 1)]


@every_page
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_the_ledger_has_exactly_one_paragraph(game: str, lang: str) -> None:
    text = page(game, lang)
    assert {rule.partition(".")[0] for rule in paragraphs(text)} == set(ids(game))
    for rule in paragraphs(text):
        assert len(re.findall(rf"^(?:- )?\*\*{re.escape(rule)}\*\*", text, re.MULTILINE)) == 1
        assert len(paragraphs(text)[rule]) > len(f"**{rule}** ") + 10


@every_page
def test_both_languages_have_the_same_rules_and_mark_the_same_ones_as_ours(game: str) -> None:
    french, english = (paragraphs(page(game, lang)) for lang in ("fr", "en"))
    assert list(french) == list(english)
    for marks in (READING, OURS):
        marked = [
            {rule for rule, text in read.items() if re.search(marks[lang], text)}
            for lang, read in (("fr", french), ("en", english))
        ]
        assert marked[0] == marked[1]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_the_code_names_can_be_looked_up(game: str, lang: str) -> None:
    """So that the page can answer `why?` for every event."""
    known = rules_of(game, lang)
    for module in catalogue(game).modules:
        for function in own_functions(import_module(module)):
            named = RULE.match(function.__doc__ or "")
            assert named is None or named.group() in known, f"{module}.{function.__name__}"


@pytest.mark.parametrize("game", NAMES)
def test_every_page_says_that_we_are_not_affiliated(game: str) -> None:
    assert "affilié" in page(game, "fr")
    assert "not affiliated" in page(game, "en")


def test_the_pages_stand_in_docs_too() -> None:
    for lang in LANGUAGES:
        for game in pages(lang):
            assert (ROOT / "docs" / "rules" / lang / f"{game}.md").read_text(encoding="utf-8") == page(game, lang)


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints."""
    main(["rules", *words])
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_prints_the_whole_page(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "peek", "--lang", lang) == page("peek", lang)


def test_rules_prints_one_paragraph_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "peek", "P15", "--lang", "en") == (
        "**P15** The player to the leader's left leads the next round, past those who are out.\n"
    )


def test_rules_takes_an_id_in_small_letters(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "ferme", "j5") == printed(capsys, "ferme", "J5")


def test_rules_finds_the_rules_of_every_game_from_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "peek", "G6") == printed(capsys, "common", "G6") == printed(capsys, "ferme", "G6")


def test_rules_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    whole = json.loads(printed(capsys, "ferme", "--json", "--lang", "fr"))
    assert (whole["game"], whole["lang"], whole["title"]) == ("ferme", "fr", "Poker fermé et Poker avec joker")
    assert list(whole["paragraphs"]) == ids("ferme")
    one = json.loads(printed(capsys, "ferme", "F27", "--json", "--lang", "fr"))
    assert one == {"game": "ferme", "lang": "fr", "id": "F27", "text": "**F27** Qui passe perd ce qu'il a déjà misé."}


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        (["chess"], r"unknown game 'chess'; expected one of .*common.*ferme.*peek"),
        (["../en/peek"], r"unknown game '../en/peek'; expected one of"),
        (["peek", "P23"], r"peek has no rule 'P23'; expected P1 to P22 or G1 to G7"),
        (["ferme", "P1"], r"ferme has no rule 'P1'; expected F1 to F30 or J1 to J5 or G1 to G7"),
        (["ferme", ""], r"ferme has no rule ''; expected F1"),
    ],
)
def test_rules_says_what_it_expected(words: list[str], trouble: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["rules", *words])
    assert left.value.code == 2
    assert re.search(trouble, capsys.readouterr().err)


def test_a_paragraph_ends_at_an_empty_line_a_heading_or_the_next_id() -> None:
    text = "# T\n\n**X1** one\nmore\n## Head\nnot this\n**X2** two\n- **X3.1** three\n\nnor this\n"
    assert paragraphs(text) == {"X1": "**X1** one\nmore", "X2": "**X2** two", "X3.1": "- **X3.1** three"}
