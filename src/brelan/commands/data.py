"""Where a command finds what is kept, tables and games: nothing of it ever goes to a temporary place."""

import argparse
import os
from contextlib import suppress
from pathlib import Path

import platformdirs

from brelan.commands.language import language
from brelan.home import own
from brelan.texts import words
from brelan.trouble import Trouble


def add_data(parser: argparse.ArgumentParser) -> None:
    """The option `--data`."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where the tables are kept (default: your data directory)"
    )


def data(asked: argparse.Namespace) -> Path:
    """The directory asked for, else the user's own."""
    return kept_at(asked, "--data", asked.data)


def kept_at(asked: argparse.Namespace, option: str, given: Path | None, *usual: str) -> Path:
    """What was given with an option, else a part of the user's data directory; a place that one can look at."""
    say = words(language(asked))
    home = own(platformdirs.user_data_path)
    path = given or (home and home.joinpath(*usual))
    if path is None:
        raise Trouble(say("no-home", option=option))
    try:
        with suppress(FileNotFoundError, NotADirectoryError):
            os.stat(path)
    except OSError as trouble:
        raise Trouble(say("wrong-place", path=str(path), why=trouble.strerror, option=option)) from None
    return path
