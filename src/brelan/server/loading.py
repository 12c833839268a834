"""A table read from its log: from its latest snapshot on where there is one, and never on the event loop.

What the disc has damaged is set aside with everything after it; the table goes on from what is left.
"""

import asyncio
import logging
from collections.abc import Sequence

from brelan.room import chain
from brelan.room.events import DECODER, Opened
from brelan.room.requests import Refused
from brelan.room.sitting import UNPLAYABLE, Sitting, read
from brelan.room.snapshot import freeze, thaw
from brelan.server.store import Line, Log, Note, Spoilt, Store, Unkept

log = logging.getLogger("brelan")

EVERY = 200
"""Entries after which another snapshot is taken."""
KIND = "snapshot"


async def load(store: Store, code: str) -> Sitting:
    """The sitting of a table; `Unread` or `Trouble` if nothing of it can be read."""
    while True:
        try:
            return await _latest(store, code) or await _whole(store, code)
        except Spoilt as spoilt:
            if spoilt.number == 1:
                raise
            log.error("table.spoilt", extra={"table": code, "entry": spoilt.number})
            await store.set_aside(code, spoilt.number)


async def _whole(store: Store, code: str) -> Sitting:
    kept = await store.log(code)
    if kept is None:
        raise Refused("no-table", f"there is no table {code}")
    sitting = await asyncio.to_thread(_fold, kept)
    if len(kept.lines) > EVERY:
        await keep(store, code, sitting)
    return sitting


def _fold(kept: Log) -> Sitting:
    return read(kept.lines, kept.before)


async def _latest(store: Store, code: str) -> Sitting | None:
    """From the latest snapshot on; None if none fits the log, or another game was begun since."""
    notes = await store.notes(KIND, about=code)
    if not notes or notes[0].body is None:
        return None
    sitting = await asyncio.to_thread(thaw, notes[0].body)
    if sitting is None:
        return None
    lines = (await store.after({code: sitting.number - 1})).get(code, [])
    if not lines or (lines[0].number, lines[0].chain) != (sitting.number, sitting.chain):
        return None
    return await asyncio.to_thread(_follow, sitting, lines[1:])


def _follow(sitting: Sitting, lines: Sequence[Line]) -> Sitting | None:
    try:
        for line in lines:
            if (line.number, line.chain) != (sitting.number + 1, chain.link(sitting.chain, line.body)):
                raise Spoilt(sitting.number + 1)
            entry = DECODER.decode(line.body)
            if isinstance(entry.event, Opened):
                return None
            sitting.play(entry, line.body)
    except UNPLAYABLE:
        return None
    return sitting


async def keep(store: Store, code: str, sitting: Sitting) -> None:
    """Take a snapshot; without one the table is read from its log."""
    frozen = freeze(sitting)
    if frozen is not None:
        try:
            await store.note(Note(KIND, code, "", frozen))
        except Unkept as trouble:
            log.warning("table.snapshot", extra={"table": code, "trouble": str(trouble)})
