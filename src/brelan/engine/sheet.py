"""Custom cards, written down: a file, or a sheet of text that a table keeps in its log."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from brelan.trouble import Trouble


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
"""Where a custom deck is."""


def sheet(text: str) -> Sheet | None:
    """The sheet of a text; none for an empty one: the box's own cards."""
    return Sheet(text) if text else None


def tree(printed: Printed) -> dict[str, Any]:
    """What it says in TOML; an error gives the reason."""
    try:
        return tomllib.loads(printed.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as trouble:
        raise Trouble(f"{printed}: cannot be read as text ({trouble})") from None
    except (ValueError, RecursionError) as trouble:
        raise Trouble(f"{printed}: is not TOML ({trouble})") from None
