"""One device at one table: a queue of messages and the task that sends them, so that a slow phone delays nobody."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any

from brelan.room.events import Role
from brelan.room.sitting import Sitting
from brelan.server.health import Spread

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
WAITING = 200
"""Messages that may wait for a device; one that falls further behind is let go, and resumes when it can."""
RATE, BURST = 100, 500
"""Messages a second that a device may send, and at once."""
SLOW = 1013
FORBIDDEN = 4403


class Connection:
    """A device that watches a table in a role; `chair` is None unless it sits."""

    def __init__(self, send: Send, device: str, role: Role) -> None:
        self.device = device
        self.role = role
        self.chair: int | None = None
        self._send = send
        self._waiting: deque[tuple[bytes, Spread | None]] = deque()
        self._more = asyncio.Event()
        self.closing: int | None = None
        self._allowance, self._heard = float(BURST), monotonic()

    def hears(self) -> bool:
        """Whether the device may say one more thing, or talks faster than any person could."""
        now = monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._heard) * RATE) - 1
        self._heard = now
        return self._allowance >= 0

    def sit(self, at: Sitting) -> None:
        """Chairs move together when a game starts, and are freed; a device that may not watch any more is let go."""
        self.chair = at.chair_of(self.device) if self.role == "seat" else None
        if not at.opens(self.device, self.role):
            self.close(FORBIDDEN)

    def say(self, message: bytes, spread: Spread | None = None) -> None:
        """Queue a message; never waits."""
        if self.closing is not None:
            return
        if spread is not None:
            spread.queued()
        self._waiting.append((message, spread))
        if len(self._waiting) > WAITING:
            self.close(SLOW)
        self._more.set()

    def close(self, code: int) -> None:
        """Let the device go, at once."""
        if self.closing is None:
            self.closing = code
            self._forget()
            self._more.set()

    def _forget(self) -> None:
        while self._waiting:
            _, spread = self._waiting.popleft()
            if spread is not None:
                spread.sent()

    async def deliver(self) -> None:
        """Send what is queued, until the connection is closed."""
        try:
            while self.closing is None:
                while self._waiting:
                    await self._hand_over(*self._waiting.popleft())
                self._more.clear()
                if self.closing is None:
                    await self._more.wait()
            await self._send({"type": "websocket.close", "code": self.closing})
        finally:
            self._forget()

    async def _hand_over(self, message: bytes, spread: Spread | None) -> None:
        try:
            await self._send({"type": "websocket.send", "text": message.decode()})
        finally:
            if spread is not None:
                spread.sent()
