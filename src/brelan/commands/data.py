"""Where a command finds what is kept, tables and games: never in a temporary place."""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import platformdirs

from brelan.commands.language import language
from brelan.home import own
from brelan.server.postgres_copy import as_file
from brelan.texts import words
from brelan.trouble import Trouble


def add_data(parser: argparse.ArgumentParser) -> None:
    """The option `--data`."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where the tables are kept (default: your data directory)"
    )


def add_store(parser: argparse.ArgumentParser) -> None:
    """The option `--store`."""
    parser.add_argument(
        "--store",
        default=os.environ.get("BRELAN_STORE", ""),
        metavar="URL",
        help="postgresql://… to make several servers one room (also BRELAN_STORE); by default a file in --data",
    )


@contextmanager
def room(asked: argparse.Namespace) -> Iterator[Path]:
    """A directory with the room's file, to look at: the one asked for, or a copy of the database."""
    if asked.store:
        with as_file(asked.store) as copied:
            yield copied
    else:
        yield data(asked)


def data(asked: argparse.Namespace) -> Path:
    """The directory asked for, else the user's own."""
    return kept_at(asked, "--data", asked.data)


def kept_at(asked: argparse.Namespace, option: str, given: Path | None, *usual: str) -> Path:
    """What was given with an option, else a part of the user's data directory; a place that can be read."""
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
