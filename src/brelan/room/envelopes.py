"""Envelopes: what is sealed before luck is known, and what luck makes of it. All of it is SHA-256 (docs/fairness.md).

salt of a name     SHA-256(seed ‖ name), its first 16 bytes
envelope           SHA-256(salt ‖ name), its first 20 bytes
sealed deck        the envelopes of all its cards, in ascending order
root               SHA-256 of the hashes of all the decks that were sealed, and of the envelopes of lots and dice
luck               SHA-256("brelan luck" ‖ root ‖ what each chair lent, in the order of chairs)
order of a deck    its envelopes by SHA-256(luck ‖ envelope), the lowest first
lot or die         the first 8 bytes of SHA-256(luck ‖ salt ‖ name) as a number, mod n

Nothing here knows a table: a phone does the same from what it is told.
"""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from hmac import digest
from typing import NamedTuple

DECKS = 8
"""Decks that are sealed for each one that is played; luck says which, and the others are opened."""
SALT = 16
ENVELOPE = 20
LUCK = 32


class Deck(NamedTuple):
    """A deck that was sealed: its seed, and each name by its envelope, in ascending order."""

    seed: bytes
    names: dict[bytes, str]

    @property
    def hash(self) -> bytes:
        """What stands for it in the root."""
        return sha256(b"".join(self.names)).digest()


def salt(seed: bytes, name: str) -> bytes:
    """The salt that opens one envelope and no other."""
    return sha256(seed + name.encode()).digest()[:SALT]


def envelope(salt: bytes, name: str) -> bytes:
    """What can be shown of a name before it is opened."""
    return sha256(salt + name.encode()).digest()[:ENVELOPE]


def sealed(seed: bytes, names: Iterable[str]) -> Deck:
    """A whole deck from its seed; in ascending order an envelope's place says nothing of what is in it."""
    return Deck(seed, dict(sorted((envelope(salt(seed, name), name), name) for name in names)))


def lots(seed: bytes, n: int) -> tuple[bytes, ...]:
    """Envelopes for this many lots or dice, numbered from 0."""
    return tuple(envelope(salt(seed, str(i)), str(i)) for i in range(n))


def root(decks: Iterable[Deck], lots: Sequence[bytes]) -> bytes:
    """What is shown to everybody before anybody lends luck."""
    return sha256(b"".join(deck.hash for deck in decks) + sha256(b"".join(lots)).digest()).digest()


def promise(luck: bytes) -> str:
    """What a device says of its luck before it shows it."""
    return sha256(luck).hexdigest()


def together(root: bytes, lent: Mapping[int, str]) -> bytes:
    """Everybody's luck as one, in the order of chairs."""
    return sha256(b"brelan luck" + root + b"".join(bytes.fromhex(lent[chair]) for chair in sorted(lent))).digest()


def chosen(luck: bytes, place: int) -> int:
    """Which of the sealed decks is played, for the deck at this place of a cut."""
    return _number(sha256(luck + b"deck" + str(place).encode()).digest()) % DECKS


def ordered(luck: bytes, envelopes: Iterable[bytes]) -> list[bytes]:
    """The envelopes as they will come."""
    return sorted(envelopes, key=lambda each: sha256(luck + each).digest())


def outcome(luck: bytes, salt: bytes, number: int, n: int) -> int:
    """What an opened lot gives among n, or a die with n faces; far fewer than 2^64, so all are equally likely."""
    return _number(sha256(luck + salt + str(number).encode()).digest()) % n


def seed(secret: bytes, what: str) -> bytes:
    """A seed of its own for everything that is sealed in a game."""
    return digest(secret, f"brelan {what}".encode(), "sha256")[:SALT]


def _number(hash_of: bytes) -> int:
    return int.from_bytes(hash_of[:8], "big")
