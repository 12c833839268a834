"""The board of houses that share a PostgreSQL. Notifications only say where to look, and soon; nothing depends on them.

PostgreSQL tells everybody what was notified in the order of commits. So a house that hears its own beat has heard all
that came before; one that does not is deaf, and looks for itself until it hears again.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from brelan.server.board import BEAT, LEASE, Ears, Notice, Posted, new_house
from brelan.server.postgres_connection import Passing, passing
from brelan.server.postgres_schema import connect, driver
from brelan.server.postgres_shown import SharedShown
from brelan.server.store import Row, Unkept

log = logging.getLogger("brelan")

CHANNEL = "brelan"
TICK = BEAT / 4
"""How often a deaf house looks for itself."""
LOOK = 10
"""Beats after which one that hears looks all the same."""
MOST = 300
"""Tables in one notification; PostgreSQL takes 8,000 bytes."""

LIVE = """
    INSERT INTO brelan.house (house, until, body) VALUES ($1, now() + $2::integer * interval '1 millisecond', $3)
    ON CONFLICT (house) DO UPDATE SET until = excluded.until, body = excluded.body
"""
HOUSES = "SELECT house, body FROM brelan.house WHERE until > now()"
DEAD = "DELETE FROM brelan.house WHERE until < now() - interval '1 minute' RETURNING house"
CLEAR = "DELETE FROM brelan.notice WHERE house = ANY($1::text[])"
LEAVE = "DELETE FROM brelan.house WHERE house = $1"
PUT = """
    INSERT INTO brelan.notice (table_id, house, since, body)
    SELECT put.table_id, $1, now(), put.body FROM unnest($2::text[], $3::bytea[]) AS put (table_id, body)
    ON CONFLICT (table_id, house) DO UPDATE SET body = excluded.body
"""
TAKE_DOWN = "DELETE FROM brelan.notice WHERE house = $1 AND table_id = ANY($2::text[])"
NOTICES = """
    SELECT notice.table_id, notice.house, notice.body
    FROM brelan.notice JOIN brelan.house ON house.house = notice.house
    WHERE notice.table_id = ANY($1::text[]) AND house.until > now()
    ORDER BY notice.since, notice.house
"""


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is notified: who says it, and where there is something to read."""

    house: str
    wrote: dict[str, int] = {}
    posted: tuple[str, ...] = ()
    beat: int = 0
    leaves: bool = False


ENCODER = msgspec.json.Encoder()
HINT = msgspec.json.Decoder(Hint)
NOTICE = msgspec.json.Decoder(Notice)
COUNTS = msgspec.json.Decoder(dict[str, int])


class SharedBoard:
    """One house's view of the board: one connection to write and read, one to listen."""

    alone = False

    def __init__(self, url: str) -> None:
        self.house = new_house()
        self._url = url
        self._db = Passing(url)
        self.shown = SharedShown(self._db)
        self._ears: Any = None
        self._wrote: dict[str, int] = {}
        self._notices: dict[str, Notice | None] = {}
        self._more = asyncio.Event()
        self._notifies = True
        self._beats = self._heard = 0
        self._others: dict[str, bytes] = {}
        self._left = False

    async def run(self, ears: Ears) -> None:
        """Live, and listen, until cancelled."""
        self._ears = ears
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._live(ears))
            tasks.create_task(self._listen())
            tasks.create_task(self._tell())

    async def _live(self, ears: Ears) -> None:
        """Beat; look at everything when another house has come or gone, and as long as nothing is heard."""
        ticks = 0
        while not self._left:
            if ticks % round(BEAT / TICK) == 0:
                with suppress(Unkept):
                    await self._beat(ears)
            if self.deaf or ticks % round(LOOK * BEAT / TICK) == 0:
                ears.look()
            ticks += 1
            await asyncio.sleep(TICK)

    @property
    def deaf(self) -> bool:
        """Whether its own beats do not come back."""
        return self._heard < self._beats - 1

    async def _beat(self, ears: Ears) -> None:
        body = ENCODER.encode(ears.counts())

        async def beat(db: Any) -> dict[str, bytes]:
            await db.execute(LIVE, self.house, round(1000 * LEASE), body)
            found = {house: counts for house, counts in await db.fetch(HOUSES) if house != self.house}
            dead = [row[0] for row in await db.fetch(DEAD)]
            if dead:
                await db.execute(CLEAR, dead)
            return found

        others = await self._db.use(beat, LEASE)
        if others.keys() != self._others.keys():
            ears.look()
        self._others = others
        ears.counted(_sum(COUNTS.decode(counts) for counts in others.values()))
        self._beats += 1
        await self._notify(Hint(self.house, beat=self._beats))

    def wrote(self, rows: Sequence[Row]) -> None:
        """Lines of this house were kept."""
        self._wrote.update((row.table, row.number) for row in rows)
        self._more.set()

    def put(self, table: str, notice: Notice | None) -> None:
        """Put up a notice in place of the last one, or take it down."""
        self._notices[table] = notice
        self._more.set()

    async def _tell(self) -> None:
        """What has gathered meanwhile, in one notification; with nobody else there, none."""
        while True:
            await self._more.wait()
            self._more.clear()
            notices, self._notices = self._notices, {}
            wrote, self._wrote = self._wrote, {}
            if notices:
                try:
                    await self._put(notices)
                except Unkept:
                    self._notices = notices | self._notices
                    self._more.set()
            if self._others:
                for i in range(0, max(len(wrote), len(notices)), MOST):
                    some, posted = dict(list(wrote.items())[i : i + MOST]), tuple(notices)[i : i + MOST]
                    await self._notify(Hint(self.house, some, posted))

    async def _put(self, notices: Mapping[str, Notice | None]) -> None:
        up = {table: ENCODER.encode(notice) for table, notice in notices.items() if notice is not None}
        down = [table for table, notice in notices.items() if notice is None]

        async def put(db: Any) -> None:
            if up:
                await db.execute(PUT, self.house, list(up), list(up.values()))
            if down:
                await db.execute(TAKE_DOWN, self.house, down)

        await self._db.use(put)

    async def _notify(self, hint: Hint) -> None:
        if not self._notifies:
            return
        try:
            await self._db.use(
                lambda db: db.execute(f"SELECT pg_notify('{CHANNEL}', $1)", ENCODER.encode(hint).decode())
            )
        except Unkept:
            pass
        except driver().PostgresError:  # an engine that has none
            self._notifies = False
            log.warning("store.no-notifications")

    async def _listen(self) -> None:
        """Hear what others notify; a broken connection is made again, and what was missed is looked up."""
        while True:
            try:
                db = await connect(self._url)
            except passing():
                await asyncio.sleep(TICK)
                continue
            try:
                gone = asyncio.Event()
                db.add_termination_listener(lambda *_, gone=gone: gone.set())
                await db.add_listener(CHANNEL, self._hear)
                self._ears.look()
                await gone.wait()
            except passing():
                await asyncio.sleep(TICK)
            except driver().PostgresError:  # an engine that has none: deaf for good
                return
            finally:
                db.terminate()

    def _hear(self, _db: object, _pid: int, _channel: str, payload: object) -> None:
        hint = HINT.decode(str(payload))
        if hint.house == self.house:
            self._heard = max(self._heard, hint.beat)
            return
        if hint.wrote:
            self._ears.wrote(hint.wrote)
        if hint.posted:
            self._ears.posted(hint.posted)
        if hint.leaves:
            self._others.pop(hint.house, None)
            self._ears.look()
        elif hint.house not in self._others:  # it has just come
            self._others[hint.house] = b"{}"
            self._ears.look()

    async def notices(self, tables: Collection[str]) -> dict[str, list[Posted]]:
        """The notices of live houses, in the order they came to the table."""
        found: dict[str, list[Posted]] = {}
        for table, house, body in await self._db.use(lambda db: db.fetch(NOTICES, list(tables))):
            found.setdefault(table, []).append(Posted(house, NOTICE.decode(body)))
        return found

    async def leave(self) -> None:
        """Take everything down: others act from now on."""
        self._left = True

        async def leave(db: Any) -> None:
            await db.execute(CLEAR, [self.house])
            await db.execute(LEAVE, self.house)

        with suppress(Unkept):
            await self._db.use(leave, LEASE)
            await self._notify(Hint(self.house, leaves=True))
        await self._db.close()


def _sum(counts: Any) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in counts:
        for what, n in one.items():
            found[what] = found.get(what, 0) + n
    return found
