"""One device: its messages are framed as browsers read them, and one that talks or falls behind too much is let go."""

from typing import cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from brelan.server import connection
from brelan.server.connection import BURST, RATE, SLOW, WAITING, Connection
from brelan.server.wire import Wire, framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_of_any_size_is_read_as_it_was_written(size: int) -> None:
    reader, text = StreamReader(), bytes(i % 251 for i in range(size))
    reader.feed_data(framed(text))
    reader.feed_eof()
    with pytest.raises(StopIteration) as done:
        next(Frame.parse(reader.read_exact, mask=False))
    frame = done.value.value
    assert (frame.opcode, frame.data, frame.fin) == (Opcode.TEXT, text, True)
    with pytest.raises(StopIteration):  # nothing is left over
        next(reader.at_eof())


class Line:
    """A wire that says how many bytes wait on it."""

    def __init__(self) -> None:
        self.waiting = 0
        self.said: list[bytes] = []
        self.ended: list[int] = []

    def say(self, frame: bytes) -> int:
        self.said.append(frame)
        return self.waiting

    def end(self, code: int) -> None:
        self.ended.append(code)


def device() -> tuple[Connection, Line]:
    wire = Line()
    return Connection(cast(Wire, wire), "device", "screen"), wire


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the watch shows."""
    shows = [7.0]
    monkeypatch.setattr(connection, "monotonic", lambda: shows[0])
    return shows


def test_a_device_may_say_much_at_once_and_then_as_much_as_time_allows(time: list[float]) -> None:
    heard, _ = device()
    assert [heard.hears() for _ in range(BURST)] == [True] * BURST
    assert not heard.hears()
    time[0] += 0.5
    assert [heard.hears() for _ in range(RATE // 2)] == [True] * (RATE // 2)
    assert not heard.hears()
    time[0] += 3600
    assert [heard.hears() for _ in range(BURST + 1)] == [True] * BURST + [False]


def test_a_device_that_does_not_read_is_let_go_once_and_hears_nothing_more() -> None:
    slow, wire = device()
    wire.waiting = WAITING
    slow.say(b"one")
    assert (slow.closing, wire.ended) == (None, [])
    wire.waiting = WAITING + 1
    slow.say(b"two")
    slow.say(b"three")
    slow.close(1000)
    assert (slow.closing, wire.ended, wire.said) == (SLOW, [SLOW], [b"one", b"two"])
