"""How a table begins."""

from secrets import token_hex
from time import time

from brelan.room.chain import START
from brelan.room.events import Entry, Opened
from brelan.room.sitting import Sitting, first, write
from brelan.server.store import Row, row_of


def opening(code: str, event: Opened) -> tuple[Sitting, Row]:
    """The first entry of a table, and the sitting it begins."""
    entry = Entry(1, int(time() * 1000), 0, token_hex(16), event)
    line = write(entry)
    sitting = first(entry, line)
    return sitting, row_of(code, entry, line, event.games, START, sitting.chain)
