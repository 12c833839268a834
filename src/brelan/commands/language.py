"""Which language a command speaks."""

import argparse
import locale
import os

from brelan.texts import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")
"""The first that is set decides, whether or not the system has that locale."""


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option `--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, help="fr or en; by default the locale's, else fr")


def language(asked: argparse.Namespace) -> str:
    """The language asked for, else the one that the user's environment asks for, else French."""
    return asked.lang or _spoken()


def _spoken() -> str:
    """LANGUAGE may name several, best first; where nothing is set the system is asked, which Windows needs."""
    said = next(filter(None, map(os.environ.get, VARIABLES)), None) or locale.setlocale(locale.LC_CTYPE)
    return next((one[:2].lower() for one in said.split(":") if one[:2].lower() in LANGUAGES), "fr")
