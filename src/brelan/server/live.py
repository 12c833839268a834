"""The live connection: `/live/CODE?role=seat&after=41`. One request, and the device is back where it was."""

import re
from urllib.parse import parse_qsl

import msgspec
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from brelan.room import requests
from brelan.room.events import Role
from brelan.room.requests import Refused
from brelan.server.connection import Connection
from brelan.server.health import Health
from brelan.server.house import Damaged, House
from brelan.server.messages import (
    DECODER,
    ENCODER,
    Ack,
    Answer,
    AnyFromClient,
    AnyFromServer,
    Luck,
    Pong,
    Refusal,
    Said,
    Say,
)
from brelan.server.room import Room
from brelan.server.safety import BODY, GUESSES, HEADERS, REQUESTS, Guard, token_in
from brelan.server.store import Taken, Unkept
from brelan.server.tokens import hashed
from brelan.server.wire import EXTENSION, Wire, framed

PHRASES = 12
"""How many phrases and emoji there are to say; the page has the words."""
PATH = re.compile(r"/live/([^/]{1,20})")
NUMBER = re.compile(r"[0-9]{1,15}")
ROLES: dict[str, Role] = {"seat": "seat", "screen": "screen", "spectator": "spectator"}
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
        elif not self.guard.knows(headers):
            await _turn_away(
                receive, send, 421, "this server is not known by that name; expected one of its own (--name)"
            )
        elif not self.guard.own_origin(headers):
            await _turn_away(receive, send, 403, "expected a connection from this server's own page")
        elif token is None:
            await _turn_away(receive, send, 403, "expected the cookie of a device that has come to the table")
        elif not self._patient(address):
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

    def _patient(self, address: str) -> bool:
        guard = self.guard
        return guard.has_room(address) and guard.patient(GUESSES, address) and guard.allows(REQUESTS, address)

    async def _enter(
        self, code: str, device: str, role: str, after: int, receive: Receive, wire: Wire, address: str
    ) -> int | None:
        try:
            room = await self.house.room(code)
        except Refused:
            self.guard.allows(GUESSES, address)
            return NO_TABLE
        except Damaged:
            return DAMAGED
        if role not in ROLES or not room.sitting.opens(device, ROLES[role]):
            return NOT_LET_IN
        connection = Connection(wire, device, ROLES[role])
        self.guard.connections[address] = self.guard.connections.get(address, 0) + 1
        try:
            with self.house.watching(room, connection, after), self.health.connected():
                await self._serve(room, connection, receive)
        finally:
            self.guard.connections[address] -= 1
        return None

    async def _serve(self, room: Room, connection: Connection, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect" or connection.closing is not None:
                return
            if not connection.hears():
                connection.close(TOO_OFTEN)
            else:
                await self._hear(room, connection, message)

    async def _hear(self, room: Room, connection: Connection, message: Message) -> None:
        text = message.get("text")
        if text is None or len(text) > BODY:
            _say(connection, Refusal("", "message", f"expected text of at most {BODY} bytes"))
            return
        try:
            said = DECODER.decode(text)
        except (msgspec.MsgspecError, RecursionError) as trouble:
            _say(connection, Refusal("", "message", str(trouble)))
            return
        key = said.key if isinstance(said, Answer) else ""
        try:
            await self._do(room, connection, said)
        except Refused as refused:
            _say(connection, Refusal(key, refused.code, str(refused)))
        except (Taken, Unkept):
            _say(connection, Refusal(key, "unkept", "the answer could not be kept; expected it once more"))

    async def _do(self, room: Room, connection: Connection, said: AnyFromClient) -> None:
        if isinstance(said, Answer):
            number = await room.take(
                lambda at: requests.answer(at, connection.device, said.asked, said.value, said.key),
                self.health.answer(),
            )
            _say(connection, Ack(said.key, number))
        elif isinstance(said, Luck):
            await room.take(lambda at: requests.lend(at, connection.device, said.deal, said.luck))
        elif isinstance(said, Say):
            if connection.chair is None:
                raise Refused("stranger", "this device sits on no chair of the table; expected a player")
            if not 0 <= said.phrase < PHRASES:
                raise Refused("phrase", f"phrase {said.phrase} was said, expected 0 to {PHRASES - 1}")
            room.say(Said(connection.chair, said.phrase))
        else:
            await room.settle()
            _say(connection, Pong(room.sitting.number))


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
