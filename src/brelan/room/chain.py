"""The log of a table is a chain: each hash covers the line and everything before it.

The hash before is always 64 characters, so it is clear where it ends and the line begins; a line has 32 hexadecimal
digits of salt, so that nobody can try all the lines that might have been written.
"""

from hashlib import sha256

START = "0" * 64


def link(previous: str, line: bytes) -> str:
    """The hash after one more line."""
    return sha256(previous.encode() + line).hexdigest()
