"""Somebody at a terminal: what they type, and what stands before each prompt."""

import re
from collections.abc import Callable

from brelan import shelf

ANYTHING = ["2", "1 2", "1", "", "3", "1 3"] * 8
"""Lines of which one or another answers every question."""
PROMPT = re.compile(r"\[(?:Entrée : |Enter: |à toi de choisir|your choice)([^\]]*)\] > ")

Play = Callable[..., str]


def chosen(game: str, lang: str) -> list[str]:
    """The words that begin a game."""
    players = str(min(4, shelf.game(game).most))
    return ["play", game, "--players", players, "--seed", "8", "--level", "beginner", "--lang", lang, "--new"]


def questions(printed: str) -> list[str]:
    """What stands before each prompt, from the prompt before."""
    return PROMPT.sub("\0", printed).split("\0")[:-1]
