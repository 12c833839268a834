"""A replay of a game from its log: what a device was told at the time, message by message, in the same words.

A seat gets what it got, everybody else what everybody got. When all agreed to open the game's secrets, its players may
see every hand as well.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from brelan.engine.state import AnyState
from brelan.engine.table import Table
from brelan.engine.tells import Tell
from brelan.room.events import DECODER, Answered, AnyEvent, Away, Back, Bot, Rang, Renewed, Role, Sat, Started
from brelan.room.requests import Refused
from brelan.room.sitting import UNPLAYABLE, Moment, Sitting, first, skim
from brelan.server import telling
from brelan.server.memories import Eyes, Given, Replay
from brelan.server.messages import Glimpse, Update, Whole
from brelan.server.picture import Piles, open_piles
from brelan.server.store import Log, Store
from brelan.server.stories import watcher

SAID: msgspec.json.Decoder[Update | Whole] = msgspec.json.Decoder(Update | Whole)
SEEN = (Started, Answered, Rang, Sat, Bot, Away, Back, Renewed)
"""What there is to see of a game: whoever only comes to look, lends luck or takes a break is passed over."""
READING = asyncio.Semaphore(1)
"""One game is read at a time: tables where people play come first."""
NOBODY_ANSWERED = -1


class Sight(NamedTuple):
    """Through whose eyes a game is looked at: a chair's or everybody's, and whether the hands lie open."""

    chair: int | None
    opened: bool = False


async def replay(store: Store, device: str, code: str, game: int, eyes: str) -> Replay:
    """A game of a table as this device may see it: through its own eyes unless others are asked for."""
    kept = await store.log(code, game) if game >= 0 else None
    if kept is None:
        raise Refused("no-table", f"there is no game {game} of a table {code}")
    async with READING:
        return await asyncio.to_thread(_replay, kept, device, code, eyes)


def _replay(kept: Log, device: str, code: str, asked: str) -> Replay:
    at = skim(kept.lines, kept.before)
    offered = allowed(at, device)
    if asked and asked not in offered:
        raise Refused("sealed", f"{asked[:20]!r} was asked for, expected {' or '.join(offered)}")
    eyes = next(each for each in offered if asked in ("", each))
    sight = Sight(None if eyes == "public" else at.chair_of(device), eyes == "all")
    return _said(kept, code, sight, eyes, offered)


def told_to(kept: Log, code: str, chair: int) -> Replay:
    """A game that nobody played, as one of its chairs was told it."""
    return _said(kept, code, Sight(chair), "seat", ("seat",))


def _said(kept: Log, code: str, sight: Sight, eyes: Eyes, offered: tuple[Eyes, ...]) -> Replay:
    said, answers, over = list[Whole | Update](), list[Given](), False
    for moment in moments(kept):
        said.append(_told(moment, code, sight))
        over = moment.at.phase == "over"
        if isinstance(moment.event, (Answered, Rang)):
            answers.append(_given(moment, moment.event, sight.chair))
    table, *rest = said
    assert isinstance(table, Whole)
    return Replay(eyes, offered, over, table, tuple(rest), tuple(answers))


def allowed(at: Sitting, device: str) -> tuple[Eyes, ...]:
    """Whose eyes a device may look through, its own first.

    A finished game is open to whoever has its link, as everybody saw it; one under way only to those who are there.
    """
    if at.phase == "gathering":
        raise Refused("moment", "the game has not begun, expected one that has")
    if at.chair_of(device) is None:
        if at.phase != "over":
            watcher(at, device)
        return ("public",)
    return ("seat", "public", "all") if at.everybody_agreed() else ("seat", "public")


class Happened(NamedTuple):
    """Something to see: the table after it and before it, what it was, and what was told."""

    at: Sitting
    before: Moment | None
    event: AnyEvent
    tells: list[Tell]


def moments(kept: Log) -> Iterator[Happened]:
    """What there was to see, from the beginning of the game on."""
    at = first(DECODER.decode(kept.lines[0]), kept.lines[0], kept.before)
    for line in kept.lines[1:]:
        entry, before, heard = DECODER.decode(line), at.moment(), len(at.memory.packed)
        with suppress(*UNPLAYABLE):
            at.play(entry, line)
        if at.number != entry.number or (at.begun and at.table is None):
            raise Refused("rules", "the game was played by other rules than today's; its story can be read")
        if at.begun and isinstance(entry.event, SEEN):
            new = len(at.memory.packed) - heard
            yield Happened(at, before, entry.event, at.memory.latest(new, 0) if new > 0 else [])


def _told(moment: Happened, code: str, sight: Sight) -> Whole | Update:
    """What a device was told at the time."""
    at, before, event, tells = moment
    if isinstance(event, Answered) and before is not None:
        words = telling.update(at, before, tells, event.chair, {})
        said = SAID.decode(words.public if sight.chair is None else words.own.get(sight.chair, words.public))
    else:
        role: Role = "spectator" if sight.chair is None else "seat"
        here = telling.Here(set(range(len(at.chairs))), set())  # whoever has gone home since sat there then
        said = SAID.decode(telling.whole(at, code, role, sight.chair, here, tells, None, {}))
    return _laid_open(said, at, before) if sight.opened else said


def _given(moment: Happened, event: Answered | Rang, chair: int | None) -> Given:
    """Who answered; what, is said to whoever did, not to somebody for whom a bot or the clock did."""
    if isinstance(event, Rang):
        return Given(moment.at.number, NOBODY_ANSWERED, None)
    if event.chair != chair or event.by != "person" or moment.before is None:
        return Given(moment.at.number, event.chair, None)
    asked = Table(moment.at.game, moment.before.state).ask(event.chair)
    return Given(moment.at.number, event.chair, asked.decode(event.value))


def _laid_open(said: Whole | Update, at: Sitting, before: Moment | None) -> Whole | Update:
    """With every seat's own cards face up."""
    assert at.table is not None
    game, state = at.game, at.table.state
    if isinstance(said, Whole):
        assert said.picture is not None
        return replace(said, picture=replace(said.picture, piles={**said.picture.piles, **open_piles(game, state)}))
    assert before is not None
    way, then = list[Glimpse](), before.state
    shown = {glimpse.told: glimpse.state for glimpse in at.table.glimpses}
    for glimpse in said.glimpses or ():
        opened = _turned(at, then, shown[glimpse.told])
        way.append(replace(glimpse, mine={**(glimpse.mine or {}), **opened} or UNSET))
        then = shown[glimpse.told]
    changes: dict[str, Any] = {"glimpses": tuple(way) or UNSET}
    return replace(said, mine={**(said.mine or {}), **_turned(at, before.state, state)} or UNSET, **changes)


def _turned(at: Sitting, before: AnyState, after: AnyState) -> Piles:
    was = open_piles(at.game, before)
    return {key: pile for key, pile in open_piles(at.game, after).items() if pile != was[key]}
