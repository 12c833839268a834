"""`brelan rules`, and the pages it prints: every rule of every game on the shelf, in both languages."""

import json
import re
from importlib import import_module

import pytest

from brelan import shelf
from brelan.cli import main
from brelan.engine.inline import own_functions
from brelan.rulebook import COMMON, page, paragraphs, rules_of, title
from brelan.texts import LANGUAGES
from tests.boxes import IN_TURN, OURS

READING = {"fr": r"\*\(notre\s+lecture", "en": r"\*\(our\s+reading"}
OF_OURS = {"fr": r"de\s+nous\b", "en": r"\bours\b"}
RULE = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")

every_page = pytest.mark.parametrize("game", [*shelf.names(), COMMON])


def spans(game: str) -> dict[str, int]:
    """The letters of a page's rules, and the last number of each."""
    letters: dict[str, int] = {}
    for rule in paragraphs(page(game, LANGUAGES[0])):
        letters[rule[0]] = max(letters.get(rule[0], 0), int(rule[1:].partition(".")[0]))
    return letters


@every_page
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_page_are_numbered_without_a_gap_and_each_has_exactly_one_paragraph(
    game: str, lang: str
) -> None:
    text = page(game, lang)
    found = list(dict.fromkeys(rule.partition(".")[0] for rule in paragraphs(text)))
    assert found == [f"{letter}{n}" for letter, last in spans(game).items() for n in range(1, last + 1)]
    for rule in paragraphs(text):
        assert len(re.findall(rf"^(?:- )?\*\*{re.escape(rule)}\*\*", text, re.MULTILINE)) == 1
        assert len(paragraphs(text)[rule]) > len(f"**{rule}** ") + 10


@every_page
def test_both_languages_have_the_same_rules_and_mark_the_same_ones_as_ours(game: str) -> None:
    french, english = (paragraphs(page(game, lang)) for lang in ("fr", "en"))
    assert list(french) == list(english)
    for marks in (READING, OF_OURS):
        marked = [
            {rule for rule, text in read.items() if re.search(marks[lang], text)}
            for lang, read in (("fr", french), ("en", english))
        ]
        assert marked[0] == marked[1]


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_the_code_names_can_be_looked_up(game: str, lang: str) -> None:
    """So that the page can answer `why?` for every event."""
    known = rules_of(game, lang)
    for module in shelf.game(game).modules:
        for function in own_functions(import_module(module)):
            named = RULE.match(function.__doc__ or "")
            assert named is None or named.group() in known, f"{module}.{function.__name__}"


@pytest.mark.parametrize("game", OURS)
def test_every_page_says_that_we_are_not_affiliated(game: str) -> None:
    assert "affilié" in page(game, "fr")
    assert "not affiliated" in page(game, "en")


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints."""
    main(["rules", *words])
    return capsys.readouterr().out


@every_page
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_prints_the_whole_page(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, game, "--lang", lang) == page(game, lang)


@every_page
def test_rules_prints_one_paragraph_and_nothing_else(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for rule, text in paragraphs(page(game, "en")).items():
        assert printed(capsys, game, rule, "--lang", "en") == f"{text}\n"
        assert text.removeprefix("- ").startswith(f"**{rule}** ")


@every_page
def test_rules_takes_an_id_in_small_letters(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    last = list(paragraphs(page(game, "fr")))[-1]
    assert printed(capsys, game, last.lower()) == printed(capsys, game, last)


@every_page
def test_rules_finds_the_rules_of_every_game_from_any_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, game, "G6") == printed(capsys, COMMON, "G6")


@every_page
def test_rules_prints_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = page(game, "fr")
    whole = json.loads(printed(capsys, game, "--json", "--lang", "fr"))
    assert whole == {"game": game, "lang": "fr", "title": title(text), "paragraphs": paragraphs(text)}
    assert text.startswith(f"# {whole['title']}\n")
    rule, said = list(paragraphs(text).items())[-1]
    one = json.loads(printed(capsys, game, rule, "--json", "--lang", "fr"))
    assert one == {"game": game, "lang": "fr", "id": rule, "text": said}


@every_page
def test_rules_says_which_rules_a_game_has(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    ends = [f"{letter}1 to {letter}{last}" for letter, last in (spans(game) | spans(COMMON)).items()]
    expected = f"expected {' or '.join(ends)}"
    for wrong in ("", "Z99", f"{next(iter(spans(game)))}{1 + next(iter(spans(game).values()))}"):
        with pytest.raises(SystemExit) as left:
            main(["rules", game, wrong])
        assert left.value.code == 2
        assert f"{game} has no rule {wrong!r}; {expected}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        (["chess"], f"unknown game 'chess'; expected one of {', '.join((*shelf.names(), COMMON))}"),
        ([f"../en/{IN_TURN}"], f"unknown game '../en/{IN_TURN}'; expected one of"),
    ],
)
def test_rules_says_which_games_there_are(words: list[str], trouble: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["rules", *words])
    assert left.value.code == 2
    assert trouble in capsys.readouterr().err


def test_a_paragraph_ends_at_an_empty_line_a_heading_or_the_next_id() -> None:
    text = "# T\n\n**X1** one\nmore\n## Head\nnot this\n**X2** two\n- **X3.1** three\n\nnor this\n"
    assert paragraphs(text) == {"X1": "**X1** one\nmore", "X2": "**X2** two", "X3.1": "- **X3.1** three"}
