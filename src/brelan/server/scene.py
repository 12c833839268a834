"""How a deal ended is looked at before anybody goes on: how long that takes, and who has looked enough."""

import asyncio
from collections.abc import Iterator
from time import time

from brelan import shelf
from brelan.comparison import BEATS
from brelan.engine.piles import SEEN
from brelan.engine.sets import bit
from brelan.engine.state import NO_SEAT
from brelan.engine.tells import Tell

LEAST, EACH, LIMIT = 4.5, 3.0, 15.0
"""Seconds for the outcome, for each hand shown, and at most: nobody waits longer for someone who does not tap."""


class Scene:
    """What entry `number` brought to look at, until when by the loop's time, and the chairs that have tapped on."""

    def __init__(self, number: int, until: float) -> None:
        self.number = number
        self.until = until
        self.ends = int(1000 * (time() + self.until - asyncio.get_running_loop().time()))
        """In milliseconds since 1970, as other houses know time."""
        self.onward: set[int] = set()

    def left(self, now: float) -> int:
        """Milliseconds, 1 at least as long as it stands."""
        return max(1, round(1000 * (self.until - now)))


def seconds(game: str, tells: list[Tell]) -> float:
    """How long people look at what was told; 0 where nothing ended."""
    opens = shelf.box(game).face.opens
    acts = list(_acts(tells, opens))
    found = 0.0
    for i, act in enumerate(acts):
        compares = any(tell.what == BEATS for tell in act)
        ends = i == 0 and len(acts) > 1 and bool(act)  # a later one has also begun with this answer
        if compares or ends:
            found += LEAST + EACH * len(_shown(act))
    return min(LIMIT, found)


def _acts(tells: list[Tell], opens: tuple[str, ...]) -> Iterator[list[Tell]]:
    """What was told, parted where something new begins; the first may be empty."""
    act: list[Tell] = []
    for tell in tells:
        if tell.what in opens:
            yield act
            act = []
        act.append(tell)
    yield act


def _shown(act: list[Tell]) -> set[int]:
    """The seats whose hands lie before all eyes."""
    compared = {seat for tell in act if tell.what == BEATS for seat in (tell.seat, tell.numbers["seat_over"])}
    if compared:
        return compared
    open_to_all = bit(NO_SEAT) << SEEN
    return {tell.seat for tell in act if tell.cards and all(slot & open_to_all for slot in tell.cards)}
