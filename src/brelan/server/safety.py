"""What is let in: known hosts, our own origin, not too much and not too often; and the headers of every reply."""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network

from starlette.datastructures import Headers
from starlette.types import Scope

from brelan.server.allowance import Allowances, Limit

COOKIE = "brelan"
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,64}")
YEAR = 365 * 24 * 3600
BODY = 16_384
"""Bytes of a request or message at most,"""
CARDS = 1 << 18
"""and of a request with which a file of cards may come."""
REQUESTS = Limit("requests", 600, 60)
"""From one household; a family behind one router shares it."""
OPENINGS = Limit("openings", 120, 3600)
"""New tables from one household."""
GUESSES = Limit("guesses", 60, 60)
"""Codes and links from one household that led nowhere. Devices already at a table are let in regardless."""
TOGETHER = (OPENINGS, GUESSES)
"""What is limited in all the houses of a room together; requests cost only the house that they come to."""
MOST = 200
"""Households that a house tells the others of."""
CONNECTIONS = 300
"""Live connections from one household."""
HOUSEHOLD = 64
"""Bits that all the IPv6 addresses of one household have in common."""

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

    def __init__(
        self,
        hosts: Iterable[str],
        trusted: Iterable[str] = (),
        network: str = "",
        measuring: Iterable[str] = (),
        root: str = "",
    ) -> None:
        self.hosts = frozenset(map(_plain, hosts))
        self.trusted = frozenset(trusted)
        self.network = network
        self.root = root
        """The path below which the room lies, such as `/brelan`; empty where it has a name of its own."""
        self.measuring = frozenset(map(household, measuring))
        self._limiter = Allowances()
        self.connections: dict[str, int] = {}
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
        return self.network if self.network and here else f"{scheme}://{host}{self.root}/"

    def own_origin(self, headers: Headers) -> bool:
        """Whether the request comes from a page of this server."""
        origin = headers.get("origin", "")
        return origin in (f"http://{headers.get('host', '')}", f"https://{headers.get('host', '')}")

    def allows(self, limit: Limit, who: str) -> bool:
        """Whether this is not too often from that address; counts it."""
        return who in self.trusted or (self._together(limit, who) and self._limiter.hit(limit, household(who)))

    def patient(self, limit: Limit, who: str) -> bool:
        """Whether it has not been too often yet; counts nothing."""
        return who in self.trusted or (self._together(limit, who) and self._limiter.test(limit, household(who)))

    def _together(self, limit: Limit, who: str) -> bool:
        """Whether it has not been too often yet in all the houses of the room."""
        elsewhere = self._elsewhere.get(f"{limit.name} {household(who)}", 0)
        return not elsewhere or elsewhere + self._limiter.used(limit, household(who)) < limit.amount

    def counts(self) -> dict[str, int]:
        """What was counted here, for the other houses."""
        known = [(limit, who) for limit, who in self._limiter.known if limit in TOGETHER][-MOST:]
        used = {f"{limit.name} {who}": self._limiter.used(limit, who) for limit, who in known}
        return {what: n for what, n in used.items() if n}

    def counted(self, counts: Mapping[str, int]) -> None:
        """What was counted in the other houses."""
        self._elsewhere = counts

    def has_room(self, who: str) -> bool:
        """Whether one more live connection from this address is fine."""
        return who in self.trusted or self.connections.get(household(who), 0) < CONNECTIONS

    @contextmanager
    def connected(self, who: str) -> Iterator[None]:
        """While a device is connected from this address."""
        home = household(who)
        self.connections[home] = self.connections.get(home, 0) + 1
        try:
            yield
        finally:
            self.connections[home] -= 1
            if not self.connections[home]:
                del self.connections[home]

    def may_measure(self, headers: Headers, who: str) -> bool:
        """Whether the server's figures are for this reader: whoever runs it, on this machine or one that they named.

        A proxy on this machine calls us by the name that strangers use.
        """
        here = who in HERE and _without_port(headers.get("host", "")) in HERE
        return here or household(who) in self.measuring


def household(address: str) -> str:
    """What an address is counted as: an IPv6 provider gives each household 2^64 of them and more."""
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, HOUSEHOLD), strict=False))


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


def cookie(token: str, secure: bool, root: str = "") -> str:
    """The header that gives a device its token, for this room alone; no script can read it."""
    return f"{COOKIE}={token}; Path={root}/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
