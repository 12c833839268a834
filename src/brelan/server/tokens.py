"""Tokens that nobody can guess; only their hashes are kept."""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_hex, token_urlsafe

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of a table's code: no vowels, so that no words appear; no digits that look like letters."""
CODE = 5
HALF = 32
"""Characters of a token that are drawn by lot: 192 bits."""
LINK = 12
"""Letters of a link's token: somebody may have to type it, and whoever guesses is soon told to wait."""


class Mint:
    """Makes the tokens of devices. The second half proves the first: nobody else can make one, or choose their own."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """For a device."""
        half = token_urlsafe(24)
        return half + self._proof(half)

    def made(self, token: str) -> bool:
        """Whether a token was made here."""
        return compare_digest(token[HALF:], self._proof(token[:HALF]))

    def _proof(self, half: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, half.encode(), "sha256")[:16]).decode().rstrip("=")


def new_link() -> str:
    """For a link, which is opened on another device."""
    return "".join(choice(LETTERS) for _ in range(LINK))


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def new_code() -> str:
    """A short name for a table, to read aloud."""
    return "".join(choice(LETTERS) for _ in range(CODE))


def new_key() -> bytes:
    """Of a room's mint."""
    return token_hex(32).encode()


def new_secret() -> str:
    """Of a game's chance."""
    return token_hex(32)
