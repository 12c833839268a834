"""The log of a table is a chain: each hash covers the line and everything before it."""

from hashlib import sha256

START = "0" * 64


def link(previous: str, line: bytes) -> str:
    """The hash after one more line."""
    return sha256(previous.encode() + line).hexdigest()
