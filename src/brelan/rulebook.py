"""The rule pages of the boxes on the shelf, by name."""

from brelan import shelf
from brelan.rulepage import HOUSE, page_in, paragraphs, rules_in, title

__all__ = ("COMMON", "page", "pages", "paragraphs", "rules_of", "title")

COMMON = "common"  # the page of the rules that hold for every game


def pages() -> tuple[str, ...]:
    """The pages there are: one for each game, and the common one."""
    return *shelf.names(), COMMON


def page(game: str, lang: str) -> str:
    """The whole page of a game."""
    return page_in(_package(game), lang)


def rules_of(game: str, lang: str) -> dict[str, str]:
    """The paragraphs that hold at a game's tables: its own and the common ones."""
    return rules_in(_package(game), lang)


def _package(game: str) -> str:
    return HOUSE if game == COMMON else shelf.box(game).game.package
