"""Which language a command speaks."""

import argparse
import locale

from brelan.texts import LANGUAGES


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option `--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, help="fr or en; by default the locale's, else fr")


def language(asked: argparse.Namespace) -> str:
    """The language asked for, else English where the locale says so, else French."""
    return asked.lang or ("en" if (locale.setlocale(locale.LC_CTYPE, "") or "").lower().startswith("en") else "fr")
