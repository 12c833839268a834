"""The addresses at which a room can be reached: from this machine, and over its networks."""

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

import ifaddr

from brelan.server.safety import HERE

Address = IPv4Address | IPv6Address

EVERYWHERE = {"": (4,), "0.0.0.0": (4,), "::": (4, 6)}
"""Hosts that stand for all addresses, and which kinds."""


class Reached(NamedTuple):
    """From this machine; and from other devices, the address that suits a phone best first."""

    here: str
    network: tuple[str, ...]


def reached(host: str, names: Iterable[str]) -> Reached:
    """How a room that listens on a host is reached; an address among its other names is one that its owner knows of."""
    named = [name for name in names if as_address(name)]
    if host not in EVERYWHERE:
        return Reached(host, (*named, *(() if host in HERE else (host,))))
    found = [address for address in _interfaces() if address.version in EVERYWHERE[host]]
    usual = _usual()
    others = [one for one in found if not (one.is_loopback or (one.version == 6 and one.is_link_local))]
    others.sort(key=lambda one: (str(one) != usual, one.version, one.is_link_local, not one.is_private))
    return Reached("127.0.0.1", tuple(dict.fromkeys([*named, *map(str, others)])))


def as_address(text: str) -> Address | None:
    """An address, if that is what it is."""
    try:
        return ip_address(text)
    except ValueError:
        return None


def _interfaces() -> list[Address]:
    """Every address of this machine."""
    try:
        ips = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips]
    except OSError:  # a system that does not say: the usual address is all we know
        ips = [_usual()]
    found = (as_address(ip if isinstance(ip, str) else ip[0]) for ip in ips)
    return [address for address in found if address]


def _usual() -> str:
    """The address from which this machine reaches others, if there is a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent, only a route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def url(address: str, port: int, root: str = "") -> str:
    """As people type it into a browser."""
    written = address.replace("%", "%25")
    return f"http://[{written}]:{port}{root}/" if ":" in address else f"http://{address}:{port}{root}/"


def own_names() -> list[str]:
    """What this machine is called, alone and on a network without a name server."""
    name = socket.gethostname()
    short = name.partition(".")[0]
    return [name, short, f"{name}.local", f"{short}.local"]
