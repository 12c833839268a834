"""Nobody is told what is not on disc, and a table that could not write takes nothing more before it was read anew."""

import asyncio
from pathlib import Path

import pytest

from brelan.room.events import Bot
from brelan.server.bodies import NewTable
from brelan.server.house import House
from brelan.server.room import Room
from brelan.server.schema import FILE
from brelan.server.sqlite import Sqlite
from brelan.server.store import Row, Unkept


class Slow(Sqlite):
    """A disc that takes its time, or is full for a moment."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.ready = asyncio.Event()
        self.ready.set()
        self.full = False

    async def append(self, row: Row) -> None:
        await self.ready.wait()
        if self.full:
            self.full = False
            raise Unkept("the disc is full")
        await super().append(row)


async def opened(store: Slow) -> tuple[House, Room]:
    house = House(store, 0)
    return house, await house.open("d" * 64, NewTable("kids", 4, "Anna"))


def test_who_comes_by_while_something_is_written_waits_until_it_is_on_disc(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Slow(tmp_path / FILE)
        house, room = await opened(store)
        store.ready.clear()
        sits = asyncio.create_task(room.take(lambda _: Bot(1, "Zoé", "regular")))
        await asyncio.sleep(0.01)
        comes = asyncio.create_task(house.room(room.code))
        await asyncio.sleep(0.05)
        assert not comes.done()
        store.ready.set()
        assert (await comes).sitting.number == await sits == 2
        kept = await store.log(room.code)
        assert kept is not None
        assert len(kept.lines) == 2
        await house.close()

    asyncio.run(evening())


def test_who_waited_while_a_table_was_given_up_is_refused_and_the_log_has_no_gap(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Slow(tmp_path / FILE)
        house, room = await opened(store)
        store.ready.clear()
        first = asyncio.create_task(room.take(lambda _: Bot(1, "Zoé", "regular")))
        second = asyncio.create_task(room.take(lambda _: Bot(2, "Nino", "regular")))
        await asyncio.sleep(0.01)
        store.full = True
        store.ready.set()
        ends = await asyncio.gather(first, second, return_exceptions=True)
        assert [type(end) for end in ends] == [Unkept, Unkept]
        with pytest.raises(Unkept):
            await room.settle()
        anew = await house.room(room.code)
        assert anew is not room
        assert (anew.sitting.number, anew.sitting.names) == (1, ("Anna", "", "", ""))
        assert await anew.take(lambda _: Bot(3, "Zoé", "regular")) == 2
        await house.close()

    asyncio.run(evening())


def test_a_request_that_is_called_off_while_it_is_written_leaves_the_table_as_it_is_on_disc(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Slow(tmp_path / FILE)
        house, room = await opened(store)
        store.ready.clear()
        sits = asyncio.create_task(room.take(lambda _: Bot(1, "Zoé", "regular")))
        await asyncio.sleep(0.01)
        sits.cancel()
        await asyncio.gather(sits, return_exceptions=True)
        store.ready.set()
        kept = await store.log(room.code)
        assert kept is not None
        assert (await house.room(room.code)).sitting.number == len(kept.lines)
        await house.close()

    asyncio.run(evening())
