"""A device that asks for something: it hears that it was done together with what came of it."""

from collections.abc import Callable
from typing import NamedTuple

from brelan.server.connection import Connection
from brelan.server.messages import ENCODER, AnyFromServer
from brelan.server.wire import framed


class Asker(NamedTuple):
    """Who asks, what they hear from the number of the last entry, and what is called when everybody was told."""

    connection: Connection
    done: Callable[[int], AnyFromServer]
    told: Callable[[], None]

    def words(self, number: int) -> bytes:
        """That it was done, as it goes over the wire."""
        return framed(ENCODER.encode(self.done(number)))


Asked = Asker | None
"""Nobody asks for what a bot or the clock does."""
