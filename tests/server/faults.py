"""What goes wrong with a disc: it is full, a bit of it flips, the end of a file is gone."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.devices import Server


@contextmanager
def full_disc(server: Server) -> Iterator[None]:
    """The server can write nothing more, whatever the file."""
    process = server.process.pid
    least, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (0, most))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (least, most))


def flip(path: Path, bit: int) -> None:
    """One bit of a file becomes the other."""
    with path.open("r+b") as file:
        file.seek(bit // 8)
        byte = file.read(1)[0]
        file.seek(bit // 8)
        file.write(bytes([byte ^ 1 << bit % 8]))
