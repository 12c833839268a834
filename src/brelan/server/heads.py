"""The last number and chain of every table, in a separate file: it shows where a torn database ends too early.

One record of 64 bytes a table, written in its place before an answer is acknowledged, a block of the disc at a time.
What the database has lost it cannot tell by itself; this file cannot either, but both seldom lose the same.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from struct import Struct
from threading import Lock
from typing import NamedTuple
from zlib import crc32

FILE = "brelan.heads"
"""In the data directory."""
RECORD = Struct("<12sQ32s8xI")
CHECKED = RECORD.size - 4
BLOCK = 4096


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
        self._content = bytearray()
        while part := os.read(self._file, 1 << 20):
            self._content += part
        del self._content[len(self._content) // RECORD.size * RECORD.size :]
        content = bytes(self._content)
        for place, (code, number, chain, check) in enumerate(RECORD.iter_unpack(content)):
            at, name = place * RECORD.size, code.rstrip(b"\0")
            if crc32(content[at : at + CHECKED]) != check or not name.isalpha():
                self.spoilt += 1
                continue
            known = name.decode()
            self.known[known], self._places[known] = Head(number, chain.hex()), at

    def note(self, heads: Mapping[str, Head]) -> None:
        """Tables have come to these entries."""
        with self._lock:
            self.known |= heads
            for start in sorted({self._lay(code, head) // BLOCK * BLOCK for code, head in heads.items()}):
                os.lseek(self._file, start, os.SEEK_SET)
                os.write(self._file, self._content[start : start + BLOCK])

    def _lay(self, code: str, head: Head) -> int:
        """Where the record of a table lies, which says this from now on."""
        place = self._places.setdefault(code, len(self._content))
        record = RECORD.pack(code.encode(), head.number, bytes.fromhex(head.chain), 0)[:CHECKED]
        self._content[place : place + RECORD.size] = record + crc32(record).to_bytes(4, "little")
        return place

    def sync(self) -> None:
        """Let the disc have it now; a kill needs none of this, only a power cut."""
        os.fsync(self._file)

    def close(self) -> None:
        """Nothing more is noted."""
        self.sync()
        os.close(self._file)
