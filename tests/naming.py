"""Where a game is named: in words, by one of its rules, or by an import, also one that is written in a string.

Only a box's own folders name it: its package, and its tests. Its entry point is its door.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path

from brelan import shelf
from brelan.rulebook import page, paragraphs
from brelan.texts import LANGUAGES, words
from tests.boxes import OURS, folder

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "brelan"
PARTS = (SOURCE, ROOT / "tests", ROOT / "web")
WRITTEN = {".css", ".ftl", ".html", ".js", ".json", ".md", ".mjs", ".py", ".svelte", ".toml", ".ts", ".txt"}
MADE = {"node_modules", "__pycache__", "static", "dist"}
RULE = re.compile(r"(?<![A-Za-z0-9])[A-Z]\d+(?:\.\d+)?(?![A-Za-z0-9])")


def home(name: str) -> Path:
    """The folder of a box."""
    return Path(str(resources.files(shelf.box(name).game.package)))


def written(where: Path) -> Iterator[Path]:
    """All that somebody wrote below a folder."""
    for path in sorted(where.rglob("*")):
        if path.suffix in WRITTEN and path.is_file() and not MADE & set(path.parts):
            yield path


def outside() -> list[Path]:
    """All that lies in no box."""
    inside = [*(home(name) for name in OURS), *(folder(name) for name in OURS)]
    return [
        path for part in PARTS for path in written(part) if not any(path.is_relative_to(folder) for folder in inside)
    ]


def inside(name: str) -> list[Path]:
    """All that lies in a box, and its tests."""
    return [*written(home(name)), *written(folder(name))]


@cache
def _words(names: tuple[str, ...]) -> re.Pattern[str]:
    """Names as words or as parts of identifiers, and titles."""
    titles = {words(lang, shelf.box(name).game.package)("title") for name in names for lang in LANGUAGES}
    small = "|".join(names)
    capital = "|".join(name.capitalize() for name in names)
    return re.compile(
        rf"(?<![^\W_\d])(?:{small})(?![a-zà-ÿ])"
        rf"|(?:{capital})(?![a-zà-ÿ])"
        rf"|(?<![^\W_\d])(?:{small.upper()})(?![^\W_\d])"
        rf"|\b(?i:{'|'.join(map(re.escape, sorted(titles)))})\b"
    )


@cache
def _rules(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(rule for name in names for rule in paragraphs(page(name, LANGUAGES[0])))


def named(path: Path, own: str = "") -> list[str]:
    """Where a file names a game, in its name (line 0) or in a line; one that lies in a box, where it names another."""
    names = tuple(name for name in OURS if name != own)
    text = path.read_text(encoding="utf-8")
    lines = [(0, path.stem), *_lines(text)]
    found = [(number, word[0]) for number, line in lines for word in _words(names).finditer(line)]
    if not own and path.suffix in (".py", ".ftl", ".md"):  # in a box such letters may stand for anything
        found += [(n, rule) for n, line in _lines(text) for rule in RULE.findall(line) if rule in _rules(names)]
    if path.suffix == ".py":
        found += imported(text, own)
    return [f"{path.name}, line {number}: {what}" for number, what in sorted(found)]


def _lines(text: str) -> Iterable[tuple[int, str]]:
    return enumerate(text.splitlines(), 1)


def imported(text: str, own: str) -> list[tuple[int, str]]:
    """Where a module reaches into the folders of boxes: by an import, or by a path in a string, also a partial one.

    What lies there is found on the shelf; only a box knows its own place.
    """
    boxes, found = re.compile(rf"\b(?:brelan|tests)\.games\b(?!\.{own or '!'}\b)"), []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names if boxes.match(alias.name)]
        elif isinstance(node, ast.ImportFrom):
            found += [(node.lineno, path) for a in node.names if boxes.match(path := f"{node.module}.{a.name}")]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and boxes.search(node.value):
            found.append((node.lineno, node.value))
    return found
