"""Logs that other rules have left, for tests: a game in the middle, and the same log begun with another version."""

from typing import Any

from msgspec.structs import replace

from brelan.room import requests
from brelan.room.events import DECODER, Answered, Entry, Opened
from brelan.room.sitting import Sitting, write
from tests.boxes import lasting
from tests.room.evenings import Evening


def by_other_rules(lines: list[bytes], version: int = 9) -> list[bytes]:
    """The same log, begun with another version of the rules."""
    entry = DECODER.decode(lines[0])
    assert isinstance(entry.event, Opened)
    return [write(replace(entry, event=replace(entry.event, version=version))), *lines[1:]]


def some_deals(name: str, deals: int = 2, seed: int = 5) -> Evening:
    """A game in the middle of a deal, after some complete ones."""
    evening = Evening(name, seed, lasting(name, 9)).sit(3)
    evening.lend(0)
    evening.start()
    while kept_in(evening.lines) < deals:
        evening.turn()
        if evening.at.phase == "over":  # so short a game is of no use here
            return some_deals(name, deals, seed + 1)
    for _ in range(2):
        evening.turn()
    if evening.at.phase == "over" or kept_in(evening.lines) > deals:
        return some_deals(name, deals, seed + 1)
    return evening


def kept_in(lines: list[bytes]) -> int:
    """How many complete deals have left something."""
    return sum(b'"kept":' in line for line in lines)


def renewed(at: Sitting) -> tuple[Sitting, bytes]:
    """Our rules take over, as the server does when it loads such a table."""
    event = requests.renew(at)
    assert event is not None
    _, line, _ = at.take(Entry(at.number + 1, 0, 0, "0" * 32, event))
    return at, line


def deal_of(at: Sitting) -> int:
    """The deal that is being played."""
    assert at.table is not None
    return int(getattr(at.table.state, at.game.deal))


def with_kept(evening: Evening, **changes: Any) -> list[bytes]:
    """The log, with something else in what its first complete deal has left."""
    n = next(i for i, line in enumerate(evening.lines) if b'"kept":' in line)
    entry = DECODER.decode(evening.lines[n])
    assert isinstance(entry.event, Answered)
    kept = entry.event.kept
    assert kept is not None
    event = replace(entry.event, kept=replace(kept, **changes))
    return [*evening.lines[:n], write(replace(entry, event=event)), *evening.lines[n + 1 :]]
