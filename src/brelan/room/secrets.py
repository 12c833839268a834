"""Chance that can be checked afterwards: a secret committed to before each deal, mixed with the players' own luck.

secret of deal k   s_k = HMAC-SHA256(secret of the game, "brelan deal k")
commitment         c_k = SHA-256(s_k), shown to all before anybody adds luck
key of deal k      HMAC-SHA256(s_k, luck ‖ luck ‖ …), 32 bytes from each chair that lent some, in the order of chairs
outcome n          HMAC-SHA256(key, "n.try"), its first 64 bits as a number, the first try below the greatest multiple

Every key has 32 bytes and one purpose. docs/fairness.md has all of it, with examples to check against.
"""

import hmac
from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

from brelan.engine.chance import Chancy

BITS = 64
DIGITS = 64
"""Hexadecimal digits of a secret, of luck, and of a hash."""
FIRST = 1
"""The first deal; what comes by lot before it belongs to it."""


def is_hex(text: str) -> bool:
    """Whether a text is a secret, luck or a hash: one spelling only, so that nothing has two."""
    return len(text) == DIGITS and set(text) <= set("0123456789abcdef")


def secret_of(game_secret: bytes, deal: int) -> bytes:
    """The secret of one deal."""
    return hmac.digest(game_secret, f"brelan deal {deal}".encode(), "sha256")


def commitment(game_secret: bytes, deal: int) -> str:
    """What is shown to everybody before the deal."""
    return sha256(secret_of(game_secret, deal)).hexdigest()


@dataclass
class Committed:
    """The source of chance of a live game; an outcome depends on what was lent, never on what was asked before."""

    secret: bytes
    counter: str
    """The field of the table that counts deals."""
    luck: dict[int, dict[int, str]] = field(default_factory=dict)
    """What was lent to each deal, by chair."""

    keys: dict[int, bytes] = field(default_factory=dict)
    """Keys that were asked for since something was lent."""

    def lend(self, deal: int, chair: int, luck: str) -> None:
        """A player's device adds its own luck to a deal that has not begun."""
        self.luck.setdefault(deal, {})[chair] = luck
        self.keys.pop(deal, None)

    def kept(self) -> dict[int, dict[int, str]]:
        """All that is to be remembered of it, beside its secret."""
        return self.luck

    def recall(self, kept: object) -> None:
        """What was kept is known again."""
        self.luck, self.keys = msgspec.convert(kept, dict[int, dict[int, str]]), {}

    def withdraw(self, chair: int) -> None:
        """Whoever gets up before the game takes their luck along; the next person on that chair can lend some."""
        self.luck.get(FIRST, {}).pop(chair, None)
        self.keys.pop(FIRST, None)

    def reseat(self, taken: list[int]) -> None:
        """The chairs that are taken move together; their order, and so the key, stays."""
        lent = self.lent(FIRST)
        self.luck[FIRST] = {seat: lent[chair] for seat, chair in enumerate(taken) if chair in lent}

    def lent(self, deal: int) -> dict[int, str]:
        """What was lent to a deal, in the order of chairs: the order in which it came is for the host to choose."""
        return dict(sorted(self.luck.get(deal, {}).items()))

    def key(self, deal: int) -> bytes:
        """The key that all the outcomes of a deal come from."""
        key = self.keys.get(deal)
        if key is None:
            lent = bytes.fromhex("".join(self.lent(deal).values()))
            key = self.keys[deal] = hmac.digest(secret_of(self.secret, deal), lent, "sha256")
        return key

    def deal_of(self, t: Chancy) -> int:
        """The deal under way."""
        counted: int = getattr(t, self.counter)
        return max(FIRST, counted)

    def below(self, t: Chancy, n: int) -> int:
        """A number from 0 to n − 1, by lot."""
        t.drawn += 1
        return outcome(self.key(self.deal_of(t)), t.drawn, n)

    def die(self, t: Chancy, n: int, _to: int) -> int:
        """The face of a die that is thrown into a pile."""
        return self.below(t, n)

    def card(self, t: Chancy, faces: list[int], _stock: int, _to: int) -> int:
        """The place in `faces` of the card that comes."""
        return self.below(t, len(faces))


def outcome(key: bytes, number: int, n: int) -> int:
    """An outcome from 0 to n − 1, all equally likely: a number that would favour some of them is thrown away."""
    most = (1 << BITS) // n * n
    attempt = 0
    while True:
        block = hmac.digest(key, f"{number}.{attempt}".encode(), "sha256")
        found = int.from_bytes(block[: BITS // 8], "big")
        if found < most:
            return found % n
        attempt += 1
