"""A device's album: the games it has taken part in, running and finished, with who played and how they ended.

What the album says of a game is read from the game's log, and noted so that it is read once after every change. What a
device has taken out of its album is noted too, and stays out.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable

import msgspec

from brelan import shelf
from brelan.engine.table import IllegalAnswer
from brelan.room.events import DECODER
from brelan.room.requests import Refused
from brelan.room.sitting import skim
from brelan.server.chronicles import standing
from brelan.server.memories import Mine, Souvenir
from brelan.server.store import Log, Note, Played, Store, Unread
from brelan.server.telling import people as seated
from brelan.trouble import Trouble

log = logging.getLogger("brelan")

KIND = "album"
LEAVES = 20
"""Games on a page of the album."""
MET = 30
"""Names that are offered to look for."""
ENCODER = msgspec.json.Encoder()
SOUVENIR = msgspec.json.Decoder(Souvenir)


def about(code: str, game: int) -> str:
    """What a note about a game is called."""
    return f"{code}/{game}"


async def mine(store: Store, device: str, game: str, person: str, page: int) -> Mine:
    """A page of the album, the latest games first; only those of a game or with a person, if that is said."""
    found, damaged = await souvenirs(store, device)
    there = sorted((each for each in found if not each.removed), key=lambda each: -each.at)
    wanted = [each for each in there if game in ("", each.game) and _with(each, person)]
    start = page * LEAVES
    return Mine(
        tuple(wanted[start : start + LEAVES]),
        len(wanted),
        tuple(dict.fromkeys(each.game for each in there)),
        _met(there),
        tuple(damaged),
    )


def _with(souvenir: Souvenir, person: str) -> bool:
    return not person or any(person.casefold() in each.name.casefold() for each in souvenir.people)


def _met(found: Iterable[Souvenir]) -> tuple[str, ...]:
    """The people, not the bots, this device has played with most often."""
    people = (each for game in found for i, each in enumerate(game.people) if i != game.chair)
    names = Counter(each.name for each in people if each.name and not each.bot)
    return tuple(name for name, _ in names.most_common(MET))


async def souvenirs(store: Store, device: str) -> tuple[list[Souvenir], list[str]]:
    """Every game of a device, including removed ones; and the tables that cannot be read."""
    noted = {note.about: SOUVENIR.decode(note.body) for note in await store.notes(KIND, owner=device) if note.body}
    found, damaged = list[Souvenir](), list[str]()
    for played in await store.games_of(device):
        known = noted.get(about(played.table, played.game))
        if known is None or (not known.removed and _stale(known, played)):
            try:
                known = await _looked_up(store, device, played)
            except (Unread, Trouble, IllegalAnswer, msgspec.MsgspecError, ValueError, LookupError) as trouble:
                log.error("table.damaged", extra={"table": played.table, "trouble": str(trouble)})
                damaged.append(played.table)
                continue
            await _note(store, device, known)
        if known.there:
            found.append(known)
    return found, list(dict.fromkeys(damaged))


def _stale(known: Souvenir, played: Played) -> bool:
    """Whether something has happened since it was noted; or it was noted before albums said what everybody had."""
    return known.number != played.number or (bool(known.winners) and not known.has)


async def _looked_up(store: Store, device: str, played: Played) -> Souvenir:
    kept = await store.log(played.table, played.game)
    if kept is None:
        raise Trouble(f"game {played.game} is missing")
    return await asyncio.to_thread(souvenir, kept, device, played)


def souvenir(kept: Log, device: str, played: Played) -> Souvenir:
    """A game as its log tells it to a device."""
    at, has, winners = skim(kept.lines, kept.before), tuple[int, ...](), tuple[int, ...]()
    if at.table is not None and at.result is not None:
        has, winners = standing(shelf.box(at.game.name), at.table.state).has, at.result.winners
    chair = at.chair_of(device)
    return Souvenir(
        code=played.table,
        games=played.game,
        number=played.number,
        game=at.game.name,
        phase=at.phase,
        at=DECODER.decode(kept.lines[0]).at,
        until=DECODER.decode(kept.lines[-1]).at,
        people=seated(at, set()),
        chair=chair,
        has=has,
        winners=winners,
        there=chair is not None or device in at.sat or device in at.watchers,
    )


async def _note(store: Store, device: str, known: Souvenir) -> None:
    await store.note(Note(KIND, about(known.code, known.games), device, ENCODER.encode(known)))


async def remove(store: Store, device: str, code: str, game: int) -> None:
    """Remove a game from a device's album; the table keeps it for the others."""
    found, _ = await souvenirs(store, device)
    known = next((each for each in found if (each.code, each.games) == (code, game)), None)
    if known is None:
        raise Refused("no-table", f"game {game} of a table {code} is not in the list, expected one that is")
    await _note(store, device, msgspec.structs.replace(known, removed=True))


async def empty(store: Store, device: str) -> None:
    """Take out all games that are over."""
    found, _ = await souvenirs(store, device)
    for each in found:
        if each.phase == "over":
            await _note(store, device, msgspec.structs.replace(each, removed=True))
