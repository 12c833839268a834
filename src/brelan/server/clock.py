"""The clocks of a table: the seconds for each decision (G3) and the game's own (Champ's chrono, C23).

They run while the game is played and somebody is there. What has run stands in every entry of the log, so that it
goes on from there after a restart; a decision that was being made gets its whole time again.
"""

from time import monotonic

from brelan.engine.sets import has
from brelan.room.sitting import Sitting

MINUTE = 60_000


class Clock:
    """Times in milliseconds."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.here = False
        self._ran = sitting.ran
        self._going_since: float | None = None
        self._asked: dict[int, tuple[int, float]] = {}
        self.follow(sitting)

    def run(self, here: bool) -> None:
        """Somebody is there, or nobody is any more."""
        self.here = here
        self.follow(self.sitting)

    def follow(self, sitting: Sitting) -> None:
        """The table has moved on: who thinks now, and does time run?"""
        if sitting is not self.sitting:
            self.sitting, self._ran, self._going_since = sitting, 0, None
        goes = self.here and sitting.phase == "playing" and not sitting.paused
        if goes and self._going_since is None:
            self._going_since = monotonic()
            self._asked = {}
        elif not goes and self._going_since is not None:
            self._ran = self.ran()
            self._going_since = None
        if goes and sitting.seconds and sitting.table is not None:
            state = sitting.table.state
            awaited = [seat for seat in range(state.players) if has(state.asked & ~state.chosen, seat)]
            known, now = self._asked, monotonic()
            self._asked = {
                seat: known[seat]
                if seat in known and known[seat][0] == sitting.since[seat]
                else (sitting.since[seat], now)
                for seat in awaited
            }
        else:
            self._asked = {}

    def ran(self) -> int:
        """How long the game's own clock has run."""
        return self._ran if self._going_since is None else self._ran + int((monotonic() - self._going_since) * 1000)

    def left(self) -> dict[int, int]:
        """What each seat that thinks has left."""
        now = monotonic()
        most = self.sitting.seconds * 1000
        return {seat: max(0, most - int((now - begun) * 1000)) for seat, (_, begun) in self._asked.items()}

    def until_rings(self) -> int | None:
        """What the game's own clock has left, if it has one that runs."""
        table = self.sitting.table
        if table is None or table.game.minutes is None or self._going_since is None:
            return None
        minutes = table.game.minutes(table.state)
        return max(0, minutes * MINUTE - self.ran()) if minutes else None
