"""Nobody is told what is not on disc, and a table that could not write takes nothing more before it was read anew."""

import asyncio
from pathlib import Path

import pytest

from brelan.room.events import Bot
from brelan.server.bodies import NewTable
from brelan.server.house import House
from brelan.server.schema import FILE
from brelan.server.sqlite import Sqlite
from brelan.server.store import Row, Unkept
from brelan.server.table import LiveTable
from tests.boxes import SEALED


class Slow(Sqlite):
    """A disc that takes its time, or is full for a moment."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.ready = asyncio.Event()
        self.ready.set()
        self.asked = asyncio.Event()
        self.full = False

    def takes_its_time(self) -> None:
        """From now on, until it is ready."""
        self.ready.clear()
        self.asked.clear()

    async def append(self, row: Row) -> None:
        self.asked.set()
        await self.ready.wait()
        if self.full:
            self.full = False
            raise Unkept("the disc is full")
        await super().append(row)


async def opened(store: Slow) -> tuple[House, LiveTable]:
    house = House(store, 0)
    return house, await house.open("d" * 64, NewTable(SEALED, 4, "Anna"))


def test_whoever_comes_by_while_something_is_written_waits_until_it_is_on_disc(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Slow(tmp_path / FILE)
        house, live = await opened(store)
        other = await house.open("e" * 64, NewTable(SEALED, 4, "Ben"))
        store.takes_its_time()
        sits = asyncio.create_task(live.take(lambda _: Bot(1, "Zoé", "regular")))
        await store.asked.wait()
        comes = asyncio.create_task(house.table(live.code))
        assert await asyncio.create_task(house.table(other.code)) is other  # who came later, to another table
        assert not comes.done()
        store.ready.set()
        assert (await comes).sitting.number == await sits == 2
        kept = await store.log(live.code)
        assert kept is not None
        assert len(kept.lines) == 2
        await house.close()

    asyncio.run(evening())


def test_whoever_waited_while_a_table_was_given_up_is_refused_and_the_log_has_no_gap(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Slow(tmp_path / FILE)
        house, live = await opened(store)
        store.takes_its_time()
        first = asyncio.create_task(live.take(lambda _: Bot(1, "Zoé", "regular")))
        second = asyncio.create_task(live.take(lambda _: Bot(2, "Nino", "regular")))
        await store.asked.wait()
        store.full = True
        store.ready.set()
        ends = await asyncio.gather(first, second, return_exceptions=True)
        assert [type(end) for end in ends] == [Unkept, Unkept]
        with pytest.raises(Unkept):
            await live.settle()
        anew = await house.table(live.code)
        assert anew is not live
        assert (anew.sitting.number, anew.sitting.names) == (1, ("Anna", "", "", ""))
        assert await anew.take(lambda _: Bot(3, "Zoé", "regular")) == 2
        await house.close()

    asyncio.run(evening())


def test_a_request_that_is_called_off_while_it_is_written_leaves_the_table_as_it_is_on_disc(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Slow(tmp_path / FILE)
        house, live = await opened(store)
        store.takes_its_time()
        sits = asyncio.create_task(live.take(lambda _: Bot(1, "Zoé", "regular")))
        await store.asked.wait()
        sits.cancel()
        await asyncio.gather(sits, return_exceptions=True)
        store.ready.set()
        kept = await store.log(live.code)
        assert kept is not None
        assert (await house.table(live.code)).sitting.number == len(kept.lines)
        await house.close()

    asyncio.run(evening())
