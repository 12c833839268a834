"""Which games, sizes and options learners are tested with: a sample every day, all of them in a deep run."""

from typing import Any

from brelan import shelf
from tests.boxes import EVERY

Setting = tuple[str, int, dict[str, Any]]


def sizes(name: str) -> tuple[int, int]:
    """The smallest and the largest table."""
    return shelf.game(name).least, shelf.game(name).most


def sample(name: str) -> list[Setting]:
    """The smallest and the largest table, as the box has them usually."""
    return [(name, seats, {}) for seats in sizes(name)]


def complete(name: str) -> list[Setting]:
    """Every number of seats, and every option by each of its words or at both its ends."""
    game = shelf.game(name)
    seats = range(game.least, game.most + 1)
    options: list[dict[str, Any]] = [{}]
    for option in game.options:
        options += [{option.name: value} for value in option.words or (option.least, option.most)]
    return [(name, n, chosen) for n in seats for chosen in options]


def settings(name: str, deep: bool) -> list[Setting]:
    """All of them, or a few."""
    return complete(name) if deep else sample(name)


__all__ = ["EVERY", "Setting", "complete", "sample", "settings", "sizes"]
