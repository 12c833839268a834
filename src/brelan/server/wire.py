"""The wire of a live connection: what is said is framed once for all who hear it, and handed to the system at once.

ASGI knows only `await send`: a queue and a task for every device, and no way to let go of one that never reads.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "brelan.wire"
TEXT = 0x81
PIECE = 4096
UNREAD = 65_536
"""Bytes that may wait to be read: anyone who sends more at once is not playing."""
FLOOD = 4429
LAST_WORDS = 5.0
"""Seconds that a device has to read what was sent to it before it is disconnected."""


def framed(text: bytes) -> bytes:
    """A message as it goes over the wire."""
    n = len(text)
    if n < 126:
        return bytes((TEXT, n)) + text
    return bytes((TEXT, 126)) + n.to_bytes(2, "big") + text if n < 1 << 16 else _long(text)


def _long(text: bytes) -> bytes:
    return bytes((TEXT, 127)) + len(text).to_bytes(8, "big") + text


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which the endpoint finds among its scope's extensions."""

    _unread = b""

    def data_received(self, data: bytes) -> None:
        """Some more of what a device says. Many small messages at once are read a few at a time: others wait too."""
        if not self.handshake_initiated:  # the request, which has been read already
            super().data_received(data)
        elif self._unread:
            self._unread += data
        else:
            super().data_received(data[:PIECE])
            self._read_later(data[PIECE:])

    def _read_on(self) -> None:
        data, self._unread = self._unread, b""
        if not self.close_sent and not self.transport.is_closing():
            super().data_received(data[:PIECE])
            self._read_later(data[PIECE:])

    def _read_later(self, rest: bytes) -> None:
        if not rest or self.close_sent or self.transport.is_closing():
            return
        if len(rest) > UNREAD:
            self.end(FLOOD)
        else:
            self._unread = rest
            self.loop.call_soon(self._read_on)

    def handle_connect(self, event: Request) -> None:
        """Somebody asks to be connected."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def say(self, frame: bytes) -> int:
        """Hand a frame over; the bytes that wait because the device does not read."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)
        return self.transport.get_write_buffer_size()

    def end(self, code: int) -> None:
        """Say goodbye, and hang up if there is no answer."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.transport.resume_reading()  # for its answer
            self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)
