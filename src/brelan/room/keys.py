"""The keys of the answers that a game was given: one that is sent again is known, and so is what was said with it."""

from dataclasses import dataclass, field
from hashlib import blake2b
from struct import Struct
from typing import NamedTuple

RECORD = Struct("<8sqq")
MOST = 1024
"""Answers that are remembered: whatever is sent again after this many others is far too late, and refused."""


class Given(NamedTuple):
    """An answer that was given with a key, and the number of its entry."""

    value: int
    number: int


@dataclass
class Keys:
    """A few bytes for each; the oldest make room."""

    known: bytearray = field(default_factory=bytearray)

    def add(self, chair: int, asked: int, key: str, given: Given) -> None:
        """The chair's answer to the question put at that number is known from now on."""
        self.known += RECORD.pack(_digest(chair, asked, key), *given)
        del self.known[: -MOST * RECORD.size]

    def find(self, chair: int, asked: int, key: str) -> Given | None:
        """What was answered before with this key, if anything was."""
        digest, at = _digest(chair, asked, key), -1
        while (at := self.known.find(digest, at + 1)) >= 0:
            if at % RECORD.size == 0:
                return Given(*RECORD.unpack_from(self.known, at)[1:])
        return None


def _digest(chair: int, asked: int, key: str) -> bytes:
    return blake2b(f"{chair} {asked} {key}".encode(), digest_size=8).digest()
