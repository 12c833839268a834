"""Rows for the tests of a store."""

from brelan.room.chain import START, link
from brelan.server.store import Row


def row(table: str, number: int, line: bytes = b"line", device: str | None = None, after: str = START) -> Row:
    """A line of some table; the first one opens its game."""
    return Row(table, number, line, link(after, line), 0, START if number == 1 else None, device, number)
