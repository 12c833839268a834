"""The least that a table's server has to do, on the same stack: a message comes, six get one. Nothing is kept.

What Brelan does beside it is judging, keeping, dealing, and telling everybody their own part.
"""

import asyncio
import socket
from contextlib import suppress

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

MESSAGE = '{"type":"update","number":1,"text":"' + "x" * 360 + '"}'
"""About 400 bytes, as long as an update usually is."""
WAITING = 200

tables: dict[str, set["asyncio.Queue[str]"]] = {}


async def live(websocket: WebSocket) -> None:
    """A device at a table: one bounded queue and one task that sends."""
    await websocket.accept()
    queue: asyncio.Queue[str] = asyncio.Queue(WAITING)
    everybody = tables.setdefault(websocket.path_params["code"], set())
    everybody.add(queue)
    sending = asyncio.create_task(_send(websocket, queue))
    try:
        while True:
            await websocket.receive_text()
            for other in everybody:
                other.put_nowait(MESSAGE)
    except WebSocketDisconnect:
        pass
    finally:
        everybody.discard(queue)
        sending.cancel()


async def _send(websocket: WebSocket, queue: "asyncio.Queue[str]") -> None:
    while True:
        await websocket.send_text(await queue.get())


def _serve(door: socket.socket) -> None:
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/live/{code}", live)]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
    )
    uvicorn.Server(config).run([door])


if __name__ == "__main__":
    door = socket.create_server(("127.0.0.1", 0), backlog=2048)
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    print(f"http://127.0.0.1:{door.getsockname()[1]}/", flush=True)
    with suppress(KeyboardInterrupt):
        _serve(door)
