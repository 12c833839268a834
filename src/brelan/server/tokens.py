"""Tokens that nobody can guess; only their hashes are kept."""

from hashlib import sha256
from secrets import choice, token_hex, token_urlsafe

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of a table's code: no vowels, so that no words appear; no digits that look like letters."""
CODE = 5
TOKEN = 43
"""Characters of a token: 256 bits."""


LINK = 12
"""Letters of a link's token: somebody may have to type it, and whoever guesses is soon told to wait."""


def new_token() -> str:
    """For a device."""
    return token_urlsafe(32)


def new_link() -> str:
    """For a link, which is opened on another device."""
    return "".join(choice(LETTERS) for _ in range(LINK))


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def new_code() -> str:
    """A short name for a table, to read aloud."""
    return "".join(choice(LETTERS) for _ in range(CODE))


def new_secret() -> str:
    """Of a game's chance."""
    return token_hex(32)
