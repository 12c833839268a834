"""A bad network between devices and the server, and devices that put up with it.

Whole messages are lost, doubled, held back so that later ones overtake them, or come again much later; connections
break. A device sends its answer until it hears what became of it, always under the same key.
"""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from tests.server.devices import any_answer, follow

PATIENCE = 0.3  # seconds after which a device sends again
COMING = 0.5
HELD_BACK = 0.05
MOST = 1 << 20


class Proxy:
    """The bad network. `old` is what passed on its way to the server: anything of it may come again."""

    def __init__(self, address: str, rng: Random) -> None:
        self.address = address
        self.rng = rng
        self.old: dict[str, list[str]] = {}
        self.did: dict[str, int] = {}
        self.port = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, ready: asyncio.Event) -> None:
        """Until it is cancelled."""
        async with serve(self._meet, "127.0.0.1", 0, max_size=MOST, compression=None) as server:
            self.port = next(iter(server.sockets)).getsockname()[1]
            ready.set()
            await asyncio.get_running_loop().create_future()

    async def _meet(self, device: ServerConnection) -> None:
        request = device.request
        assert request is not None
        cookie = request.headers["Cookie"]
        async with connect(
            self.address.replace("http", "ws") + request.path,
            origin=Origin(self.address),
            additional_headers={"Cookie": cookie},
            max_size=MOST,
            compression=None,
        ) as server:
            there = asyncio.create_task(self._carry(device, server, self.old.setdefault(cookie, [])))
            back = asyncio.create_task(self._carry(server, device, None))
            await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
            there.cancel()
            back.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
        await device.close()

    async def _carry(self, source: Any, to: Any, old: list[str] | None) -> None:
        """Messages one way, until the connection breaks."""
        with suppress(ConnectionClosed):
            async for message in source:
                what = self._mischief(old is not None)
                self.did[what] = self.did.get(what, 0) + 1
                if what == "cut":
                    return
                if what == "hold back":
                    self._later(to, message)
                elif what != "lose":
                    await to.send(message)
                if what == "double":
                    await to.send(message)
                if old is not None:
                    old.append(message)
                    if self.rng.random() < 0.15:
                        self._later(to, self.rng.choice(old))

    def _mischief(self, there: bool) -> str:
        kinds = ("pass", "lose", "double", "hold back", "cut")
        return self.rng.choices(kinds, (60, 10, 12, 14, 4) if there else (88, 3, 4, 4, 1))[0]

    def _later(self, to: Any, message: str) -> None:
        async def send() -> None:
            await asyncio.sleep(self.rng.random() * HELD_BACK)
            with suppress(ConnectionClosed):
                await to.send(message)

        task = asyncio.create_task(send())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


@dataclass
class Phone:
    """A device of a seat. `became` says of every answer what the table said to it first."""

    proxy: Proxy
    code: str
    token: str
    name: str
    rng: Random
    most: int
    """Entries after which the evening is over for it."""
    table: dict[str, Any] = field(default_factory=dict)
    waiting: dict[str, Any] | None = None
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)
    became: dict[str, str] = field(default_factory=dict)
    came: int = 0
    patience: float = COMING
    """Seconds until it comes again since it has not heard of the table; each time twice as many."""

    async def run(self) -> None:
        """Play on until the game is over, or the evening; then hear what became of the last answer."""
        while not self.done:
            with suppress(WebSocketException, OSError, TimeoutError, _Gap):
                await self._sit()

    @property
    def done(self) -> bool:
        late = bool(self.table) and (self.table["phase"] == "over" or self.table["number"] >= self.most)
        return late and self.waiting is None

    async def _sit(self) -> None:
        after = self.table.get("number", 0)
        self.came += 1
        async with connect(
            f"ws://127.0.0.1:{self.proxy.port}/live/{self.code}?role=seat&after={after}",
            additional_headers={"Cookie": f"brelan={self.token}"},
            max_size=MOST,
            compression=None,
        ) as socket:
            self.patience *= 2
            self._hear(json.loads(await asyncio.wait_for(socket.recv(), self.patience)))
            self.patience = COMING
            if self.waiting is not None:
                await socket.send(json.dumps(self.waiting))
            while not self.done:
                await self._answer(socket)
                try:
                    self._hear(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
                except TimeoutError:
                    await socket.send(json.dumps(self.waiting or {"type": "ping"}))

    async def _answer(self, socket: ClientConnection) -> None:
        question = self.table.get("question")
        if self.waiting is not None or not question or self.table["number"] >= self.most:
            return
        if question["chosen"] is not None and self.rng.random() > 0.3:  # else they change their mind
            return
        key = f"{self.name}-{len(self.sent)}"
        value = any_answer(question, self.rng)
        self.waiting = {"type": "answer", "key": key, "asked": question["asked"], "value": value}
        self.sent[key] = self.waiting
        await socket.send(json.dumps(self.waiting))

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table" or not self.table:
            if kind != "table":
                raise _Gap
            if message["number"] >= self.table.get("number", 0):
                self.table = message
        elif kind == "update" and message["number"] > self.table["number"]:
            if message["number"] != self.table["number"] + 1:
                raise _Gap
            self.table = follow(self.table, message)
        elif kind in ("ack", "refused") and message["key"]:
            self.became.setdefault(message["key"], "ack" if kind == "ack" else message["code"])
            if self.waiting is not None and message["key"] == self.waiting["key"]:
                self.waiting = None


class _Gap(Exception):
    """An update is missing: come again."""
