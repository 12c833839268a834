"""What a table would never have written down, although the rules could play it: who answered, when, and after how long.

Logs of games that were lent luck by deals are older than this, and are read as they were then.
"""

from typing import TYPE_CHECKING

from brelan.room import events
from brelan.room.events import Answered, Entry
from brelan.trouble import expect

if TYPE_CHECKING:
    from brelan.room.sitting import Sitting

SALT = 32
"""Hexadecimal digits of an entry's salt."""
MINUTE = 60_000


def plausible(at: "Sitting", entry: Entry) -> None:
    """Refuse an entry that could not have happened now."""
    salted(entry)
    expect(entry.at >= at.written, f"it was written at {entry.at}", f"{at.written} or later, as the entry before it")
    expect(entry.ran >= at.ran, f"the clock had run for {entry.ran} ms", f"{at.ran} or more, as before")
    event = entry.event
    if isinstance(event, Answered):
        _answer(at, event, entry.ran)
    elif isinstance(event, events.Hinted):
        expect(at.hints, "the coach was asked", "nobody to ask at a table without hints")
        expect(not at.paused and not at.chairs[event.chair].away, "the coach was asked", "a player who plays")
        asked = at.foreign or at.table is None or at.table.asked(event.chair) is not None
        expect(asked, f"chair {event.chair} asked the coach", "one that is asked something")
    elif isinstance(event, events.Rang):
        _rang(at, entry.ran)


def salted(entry: Entry) -> None:
    """Without a salt one could try all answers until the hash fits."""
    right = len(entry.salt) == SALT and set(entry.salt) <= set("0123456789abcdef")
    expect(right, f"the salt has {len(entry.salt)} characters", f"{SALT} hexadecimal digits")


def _answer(at: "Sitting", event: Answered, ran: int) -> None:
    """A person answers for themselves, a bot for itself or for somebody who is away, the clock when time is up."""
    chair = at.chairs[event.chair]
    expect(not at.paused, "an answer came in a break", "none until the game goes on")
    if event.by == "bot":
        expect(bool(chair.bot) or chair.away, f"a bot answered for {chair.name!r}", "the person, who was there")
        return
    expect(chair.person and not chair.away, f"{event.by} answered on chair {event.chair}", "a bot, which plays there")
    if event.by == "person":
        expect(event.key != "", "a person answered without a key", "one")
        return
    expect(at.seconds > 0, "the clock answered", "a person: the table has no clock")
    had = ran - at.put.get(at.since[event.chair], 0) if at.since else ran
    expect(had >= at.seconds * 1000, f"the clock answered after {had} ms", f"{at.seconds * 1000}")


def _rang(at: "Sitting", ran: int) -> None:
    """The game's own time is up when it has run."""
    expect(not at.paused, "the time was up in a break", "that it stands still")
    if at.table is None or at.foreign:
        return
    minutes = at.game.minutes(at.table.state) if at.game.minutes is not None else 0
    expect(minutes > 0, "the time was up", "no end: the game has none, or it was over")
    expect(ran >= minutes * MINUTE, f"the time was up after {ran} ms", f"{minutes * MINUTE}")
