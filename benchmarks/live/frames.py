"""WebSocket frames as bytes: a client that costs so little that the server is what is measured."""

import socket
from collections.abc import Iterator

TEXT, BINARY, CLOSE, PING = 0x81, 0x82, 0x88, 0x89
SECONDS = 30.0


class Line:
    """One socket to a table, after its handshake."""

    def __init__(self, port: int, path: str, token: str, address: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), SECONDS)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        here = f"127.0.0.1:{port}"
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\n"
            f"Cookie: brelan={token}\r\nX-Forwarded-For: {address}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        self._rest = b""
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._more()
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionError(f"{path}: {head[:80]!r}, expected 101")
        self.socket.setblocking(False)

    def _more(self) -> bytes:
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the server has closed the connection")
        return data

    def say(self, text: bytes, kind: int = TEXT) -> None:
        """Send a message; the mask is all zeros, which leaves the text as it is."""
        n = len(text)
        length = bytes((0x80 | n,)) if n < 126 else b"\xfe" + n.to_bytes(2, "big")
        self.socket.send(bytes((kind,)) + length + bytes(4) + text)

    def hear(self) -> Iterator[bytes]:
        """Every whole message that is there; pings are answered."""
        try:
            data = self._rest + self._more()
        except BlockingIOError:
            data = self._rest
        at, end = 0, len(data)
        while end - at >= 4:
            n, body = data[at + 1], at + 2
            if n == 126:
                n, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif n == 127:
                n, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if body + n > end:
                break
            kind, at = data[at], body + n
            if kind in (TEXT, BINARY):
                yield data[body:at]
            elif kind == PING:
                self.socket.send(bytes((0x8A, 0x80 | n)) + bytes(4) + data[body:at])
            elif kind == CLOSE:
                raise ConnectionError(f"closed with {int.from_bytes(data[body : body + 2], 'big')}")
        self._rest = data[at:]
