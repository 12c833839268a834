"""`brelan rules GAME [ID]`: a game's rule page, or one paragraph of it."""

import argparse
import json
from collections.abc import Iterable

from brelan.commands.language import add_language, language
from brelan.rulebook import page, pages, paragraphs, rules_of, title
from brelan.trouble import Trouble


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help="a game, or common: the rules of every game")
    parser.add_argument("id", metavar="ID", nargs="?", help="one paragraph only, such as P7 or G5")
    parser.add_argument("--json", action="store_true", help="print the paragraphs as JSON")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Print the page or the paragraph."""
    lang = language(asked)
    if asked.game not in pages(lang):
        raise Trouble(f"unknown game {asked.game!r}; expected one of {', '.join(pages(lang))}")
    if asked.id is None:
        text = page(asked.game, lang)
        data: dict[str, object] = {"title": title(text), "paragraphs": paragraphs(text)}
    else:
        rule, text = paragraph(asked.game, asked.id, lang)
        data = {"id": rule, "text": text}
    print(json.dumps({"game": asked.game, "lang": lang, **data}, ensure_ascii=False) if asked.json else text.rstrip())


def paragraph(game: str, asked: str, lang: str) -> tuple[str, str]:
    """One paragraph, of the game's page or of the common one, and its id."""
    rules, rule = rules_of(game, lang), asked.upper()
    if rule not in rules:
        raise Trouble(f"{game} has no rule {asked!r}; expected {' or '.join(spans(rules))}")
    return rule, rules[rule]


def spans(rules: Iterable[str]) -> list[str]:
    """The ids of a page in short: `F1 to F30`, `J1 to J5`."""
    ends: dict[str, list[str]] = {}
    for rule in rules:
        ends.setdefault(rule[0], []).append(rule)
    return [f"{ids[0]} to {ids[-1]}" for ids in ends.values()]
