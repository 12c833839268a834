"""A table's custom cards: the text of a file, kept in the log with the options and read by the game itself."""

from brelan.engine.game import Game
from brelan.engine.sheet import Sheet, sheet
from brelan.trouble import Trouble

MOST = 1 << 16
"""Characters; the largest deck of ours has a fifth of that."""


def fitting(game: Game, text: str) -> Sheet | None:
    """The sheet of a text that the game can read, none for the box's own cards; `Trouble` says what was expected."""
    found = sheet(text)
    if found is None:
        return None
    if len(text) > MOST:
        raise Trouble(f"cards: {len(text)} characters were given, expected {MOST} at most")
    try:
        game.blank(game.least, data=found)
    except ValueError as trouble:
        raise Trouble(str(trouble)) from None
    return found
