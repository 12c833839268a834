"""The present game read again from its log: in words, as one device knows it, or whole when all agreed to open it."""

import asyncio

from brelan.engine.state import NO_SEAT
from brelan.room.opened import write
from brelan.room.requests import Refused, finished
from brelan.room.sitting import Sitting, read
from brelan.server.bodies import Line, Story
from brelan.server.store import Log, Store
from brelan.server.table import LiveTable
from brelan.texts import LANGUAGES
from brelan.transcript import Teller


def watcher(at: Sitting, device: str) -> int:
    """With whose eyes a device looks at the table; a stranger is refused."""
    chair = at.chair_of(device)
    if chair is None and device not in at.watchers:
        raise Refused("stranger", "this device is not at the table; expected a player, a screen or a spectator")
    return NO_SEAT if chair is None else chair


async def log_of(live: LiveTable, store: Store, game: int | None = None) -> Log:
    """A game of the table as it stands on disc, the latest by default."""
    kept = await store.log(live.code, game)
    if kept is None:
        raise Refused("no-table", f"there is no table {live.code}")
    return kept


async def story(live: LiveTable, store: Store, device: str, lang: str, game: int | None) -> Story:
    """Every sentence that the device may know."""
    at = live.sitting
    game = at.opened.games if game is None else game
    eyes = watcher(at, device) if game == at.opened.games else finished(at, device, game)[1]
    if lang not in LANGUAGES:
        raise Refused("language", f"language {lang!r} was asked for, expected {' or '.join(LANGUAGES)}")
    kept = await log_of(live, store, game)
    return await asyncio.to_thread(_story, kept, eyes, lang)


def _story(kept: Log, watcher: int, lang: str) -> Story:
    at = read(kept.lines, kept.before)
    if at.table is None:
        return Story(())
    teller = Teller(at.game, lang, at.names, at.table.data)
    lines = (*teller.retold(at.story(), watcher), *teller.told(at.memory.tells(), watcher))
    return Story(tuple(Line(*line) for line in lines))


async def opened_log(live: LiveTable, store: Store, game: int | None) -> str:
    """The log as it stands on disc, secrets and all."""
    kept = await log_of(live, store, game)
    return write(live.code, kept.before, kept.lines)
