"""The live connection: `/live/CODE?role=seat&after=41`. One request, and the device is back where it was."""

import asyncio
import re
from collections.abc import Sequence
from urllib.parse import parse_qsl

import msgspec
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from brelan.engine.table import IllegalAnswer
from brelan.room import answers
from brelan.room.events import Answered, Role
from brelan.room.requests import Refused
from brelan.room.sitting import Sitting
from brelan.server.asker import Asker
from brelan.server.connection import Connection
from brelan.server.health import Health
from brelan.server.house import House
from brelan.server.messages import (
    DECODER,
    ENCODER,
    Ack,
    Answer,
    AnyFromServer,
    Cuts,
    Here,
    Luck,
    Onward,
    Ping,
    Pong,
    Promise,
    Refusal,
    Said,
    Say,
)
from brelan.server.safety import BODY, GUESSES, HEADERS, REQUESTS, Guard, arrived_at, token_in
from brelan.server.store import Damaged, Taken, Unkept
from brelan.server.table import LiveTable
from brelan.server.tokens import hashed
from brelan.server.wire import EXTENSION, Wire, framed

PHRASES = 12
"""How many phrases and emoji there are to say; the page has the words."""
PATH = re.compile(r"/live/([^/]{1,20})")
NUMBER = re.compile(r"[0-9]{1,15}")
ROLES: dict[str, Role] = {"seat": "seat", "screen": "screen", "spectator": "spectator"}
BROKEN, LATER = 1011, 1013
UNHEARD = 64
"""What a device may ask while something else is being done for it; more waits in its own network."""
InTurn = Answer | Say | Onward | Here | Ping
Asked = asyncio.Queue[InTurn | Refusal | None]
TOO_OFTEN, NO_TABLE, NOT_LET_IN, DAMAGED = 4429, 4404, 4403, 4500


class Live:
    """The WebSocket endpoint."""

    def __init__(self, house: House, guard: Guard, health: Health) -> None:
        self.house = house
        self.guard = guard
        self.health = health

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Judge the handshake, then listen until the device goes."""
        await receive()
        headers, address = Headers(scope=scope), str((scope.get("client") or ("",))[0])
        path, token = PATH.fullmatch(scope["path"]), token_in(headers)
        if path is None:
            await _turn_away(receive, send, 404, "expected /live/ and the code of a table")
        elif not self.guard.knows(headers, arrived_at(scope)):
            await _turn_away(
                receive, send, 421, "this server is not known by that name; expected one of its own (--name)"
            )
        elif not self.guard.own_origin(headers):
            await _turn_away(receive, send, 403, "expected a connection from this server's own page")
        elif token is None:
            await _turn_away(receive, send, 403, "expected the cookie of a device that has come to the table")
        elif not await self._patient(address, path[1], token):
            await _turn_away(receive, send, 429, "too many connections; expected some patience")
        else:
            asked = dict(parse_qsl(scope["query_string"].decode("latin-1")))
            after = asked.get("after", "0")
            seen = int(after) if NUMBER.fullmatch(after) else 0
            await send({"type": "websocket.accept"})
            visit = (path[1], hashed(token), asked.get("role", "seat"), seen)
            code = await self._enter(*visit, receive, scope["extensions"][EXTENSION], address)
            if code is not None:
                await send({"type": "websocket.close", "code": code})

    async def _patient(self, address: str, code: str, token: str) -> bool:
        guard = self.guard
        if not guard.has_room(address) or not guard.allows(REQUESTS, address):
            return False
        return guard.patient(GUESSES, address) or await self.house.knows(hashed(token), code)

    async def _enter(
        self, code: str, device: str, role: str, after: int, receive: Receive, wire: Wire, address: str
    ) -> int | None:
        try:
            live = await self.house.table(code)
        except Refused:
            self.guard.allows(GUESSES, address)
            return NO_TABLE
        except Damaged:
            return DAMAGED
        except Unkept:
            return LATER
        if role not in ROLES or not live.sitting.opens(device, ROLES[role]):
            return NOT_LET_IN
        connection = Connection(wire, device, ROLES[role])
        with self.guard.connected(address), self.house.watching(live, connection, after), self.health.connected():
            await self._serve(live, connection, receive)
        return None

    async def _serve(self, live: LiveTable, connection: Connection, receive: Receive) -> None:
        """Listen until the device goes. What it asks is done in turn; while it waits for that, it can cut the cards."""
        asked: Asked = asyncio.Queue(UNHEARD)
        work = asyncio.create_task(self._work(live, connection, asked))
        try:
            while True:
                message = await receive()
                if message["type"] == "websocket.disconnect" or connection.closing is not None:
                    return
                if not connection.hears():
                    connection.close(TOO_OFTEN)
                else:
                    await self._hear(live, connection, message, asked)
        finally:
            await asked.put(None)
            await work

    async def _hear(self, live: LiveTable, connection: Connection, message: Message, asked: Asked) -> None:
        text = message.get("text")
        if text is None or len(text) > BODY:
            await asked.put(Refusal("", "message", f"expected text of at most {BODY} bytes"))
            return
        try:
            said = DECODER.decode(text)
        except (msgspec.MsgspecError, RecursionError) as trouble:
            await asked.put(Refusal("", "message", str(trouble)))
            return
        if isinstance(said, Cuts):
            live.cutters.join(connection)
        elif isinstance(said, (Promise, Luck)):
            try:
                live.cutters.hear(connection, said)
            except Refused as refused:
                await asked.put(Refusal("", refused.code, str(refused)))
        else:
            await asked.put(said)

    async def _work(self, live: LiveTable, connection: Connection, asked: Asked) -> None:
        """Do what the device asks, one thing after the other; a table that cannot do it lets the device go."""
        try:
            while (said := await asked.get()) is not None:
                if isinstance(said, Refusal):
                    _say(connection, said)
                    continue
                key = said.key if isinstance(said, Answer) else ""
                try:
                    await self._do(live, connection, said)
                except Refused as refused:
                    _say(connection, Refusal(key, refused.code, str(refused)))
                except (Taken, Unkept):
                    _say(connection, Refusal(key, "unkept", "the answer could not be kept; expected it once more"))
        except Exception:
            connection.close(BROKEN)
            raise

    async def _do(self, live: LiveTable, connection: Connection, said: InTurn) -> None:
        if isinstance(said, Answer):
            await self._answer(live, connection, said)
        elif isinstance(said, Say):
            chair = _seated(connection)
            if not 0 <= said.phrase < PHRASES:
                raise Refused("phrase", f"phrase {said.phrase} was said, expected 0 to {PHRASES - 1}")
            live.alive(chair)
            live.announce(Said(chair, said.phrase))
        elif isinstance(said, Onward):
            await live.onward(_seated(connection), said.number)
            live.alive(_seated(connection))
        elif isinstance(said, Here):
            live.alive(_seated(connection))
        else:
            await live.settle()
            _say(connection, Pong(live.sitting.number))

    async def _answer(self, live: LiveTable, connection: Connection, said: Answer) -> None:
        asker = Asker(connection, lambda number: Ack(said.key, number), self.health.answer())
        try:
            await live.take(lambda at: _judge(live, at, connection.device, said), asker)
        except IllegalAnswer as illegal:
            raise Refused("illegal", f"{said.value!r} was given, expected {illegal.expected}") from None


def _seated(connection: Connection) -> int:
    if connection.chair is None:
        raise Refused("stranger", "this device sits on no chair of the table; expected a player")
    return connection.chair


def _judge(live: LiveTable, at: Sitting, device: str, said: Answer) -> Sequence[Answered]:
    """An answer that was given before counts once; any other waits until people have looked at how the deal ended."""
    given = answers.answer(at, device, said.asked, said.value, said.key, said.then)
    if given:
        live.expect_a_question()
    return given


async def _turn_away(receive: Receive, send: Send, status: int, text: str) -> None:
    """Refuse the handshake as a request is refused."""
    body = f"{text}\n".encode()
    told = {**HEADERS, "content-type": "text/plain; charset=utf-8"}
    headers = [(key.encode(), value.encode()) for key, value in told.items()]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
    for _ in range(2):  # that it is over, and that the device has gone: before that uvicorn takes this for unfinished
        await receive()


def _say(connection: Connection, message: AnyFromServer) -> None:
    connection.say(framed(ENCODER.encode(message)))
