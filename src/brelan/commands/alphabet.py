"""What a terminal or pipe gets for signs its encoding lacks: `Ks` for `K♠`, `-` for `−`, `e` for `é`."""

import codecs
import sys
import unicodedata
from io import TextIOWrapper

from brelan.deck import SIGNS

NAME = "brelan.plain"
PLAIN = SIGNS | {
    "−": "-", "–": "-", "—": "-", "─": "-", "·": ".", "×": "x", "±": "+/-", "→": "->", "°": "o",
    "’": "'", "‘": "'", "“": "'", "”": "'", "«": "<<", "»": ">>",
    "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "€": "EUR",
    "█": "#", "▓": "=", "▒": "+", "░": ":", "╌": "-", "●": "o", "■": "#", "▲": "^", "★": "*",
}  # fmt: skip
"""No quotation mark and no backslash among them: JSON stays JSON."""


def plain(trouble: UnicodeError) -> tuple[str, int]:
    """Something readable for what an encoding lacks; an error handler as `codecs` wants it."""
    if not isinstance(trouble, UnicodeEncodeError):
        raise trouble
    return "".join(map(_plain, trouble.object[trouble.start : trouble.end])), trouble.end


def _plain(sign: str) -> str:
    if sign in PLAIN or unicodedata.combining(sign):
        return PLAIN.get(sign, "")
    return unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"


def be_readable() -> None:
    """From now on nothing printed or typed raises an encoding error."""
    codecs.register_error(NAME, plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NAME)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
