"""Several servers that share one PostgreSQL: one room, of which each device reaches one door."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.devices import Device, Server, stopping


@contextmanager
def room(home: Path, url: str, servers: int, *words: str) -> Iterator[list[Server]]:
    """So many servers for the length of a test."""
    with ExitStack() as all_of_them:
        yield [
            all_of_them.enter_context(stopping(Server(home / f"house{n}", "--store", url, *words)))
            for n in range(servers)
        ]


def elsewhere(device: Device, server: Server) -> Device:
    """The same device, with its cookie, at another door of the room."""
    other = Device(server)
    other.client.cookies.set("brelan", device.token)
    return other
