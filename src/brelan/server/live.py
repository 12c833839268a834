"""The live connection: `/live/CODE?role=seat&after=41`. One request, and the device is back where it was."""

import asyncio
from urllib.parse import parse_qs

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
)
from brelan.server.room import Room
from brelan.server.safety import BODY, GUESSES, Guard, token_in
from brelan.server.store import Taken, Unkept
from brelan.server.tokens import hashed

PHRASES = 24
"""How many phrases and emoji there are to say; the page has the words."""
ROLES: dict[str, Role] = {"seat": "seat", "screen": "screen", "spectator": "spectator"}
DIGITS = 18
"""Of an entry's number at most."""
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
        token = token_in(headers)
        if not self.guard.knows(headers) or not self.guard.own_origin(headers) or token is None:
            await send({"type": "websocket.close", "code": NOT_LET_IN})
            return
        if not self.guard.has_room(address) or not self.guard.patient(GUESSES, address):
            await send({"type": "websocket.close", "code": TOO_OFTEN})
            return
        asked = {key: values[0] for key, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
        after = asked.get("after", "0")
        role = asked.get("role", "seat")
        await send({"type": "websocket.accept"})
        code = await self._enter(
            scope["path_params"]["code"],
            hashed(token),
            role,
            int(after) if after.isdecimal() and len(after) <= DIGITS else 0,
            receive,
            send,
            address,
        )
        if code is not None:
            await send({"type": "websocket.close", "code": code})

    async def _enter(
        self, code: str, device: str, role: str, after: int, receive: Receive, send: Send, address: str
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
        connection = Connection(send, device, ROLES[role])
        self.guard.connections[address] = self.guard.connections.get(address, 0) + 1
        try:
            with self.house.watching(room, connection, after), self.health.connected():
                await self._serve(room, connection, receive)
        finally:
            self.guard.connections[address] -= 1
        return None

    async def _serve(self, room: Room, connection: Connection, receive: Receive) -> None:
        delivery = asyncio.get_running_loop().create_task(connection.deliver())
        try:
            while True:
                message = await receive()
                if message["type"] == "websocket.disconnect" or connection.closing is not None:
                    return
                if not connection.hears():
                    connection.close(TOO_OFTEN)
                else:
                    await self._hear(room, connection, message)
        finally:
            if connection.closing is None:
                delivery.cancel()
            await asyncio.gather(delivery, return_exceptions=True)

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
            with self.health.answering():
                number = await room.take(
                    lambda at: requests.answer(at, connection.device, said.asked, said.value, said.key)
                )
            _say(connection, Ack(said.key, number))
        elif isinstance(said, Luck):
            await room.take(lambda at: requests.lend(at, connection.device, said.deal, said.luck))
        elif connection.chair is not None and hasattr(said, "phrase"):
            if not 0 <= said.phrase < PHRASES:
                raise Refused("phrase", f"phrase {said.phrase} was said, expected 0 to {PHRASES - 1}")
            room.say(Said(connection.chair, said.phrase))
        else:
            await room.settle()
            _say(connection, Pong(room.sitting.number))


def _say(connection: Connection, message: AnyFromServer) -> None:
    connection.say(ENCODER.encode(message))
