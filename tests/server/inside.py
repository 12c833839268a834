"""The real application on a real socket and a real SQLite file, in this process: for games whose chance is written."""

import asyncio
import logging
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from io import StringIO
from pathlib import Path
from secrets import token_hex
from threading import Thread
from time import sleep
from typing import ClassVar

import pytest
import uvicorn

from brelan.commands.serve import _settings
from brelan.engine.chance import Chancy
from brelan.engine.source import Script
from brelan.room import consequences
from brelan.room.events import DECODER, Entry
from brelan.room.sealed import Sealed
from brelan.server import house as houses
from brelan.server import routes
from brelan.server.app import application
from brelan.server.health import Health, Lines
from brelan.server.house import House
from brelan.server.safety import Guard
from brelan.server.sqlite import Sqlite
from brelan.server.table import LiveTable

HERE = "127.0.0.1"
FILE = "brelan.sqlite"


class Written(Sealed):
    """A live game's chance, sealed as ever; but what comes is what was written for the game with this secret."""

    scripts: ClassVar[dict[bytes, Script]] = {}

    def below(self, t: Chancy, n: int) -> int:
        """A number from 0 to n − 1, by lot."""
        script = self.scripts.get(self.secret)
        return super().below(t, n) if script is None else script.below(t, n)

    def die(self, t: Chancy, n: int, to: int) -> int:
        """The face of a die that is thrown into a pile."""
        script = self.scripts.get(self.secret)
        return super().die(t, n, to) if script is None else script.die(t, n, to)

    def card(self, t: Chancy, faces: list[int], stock: int, to: int) -> int:
        """The place in `faces` of the card that comes."""
        script = self.scripts.get(self.secret)
        return super().card(t, faces, stock, to) if script is None else script.card(t, faces, stock, to)


class Inside:
    """A server in a thread of its own. `secrets` are those of the games to come, as long as there are any."""

    def __init__(self, data: Path, pace: float) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self.file = data / FILE
        self.secrets: list[str] = []
        self.log = StringIO()
        health = Health()
        self.house = House(Sqlite(self.file, health.commits.observe), pace)
        door = socket.socket()
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        door.bind((HERE, 0))
        door.listen(200)
        self.address = f"http://{HERE}:{door.getsockname()[1]}"
        settings = _settings(application(self.house, Guard([HERE], [HERE]), health), [HERE])
        settings.ws_ping_interval = None  # a ping draws from `random`, which belongs to the test in this process
        self._server = uvicorn.Server(settings)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=lambda: asyncio.run(self._serve(door)))
        self._thread.start()

    async def _serve(self, door: socket.socket) -> None:
        self._loop = asyncio.get_running_loop()
        await self._server.serve([door])

    def call(self, what: Callable[[], None]) -> None:
        """Do something where the server runs."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(what)

    def live(self, code: str) -> LiveTable:
        """A table that is in memory."""
        return self.house.tables[code]

    def wait_for_devices(self, code: str, n: int) -> None:
        """Until so many devices watch a table; who hangs up is noticed a moment later."""
        while len(self.live(code).connections) != n:
            sleep(0.001)

    def entries(self, code: str) -> list[Entry]:
        """The log of a table, as it stands on disc."""
        with closing(sqlite3.connect(self.file)) as db:
            query = "SELECT body FROM line WHERE table_id = ? ORDER BY number"
            return [DECODER.decode(bytes(body)) for (body,) in db.execute(query, (code,))]

    def next_secret(self) -> str:
        """Of the game that begins."""
        return self.secrets.pop(0) if self.secrets else token_hex(32)

    def stop(self) -> None:
        """Everybody goes home."""
        self._server.should_exit = True
        self._thread.join()


@contextmanager
def inside(data: Path, pace: float = 0) -> Iterator[Inside]:
    """A server for the length of a test; what it logs is kept as it would stand on standard error."""
    with pytest.MonkeyPatch.context() as patch:
        server = Inside(data, pace)
        patch.setattr(consequences, "Sealed", Written)
        patch.setattr(houses, "new_secret", server.next_secret)
        patch.setattr(routes, "new_secret", server.next_secret)
        handler = logging.StreamHandler(server.log)
        handler.setFormatter(Lines())
        own = [logging.getLogger(name) for name in ("brelan", "uvicorn", "asyncio")]
        for logger in own:
            logger.addHandler(handler)
        try:
            yield server
        finally:
            server.stop()
            for logger in own:
                logger.removeHandler(handler)
            Written.scripts.clear()
