"""Many sockets in one loop: as fast as the server can, or each table at its own pace."""

import select
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from benchmarks.live.servers import cpu_seconds
from benchmarks.live.tables import Talk


@dataclass
class Counted:
    """What came back in a stretch of time."""

    answers: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    """CPU seconds of the servers."""
    waited: list[float] = field(default_factory=list)
    """Seconds from an answer until its last seat had heard."""


class Crowd:
    """Everybody at some tables."""

    def __init__(self, tables: Iterable[Talk]) -> None:
        self.tables: list[Talk] = []
        self._poll = select.epoll()
        self._where: dict[int, tuple[int, int]] = {}
        for number, table in enumerate(tables):
            self.tables.append(table)
            for seat, line in enumerate(table.lines):
                self._where[line.socket.fileno()] = number, seat
                self._poll.register(line.socket.fileno(), select.EPOLLIN)
            self._hear(0)  # whoever sits down later must not let the first ones' pings go unanswered

    def settle(self, seconds: float) -> None:
        """Hear what is there already."""
        until = perf_counter() + seconds
        while perf_counter() < until:
            self._hear(0.05)

    def go(self) -> None:
        """Everybody leaves."""
        for line in (line for table in self.tables for line in table.lines):
            line.socket.close()

    def _hear(self, seconds: float) -> list[int]:
        """The tables at which everybody has heard the latest."""
        done = []
        for fd, _ in self._poll.poll(max(0.0, seconds)):
            number, seat = self._where[fd]
            table = self.tables[number]
            done += [number for text in table.lines[seat].hear() if table.hear(seat, text)]
        return done

    def rush(self, servers: Sequence[int], seconds: float) -> Counted:
        """Every table says the next thing as soon as everybody has heard the last."""
        counted, idle = Counted(), set(range(len(self.tables)))
        busy: set[int] = set()
        begun, cpu = perf_counter(), sum(map(cpu_seconds, servers))
        until = begun + seconds
        while (now := perf_counter()) < until or busy:
            if now < until:
                for number in [n for n in idle if self.tables[n].begin()]:
                    idle.discard(number)
                    busy.add(number)
            elif now > until + 10:
                raise TimeoutError(f"{len(busy)} tables did not hear everything")
            for number in self._hear(0.05):
                busy.discard(number)
                idle.add(number)
                counted.answers += 1
        counted.seconds, counted.cpu = perf_counter() - begun, sum(map(cpu_seconds, servers)) - cpu
        return counted

    def stroll(self, servers: Sequence[int], seconds: float, pace: float) -> Counted:
        """Every table decides once in `pace` seconds, all at different moments; time runs from that moment."""
        counted = Counted()
        begun, cpu = perf_counter(), sum(map(cpu_seconds, servers))
        due = [begun + pace * number / len(self.tables) for number in range(len(self.tables))]
        busy: dict[int, float] = {}
        at, until = 0, begun + seconds
        while (now := perf_counter()) < until or busy:
            while due[at] <= now < until:
                if at not in busy and self.tables[at].begin():
                    busy[at] = due[at]
                due[at] += pace
                at = (at + 1) % len(due)
            if now > until + 10:
                raise TimeoutError(f"{len(busy)} tables did not hear everything")
            done = self._hear(min(0.05, due[at] - now))
            now = perf_counter()
            for number in done:
                counted.waited.append(now - busy.pop(number))
        counted.answers = len(counted.waited)
        counted.seconds, counted.cpu = perf_counter() - begun, sum(map(cpu_seconds, servers)) - cpu
        return counted
