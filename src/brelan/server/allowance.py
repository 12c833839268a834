"""Rate limits: this much at once, and as much again over a period of time.

By a clock that nobody sets: a machine that learns the time of day while it runs neither forgives nor locks out anybody.
"""

from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

KNOWN = 10_000
"""Counts in memory; full ones are dropped first, then the oldest."""


class Limit(NamedTuple):
    """This many in this many seconds."""

    name: str
    amount: int
    seconds: float


class Allowance:
    """What is left of a limit; it refills gradually."""

    __slots__ = ("_at", "_left", "_limit")

    def __init__(self, limit: Limit, now: float) -> None:
        self._limit = limit
        self._left, self._at = float(limit.amount), now

    def left(self, now: float) -> float:
        """How much there is now."""
        _, amount, seconds = self._limit
        return min(amount, self._left + (now - self._at) * amount / seconds)

    def take(self, now: float) -> bool:
        """One of it, if there is one."""
        self._left, self._at = self.left(now), now
        enough = self._left >= 1
        self._left -= enough
        return enough


@dataclass
class Allowances:
    """What is left to everybody, of every limit."""

    known: dict[tuple[Limit, str], Allowance] = field(default_factory=dict)

    def hit(self, limit: Limit, who: str) -> bool:
        """Whether this is not too often; counts it."""
        now = monotonic()
        allowance = self.known.get((limit, who))
        if allowance is None:
            self._make_room(now)
            allowance = self.known[limit, who] = Allowance(limit, now)
        return allowance.take(now)

    def test(self, limit: Limit, who: str) -> bool:
        """Whether it has not been too often yet; counts nothing."""
        return self.used(limit, who) < limit.amount

    def used(self, limit: Limit, who: str) -> int:
        """How much of a limit is gone."""
        allowance = self.known.get((limit, who))
        return 0 if allowance is None else limit.amount - int(allowance.left(monotonic()))

    def _make_room(self, now: float) -> None:
        if len(self.known) >= KNOWN:
            whole = [key for key, allowance in self.known.items() if allowance.left(now) >= key[0].amount]
            for key in whole or list(self.known)[: KNOWN // 2]:
                del self.known[key]
