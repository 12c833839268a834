"""The tutorial as a newcomer follows it: its blocks are files, changes of files, and commands."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"
FENCE = re.compile(r"^```(\w+)(?: (\S+)( \+)?)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = {"text", "markdown"}
"""What a block without a file may be that is only there to be looked at."""


class Block(NamedTuple):
    """A block of the page: its kind, the file it belongs to, whether it goes to the end of that, and its text."""

    kind: str
    file: str
    goes_on: bool
    text: str


def blocks() -> Iterator[Block]:
    """All blocks, in the order of the page."""
    for kind, file, goes_on, text in FENCE.findall(PAGE.read_text(encoding="utf-8")):
        yield Block(kind, file, bool(goes_on), text)


def commands(block: Block) -> list[list[str]]:
    """The words of each line of a block of commands."""
    return [shlex.split(line) for line in block.text.splitlines()]


def follow(block: Block, folder: Path) -> None:
    """Do in the folder of the game what a block says."""
    file = folder / block.file
    if block.kind == "diff":
        file.write_text(changed(file.read_text(encoding="utf-8"), block.text), encoding="utf-8")
    elif block.goes_on:
        apart = "\n\n\n" if file.suffix == ".py" else "\n\n"
        file.write_text(file.read_text(encoding="utf-8").rstrip("\n") + apart + block.text, encoding="utf-8")
    else:
        file.parent.mkdir(exist_ok=True)
        file.write_text(block.text, encoding="utf-8")


def changed(text: str, diff: str) -> str:
    """A text in which lines go and come; what stays shows where, and is found there once."""
    for part in diff.split("@@\n"):
        lines = part.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] in " -")
        after = "".join(line[1:] for line in lines if line[0] in " +")
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text
