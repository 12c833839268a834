"""Cards of one's own, written down: a file, or a sheet of text that a table keeps in its log."""

from pathlib import Path
from typing import NamedTuple


class Sheet(NamedTuple):
    """A file's text without a file."""

    text: str

    def read_text(self, encoding: str = "utf-8") -> str:
        """As a file would be read."""
        return self.read_bytes().decode(encoding)

    def read_bytes(self) -> bytes:
        """What its hash is made of."""
        return self.text.encode()

    def __str__(self) -> str:
        return "cards"


Printed = Path | Sheet
"""Where a deck of one's own stands."""


def sheet(text: str) -> Sheet | None:
    """The sheet of a text; none for an empty one: the box's own cards."""
    return Sheet(text) if text else None
