"""One device at one table. Sending to it never waits; a device that does not read is dropped."""

from time import monotonic

from brelan.room.events import Role
from brelan.room.sitting import Sitting
from brelan.server.allowance import Allowance, Limit
from brelan.server.wire import Wire

WAITING = 262_144
"""Bytes that may be queued for a device; one that falls further behind is dropped, and reconnects when it can."""
RATE, BURST = 100, 500
"""Messages a second that a device may send, and at once."""
SAYING = Limit("messages", BURST, BURST / RATE)
SLOW = 1013
FORBIDDEN = 4403


class Connection:
    """A device that watches a table in a role; `chair` is None unless it sits."""

    __slots__ = ("_allowance", "_wire", "asleep", "chair", "closing", "cuts", "device", "role")

    def __init__(self, wire: Wire, device: str, role: Role) -> None:
        self.device = device
        self.role = role
        self.chair: int | None = None
        self.closing: int | None = None
        self.cuts = False
        """Whether the device would like to cut,"""
        self.asleep = False
        """and whether it has missed a call since it last gave a sign."""
        self._wire = wire
        self._allowance = Allowance(SAYING, monotonic())

    def hears(self) -> bool:
        """Whether the device may say one more thing, or is sending faster than any person could."""
        return self._allowance.take(monotonic())

    def sit(self, at: Sitting) -> None:
        """Chairs move together when a game starts, and are freed; a device that may no longer watch is dropped."""
        self.chair = at.chair_of(self.device) if self.role == "seat" else None
        if not at.opens(self.device, self.role):
            self.close(FORBIDDEN)

    def say(self, frame: bytes) -> None:
        """Say something that has been framed."""
        if self.closing is None and self._wire.say(frame) > WAITING:
            self.close(SLOW)

    def close(self, code: int) -> None:
        """Drop the device, at once."""
        if self.closing is None:
            self.closing = code
            self._wire.end(code)
