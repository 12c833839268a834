"""A game in figures, from what everybody saw: where all stood after each deal, and the strongest hand shown.

It is read from what complete deals have left in the log, so that a device that comes late has all of it, and a game by
other rules too. As long as the table stays in memory it is read once for all devices.
"""

import asyncio
from collections.abc import Iterable, Iterator
from typing import NamedTuple
from weakref import WeakKeyDictionary

from brelan import shelf
from brelan.box import Box
from brelan.comparison import BEATS, hands_of, marked
from brelan.engine.sheet import sheet
from brelan.engine.state import NO_SEAT, AnyState
from brelan.engine.tells import Tell
from brelan.rankings.judge import Judge
from brelan.rankings.reading import Reading
from brelan.room.events import DECODER, Answered, Kept
from brelan.room.keeping import ended, story
from brelan.room.sitting import Sitting, first
from brelan.server.bodies import Chronicle, ShownHand, Standing
from brelan.server.picture import in_words
from brelan.server.store import Log, Store
from brelan.server.stories import log_of, watcher
from brelan.server.table import LiveTable
from brelan.trouble import Trouble

Moment = tuple[int, int]
"""Which game of the table, and its latest entry: none once it is over, when nothing is added."""
OVER = -1

_read: WeakKeyDictionary[LiveTable, tuple[Moment, asyncio.Task[Chronicle]]] = WeakKeyDictionary()


async def chronicle(live: LiveTable, store: Store, device: str) -> Chronicle:
    """The same for everybody who may see the table."""
    at = live.sitting
    watcher(at, device)
    moment = (at.opened.games, OVER if at.phase == "over" else at.number)
    known = _read.get(live)
    if known is None or known[0] != moment or (known[1].done() and known[1].exception() is not None):
        known = _read[live] = moment, asyncio.get_running_loop().create_task(_chronicle(live, at, store))
    return await asyncio.shield(known[1])


async def _chronicle(live: LiveTable, at: Sitting, store: Store) -> Chronicle:
    if at.table is None:
        return Chronicle((), None)
    last = None
    if at.result is not None:
        last = standing(shelf.box(at.game.name), at.table.state, at.result.scores)
    log = await log_of(live, store, at.opened.games)
    return await asyncio.to_thread(_told, at.game.name, at.options, at.names, log, last)


def _told(name: str, options: dict[str, int], names: tuple[str, ...], log: Log, last: Standing | None) -> Chronicle:
    box, deals = shelf.box(name), _deals(log)
    complete = [deal for deal in deals if not deal.scores]
    standings = (*_start(box, log), *_standings(box, options, names, complete), *([] if last is None else [last]))
    return Chronicle(standings, _strongest(box, deals))


def _start(box: Box, log: Log) -> Iterator[Standing]:
    """What everybody had when the opening was over; by other rules nobody knows."""
    at = first(DECODER.decode(log.lines[0]), log.lines[0], log.before)
    for line in log.lines[1:]:
        if at.begun:
            break
        at.play(DECODER.decode(line), line)
    if at.table is not None:
        between = at.table.between
        yield standing(
            box, between.state if between else box.game.blank(len(at.names), {**at.options}, sheet(at.cards))
        )


def _deals(log: Log) -> list[Kept]:
    """What complete deals have left."""
    events = (DECODER.decode(line).event for line in log.lines)
    return [event.kept for event in events if isinstance(event, Answered) and event.kept is not None]


def _standings(box: Box, options: dict[str, int], names: tuple[str, ...], deals: Iterable[Kept]) -> Iterator[Standing]:
    for deal in deals:
        try:
            table = ended(box.game, deal, options, names)
        except Trouble:  # other rules left what ours cannot lay out
            continue
        yield standing(box, table.state)


def standing(box: Box, state: AnyState, scores: tuple[int, ...] = ()) -> Standing:
    """Where everybody stands now, in public numbers."""
    game, seats = box.game, range(state.players)
    has = tuple(next(iter(box.face.purse(state, seat).values()), game.score(state, seat)) for seat in seats)
    return Standing(getattr(state, game.deal), has, scores or tuple(game.score(state, seat) for seat in seats))


class Shown(NamedTuple):
    """A hand as it was read, and by whom."""

    seat: int
    judge: Judge
    reading: Reading
    cards: tuple[int, ...]
    own: int


def _strongest(box: Box, deals: Iterable[Kept]) -> ShownHand | None:
    """Of all the hands that everybody saw; the earliest of equals."""
    best: Shown | None = None
    when, deck = 0, 0
    for deal in deals:
        for _version, tell in story(box.game, (deal,)):
            for shown in _hands(box, tell.seen_by(NO_SEAT)):
                if best is None or shown.reading.value > best.reading.value:
                    best, deck = shown, tell.deck
                    when = _number(deal, box.game.deal)
    if best is None:
        return None
    cards = tuple(box.game.state.LAYOUT.decks[deck].text(card) for card in best.cards)
    judge, reading = best.judge, best.reading
    counts, makes = marked(reading.places), marked(reading.made_of)
    return ShownHand(when, best.seat, cards, best.own, counts, makes, in_words(lambda lang: judge.name(reading, lang)))


def _number(deal: Kept, name: str) -> int:
    value = deal.numbers.get(name, 0)
    return value if isinstance(value, int) else 0


def _hands(box: Box, tell: Tell) -> Iterator[Shown]:
    """The hands that an event turns up before all eyes: two that are compared, or one that has a name."""
    if box.judge is None or not tell.cards or min(tell.cards) < 0:
        return
    try:
        if tell.what == BEATS:
            yield from _compared(box, box.judge, tell)
        elif in_words(lambda lang: box.face.hand_name(tell.cards, lang)):
            seat = tell.seat if box.face.own else -1
            yield Shown(seat, box.judge, box.judge.read([tell.cards])[0], tell.cards, len(tell.cards))
    except (LookupError, ValueError):  # other rules told it with other numbers
        return


def _compared(box: Box, judge: Judge, tell: Tell) -> Iterator[Shown]:
    """Both hands, as they counted then; where another order held for a while, by the usual one."""
    found = box.face.compared(tell)
    usual = found.judge.ranking is judge.ranking
    seats, readings = (tell.seat, tell.numbers["seat_over"]), (found.first, found.second)
    for seat, reading, cards in zip(seats, readings, hands_of(tell), strict=True):
        if usual:
            yield Shown(seat, found.judge, reading, tuple(cards), tell.numbers["own"])
        else:
            yield Shown(seat, judge, judge.read([cards])[0], tuple(cards), tell.numbers["own"])
