"""How a live table reads on: other houses write to the same log, and what they wrote happens here too."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brelan.engine.tells import Tell
from brelan.room.events import DECODER, Answered, Away, Opened
from brelan.room.sitting import UNPLAYABLE, first, read
from brelan.server.store import Line, Unread

if TYPE_CHECKING:
    from brelan.server.table import LiveTable


async def read_on(live: "LiveTable") -> int:
    """Look at what other houses have written meanwhile; how many lines."""
    if live.store.board.alone:
        return 0
    new = follow(live, (await live.store.after({live.code: live.sitting.number})).get(live.code, []))
    live.be_whole()
    return new


def follow(live: "LiveTable", lines: Sequence[Line]) -> int:
    """Play the lines that are next, each in its turn; how many were new."""
    new = 0
    for line in lines:
        if line.number == live.sitting.number + 1 and not live.broken:
            _play(live, line)
            new += 1
    if new:
        live.attend()
    return new


def _play(live: "LiveTable", line: Line) -> None:
    """A line from another house happens here too; if it cannot, the table is read again when somebody comes."""
    entry = DECODER.decode(line.body)
    event = entry.event
    if live.scene is not None and isinstance(event, Answered):  # there they have looked enough
        live.end_scene()
    before, tells = live.sitting.moment(), list[Tell]()
    try:
        if isinstance(event, Opened):
            live.sitting = first(entry, line.body, live.sitting.chain)
        else:
            tells = live.sitting.play(entry, line.body)
    except UNPLAYABLE:
        live.give_up()
        return
    if live.sitting.chain != line.chain:
        live.give_up()
        return
    if isinstance(event, Away):
        live.warn(event.chair)
    live.clock.set(entry.ran)
    live.has_happened(event, before, tells)


async def start_over(live: "LiveTable", number: int, games: int) -> None:
    """Another house was faster: forget what came after a number here, and follow what was kept."""
    try:
        kept = await live.store.log(live.code, games)
        if kept is None:
            raise Unread("the game that was played is not there")
        known = number - DECODER.decode(kept.lines[0]).number + 1
        live.sitting = read(kept.lines[:known], kept.before)
        live.clock.follow(live.sitting)
        follow(live, (await live.store.after({live.code: number})).get(live.code, []))
    except BaseException:
        live.give_up()
        raise
    live.be_whole()
