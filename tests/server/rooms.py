"""Several servers that share one PostgreSQL: one room, of which each device reaches one door."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx

from tests.server.crowd import IN_VAIN, PATIENCE, Evening, Person, acknowledged, everybody
from tests.server.database import Database
from tests.server.devices import ONCE, Device, Server, stopping

GOODBYES = (1001, 1012, 1013)
"""Come again: the house is closed, the table is read anew, the database does not answer."""


class Steady(Server):
    """A server that is never taken for dead, nor anybody at its tables for asleep."""

    program = "tests.server.steady"


class Deaf(Server):
    """A server that hears of nothing that the others notify."""

    program = "tests.server.deaf"


@contextmanager
def room(home: Path, url: str, servers: int, *words: str, kind: type[Server] = Server) -> Iterator[list[Server]]:
    """So many servers for the length of a test."""
    with ExitStack() as closing:
        houses = [kind(home / f"house{n}", "--store", url, *words) for n in range(servers)]
        yield [closing.enter_context(stopping(house)) for house in houses]


def at_the_door_of(server: Server, device: Device) -> Device:
    """The same device, with its cookie, at another door of the room."""
    other = Device(server)
    other.client.cookies.set("brelan", device.token)
    return other


class Lines:
    """The lines of a database, as a ledger asks SQLite for them."""

    def __init__(self, database: Database, url: str) -> None:
        self.database = database
        self.url = url

    def execute(self, _query: str, values: tuple[str, int]) -> "Lines":
        self._found = self.database.read(self.url, LINES, *values)
        return self

    def fetchall(self) -> list[Any]:
        return self._found


LINES = "SELECT number, body, chain FROM brelan.line WHERE table_id = $1 AND number > $2 ORDER BY number"


class Wanderers:
    """People who play on at another door when theirs is shut."""

    def __init__(self, houses: list[Server], evenings: list[Evening], rng: Random) -> None:
        self.houses = houses
        self.evenings = evenings
        self.rng = rng
        self.moves = 0
        self.longest = 0.0
        """Seconds in which nobody's answer was acknowledged while harm was done."""
        self._over = False
        for person in everybody(evenings):
            person.in_vain = (*IN_VAIN, "unkept")
            person.goodbyes = GOODBYES

    async def until(self, answers: int, harm: Callable[[], None]) -> None:
        """Everybody plays; after so many answers harm is done, and then once as many are given."""
        self._over = False
        async with httpx.AsyncClient(timeout=PATIENCE, limits=ONCE) as web:
            playing = [asyncio.create_task(self._play(person, web)) for person in everybody(self.evenings)]
            await self._given(answers)
            watching = asyncio.create_task(self._watch())
            await asyncio.to_thread(harm)
            await self._given(answers)
            watching.cancel()
            self._over = True
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        for person in everybody(self.evenings):
            person._look()

    async def _watch(self) -> None:
        known, since = acknowledged(self.evenings), monotonic()
        while True:
            await asyncio.sleep(0.01)
            now = acknowledged(self.evenings)
            if now > known:
                known, since = now, monotonic()
            self.longest = max(self.longest, monotonic() - since)

    async def _given(self, answers: int) -> None:
        wanted = acknowledged(self.evenings) + answers
        while acknowledged(self.evenings) < wanted:
            await asyncio.sleep(0.01)

    async def _play(self, person: Person, web: httpx.AsyncClient) -> None:
        while not self._over:
            open_doors = [house for house in self.houses if house.process.poll() is None]
            person.address = self.rng.choice(open_doors).address
            self.moves += 1
            await person.play(web)
            await asyncio.sleep(0.05)

    def agree(self) -> None:
        """Every device that comes now, by whichever door, is told the same."""
        for evening in self.evenings:
            heard = set()
            for house in self.houses:
                for person in evening.people:
                    device = Device(house)
                    device.client.cookies.set("brelan", person.headers["Cookie"].partition("=")[2])
                    live = device.watch(evening.code)
                    whole = live.until("table")
                    heard.add((whole["number"], whole["chain"]))
                    live.close()
            assert len({chain for number, chain in heard if number == max(heard)[0]}) == 1, heard


def stopped_for(server: Server, seconds: float, wait: Callable[[float], None]) -> None:
    """As when a machine sleeps: it goes on later as if nothing had been."""
    server.process.send_signal(signal.SIGSTOP)
    with suppress(KeyboardInterrupt):
        wait(seconds)
    server.process.send_signal(signal.SIGCONT)
