"""The last number and chain of every table, in a file of its own: where a torn database ends too early, it says so.

One record of 64 bytes a table, written in its place before an answer is acknowledged. What the database has lost it
cannot tell by itself; this file cannot either, but both seldom lose the same.
"""

import os
from pathlib import Path
from struct import Struct
from threading import Lock
from typing import NamedTuple
from zlib import crc32

FILE = "brelan.heads"
"""In the data directory."""
RECORD = Struct("<12sQ32s8xI")
CHECKED = RECORD.size - 4


class Head(NamedTuple):
    """The last entry of a table that was acknowledged."""

    number: int
    chain: str


class Heads:
    """The heads of all tables of one room."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        self._lock = Lock()
        self.known: dict[str, Head] = {}
        self.spoilt = 0
        """Records that are not as they were written."""
        self._places: dict[str, int] = {}
        self._read()

    def _read(self) -> None:
        content = b""
        while part := os.read(self._file, 1 << 20):
            content += part
        whole = len(content) // RECORD.size
        for place in range(whole):
            record = content[place * RECORD.size :][: RECORD.size]
            code, number, chain, check = RECORD.unpack(record)
            if crc32(record[:CHECKED]) != check or not code.rstrip(b"\0").isalpha():
                self.spoilt += 1
                continue
            name = code.rstrip(b"\0").decode()
            self.known[name], self._places[name] = Head(number, chain.hex()), place
        self._next = whole

    def note(self, code: str, number: int, chain: str) -> None:
        """A table has come to this entry."""
        with self._lock:
            if code not in self._places:
                self._places[code], self._next = self._next, self._next + 1
            self.known[code] = Head(number, chain)
            record = RECORD.pack(code.encode(), number, bytes.fromhex(chain), 0)[:CHECKED]
            os.lseek(self._file, self._places[code] * RECORD.size, os.SEEK_SET)
            os.write(self._file, record + crc32(record).to_bytes(4, "little"))

    def sync(self) -> None:
        """Let the disc have it now; a kill needs none of this, only a power cut."""
        os.fsync(self._file)

    def close(self) -> None:
        """Nothing more is noted."""
        self.sync()
        os.close(self._file)
