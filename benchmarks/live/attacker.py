"""Somebody who does everything wrong, as long as that is allowed: floods, long frames, a socket that is never read."""

import socket
import sys
from contextlib import suppress
from time import monotonic

from benchmarks.live.frames import Line

ADDRESS = "10.6.6.6"
"""Not this machine's, whose requests are not counted."""
FRAME = b"\x81\x8f" + bytes(4) + b'{"type":"ping"}'
HUGE = b"\x81\xff" + (10_000_000).to_bytes(8, "big") + bytes(4) + b" " * 100_000


def annoy(port: int, code: str, token: str, seconds: float) -> int:
    """How many connections were closed on them."""
    until, lost = monotonic() + seconds, 0
    sleepers = [Line(port, f"/live/{code}?role=seat", token, ADDRESS) for _ in range(5)]
    while monotonic() < until:
        for words in (FRAME * 10_000, HUGE, b"\x81\x85" + bytes(4) + b"{{{{{"):
            with suppress(OSError):
                line = Line(port, f"/live/{code}?role=seat", token, ADDRESS)
                line.socket.setblocking(True)
                line.socket.settimeout(1.0)
                with suppress(OSError):
                    line.socket.sendall(words)
                line.socket.close()
                lost += 1
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0) as bare:
            bare.sendall(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000)
    for sleeper in sleepers:
        sleeper.socket.close()
    return lost


if __name__ == "__main__":
    print(annoy(int(sys.argv[1]), sys.argv[2], sys.argv[3], float(sys.argv[4])))
