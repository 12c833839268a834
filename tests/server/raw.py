"""Bytes as somebody sends them who does not keep to any protocol."""

import json
import socket
import struct
from random import Random
from typing import Any, Self

from tests.boxes import IN_TURN
from tests.server.devices import WAIT, Device, Server, play

CLOSE, PING, TEXT, BINARY = 8, 9, 1, 2


class Raw:
    """A bare connection to the server."""

    def __init__(self, server: Server, buffer: int = 0) -> None:
        self.server = server
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(WAIT)
        self.socket.connect(("127.0.0.1", server.port))
        self.read = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def request(self, method: str, path: str, /, **headers: str) -> int:
        """A request as a page would make it, but for what is given otherwise; the status of the reply."""
        host = f"127.0.0.1:{self.server.port}"
        given = {key.replace("_", "-"): value for key, value in headers.items()}
        said = {"host": host, "origin": f"http://{host}", "content-length": "0", **given}
        lines = "".join(f"{key}: {value}\r\n" for key, value in said.items() if value)
        self.send(f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1"))
        return self.status()

    def upgrade(self, path: str, token: str, **headers: str) -> int:
        """Ask for a live connection; the status of the reply."""
        asked = {
            "cookie": f"brelan={token}" if token else "",
            "upgrade": "websocket",
            "connection": "Upgrade",
            "sec-websocket-version": "13",
            "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
            "content-length": "",
        }
        return self.request("GET", path, **{**asked, **headers})

    def status(self) -> int:
        """The status of the next reply; what comes after its head waits in `read`."""
        while b"\r\n\r\n" not in self.read:
            self._more()
        self.head, _, self.read = self.read.partition(b"\r\n\r\n")
        return int(self.head.split(b" ", 2)[1])

    def _more(self) -> None:
        data = self.socket.recv(1 << 16)
        if not data:
            raise EOFError("the server has closed the connection")
        self.read += data

    def say(self, payload: bytes, kind: int = TEXT, *, last: bool = True, masked: bool = True) -> None:
        """A frame; the mask is all zeros."""
        size, mask = len(payload), 0x80 if masked else 0
        length = bytes([mask | size]) if size < 126 else bytes([mask | 127]) + struct.pack("!Q", size)
        self.send(bytes([kind | (0x80 if last else 0)]) + length + (bytes(4) if masked else b"") + payload)

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it carries."""
        size = self._bytes(2)
        kind, n = size[0] & 15, size[1]
        if n >= 126:
            n = int.from_bytes(self._bytes(2 if n == 126 else 8), "big")
        return kind, self._bytes(n)

    def _bytes(self, n: int) -> bytes:
        while len(self.read) < n:
            self._more()
        data, self.read = self.read[:n], self.read[n:]
        return data

    def hear(self) -> Any:
        """The next message."""
        while True:
            kind, data = self.frame()
            if kind == TEXT:
                return json.loads(data)
            assert kind == PING, f"a frame of kind {kind} came with {data!r}"

    def closed(self) -> int:
        """Read until the connection is closed; the code that says why."""
        while True:
            kind, data = self.frame()
            if kind == CLOSE:
                return int.from_bytes(data[:2], "big")

    def gone(self) -> bool:
        """Whether the server hangs up, sooner or later; reads what it said before."""
        try:
            while True:
                self._more()
        except (EOFError, ConnectionResetError):
            return True
        except TimeoutError:
            return False

    def hung_up(self) -> bool:
        """Whether the server has hung up by now; reads what it said before."""
        self.socket.setblocking(False)
        try:
            return self.gone()
        except BlockingIOError:
            return False
        finally:
            self.socket.settimeout(WAIT)


def live(server: Server, device: Device, code: str, buffer: int = 0) -> Raw:
    """A live connection of a device, without anything that keeps it honest."""
    raw = Raw(server, buffer)
    assert raw.upgrade(f"/live/{code}", device.token) == 101
    return raw


class Table:
    """A table for two with a game under way; Anna behaves, Ben's device is the attacker's."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.ben = Device(server), Device(server)
        self.code = self.anna.open(IN_TURN, 2)
        self.ben.sit(self.code, "Ben")
        self.anna.do(self.code, "start")
        self.seat = self.anna.watch(self.code)
        self.seat.hear()

    def attacker(self, buffer: int = 0) -> Raw:
        return live(self.server, self.ben, self.code, buffer)

    def hears_of(self, chairs: list[int]) -> None:
        """Anna is told whose devices are there."""
        while {"type": "present", "chairs": chairs, "guests": []} not in self.seat.others[-1:]:
            self.seat.hear()

    def plays_on(self) -> None:
        """The table answers, nobody has missed anything, and the game goes on."""
        self.seat.send(type="ping")
        assert self.seat.until("pong")["number"] == self.seat.number
        seats = [self.seat, self.ben.watch(self.code)]
        seats[1].hear()
        self.seat.send(type="ping")  # whether Ben had been seen to go before he came is of no account
        self.seat.until("pong")
        assert play(seats, Random(1), 6) == 6
        seats[1].close()
