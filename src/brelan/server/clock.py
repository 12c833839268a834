"""The clocks of a table: the seconds for each decision (G3) and the game's own.

They run while the game is played and a player is there, and not while people look at how a deal ended. What has run
stands in every entry of the log, so that it goes on from there after a restart; a decision that was being made gets its
whole time again then.
"""

from time import monotonic

from brelan.engine.flow import awaited
from brelan.engine.sets import has
from brelan.room.sitting import Sitting

MINUTE = 60_000


class Clock:
    """Times in milliseconds."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.here = False
        self.looking = False
        self._ran = sitting.ran
        self._going_since: float | None = None
        self._asked: dict[int, tuple[int, int]] = {}
        """For each person who thinks: the question, and what the game's clock showed when it was put."""
        self.follow(sitting)

    def run(self, here: bool) -> None:
        """Somebody is there, or nobody is any more."""
        self.here = here
        self.follow(self.sitting)

    def look(self, looking: bool) -> None:
        """A deal has ended and is looked at, or the table goes on."""
        self.looking = looking
        self.follow(self.sitting)

    def follow(self, sitting: Sitting) -> None:
        """The table has moved on: who thinks now, and does time run?"""
        if sitting.opened.games != self.sitting.opened.games:
            self._ran, self._going_since, self._asked = 0, None, {}
        self.sitting = sitting
        goes = self.here and sitting.phase == "playing" and not sitting.paused and not self.looking
        if goes and self._going_since is None:
            self._going_since = monotonic()
        elif not goes and self._going_since is not None:
            self._ran = self.ran()
            self._going_since = None
        now = self.ran()
        self._asked = {
            seat: known if known and known[0] == sitting.since[seat] else (sitting.since[seat], now)
            for seat in ([] if self.looking else _thinking(sitting))
            for known in [self._asked.get(seat)]
        }

    def set(self, ran: int) -> None:
        """Another house has kept the time."""
        self._ran = ran
        if self._going_since is not None:
            self._going_since = monotonic()

    def ran(self) -> int:
        """How long the game's own clock has run."""
        return self._ran if self._going_since is None else self._ran + int((monotonic() - self._going_since) * 1000)

    def left(self) -> dict[int, int]:
        """What each person who thinks has left; it stands still while the clock does."""
        now, most = self.ran(), self.sitting.seconds * 1000
        return {seat: max(0, most - (now - put)) for seat, (_, put) in self._asked.items()}

    def next(self) -> int | None:
        """When something is due, if the clock runs."""
        rings = self.until_rings()
        times = [*self.left().values(), *([] if rings is None else [rings])]
        return min(times) if times and self._going_since is not None else None

    def rings(self) -> bool:
        """Whether the game's own time is up."""
        return self._going_since is not None and self.until_rings() == 0

    def late(self) -> list[int]:
        """The seats whose time is up."""
        return [] if self._going_since is None else [seat for seat, left in self.left().items() if left == 0]

    def until_rings(self) -> int | None:
        """What the game's own clock has left, if it has one; it stands still while time does."""
        table = self.sitting.table
        if table is None or table.game.minutes is None:
            return None
        minutes = table.game.minutes(table.state)
        return max(0, minutes * MINUTE - self.ran()) if minutes else None


def _thinking(at: Sitting) -> list[int]:
    """G3 The persons who have yet to answer; bots are held to their own time."""
    if not at.seconds or at.table is None:
        return []
    waiting = awaited(at.table.state)
    return [seat for seat, chair in enumerate(at.chairs) if has(waiting, seat) and chair.person and not chair.away]
