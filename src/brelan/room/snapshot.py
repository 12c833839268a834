"""A sitting as it stood after an entry, so that a long log need not be read from its beginning.

It is never the truth: the log is. A snapshot that other sources wrote, or that is not as it was written, is not used.
"""

import sys
from collections import Counter
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import brelan
from brelan import shelf
from brelan.engine.sheet import sheet
from brelan.engine.table import Table
from brelan.room.events import Chair, Guest, Kept, Link, Opened, Past, Role
from brelan.room.keys import Keys
from brelan.room.memory import Memory
from brelan.room.sitting import Sitting

DIGEST = 32
UNREAD = (".md", ".ftl", ".svelte", ".ts")
APART = {"opened", "game", "chance", "source", "table", "memory", "keys", "hinted"}
"""What is written in a way of its own; everything else of a sitting as it is."""


class Snapshot(msgspec.Struct, frozen=True):
    """Everything that a sitting knows."""

    sources: bytes
    opened: Opened
    chance: Any
    state: bytes | None
    kept: list[Kept]
    earlier: int
    packed: list[bytes]
    open: int
    known: bytes
    hinted: dict[int, int]
    number: int
    chain: str
    version: int
    renewals: int
    strange: frozenset[int]
    options: dict[str, int]
    cards: str
    seconds: int
    hints: bool
    chairs: list[Chair]
    host: int
    watchers: dict[str, Role]
    links: dict[str, Link]
    guests: dict[str, Guest]
    screens: dict[str, str]
    sat: dict[str, int]
    begun: bool
    scores: tuple[int, ...]
    ran: int
    paused: bool
    agreed: set[int]
    past: dict[int, Past]
    lost: int
    late: list[int]
    since: list[int]
    tries: list[int]
    silent: set[int]
    written: int
    put: dict[int, int]


PLAIN = tuple(name for name in Snapshot.__struct_fields__[Snapshot.__struct_fields__.index("number") :])
_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Snapshot)


def freeze(at: Sitting) -> bytes | None:
    """The sitting as bytes; None where it cannot be kept: by other rules than ours, only the log tells it."""
    if at.foreign or vars(at).keys() != {*PLAIN, *APART}:
        return None
    told = at.memory
    found = Snapshot(
        _sources(at.game.name),
        at.opened,
        at.chance.kept(),
        None if at.table is None else at.table.state.tobytes(),
        told.kept,
        told.earlier,
        told.packed,
        told.open,
        bytes(at.keys.known),
        dict(at.hinted),
        **{name: getattr(at, name) for name in PLAIN},
    )
    body = _ENCODER.encode(found)
    return sha256(body).digest() + body


def thaw(frozen: bytes) -> Sitting | None:
    """The sitting that gave these bytes; None where they are not to be trusted."""
    if sha256(frozen[DIGEST:]).digest() != frozen[:DIGEST]:
        return None
    try:
        found = _DECODER.decode(frozen[DIGEST:])
    except msgspec.MsgspecError:  # another version wrote it
        return None
    if found.opened.game not in shelf.names() or found.sources != _sources(found.opened.game):
        return None
    at = Sitting(found.opened, found.number, found.chain, found.strange)
    for name in PLAIN:
        setattr(at, name, getattr(found, name))
    at.chance.recall(found.chance)
    at.memory = Memory(found.kept, found.earlier, found.packed, found.open)
    at.keys, at.hinted = Keys(bytearray(found.known)), Counter(found.hinted)
    if found.state is not None:
        state = at.game.state.frombytes(found.state)
        state.source, state.tells = at.chance, []
        at.table = Table(at.game, state, at.names)
        at.table.data = sheet(at.cards)
    return at


def _lies_there(file: Path) -> bool:
    """What Python keeps for itself comes and goes."""
    return "__pycache__" not in file.parts and file.is_file()


@cache
def _sources(game: str) -> bytes:
    """The code that folds a sitting at this game, as it is on disc: if anything changes, the log is read again.

    Files are identified by size and time; reading everything a game imports would take longer than most logs.
    """
    ours, (first, *_) = Path(brelan.__file__).parent, shelf.game(game).modules
    folders = [ours / "engine", ours / "rankings", ours / "room", Path(str(sys.modules[first].__file__)).parent]
    files = [*ours.glob("*.py"), *(file for folder in folders for file in folder.rglob("*") if _lies_there(file))]
    found = [(str(file), stat.st_size, stat.st_mtime_ns) for file in files for stat in [file.stat()]]
    return sha256(repr(sorted(one for one in found if not one[0].endswith(UNREAD))).encode()).digest()
