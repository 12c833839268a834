"""`brelan rules GAME [ID]`: a game's rule page, or one paragraph of it."""

import argparse
import json
import re
import sys
from collections.abc import Iterable

from brelan.commands.language import add_language, language
from brelan.commands.screen import show
from brelan.rulebook import page, pages, paragraphs, rules_of, title
from brelan.trouble import Trouble

BEGINS = re.compile(r"#|\||- |\d+\. |\*\*[A-Z]\d")
"""What begins a line of its own on a Markdown page: a heading, a row, an item, a paragraph with its id."""
RULED = re.compile(r"[|\s-]+$")
MARKS = re.compile(r"[*`]|^#+ |^- (?=\*\*)")
ITEM = re.compile(r"- |\d+\. ")


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help="a game, or common: the rules of every game")
    parser.add_argument("id", metavar="ID", nargs="?", help="one paragraph only, such as G5")
    parser.add_argument("--json", action="store_true", help="print the paragraphs as JSON")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Print the page or the paragraph."""
    lang = language(asked)
    if asked.game not in pages():
        raise Trouble(f"unknown game {asked.game!r}; expected one of {', '.join(pages())}")
    if asked.id is None:
        text = page(asked.game, lang)
        data: dict[str, object] = {"title": title(text), "paragraphs": paragraphs(text)}
    else:
        rule, text = paragraph(asked.game, asked.id, lang)
        data = {"id": rule, "text": text}
    if asked.json:
        print(json.dumps({"game": asked.game, "lang": lang, **data}, ensure_ascii=False))
    elif sys.stdout.isatty():
        for line in flowed(text):
            show(line, hang=len(item[0]) if (item := ITEM.match(line)) else 0)
    else:
        print(text.rstrip())


def paragraph(game: str, asked: str, lang: str) -> tuple[str, str]:
    """One paragraph, of the game's page or of the common one, and its id."""
    rules, rule = rules_of(game, lang), asked.upper()
    if rule not in rules:
        raise Trouble(f"{game} has no rule {asked!r}; expected {' or '.join(map(' to '.join, spans(rules)))}")
    return rule, rules[rule]


def spans(rules: Iterable[str]) -> list[tuple[str, str]]:
    """The ids of a page in short: `R1` to `R30`, `S1` to `S5`."""
    ends: dict[str, list[str]] = {}
    for rule in rules:
        ends.setdefault(rule[0], []).append(rule.partition(".")[0])
    return [(ids[0], max(ids, key=lambda rule: int(rule[1:]))) for ids in ends.values()]


def flowed(text: str) -> list[str]:
    """A page or a paragraph as a terminal shows it: a line for each paragraph, item and row, without marks."""
    lines: list[str] = []
    for line in text.rstrip().splitlines():
        goes_on = bool(lines) and bool(lines[-1]) and bool(line) and not BEGINS.match(line)
        if goes_on and not lines[-1].startswith("#"):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return [MARKS.sub("", line) for line in lines if not RULED.match(line)]
