"""G4 Votes on who should be held by a bot: nobody who gives a sign of life is voted on any longer."""

from brelan.room.events import Answered, AnyEvent, Away, Back, Bot, Opened, Sat
from brelan.server.elsewhere import Elsewhere


class Votes:
    """Those that were cast in this house."""

    def __init__(self) -> None:
        self.cast_here: dict[int, set[int]] = {}
        """For each chair, who thinks that a bot should hold it;"""
        self.latest = 0
        """the entry that the table had come to when the last of them said so."""
        self._alive: dict[int, int] = {}
        """For each chair, the entry with which it last gave a sign of life."""
        self._opened = 0

    def cast(self, chair: int, voter: int, number: int) -> None:
        """One more vote."""
        self.cast_here.setdefault(chair, set()).add(voter)
        self.latest = number

    def on(self, chair: int, elsewhere: Elsewhere) -> set[int]:
        """Who thinks that a bot should hold a chair, here or in another house."""
        return self.cast_here.get(chair, set()) | elsewhere.votes_on(chair, self._alive.get(chair, self._opened))

    def forget(self, event: AnyEvent, number: int) -> None:
        """What an entry makes of the votes."""
        if isinstance(event, Opened):
            self.cast_here.clear()
            self._alive.clear()
            self._opened = number
        elif isinstance(event, (Away, Back, Sat, Bot)) or (isinstance(event, Answered) and event.by == "person"):
            self.cast_here.pop(event.chair, None)
            self._alive[event.chair] = number
