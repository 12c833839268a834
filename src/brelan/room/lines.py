"""Lines of a log as text: the chain's hash, a space, an entry in its only spelling. What is wrong is said in a line."""

from collections.abc import Iterator
from contextlib import contextmanager

from brelan.room.events import DECODER, Entry
from brelan.room.secrets import DIGITS, is_hex
from brelan.room.sitting import write
from brelan.trouble import Trouble

SHORT = 60


@contextmanager
def line(where: str, number: int) -> Iterator[None]:
    """Trouble on a line is reported with the file and the line's number."""
    try:
        yield
    except Trouble as trouble:
        raise Trouble(f"{where}, line {number}: {trouble}") from None


def short(words: str, most: int = SHORT) -> str:
    """What was read, cut to a length that a message can show."""
    return words if len(words) <= most else f"{words[:most]}…"


def wrong(words: str, expected: str, most: int = SHORT) -> Trouble:
    """What was read is not what was expected."""
    return Trouble(f"read {short(words, most)!r}, expected {expected}")


def parts(words: str) -> tuple[str, bytes]:
    """A line's hash, and its entry as it was stored; a byte that is not text is named."""
    found, space, rest = words.partition(" ")
    if not space or not is_hex(found):
        raise wrong(words, f"a hash of {DIGITS} hexadecimal digits, a space and an entry")
    try:
        return found, rest.encode()
    except UnicodeEncodeError as trouble:
        byte = ord(rest[trouble.start]) & 0xFF
        raise Trouble(f"read byte {byte:#04x}, which is no text, expected UTF-8") from None


def entry_of(stored: bytes) -> Entry:
    """The entry. Only one spelling is accepted: two readers might understand another differently."""
    words = stored.decode(errors="replace")
    try:
        entry = DECODER.decode(stored)
    except (ValueError, RecursionError) as trouble:
        raise wrong(words, f"an entry ({short(str(trouble))})") from None
    if write(entry) != stored:
        raise wrong(words, "the entry in its only spelling")
    return entry
