"""The house: the live tables; the others are loaded when somebody comes."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from brelan import shelf
from brelan.engine.table import IllegalAnswer
from brelan.room import requests
from brelan.room.events import Chair, Opened, Torn
from brelan.room.requests import Refused
from brelan.room.sitting import Sitting
from brelan.server.attendant import Attendant
from brelan.server.bodies import NewTable
from brelan.server.connection import Connection
from brelan.server.daily import Hands
from brelan.server.elsewhere import elsewhere
from brelan.server.heads import Heads
from brelan.server.loading import load
from brelan.server.messages import Behind
from brelan.server.neighbours import Limits, Neighbours
from brelan.server.opening import opening
from brelan.server.reviews import Reviews
from brelan.server.screens import Screens
from brelan.server.store import Damaged, Note, Store, Taken, Unkept, Unread
from brelan.server.table import GONE, LiveTable
from brelan.server.thinking import Thinkers
from brelan.server.tokens import CODE, LETTERS, Mint, hashed, new_code, new_key, new_secret
from brelan.server.trials import Trials
from brelan.server.warm import warm
from brelan.texts import LANGUAGES
from brelan.trouble import Trouble

log = logging.getLogger("brelan")

IDLE = 30.0
"""Seconds that a table without devices stays in memory."""


class House:
    """Every table of one server."""

    def __init__(self, store: Store, pace: float, heads: Heads | None = None) -> None:
        self.store = store
        self.heads = heads
        self.pace = pace
        self.thinkers = Thinkers()
        self.hands = Hands(store, self.thinkers)
        self.reviews = Reviews(store)
        self.trials = Trials()
        self.tables: dict[str, LiveTable] = {}
        self.screens = Screens(store, self.table)
        self.neighbours = Neighbours(store, self.tables)
        self._leaving = False
        self._attendants: dict[str, Attendant] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._trying: asyncio.Task[None] | None = None
        self._mint: Mint | None = None

    async def table(self, code: str) -> LiveTable:
        """The table with this code, from memory or from its log; everything it says is on disc."""
        while True:
            found = self.tables.get(code)
            if found is None or found.broken:
                found = await self._read(code)
            try:
                await found.settle()
            except Unkept:
                if not found.broken:
                    raise
                continue
            if self.tables.get(code) is found:
                return found

    async def _read(self, code: str) -> LiveTable:
        if len(code) != CODE or not set(code) <= set(LETTERS):
            raise Refused("no-table", f"there is no table {code[:20]!r}; expected {CODE} of the letters {LETTERS}")
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> LiveTable:
        try:
            sitting = await self._sitting(code)
            await warm(sitting.game.name)
            live = self._enter(code, sitting)
            live.elsewhere = elsewhere((await self.store.board.notices([code])).get(code, []), self.store.board.house)
            await self._announce(live)
            await live.take(requests.renew)
        except (Unread, Trouble, IllegalAnswer, msgspec.MsgspecError, ValueError, IndexError, KeyError) as trouble:
            self._forget(code)
            log.error("table.damaged", extra={"table": code, "trouble": str(trouble)})
            raise Damaged(f"table {code} cannot be read: {trouble}") from None
        return live

    async def _sitting(self, code: str) -> Sitting:
        try:
            return await load(self.store, code)
        except Refused:
            if self.heads is None or code not in self.heads.known:
                raise
            raise Unread(f"all of its {self.heads.known[code].number} entries are gone") from None

    async def _announce(self, live: LiveTable) -> None:
        """Say at the table, and to whoever runs the room, what the disc has lost."""
        head = self.heads.known.get(live.code) if self.heads is not None else None
        if head is not None and head.number > live.sitting.number:
            lost = head.number - live.sitting.number
            log.error("table.torn", extra={"table": live.code, "lost": lost, "left": live.sitting.number})
            await live.take(lambda _: Torn(lost))

    async def knows(self, device: str, code: str) -> bool:
        """Whether a device has been at a table before; does not reveal whether there is such a table."""
        return any(played.table == code for played in await self.store.games_of(device))

    async def ready(self) -> None:
        """Try to write: `Unkept` on a full disc. Many who ask at once are answered together."""
        if self._leaving:
            raise Unkept("this server is being closed")
        if self._trying is None or self._trying.done():
            self._trying = asyncio.get_running_loop().create_task(self.store.note(Note("room", "tried", "", b"")))
        await asyncio.shield(self._trying)

    async def mint(self) -> Mint:
        """What makes this room's tokens, and knows them again; its key is made once."""
        while self._mint is None:
            found = await self.store.notes("room", about="key")
            if found and found[0].body:
                self._mint = Mint(found[0].body)
            else:
                await self.store.note(Note("room", "key", "", new_key()))
        return self._mint

    async def genuine(self, token: str) -> bool:
        """Whether this room made a token; one from before it signed them, or of a table brought here, is known."""
        return (await self.mint()).made(token) or bool(await self.store.games_of(hashed(token)))

    def _enter(self, code: str, sitting: Sitting) -> LiveTable:
        self._forget(code)
        live = self.tables[code] = LiveTable(code, sitting, self.store, self.pace)
        self._attendants[code] = Attendant(live, self.thinkers)
        self.neighbours.come(live)
        asyncio.get_running_loop().call_later(IDLE, self._let_go, live)
        return live

    def _forget(self, code: str) -> None:
        attendant = self._attendants.pop(code, None)
        if attendant is not None:
            attendant.close()
        live = self.tables.pop(code, None)
        if live is not None:
            self.neighbours.go(live)

    def start(self, limits: Limits) -> None:
        """Open the doors; what is limited is limited in all houses together."""
        self.neighbours.start(limits)

    def drain(self) -> None:
        """No new tables; other houses act at those that are here, and the devices go there."""
        self._leaving = True
        for live in self.tables.values():
            self.neighbours.go(live)
            for connection in live.connections:
                connection.close(GONE)

    async def open(self, device: str, wanted: NewTable) -> LiveTable:
        """A new table, its host on the first chair."""
        if self._leaving:
            raise Unkept("this server is being closed; expected another one")
        game, seats, language, colour = wanted.game, wanted.seats, wanted.language, wanted.colour
        if game not in shelf.names():
            raise Refused("game", f"game {game!r} was asked for, expected {' or '.join(shelf.names())}")
        box = shelf.game(game)
        if not box.least <= seats <= box.most:
            raise Refused("players", f"{seats} seats were asked for; {game} is for {box.least} to {box.most}")
        if language not in LANGUAGES:
            raise Refused("language", f"language {language!r} was asked for, expected {' or '.join(LANGUAGES)}")
        host = Chair(requests.named(wanted.name), requests.coloured(colour), devices=(device,))
        chairs = (host, *(Chair(colour=(colour + i) % requests.COLOURS) for i in range(1, seats)))
        await warm(game)
        chosen, clock = requests.chosen(box, wanted.options), requests.timed(wanted.seconds)
        cards = requests.own_cards(box, wanted.cards)
        while True:
            code = new_code()
            secret, hints = new_secret(), wanted.hints
            ways = (clock, language, secret)
            event = Opened(
                *(game, box.version, chosen, chairs, 0), *ways, table=code, hints=hints, fair=requests.FAIR, cards=cards
            )
            sitting, row = opening(code, event)
            try:
                await self.store.append(row)
            except Taken:
                continue
            return self._enter(code, sitting)

    @contextmanager
    def watching(self, live: LiveTable, connection: Connection, after: int) -> Iterator[None]:
        """A device at a table; when the last one has gone the table is let go after a while."""
        live.join(connection, after)
        if connection.chair is not None and after > live.sitting.number:
            log.warning("table.behind", extra={"table": live.code, "seen": after, "known": live.sitting.number})
            live.say(Behind(live.sitting.number, after))
        try:
            yield
        finally:
            live.part(connection)
            if not live.connections:
                asyncio.get_running_loop().call_later(IDLE, self._let_go, live)

    def _let_go(self, live: LiveTable) -> None:
        if not live.connections and self.tables.get(live.code) is live:
            if live.lock.locked():  # something happens at the table still
                asyncio.get_running_loop().call_later(IDLE, self._let_go, live)
            else:
                self._forget(live.code)

    async def close(self) -> None:
        """Close all tables; what was acknowledged is on disc."""
        for code in list(self.tables):
            for connection in self.tables[code].connections:
                connection.close(1001)
            self._forget(code)
        self.thinkers.close()
        await self.neighbours.leave()
        self.reviews.close()
        self.trials.close()
        await self.store.close()
