"""Fair cards a second time: written from docs/fairness.md with SHA-256 alone, so that Brelan is not its own witness."""

from hashlib import sha256


def mac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 for a key of 32 bytes, as RFC 2104 writes it."""
    inner = bytes(byte ^ 0x36 for byte in key.ljust(64, b"\0"))
    outer = bytes(byte ^ 0x5C for byte in key.ljust(64, b"\0"))
    return sha256(outer + sha256(inner + message).digest()).digest()


def deal_secret(secret: str, deal: int) -> str:
    """The secret of a deal."""
    return mac(bytes.fromhex(secret), b"brelan deal %d" % deal).hex()


def promise(secret: str, deal: int) -> str:
    """The commitment of a deal."""
    return sha256(bytes.fromhex(deal_secret(secret, deal))).hexdigest()


def deal_key(secret: str, deal: int, luck: list[str]) -> str:
    """The key of a deal; luck in the order of chairs."""
    return mac(bytes.fromhex(deal_secret(secret, deal)), b"".join(map(bytes.fromhex, luck))).hex()


def number_below(key: str, number: int, n: int) -> int:
    """The outcome of this number, among n."""
    attempt = 0
    while True:
        found = int.from_bytes(mac(bytes.fromhex(key), b"%d.%d" % (number, attempt))[:8], "big")
        if found < 2**64 - 2**64 % n:
            return found % n
        attempt += 1


def after(before: str, line: str) -> str:
    """The hash after a line."""
    return sha256((before + line).encode()).hexdigest()


def drawn(key: str, since: int, stock: list[int], n: int) -> list[int]:
    """The n cards that come from a stock, as outcomes since this number: the last card fills each gap."""
    cards = []
    for number in range(since, since + n):
        at = number_below(key, number, len(stock))
        cards.append(stock[at])
        stock[at] = stock[-1]
        stock.pop()
    return cards
