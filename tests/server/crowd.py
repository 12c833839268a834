"""A room full of people who answer as fast as they can, and who remember what they were promised."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.typing import Origin

from brelan import shelf
from brelan.room.keys import MOST
from tests.server.devices import ONCE, Breath, Device, Server, alive, any_answer, follow

IN_VAIN = ("late", "not-asked", "moment")
"""What an answer hears that came after the question, or after the game's last."""
PATIENCE = 300.0  # seconds: everybody comes at once, and the machine may have other things to do
SECOND_THOUGHTS = 0.1
SEATS = 3


class Look(NamedTuple):
    """What somebody saw on the table after an entry."""

    number: int
    chair: int
    picture: dict[str, Any]


@dataclass
class Evening:
    """A table, and everything that anybody was told of it."""

    code: str
    game: str
    chains: dict[int, str] = field(default_factory=dict)
    looks: list[Look] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    people: list["Person"] = field(default_factory=list)
    promised: int = 0

    def hear(self, number: int, chain: str) -> None:
        """Somebody was told that the table stands here."""
        if self.chains.setdefault(number, chain) != chain:
            self.troubles.append(f"{self.code}: entry {number} had another hash before")
        self.promised = max(self.promised, number)


class Sent(NamedTuple):
    """An answer on its way."""

    asked: int
    value: Any
    game: int


class Person:
    """Somebody at a table, over whatever happens to the server."""

    def __init__(self, evening: Evening, device: Device, name: str, rng: Random) -> None:
        self.evening = evening
        self.address = device.server.address
        self.headers = {"Cookie": f"brelan={device.token}"}
        self.name = name
        self.rng = rng
        self.table: dict[str, Any] = {}
        self.sent: dict[str, Sent] = {}
        self.acks: dict[str, int] = {}
        """The number that each acknowledgement named."""
        self.refused: dict[str, str] = {}
        self.pending = ""
        self.resent = 0
        self.breath = Breath()
        self.in_vain: tuple[str, ...] = IN_VAIN
        self.goodbyes: tuple[int, ...] = ()
        """How a server may close a connection; a killed one has no last words."""

    async def play(self, web: httpx.AsyncClient) -> None:
        """Come, and answer until the server is gone. Whatever anybody was told before they came has to be there."""
        promised = self.evening.promised
        try:
            async with connect(
                f"{self.address.replace('http', 'ws')}/live/{self.evening.code}?after={self.table.get('number', 0)}",
                origin=Origin(self.address),
                additional_headers=self.headers,
                compression=None,
                proxy=None,
                ping_interval=None,
                open_timeout=PATIENCE,
            ) as socket:
                self.breath = Breath()
                await self._come_back(socket, web, promised)
                async for words in socket:
                    await self._hear(socket, web, msgspec.json.decode(words))
        except (ConnectionClosed, InvalidStatus) as refused:
            if isinstance(refused, InvalidStatus) or (refused.rcvd and refused.rcvd.code not in self.goodbyes):
                self.evening.troubles.append(f"{self.evening.code}: {refused}")
        except (TimeoutError, httpx.TimeoutException) as late:
            self.evening.troubles.append(f"{self.evening.code}: no reply within {PATIENCE} s: {late!r}")
        except (OSError, EOFError, InvalidMessage, httpx.TransportError):
            pass
        self._look()

    async def _come_back(self, socket: ClientConnection, web: httpx.AsyncClient, promised: int) -> None:
        whole = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if whole["number"] < promised:
            self.evening.troubles.append(f"{self.evening.code}: {promised} was told, {whole['number']} is there")
        self._follow(whole)
        self._look()
        latest = [
            key
            for key, number in list(self.acks.items())[-3:]
            if self.sent[key].game == whole["games"] and whole["number"] - number < MOST  # older ones are forgotten
        ]
        for key in [*latest, *([self.pending] if self.pending else [])]:
            self.resent += key == self.pending
            await self._send(socket, key)
        await self._act(socket, web)

    def _follow(self, message: dict[str, Any]) -> None:
        self.table = follow(self.table, message)
        self.evening.hear(message["number"], message["chain"])

    def _look(self) -> None:
        if self.table.get("picture"):
            self.evening.looks.append(
                Look(
                    self.table["number"],
                    self.table["chair"],
                    msgspec.json.decode(msgspec.json.encode(self.table["picture"])),
                )
            )

    async def _send(self, socket: ClientConnection, key: str) -> None:
        asked, value, _ = self.sent[key]
        await asyncio.sleep(self.breath.lasts())
        await socket.send(msgspec.json.encode({"type": "answer", "key": key, "asked": asked, "value": value}).decode())

    async def _hear(self, socket: ClientConnection, web: httpx.AsyncClient, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("table", "update"):
            self._follow(message)
        elif kind == "ack":
            self._acknowledged(message["key"], message["number"])
        elif kind == "refused":
            self._was_refused(message["key"], message["code"])
        if kind != "present":
            await self._act(socket, web)

    def _acknowledged(self, key: str, number: int) -> None:
        if self.acks.setdefault(key, number) > number:
            self.evening.troubles.append(f"{self.evening.code}: {key} was entry {self.acks[key]}, now {number}")
        self.evening.promised = max(self.evening.promised, number)
        if key == self.pending:
            self.pending = ""

    def _was_refused(self, key: str, code: str) -> None:
        # a table knows the keys of its present game; what is sent again from an older one is late, counted or not
        if not key or self.sent[key].game == self.table["games"]:
            if key in self.acks or code not in self.in_vain:
                self.evening.troubles.append(f"{self.evening.code}: {key} was refused as {code}")
            self.refused[key] = code
        if key == self.pending:
            self.pending = ""

    async def _act(self, socket: ClientConnection, web: httpx.AsyncClient) -> None:
        table, question = self.table, self.table["question"]
        if table["phase"] != "playing":
            if table["chair"] == table["host"]:
                await self._ask(web, "start" if table["phase"] == "gathering" else "rematch")
            return
        if self.pending or not question:
            return
        if question["chosen"] is None or self.rng.random() < SECOND_THOUGHTS:
            self.pending = key = f"{self.name}-{self.evening.code}-{len(self.sent)}"
            self.sent[key] = Sent(question["asked"], any_answer(question, self.rng), table["games"])
            await self._send(socket, key)

    async def _ask(self, web: httpx.AsyncClient, what: str) -> None:
        reply = await web.post(
            f"{self.address}/api/tables/{self.evening.code}/{what}", headers={**self.headers, "origin": self.address}
        )
        said = reply.json()
        if reply.status_code == 200:
            self.evening.promised = max(self.evening.promised, said["number"])
        elif said["code"] not in self.in_vain:  # asked twice, since the news had not come yet
            self.evening.troubles.append(f"{self.evening.code}: {what} was refused as {said['code']}")


def gather(server: Server, each: int, rng: Random) -> list[Evening]:
    """Tables of all five games, every second one with a bot; the games have begun."""
    evenings = []
    for game in shelf.names():
        for n in range(each):
            devices = [Device(server) for _ in range(2 + n % 2)]
            code = devices[0].open(game, SEATS, "P0")
            for i, device in enumerate(devices[1:], 1):
                device.sit(code, f"P{i}")
            if len(devices) < SEATS:
                devices[0].bot(code, 2)
            devices[0].do(code, "start")
            evening = Evening(code, game)
            evening.people = [Person(evening, d, f"P{i}", Random(rng.random())) for i, d in enumerate(devices)]
            evenings.append(evening)
            for device in devices:
                device.client.close()
    return evenings


def everybody(evenings: list[Evening]) -> Iterator[Person]:
    """All the people of all the tables."""
    for evening in evenings:
        yield from evening.people


def acknowledged(evenings: list[Evening]) -> int:
    """How many answers were."""
    return sum(len(person.acks) for person in everybody(evenings))


def with_bots(evenings: list[Evening]) -> int:
    """How many entries the tables have where a bot sits."""
    return sum(evening.promised for evening in evenings if len(evening.people) < SEATS)


async def until_killed(server: Server, evenings: list[Evening], answers: int, beside_bots: int, seconds: float) -> None:
    """Everybody plays; so many answers and seconds later the power goes. Who hears still hears what was on its way."""
    wanted, among_bots = acknowledged(evenings) + answers, with_bots(evenings) + beside_bots
    async with httpx.AsyncClient(timeout=PATIENCE, limits=ONCE) as web:
        playing = [asyncio.create_task(person.play(web)) for person in everybody(evenings)]
        while acknowledged(evenings) < wanted or with_bots(evenings) < among_bots:
            assert not all(task.done() for task in playing), "everybody has gone, and the server was not killed"
            await asyncio.sleep(0.01)
        await asyncio.sleep(seconds)
        helpers = server.helpers()
        server.kill()
        await asyncio.gather(*playing)
    while alive(helpers):  # none outlives its server
        await asyncio.sleep(0.01)
