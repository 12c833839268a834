"""`brelan export TARGET`: a copy of the room, or of one table, even while it is open."""

import argparse
from datetime import datetime
from pathlib import Path

from brelan.commands.data import add_data, add_store, room
from brelan.commands.language import add_language, language
from brelan.server.backup import copy_room, copy_table
from brelan.texts import words


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("target", type=Path, metavar="DIR-OR-FILE", help="a directory, or a new file's name")
    parser.add_argument("--table", metavar="CODE", help="only this table, as text (docs/backup.md)")
    add_data(parser)
    add_store(parser)
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Copy, and say what was copied where."""
    with room(asked) as kept:
        _copy(asked, kept)


def _copy(asked: argparse.Namespace, kept: Path) -> None:
    say, target = words(language(asked)), asked.target
    if asked.table is not None:
        code = asked.table.upper()
        file = target / f"brelan-{code}.txt" if target.is_dir() else target
        entries = copy_table(kept, code, file)
        print(say("exported-table", table=code, file=str(file), entries=entries))
    else:
        file = target / f"brelan-{datetime.now():%Y-%m-%d-%H%M%S}.sqlite" if target.is_dir() else target
        copied = copy_room(kept, file)
        print(say("exported", file=str(file), tables=copied.tables))
        if copied.damaged:
            print(say("exported-damaged", tables=", ".join(copied.damaged)))
    print(say("exported-secret"))
