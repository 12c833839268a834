"""The rule pages for players: one Markdown file for each game and language, its paragraphs named by their ids."""

import re
from importlib import resources
from importlib.resources.abc import Traversable

COMMON = "common"  # the page of the rules that hold for every game
PARAGRAPH = re.compile(r"^(?:- )?\*\*([A-Z]\d+(?:\.\d+)?)\*\*")


def _folder(lang: str) -> Traversable:
    return resources.files("brelan").joinpath("rules", lang)


def pages(lang: str) -> list[str]:
    """The games that have a page, by name."""
    return sorted(file.name.removesuffix(".md") for file in _folder(lang).iterdir() if file.name.endswith(".md"))


def page(game: str, lang: str) -> str:
    """The whole page of a game."""
    return _folder(lang).joinpath(f"{game}.md").read_text(encoding="utf-8")


def title(text: str) -> str:
    """The heading of a page."""
    return text.partition("\n")[0].lstrip("# ")


def paragraphs(text: str) -> dict[str, str]:
    """The paragraphs of a page by id, in its order; each ends at an empty line, a heading or the next id."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        rule = PARAGRAPH.match(line)
        if rule:
            lines = found.setdefault(rule[1], [])
        elif not line.strip() or line.startswith("#"):
            lines = []
        lines.append(line)
    return {rule: "\n".join(written) for rule, written in found.items()}


def rules_of(game: str, lang: str) -> dict[str, str]:
    """The paragraphs that hold at a game's tables: its own and the common ones."""
    return paragraphs(page(game, lang)) | paragraphs(page(COMMON, lang))
