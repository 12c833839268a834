"""What a table remembers of its game: what its complete deals have left, and what was told, packed."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from brelan.engine.tells import Tell
from brelan.room.events import Kept

PACK = msgspec.msgpack.Encoder().encode
UNPACK = msgspec.msgpack.Decoder(tuple[int, tuple[str, str, int, dict[str, int | bool], tuple[int, ...], int]]).decode
"""A tell and its entry's number take a quarter of the space when they are packed, and are seldom asked for."""


@dataclass
class Memory:
    """All of a game, or only its end: the log has the rest."""

    kept: list[Kept] = field(default_factory=list)
    """What complete deals have left, the latest last,"""
    earlier: int = 0
    """and how many of them by rules that were renewed since."""
    packed: list[bytes] = field(default_factory=list)
    """What the present rules have told,"""
    open: int = 0
    """and how much of the latest belongs to no complete deal yet."""

    def hear(self, number: int, tells: list[Tell]) -> None:
        """What was told with an entry."""
        self.packed += [PACK((number, tell)) for tell in tells]
        self.open += len(tells)

    def keep(self, kept: Kept, rest: int) -> None:
        """A deal is complete; this many of the latest tells belong to the next one."""
        self.kept.append(kept)
        self.open = rest

    def renew(self) -> None:
        """Other rules take over. They tell the story of the complete deals, and the one under way is dealt again."""
        self.earlier = len(self.kept)
        self.packed, self.open = [], 0

    def forget(self, latest: int) -> None:
        """Forget all but the latest tells, and those that the deal under way still needs."""
        del self.packed[: -max(latest, self.open)]
        self.kept = []

    def tells(self) -> list[Tell]:
        """What the present rules have told, as far as it is remembered."""
        return _unpacked(self.packed)

    def unkept(self) -> list[Tell]:
        """What the deal under way has told before its last answer."""
        return _unpacked(self.packed[len(self.packed) - self.open :])

    def latest(self, most: int, after: int) -> list[Tell]:
        """The latest tells that came after an entry."""
        return _unpacked(self.packed[-most:], after)


def _unpacked(packed: Iterable[bytes], after: int = 0) -> list[Tell]:
    return [Tell(*tell) for number, tell in map(UNPACK, packed) if number > after]
