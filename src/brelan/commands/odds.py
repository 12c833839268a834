"""`brelan odds GAME …`: exact chances, in words or as JSON."""

import argparse
import json
from importlib import import_module

from brelan.commands.language import add_language, language
from brelan.games import NAMES


def describe(parser: argparse.ArgumentParser) -> None:
    """A set of arguments for each game."""
    games = parser.add_subparsers(dest="game", metavar="GAME", required=True)
    for name in NAMES:
        module = import_module(f"brelan.odds.{name}")
        own = games.add_parser(name, help=_summary(module.__doc__), description=_summary(module.__doc__))
        module.describe(own)
        own.add_argument("--json", action="store_true", help="print the chances as JSON")
        add_language(own)


def _summary(doc: str | None) -> str:
    """What stands first in a module, without the game's name; argparse reads % as its own."""
    assert doc is not None
    return doc.partition("\n")[0].partition(": ")[2].replace("%", "%%")


def run(asked: argparse.Namespace) -> None:
    """Find the chances and print them."""
    chances = import_module(f"brelan.odds.{asked.game}").answer(asked)
    if asked.json:
        print(json.dumps(chances.as_json(), ensure_ascii=False, indent=1))
    else:
        print("\n".join(chances.as_text(language(asked))))
