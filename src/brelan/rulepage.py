"""A rule page for players: a Markdown file in a game's package for each language, its paragraphs named by their ids."""

import re
from importlib import resources

HOUSE = "brelan"
"""The package with the page of the rules that hold for every game."""
PARAGRAPH = re.compile(r"^(?:- )?\*\*([A-Z]\d+(?:\.\d+)?)\*\*")


def page_in(package: str, lang: str) -> str:
    """The whole page that lies in a package; empty if there is none."""
    file = resources.files(package).joinpath("rules", f"{lang}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


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


def rules_in(package: str, lang: str) -> dict[str, str]:
    """The paragraphs that hold at a game's tables: its own and the common ones."""
    return paragraphs(page_in(package, lang)) | paragraphs(page_in(HOUSE, lang))
