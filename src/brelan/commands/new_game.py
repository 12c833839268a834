"""`brelan new-game NAME`: a folder to start from, with a small game that can be played at once (docs/add-a-game.md)."""

import argparse
import re
import shlex
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import TemporaryDirectory

from brelan import shelf
from brelan.commands.language import add_language, language
from brelan.rulebook import pages
from brelan.texts import words
from brelan.trouble import Trouble

START = "new-game"
"""The folder that is copied; the name of its game, in lowercase and capitalised:"""
CALLED = "newgame"
NAME = re.compile(r"[a-z][a-z0-9_]*")


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("name", metavar="NAME", help="what the game is called: lowercase letters, digits and _")
    parser.add_argument(
        "--into", type=Path, default=Path(), metavar="DIR", help="where to make its folder (default: here)"
    )
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Make the folder, and say how to put its game on the shelf."""
    say, name = words(language(asked)), asked.name
    if not NAME.fullmatch(name):
        raise Trouble(say("new-game-wrong-name", name=name))
    if name in pages():
        raise Trouble(say("new-game-taken", name=name, others=", ".join(shelf.names())))
    folder = asked.into / name
    if folder.exists() or folder.is_symlink():
        raise Trouble(say("new-game-exists", folder=str(folder)))
    try:
        make(name, folder)
    except OSError as trouble:
        raise Trouble(say("new-game-not-made", folder=str(folder), why=trouble.strerror or str(trouble))) from None
    install = shlex.join([sys.executable, "-m", "pip", "install", "-e", str(folder)])
    play = shlex.join([sys.executable, "-m", "brelan", "play", name])
    print(say("new-game-made", folder=str(folder), install=install, play=play))


def make(name: str, folder: Path) -> None:
    """All of the folder, or nothing."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{name}-", dir=folder.parent) as place:
        made = Path(place) / name
        for path, text in files(name):
            file = made / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        made.rename(folder)


def files(name: str) -> Iterator[tuple[str, str]]:
    """What is in the folder of a game of this name: paths and texts."""
    for path, file in _walk(resources.files("brelan").joinpath(START)):
        yield _renamed(path, name), _renamed(file.read_text(encoding="utf-8"), name)


def _renamed(text: str, name: str) -> str:
    return text.replace(CALLED, name).replace(CALLED.capitalize(), name.replace("_", " ").capitalize())


def _walk(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for found in sorted(folder.iterdir(), key=lambda found: found.name):
        if found.is_file():
            yield above + found.name, found
        elif found.name != "__pycache__":
            yield from _walk(found, f"{above}{found.name}/")
