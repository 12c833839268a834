"""What each event does to a sitting, in words: an evening on which everything happens that can.

`python -m tests.room.told` writes it down anew, into `evening.txt`.
"""

from collections.abc import Iterator
from pathlib import Path

from brelan.room import events, requests
from brelan.room.events import AnyEvent, Chair, Link
from brelan.room.secrets import Committed
from brelan.room.sitting import Sitting, first, write
from tests.boxes import IN_TURN, SEALED, TIMED, against_time, option_for_deals
from tests.room.evenings import Evening

KEPT = Path(__file__).with_name("evening.txt")
LINKS = 51  # one more than are open at a time


def parts(at: Sitting) -> dict[str, str]:
    """All that an event may change, but the cards and luck itself."""
    known: dict[str, object] = {
        "phase": at.phase,
        "host": at.host,
        **{f"chair {i}": in_short(chair) for i, chair in enumerate(at.chairs)},
        "names": at.table.names if at.table else (),
        "watchers": dict(sorted(at.watchers.items())),
        "screens": at.screens,
        "guests": {device: (guest.name, guest.colour) for device, guest in at.guests.items()},
        "links": list(at.links) if len(at.links) < 9 else len(at.links),
        "sat": at.sat,
        "options": at.options,
        "seconds": at.seconds,
        "hints": (at.hints, sorted(at.hinted.items())),
        "paused": at.paused,
        "late": at.late,
        "since": at.since,
        "agreed": (sorted(at.agreed), at.everybody_agreed()),
        "tries": at.tries,
        "clock": (at.ran, at.put) if at.seconds else (),
        "past": {game: (one.people, one.agreed, one.unsealed) for game, one in at.past.items()},
        "lost": at.lost,
        "lends": sorted(at.chance.lent(at.next_deal)) if isinstance(at.chance, Committed) else sorted(at.silent),
    }
    return {name: str(value) for name, value in known.items()}


def in_short(chair: Chair) -> str:
    """A chair in a word."""
    away = ", away" if chair.away else ""
    return f"{chair.name or 'free'} {chair.bot} {chair.colour} {' '.join(chair.devices)}{away}"


def gathering(evening: Evening) -> Iterator[AnyEvent]:
    """Before the game: chairs, links, devices that look on, and what the table wants."""
    yield events.Sat(0, "Anna", 3, "a")
    yield events.Sat(2, "Bruno", 2, "b")
    yield events.Sat(2, "Bruno", 4, "b")
    yield events.Bot(1, "Zoé", "expert")
    yield events.Sat(1, "Chloé", 4, "c")
    yield events.Sat(5, "David", 5, "d")
    yield events.Bot(7, "Nino", "regular")
    yield events.Freed(7)
    yield events.Bot(6, "Nino", "regular")
    yield events.Linked("to-bruno", Link("seat", 2, 10))
    yield events.Linked("to-david", Link("seat", 5, 10))
    yield events.Linked("to-look", Link("spectator", -1, 10))
    yield events.Entered("to-bruno", "b2")
    yield events.Entered("to-look", "eve")
    yield events.Entered("to-look", "eve2")
    yield events.Watched("frank", "Frank", 1)
    yield events.Watched("gaelle", "")
    yield events.Shown("tv", "b2")
    yield events.Shown("tv2", "a")
    yield events.Hidden("tv")
    yield events.Lent(5, 1, "ab" * 32)
    yield events.Lent(0, 1, "cd" * 32)
    yield events.Freed(5)
    yield events.Sat(4, "Frank", 5, "frank")
    yield events.Host(2)
    yield events.Changed({**evening.at.options, option_for_deals(evening.at.game): 2}, 30, False)
    yield events.Freed(2)
    yield events.Host(0)
    yield from (events.Linked(f"more-{n}", Link("seat", 0, n)) for n in range(LINKS))
    yield events.Linked("to-look-on", Link("screen", -1, 10))
    yield events.Linked("to-look-too", Link("spectator", -1, 10))
    yield events.Shut("spectator", 0, "a")
    yield events.Shut("seat", 0, "a")
    yield events.Shut("screen", 0, "a")
    yield events.Linked("to-look-on", Link("screen", -1, 10))
    yield events.Linked("to-anna-again", Link("seat", 0, 10))
    yield events.Watched("ines", "Inès", 2)
    yield events.Started()


def playing(evening: Evening) -> Iterator[AnyEvent | None]:
    """In the game: answers of people, bots and the clock, breaks, and who plays for whom."""
    yield events.Lent(1, 2, "ef" * 32)
    yield from answers(evening, 3, "person")
    yield events.Hinted(0)
    yield events.Hinted(0)
    yield from answers(evening, 2, "clock")
    yield from answers(evening, 2, "bot")
    yield from answers(evening, 1, "person")
    yield events.Away(0)
    yield events.Away(1)
    yield events.Back(0)
    yield events.Paused(0)
    yield events.Resumed(2)
    yield events.Linked("to-frank", Link("seat", 2, 10))
    yield events.Linked("to-anna", Link("seat", 0, 10))
    yield events.Entered("to-frank", "f2")
    yield events.Bot(0, "Lila", "beginner")
    yield events.Sat(3, "Hugo", 0, "h")
    yield from answers(evening, 4, "person")
    yield events.Entered("to-look-on", "tv3")
    yield events.Back(1)
    while evening.at.phase == "playing":
        evening.happen(next(answers(evening, 1, "bot")))
    yield None
    yield from (events.Agreed(seat) for seat, chair in enumerate(evening.at.chairs) if chair.person)


def elsewhere(evening: Evening) -> Iterator[AnyEvent | None]:
    """Where people choose in secret or when they like: minds are changed, luck is kept, time is up, entries go."""
    yield events.Silent(1, "ab" * 32, "cd" * 32)
    yield events.Started()
    for n in range(12):
        assert evening.at.table is not None
        seat = evening.at.table.awaited[-1]
        ask = evening.at.table.asks[seat]
        for turn in range(2 if n % 3 else 1):  # a second thought, where it can be had
            if turn == 0 or evening.at.table.asked(seat) == ask:
                yield events.Answered(seat, ask.encode(ask.any(evening.rng)), key=f"k{n}.{turn}")
        if evening.at.phase != "playing":
            return
    if evening.at.game.clock is not None and evening.at.table is not None:
        evening.ran += 10**7
        yield events.Rang()
    yield events.Torn(3)
    yield events.Torn(1)


def past(evening: Evening) -> Iterator[AnyEvent | None]:
    """After another game was begun: those who played the one before still agree to open it."""
    evening.sit(2).start().play(5000)
    opening = requests.rematch(evening.at, "d0", evening.digits())
    entry = events.Entry(evening.at.number + 1, evening.at.written, 0, evening.digits(32), opening)
    evening.at = first(entry, write(entry), evening.at.chain)
    yield None
    yield events.Consented(0, 1)
    yield events.Consented(0, 0)
    yield events.Started()


def answers(evening: Evening, many: int, by: str) -> Iterator[AnyEvent]:
    """So many, of whoever is asked first."""
    for _ in range(many):
        table = evening.at.table
        assert table is not None
        seat = table.awaited[0]
        if by == "clock":
            yield from list(requests.late(evening.at, seat))
        else:
            value = table.asks[seat].encode(table.asks[seat].any(evening.rng))
            yield events.Answered(seat, value, "bot" if by == "bot" else "person", key="k" if by == "person" else "")


def lines() -> Iterator[str]:
    """Every event, and what is otherwise than before."""
    evening = Evening(IN_TURN, seed=5)
    yield from told(evening, gathering(evening))
    yield from told(evening, playing(evening))
    for number, name in enumerate((SEALED, TIMED)):
        evening = Evening(name, seed=7, fair=2, options=against_time(name)).sit(3)
        yield f"# another game {number}"
        yield from told(evening, elsewhere(evening))
    evening = Evening(IN_TURN, seed=5)
    yield "# a rematch"
    yield from told(evening, past(evening))


def told(evening: Evening, act: Iterator[AnyEvent | None]) -> Iterator[str]:
    """The events of an act."""
    before: dict[str, str] = parts(evening.at) if evening.at.begun else {}
    for event in act:
        evening.happen(event)
        now = parts(evening.at)
        yield str(event or "the game is played to its end")
        yield from (f"    {name}: {value}" for name, value in now.items() if before.get(name) != value)
        yield from (f"    {name}: gone" for name in before if name not in now)
        before = now


if __name__ == "__main__":
    KEPT.write_text("\n".join([*lines(), ""]), encoding="utf-8")
