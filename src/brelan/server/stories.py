"""The present game read again from its log: in words, as one device knows it, or whole when all agreed to open it."""

import asyncio

from brelan.engine.records import TABLE
from brelan.games.face import rule_of
from brelan.room.opened import write
from brelan.room.requests import Refused
from brelan.room.sitting import read
from brelan.server.bodies import Line, Story
from brelan.server.room import Room
from brelan.server.store import Log, Store
from brelan.texts import LANGUAGES
from brelan.transcript import Teller


async def _kept(room: Room, store: Store) -> Log:
    kept = await store.log(room.code)
    if kept is None:
        raise Refused("no-table", f"there is no table {room.code}")
    return kept


async def story(room: Room, store: Store, device: str, lang: str) -> Story:
    """Every sentence that the device may know."""
    at = room.sitting
    chair = at.chair_of(device)
    if chair is None and device not in at.watchers:
        raise Refused("stranger", "this device is not at the table; expected a player, a screen or a spectator")
    if lang not in LANGUAGES:
        raise Refused("language", f"language {lang!r} was asked for, expected {' or '.join(LANGUAGES)}")
    kept = await _kept(room, store)
    return await asyncio.to_thread(_story, kept, TABLE if chair is None else chair, lang)


def _story(kept: Log, watcher: int, lang: str) -> Story:
    at = read(kept.lines, kept.before)
    if at.table is None:
        return Story(())
    teller = Teller(at.game, lang, at.names)
    told = (tell.seen_by(watcher) for tell in at.table.tells)
    lines = ((teller.sentence(tell), rule_of(at.game.name, tell)) for tell in told)
    return Story(tuple(Line(text, rule) for text, rule in lines if text))


async def opened_log(room: Room, store: Store) -> str:
    """The log as it stands on disc, secrets and all."""
    kept = await _kept(room, store)
    return write(room.code, kept.before, kept.lines)
