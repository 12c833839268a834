"""A seat's file: what one device was told of the cards of a game, and the luck it lent (docs/fairness.md).

brelan seat 2 TABLE
{"call":…}          before a cut: what was told, and the luck of which the hash was promised
{"shown":…}         the promises that it was shown then, before it showed its luck
{"told":…}          with an entry: what was cut, and what opened the cards that were seen
end HASH            SHA-256 of all the bytes before: the file is whole
"""

import re
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import msgspec

from brelan.room.checking import Called, Checker, Heard, Shown
from brelan.room.lines import line, short, wrong
from brelan.room.opened import Verified, content_of
from brelan.trouble import Trouble

HEAD = re.compile(r"brelan seat 2 ([0-9A-Za-z-]{1,40})")


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of the three."""

    call: Called | None = None
    shown: Shown | None = None
    told: Heard | None = None


DECODER = msgspec.json.Decoder(Line)


@dataclass
class SeatFile:
    """What a seat's file has proved."""

    code: str
    checker: Checker = field(default_factory=Checker)
    chains: dict[int, str] = field(default_factory=dict)
    """The chain as it was told with each entry."""


def closed(text: str) -> str:
    """A seat's file with its last line."""
    return f"{text}end {sha256(text.encode('utf-8', 'surrogateescape')).hexdigest()}\n"


def is_seat(path: Path) -> bool:
    """Whether a file is a seat's, by its first words."""
    return content_of(path).startswith("brelan seat")


def load(path: Path) -> SeatFile:
    """Read a seat's file and check it."""
    return check(content_of(path), str(path))


def check(text: str, where: str) -> SeatFile:
    """Everything that a device was told must fit; the first line that does not is named."""
    first, *lines = text.split("\n")
    whole = text == closed(text[: text.rfind("end ")])
    head = HEAD.fullmatch(first)
    with line(where, 1):
        if head is None:
            raise wrong(first, "'brelan seat 2' and the table's code")
    found = SeatFile(head[1])
    if not whole:
        raise Trouble(f"{where}: the last line is not the hash of the file, expected it whole and as it was kept")
    for number, words in enumerate(lines[:-2], 2):
        with line(where, number):
            _read(found, words)
    if not found.checker.cuts:
        raise Trouble(f"{where}: no cut was read, expected one at least")
    return found


def _read(found: SeatFile, words: str) -> None:
    try:
        read = DECODER.decode(words)
    except (ValueError, RecursionError, UnicodeEncodeError) as trouble:
        raise wrong(words, f"a call or what was told ({short(str(trouble))})") from None
    if sum(part is not None for part in (read.call, read.shown, read.told)) != 1:
        raise wrong(words, "a call, what was shown or what was told")
    if read.call is not None:
        found.checker.call(read.call)
    if read.shown is not None:
        found.checker.show(read.shown)
    if read.told is not None:
        latest = max(found.chains, default=0)
        if read.told.number < latest:
            raise Trouble(f"entry {read.told.number} is told after entry {latest}, expected a later one")
        if found.chains.setdefault(read.told.number, read.told.chain) != read.told.chain:
            raise Trouble(f"entry {read.told.number} is told with two hashes, expected one")
        found.checker.hear(read.told)


def compare(seat: SeatFile, log: Verified, where: str) -> None:
    """The seat was told what the opened log says: the same chain, the same cuts, with its own luck among them."""
    if seat.code != log.code:
        raise Trouble(f"{where}: the seat sat at table {seat.code}, expected {log.code}")
    for number, chain in seat.chains.items():
        if log.hashes.get(number) != chain:
            raise Trouble(f"{where}: entry {number} was told with hash {chain}, expected {log.hashes.get(number)}")
    for name, cut in seat.checker.cuts.items():
        written = log.cuts.get(name)
        if written is None or (written.root, written.about, written.luck) != (cut.root, cut.about, cut.luck):
            raise Trouble(f"{where}: cut {name} was told differently from the log, expected the same")
    for (name, place), deck in seat.checker.decks.items():
        if deck.out != log.out.get((name, place)):
            raise Trouble(f"{where}: deck {place} of cut {name} has other cards left out than lay elsewhere")
    for name in seat.checker.called.keys() - seat.checker.cuts.keys():
        if name in log.cuts:
            raise Trouble(f"{where}: cut {name} was called and never told, expected it with the next entry")
