"""`brelan import FILE`: bring back what `brelan export` copied, even while the room is open."""

import argparse
from functools import partial
from pathlib import Path

from brelan.commands.data import add_data, add_store, data
from brelan.commands.language import add_language, language
from brelan.server.backup import bring_back, keep_in_file
from brelan.server.postgres_copy import put
from brelan.texts import words
from brelan.trouble import Trouble


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="what brelan export wrote (docs/backup.md)")
    parser.add_argument("--table", metavar="CODE", help="only this table of a whole room")
    add_data(parser)
    add_store(parser)
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Bring the tables back and name them; those that cannot be read are named too, with the reason."""
    say = words(language(asked))
    keep = partial(put, asked.store) if asked.store else partial(keep_in_file, data(asked))
    brought = bring_back(keep, asked.file, asked.table and asked.table.upper())
    print(say("imported", tables=", ".join(brought.tables), n=len(brought.tables)))
    if brought.troubles:
        raise Trouble("\n".join(brought.troubles))
