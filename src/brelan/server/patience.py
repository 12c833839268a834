"""G4 How long people wait for somebody who is there before a bot may hold their seat.

A player who is connected and thinks is left in peace until the table's patience is over and a nudge has gone
unanswered; one person alone waits longer still. Whoever is held has a moment to take the seat back before the bot
answers. Times are the event loop's, in seconds.
"""

from dataclasses import dataclass, field
from time import time

from brelan.engine.flow import awaited
from brelan.engine.sets import has
from brelan.room.events import Answered, AnyEvent, Away, Back, Bot, Opened, Sat
from brelan.room.requests import Refused
from brelan.room.sitting import PATIENCE, Sitting

THINKING = 60.0
"""That a question may be thought about where there is no clock; where there is one, as long as the time-outs of G4."""
NUDGE = 20.0
"""To answer a nudge,"""
ALONE = 300.0
"""or that of the only other person: one person alone cannot have somebody held who is there."""
GRACE = 8.0
"""Between being held and the bot's answer."""


@dataclass
class Patience:
    """For each chair: since when it has been asked, since when it is nudged, who votes, and until when a bot waits."""

    asked: dict[int, tuple[int, float]] = field(default_factory=dict)
    nudged: dict[int, float] = field(default_factory=dict)
    votes: dict[int, set[int]] = field(default_factory=dict)
    graces: dict[int, float] = field(default_factory=dict)
    signs: dict[int, int] = field(default_factory=dict)
    """When each gave a sign of life, and when somebody voted last; in milliseconds since 1970, as other houses know."""
    voted: int = 0

    def follow(self, at: Sitting, looking: bool, now: float) -> None:
        """The table has moved on: who is asked what, and since when. In a break nobody is waited for."""
        waiting = 0 if at.table is None or at.paused or looking else awaited(at.table.state)
        known = self.asked
        self.asked = {
            seat: known[seat] if seat in known and known[seat][0] == since else (since, now)
            for seat, since in enumerate(at.since)
            if has(waiting, seat)
        }

    def hear(self, event: AnyEvent) -> None:
        """Whoever gives a sign of life is no longer voted on."""
        if isinstance(event, Opened):
            self.signs = dict.fromkeys(range(len(event.chairs)), int(1000 * time()))
            self.votes.clear()
            self.nudged.clear()
        elif isinstance(event, (Away, Back, Sat, Bot)) or (isinstance(event, Answered) and event.by == "person"):
            self._forget(event.chair)

    def alive(self, chair: int, now: float) -> bool:
        """A player says that they are there: they have all the time again. Whether somebody had wondered."""
        if chair in self.asked:
            self.asked[chair] = (self.asked[chair][0], now)
        return self._forget(chair)

    def _forget(self, chair: int) -> bool:
        self.votes.pop(chair, None)
        self.signs[chair] = int(1000 * time())
        return self.nudged.pop(chair, None) is not None

    def nudge(self, chair: int, now: float) -> None:
        """Somebody wonders whether a player is there; the first nudge that goes unanswered counts."""
        self.nudged.setdefault(chair, now)

    def expect(self, at: Sitting, chair: int, others: int, now: float) -> None:
        """Refuse to hold the seat of a player who is there, unless their time is over and a nudge went unanswered."""
        name = at.chairs[chair].name
        if chair not in self.asked:
            raise Refused("not-asked", f"{name} is there and nobody waits for them, expected somebody who is asked")
        most = PATIENCE * at.seconds or THINKING
        thought = now - self.asked[chair][1]
        if thought < most:
            raise Refused("patience", f"{name} is there and has thought for {thought:.0f} s, expected {most:.0f} s")
        if chair not in self.nudged:
            raise Refused("nudge", f"{name} is there and nobody has asked for a sign, expected a nudge first")
        silent, least = now - self.nudged[chair], NUDGE if others > 1 else ALONE
        if silent < least:
            raise Refused("patience", f"{name} was nudged {silent:.0f} s ago, expected {least:.0f} s without a sign")

    def vote(self, chair: int, voter: int, others: set[int]) -> None:
        """One more vote for a bot to hold a seat, of those who are there."""
        if voter not in others:
            raise Refused("absent", "this player's device is not connected; expected somebody who is at the table")
        self.votes.setdefault(chair, set()).add(voter)
        self.voted = int(1000 * time())

    def hold(self, chair: int, now: float) -> None:
        """A bot will hold the seat of somebody who is there: it gives them a moment to take it back."""
        self.graces[chair] = now + GRACE

    def grace(self, chair: int, now: float) -> float:
        """How much longer a bot waits before it answers for somebody who was there."""
        return max(0.0, self.graces.get(chair, 0.0) - now)
