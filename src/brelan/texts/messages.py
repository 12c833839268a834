"""What a file of texts holds: which messages, on which lines, and what each must be told. Nothing is put into words."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
MENTION = re.compile(r"\{\s*([a-zA-Z][\w-]*)(?:\.[\w-]+)?\s*\}")


class Message(NamedTuple):
    """One text: its line, the values it mentions, the other messages it is put together from."""

    line: int
    variables: frozenset[str]
    mentions: frozenset[str]


class File(NamedTuple):
    """A file of texts; without messages if it is not there."""

    path: str
    messages: dict[str, Message]
    twice: tuple[str, ...]


@cache
def file(package: str, lang: str) -> File:
    """The texts of a package in a language."""
    place = Path(next(iter(import_module(package).__path__))) / f"{lang}.ftl"
    source = place.read_text(encoding="utf-8") if place.is_file() else ""
    found: dict[str, Message] = {}
    twice = []
    starts = list(MESSAGE.finditer(source))
    bounds = [*(match.start() for match in starts), len(source)]
    for start, end in zip(starts, bounds[1:], strict=True):
        text = source[start.end() : end]
        if start[1] in found:
            twice.append(start[1])
        line = source.count("\n", 0, start.start()) + 1
        found[start[1]] = Message(line, frozenset(VARIABLE.findall(text)), frozenset(MENTION.findall(text)))
    return File(str(place), found, tuple(twice))


def told(key: str, messages: dict[str, Message]) -> frozenset[str]:
    """The values that a message must be told, with those of the messages in it."""
    waiting, seen, found = [key], set[str](), frozenset[str]()
    while waiting:
        name = waiting.pop()
        if name in messages and name not in seen:
            seen.add(name)
            found |= messages[name].variables
            waiting += messages[name].mentions
    return found
