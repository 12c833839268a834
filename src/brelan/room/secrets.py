"""Chance that can be checked afterwards: a secret committed to before each deal, mixed with the players' own luck.

secret of deal k   s_k = HMAC-SHA256(secret of the game, "deal k")
commitment         c_k = SHA-256(s_k), shown to all before anybody adds luck
key of deal k      HMAC-SHA256(s_k, "chair:luck,chair:luck,…"), luck in the order it was lent
outcome n          HMAC-SHA256(key, "n.try") as a number, the first try that is below the greatest multiple
"""

import hmac
from dataclasses import dataclass, field
from hashlib import sha256

from brelan.engine.chance import Chancy

BITS = 64
FIRST = 1
"""The first deal; what comes by lot before it belongs to it."""


def secret_of(game_secret: bytes, deal: int) -> bytes:
    """The secret of one deal."""
    return hmac.digest(game_secret, f"deal {deal}".encode(), "sha256")


def commitment(game_secret: bytes, deal: int) -> str:
    """What is shown to everybody before the deal."""
    return sha256(secret_of(game_secret, deal)).hexdigest()


@dataclass
class Committed:
    """The source of chance of a live game. A deal's key is made when its first outcome is asked for."""

    secret: bytes
    counter: str
    """The field of the table that counts deals."""
    luck: dict[int, list[str]] = field(default_factory=dict)
    """What was lent for each deal to come, in order."""
    keys: dict[int, bytes] = field(default_factory=dict)

    def lend(self, deal: int, chair: int, luck: str) -> None:
        """A player's device adds its own luck to a deal that has not begun."""
        self.luck.setdefault(deal, []).append(f"{chair}:{luck}")

    def below(self, t: Chancy, n: int, _deck: int) -> int:
        """A number from 0 to n − 1."""
        t.drawn += 1
        key = self._key(max(FIRST, getattr(t, self.counter)))
        most = (1 << BITS) // n * n
        attempt = 0
        while True:
            block = hmac.digest(key, f"{t.drawn}.{attempt}".encode(), "sha256")
            number = int.from_bytes(block[: BITS // 8], "big")
            if number < most:
                return number % n
            attempt += 1

    def card(self, t: Chancy, faces: list[int], deck: int) -> int:
        """The place in `faces` of the card that comes."""
        return self.below(t, len(faces), deck)

    def _key(self, deal: int) -> bytes:
        key = self.keys.get(deal)
        if key is None:
            lent = ",".join(self.luck.pop(deal, ()))
            key = self.keys[deal] = hmac.digest(secret_of(self.secret, deal), lent.encode(), "sha256")
        return key
