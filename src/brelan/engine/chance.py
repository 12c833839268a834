"""Chance, a service of the engine.

In simulation a fast generator whose state is part of the table: multiply-with-carry, which stays inside 63 bits in
Python and in compiled code. A plain table may have a `source` instead: outcomes that were written down, or a stream.
"""

from typing import Protocol

MULTIPLIER = 698769069
LOW = 0xFFFFFFFF


class Source(Protocol):
    """Where a plain table takes chance from, when not from its own generator."""

    def below(self, t: "Chancy", n: int) -> int:
        """A number from 0 to n − 1, by lot."""

    def die(self, t: "Chancy", n: int, to: int) -> int:
        """The face of an n-sided die thrown into a pile."""

    def card(self, t: "Chancy", faces: list[int], stock: int, to: int) -> int:
        """The place in `faces`, those of the stock, of the card that comes to a pile."""


class Chancy(Protocol):
    """A table, as far as chance is concerned."""

    chance: int
    drawn: int
    source: Source | None
    DECK: tuple[int, ...]
    """Of each pile."""


def scramble(x: int) -> int:
    """Spread 32 bits, so that neighbouring seeds have nothing in common."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & LOW
    x = ((x ^ (x >> 15)) * 0x735A2D97) & LOW
    return x ^ (x >> 15)


def seeded(seed: int) -> int:
    """The generator's first state for a seed from 0 to 2^62."""
    low = scramble((seed & LOW) ^ 0x9E3779B9)
    high = scramble(((seed >> 32) + low) & LOW)
    return ((high % (MULTIPLIER - 2) + 1) << 32) | low


def seed_of(seed: int, n: int) -> int:
    """The seed of game n of a run. Runs of at most 2^24 games whose seeds are below 2^36 have no game in common."""
    return ((seed << 24) + n ^ scramble(seed >> 36) << 24) & (1 << 60) - 1


def following(state: int) -> int:
    """The generator's next state."""
    return MULTIPLIER * (state & LOW) + (state >> 32)


def generator() -> list[int]:
    """Room for a separate generator: a list of one, for its state."""
    return [0]


def roll(luck: list[int], n: int) -> int:
    """A number below n from a separate generator."""
    luck[0] = following(luck[0])
    return ((luck[0] & LOW) * n) >> 32


def low(t: Chancy, n: int) -> int:
    """The number from 0 to n − 1 that the generator's current state gives."""
    return ((t.chance & LOW) * n) >> 32


def below(t: Chancy, n: int) -> int:
    """A number from 0 to n − 1."""
    t.chance = following(t.chance)
    if t.source:
        return t.source.below(t, n)
    return low(t, n)
