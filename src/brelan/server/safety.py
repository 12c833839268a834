"""What is let in: known hosts, our own origin, not too much and not too often; and the headers of every reply."""

import re
from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers
from starlette.types import Scope

COOKIE = "brelan"
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,64}")
YEAR = 365 * 24 * 3600
BODY = 16_384
"""Bytes of a request or message at most."""
REQUESTS = parse("600/minute")
"""From one address; a family behind one router shares it."""
OPENINGS = parse("120/hour")
"""New tables from one address."""
GUESSES = parse("60/minute")
"""Table codes and links from one address that led nowhere."""
TOGETHER = {"guesses": GUESSES, "openings": OPENINGS}
"""What is limited in all the houses of a room together; requests cost only the house that they come to."""
MOST = 200
"""Addresses that a house tells the others of."""
CONNECTIONS = 300
"""Live connections from one address."""

HOST = re.compile(r"(?:\[(?P<address>[0-9A-Fa-f:.]+(?:%\S+)?)\]|(?P<name>[^:\[\]]+))(?::[0-9]+)?")
HERE = ("localhost", "127.0.0.1", "::1")

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Guard:
    """Judges addresses, hosts and origins. `hosts` are the names this server is known by, without ports.

    What comes from a trusted address is not counted: a proxy has limits of its own.
    """

    def __init__(self, hosts: Iterable[str], trusted: Iterable[str] = (), network: str = "") -> None:
        self.hosts = frozenset(map(_plain, hosts))
        self.trusted = frozenset(trusted)
        self.network = network
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self.connections: dict[str, int] = {}
        self._counted: dict[str, None] = {}
        """What was counted here of what is limited together, the latest last."""
        self._elsewhere: Mapping[str, int] = {}

    def knows(self, headers: Headers, reached: str) -> bool:
        """Whether the request names this server, and not another whose name was made to point here.

        `reached` is the address that it arrived at, which is ours; others cannot make a browser call us by it.
        """
        name = _without_port(headers.get("host", ""))
        return name != "" and (name in self.hosts or name == _plain(reached))

    def home(self, headers: Headers, scheme: str) -> str:
        """The page's address for others: as this device reaches it, or over the network when it is on this machine."""
        host = headers.get("host", "")
        name = _without_port(host)
        here = name in HERE or name.startswith("127.")
        return self.network if self.network and here else f"{scheme}://{host}/"

    def own_origin(self, headers: Headers) -> bool:
        """Whether the request comes from a page of this server."""
        origin = headers.get("origin", "")
        return origin in (f"http://{headers.get('host', '')}", f"https://{headers.get('host', '')}")

    def allows(self, limit: RateLimitItem, who: str) -> bool:
        """Whether this is not too often; counts it."""
        if who in self.trusted:
            return True
        for name in _together(limit):
            self._counted.pop(f"{name} {who}", None)
            self._counted[f"{name} {who}"] = None
        return self._has_patience(limit, who) and self._limiter.hit(limit, who)

    def patient(self, limit: RateLimitItem, who: str) -> bool:
        """Whether it has not been too often yet; counts nothing."""
        return who in self.trusted or (self._has_patience(limit, who) and self._limiter.test(limit, who))

    def _has_patience(self, limit: RateLimitItem, who: str) -> bool:
        """Whether it has not been too often in all the houses together."""
        elsewhere = sum(self._elsewhere.get(f"{name} {who}", 0) for name in _together(limit))
        return elsewhere == 0 or elsewhere + self._used(limit, who) < limit.amount

    def _used(self, limit: RateLimitItem, who: str) -> int:
        return int(limit.amount - self._limiter.get_window_stats(limit, who).remaining)

    def counts(self) -> dict[str, int]:
        """What was counted here, for the other houses."""
        found = {}
        for key in [*self._counted][-MOST:]:
            name, _, who = key.partition(" ")
            used = self._used(TOGETHER[name], who)
            if used:
                found[key] = used
        self._counted = dict.fromkeys(found)
        return found

    def counted(self, counts: Mapping[str, int]) -> None:
        """What was counted in the other houses."""
        self._elsewhere = counts

    def has_room(self, who: str) -> bool:
        """Whether one more live connection from this address is fine."""
        return who in self.trusted or self.connections.get(who, 0) < CONNECTIONS


def _together(limit: RateLimitItem) -> list[str]:
    """The name of a limit that holds in all houses together, if it does."""
    return [name for name, one in TOGETHER.items() if one is limit]


def _without_port(host: str) -> str:
    """The name or address in a `Host` header, as `_plain` writes it; empty if it is neither."""
    found = HOST.fullmatch(host)
    return "" if found is None else _plain(found["address"] or found["name"])


def _plain(name: str) -> str:
    """One way to write each name and address: IPv4 as such, IPv6 without the zone that only this machine knows."""
    try:
        address = IPv6Address(name.partition("%")[0])
    except ValueError:
        return name.lower()
    return str(address.ipv4_mapped or address)


def arrived_at(scope: Scope) -> str:
    """The address of this machine that a request came to."""
    return str((scope.get("server") or ("",))[0])


def token_in(headers: Headers) -> str | None:
    """The device's token, from its cookie; what other servers of this machine have set beside it does not matter."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value if TOKEN.fullmatch(value) else None
    return None


def cookie(token: str, secure: bool) -> str:
    """The header that gives a device its token; no script can read it."""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
