"""`brelan odds GAME …`: exact chances, in words, as JSON, as a picture."""

import argparse
import json
from pathlib import Path

from brelan import shelf
from brelan.commands.language import add_language, language
from brelan.commands.screen import show, width
from brelan.drawing import Bars, bars, picture
from brelan.odds.parts import percentage
from brelan.progress import meanwhile
from brelan.texts import words
from brelan.trouble import Trouble


def describe(parser: argparse.ArgumentParser) -> None:
    """A set of arguments for each game."""
    games = parser.add_subparsers(dest="game", metavar="GAME", required=True)
    for name in shelf.names():
        odds = shelf.box(name).odds
        if odds is None:
            games.add_parser(name, help="this box has no odds")
            continue
        summary = odds().summary.replace("%", "%%")  # argparse reads % as its own
        example = f"for example: brelan odds {name} {odds().example}"
        own = games.add_parser(name, help=summary, description=summary, epilog=example)
        odds().describe(own)
        own.add_argument("--json", action="store_true", help="print the chances as JSON")
        own.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the chances")
        add_language(own)


def run(asked: argparse.Namespace) -> None:
    """Find the chances, print and draw them."""
    odds = shelf.box(asked.game).odds
    if odds is None:
        counting = ", ".join(name for name in shelf.names() if shelf.box(name).odds)
        raise Trouble(f"the box {asked.game!r} has no odds; expected one of {counting}")
    if asked.plot is not None and (asked.plot.suffix != ".svg" or not asked.plot.parent.is_dir()):
        raise Trouble(f"--plot {str(asked.plot)!r} was given; expected a name ending in .svg, in an existing folder")
    lang = language(asked)
    with meanwhile(words(lang, "brelan.odds")("odds-counting")):
        chances = odds().answer(asked)
    if asked.plot is not None:
        _draw(chances.as_bars(lang), asked.plot, lang)
    if asked.json:
        print(json.dumps(chances.as_json(), ensure_ascii=False, indent=1))
    else:
        for line in [*chances.as_text(lang), *bars(chances.as_bars(lang), width())]:
            show(line, hang=4)


def _draw(found: Bars, path: Path, lang: str) -> None:
    """The picture, with parts as they are written in the language."""
    say = words(lang)
    try:
        path.write_text(picture(found, lambda part: say("percent", part=percentage(part))), encoding="utf-8")
    except OSError as trouble:
        raise Trouble(f"--plot {path}: the picture cannot be written ({trouble.strerror})") from None
