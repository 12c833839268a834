"""Clients must send their request soon and briefly; uvicorn alone would wait for ever."""

import asyncio
import sys
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 32_768
"""Bytes before the body of a request at most."""
END = b"\r\n\r\n"
SECONDS = 20.0
"""From the first byte of a request, or from the connection, to its last one."""


USUAL = 1024
"""Files that a process may have open, if the system does not say."""
IDLE = 4
"""One in this many may be an idle connection; beyond that the longest idle one is closed."""
SPARE = 8
"""One in this many is reserved for discs, bots and whoever comes next: nobody is let in once only those are left."""


def files() -> int:
    """How many files and connections this process may have open."""
    if sys.platform == "win32":
        return USUAL
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if most == resource.RLIM_INFINITY else most


class Doorkeeper(HttpToolsProtocol):
    """uvicorn's HTTP, with an end to waiting for a request and to its head, and to how many may wait."""

    most: ClassVar[int] = files()
    _here: ClassVar[dict["Doorkeeper", None]] = {}
    """Everybody at the door, whoever has come first first; those at a table have gone through."""
    _hurry: asyncio.TimerHandle | None = None
    _head = 0
    _in_head = True
    _ended = False

    def connection_made(self, transport: Any) -> None:
        """Somebody comes, and should say something."""
        super().connection_made(transport)
        self._here[self] = None
        self._wait()
        if len(self._here) > self.most // IDLE:
            self._send_somebody_away()
        if len(self.connections) > self.most - self.most // SPARE:
            self.transport.abort()

    def _send_somebody_away(self) -> None:
        """Whoever has been silent longest; if all are being answered, whoever came last."""
        idle = (one for one in self._here if one.cycle is None or one.cycle.response_complete)
        next(idle, self).transport.abort()

    def data_received(self, data: bytes) -> None:
        """Some more of a request."""
        if self._in_head and self._head + len(data) > HEAD and END not in data[: HEAD - self._head]:
            self.send_400_response(f"Expected a request with a head of at most {HEAD} bytes.")
            return
        self._ended = False
        super().data_received(data)
        if self._in_head:  # the end of a body is no part of the next head
            self._head = 0 if self._ended else self._head + len(data)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._in_head = True
        self._wait()

    def on_headers_complete(self) -> None:
        """The body comes now."""
        super().on_headers_complete()
        self._in_head, self._head = False, 0

    def on_message_complete(self) -> None:
        """The last byte of a request."""
        super().on_message_complete()
        self._in_head = self._ended = True
        self._stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to a live connection; one that cannot be understood would wait for ever, unanswered."""
        self._here.pop(self, None)
        super().handle_websocket_upgrade()
        asked: Any = self.transport.get_protocol()
        if not asked.handshake_initiated:
            self.send_400_response("Expected a handshake that opens a WebSocket.")

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._stop_waiting()
        self._here.pop(self, None)
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._hurry = self.loop.call_later(SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None
