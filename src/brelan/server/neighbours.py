"""The other houses of the room: what they write is read on at the tables that are live here, and told to devices."""

import asyncio
import logging
from collections.abc import Collection, Coroutine, Mapping
from typing import Any, Protocol

from brelan.server.board import Notice
from brelan.server.elsewhere import elsewhere
from brelan.server.notices import hear, notice_of
from brelan.server.store import Store, Unkept, Unread
from brelan.server.table import LiveTable

log = logging.getLogger("brelan")

AGAIN = 1.0
"""Seconds until a listener that broke down listens again."""


class Limits(Protocol):
    """Whoever counts what is limited in all houses together."""

    def counts(self) -> dict[str, int]:
        """What was counted here."""

    def counted(self, counts: Mapping[str, int]) -> None:
        """What was counted elsewhere."""


class Neighbours:
    """Listens at the board for all the live tables of a house."""

    def __init__(self, store: Store, tables: Mapping[str, LiveTable]) -> None:
        self.store = store
        self.tables = tables
        self.read = 0
        """Lines that other houses wrote."""
        self._limits: Limits | None = None
        self._behind: set[str] = set()
        self._noticed: set[str] = set()
        self._more = asyncio.Event()
        self._posted: dict[str, Notice] = {}
        self._running: list[asyncio.Task[None]] = []
        self._following: set[asyncio.Task[None]] = set()

    def start(self, limits: "Limits") -> None:
        """Begin to listen."""
        self._limits = limits
        if not self.store.board.alone:
            self._running = [self._go(self.store.board.run, self), self._go(self._read_on)]

    def _go(self, work: Any, *words: Any) -> "asyncio.Task[None]":
        async def run() -> None:
            while True:
                try:
                    await work(*words)
                    return
                except Exception as trouble:  # nobody waits for this; a deaf house would act as if it were alone
                    log.error("neighbours.trouble", extra={"trouble": repr(trouble)})
                    await asyncio.sleep(AGAIN)

        return asyncio.get_running_loop().create_task(run())

    async def leave(self) -> None:
        """The tables of this house are for others to look after."""
        for task in [*self._running, *self._following]:
            task.cancel()
        await self.store.board.leave()

    def wrote(self, numbers: Mapping[str, int]) -> None:
        """Another house has written so far at these tables."""
        behind = (code for code, number in numbers.items() if self._watches(code) and self._knows(code) < number)
        self._behind.update(behind)
        self._more.set()

    def _watches(self, code: str) -> bool:
        """Whether devices are at a table here; at another one whoever comes next reads on first."""
        live = self.tables.get(code)
        return live is not None and bool(live.connections)

    def _knows(self, code: str) -> int:
        return self.tables[code].sitting.number

    def posted(self, tables: Collection[str]) -> None:
        """Another house has put up or taken down notices."""
        self._noticed.update(code for code in tables if code in self.tables)
        self._more.set()

    def look(self) -> None:
        """Something may have been missed."""
        self._behind.update(filter(self._watches, self.tables))
        self._noticed.update(self.tables)
        self._more.set()

    def counts(self) -> dict[str, int]:
        """What is limited in all houses together, as counted here."""
        return {} if self._limits is None else self._limits.counts()

    def counted(self, counts: Mapping[str, int]) -> None:
        """The same, as counted in the other houses."""
        if self._limits is not None:
            self._limits.counted(counts)

    async def _read_on(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            behind, self._behind = self._behind, set()
            noticed, self._noticed = self._noticed, set()
            try:
                await self._follow(behind)
                await self._notice(noticed)
            except (Unkept, Unread) as trouble:  # the next look will show
                log.warning("neighbours.unread", extra={"trouble": str(trouble)})

    async def _follow(self, codes: Collection[str]) -> None:
        numbers = {code: self._knows(code) for code in codes if code in self.tables}
        if numbers:
            for code, lines in (await self.store.after(numbers)).items():
                if code in self.tables:
                    self.read += len(lines)
                    self._do(self.tables[code].follow(lines))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """A table that waits for the disc holds up no other."""
        task = asyncio.get_running_loop().create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _notice(self, codes: Collection[str]) -> None:
        wanted = [code for code in codes if code in self.tables]
        if wanted:
            found = await self.store.board.notices(wanted)
            for code in wanted:
                if code in self.tables:
                    hear(self.tables[code], elsewhere(found.get(code, []), self.store.board.house))

    def come(self, live: LiveTable) -> None:
        """A table is live here from now on: what hangs there about it?"""
        if not self.store.board.alone:
            live.post = lambda: self._post(live)
            self.posted([live.code])

    def _post(self, live: LiveTable) -> None:
        """Say what has changed here."""
        notice = notice_of(live)
        if notice != self._posted.get(live.code):
            if notice is None:
                self._posted.pop(live.code, None)
            else:
                self._posted[live.code] = notice
            self.store.board.put(live.code, notice)

    def go(self, live: LiveTable) -> None:
        """A table is let go: others act there."""
        live.post = lambda: None
        if self._posted.pop(live.code, None) is not None:
            self.store.board.put(live.code, None)
