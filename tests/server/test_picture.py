"""Whoever has heard every update knows the same as somebody who is told the whole table."""

import json
from copy import deepcopy
from typing import Any

import pytest

from brelan import shelf
from brelan.engine.state import NO_SEAT
from brelan.room.events import Answered, Role
from brelan.server import telling
from brelan.server.messages import ENCODER
from brelan.server.picture import picture
from tests.room.evenings import Evening

KEPT = ("picture", "question", "holding", "kind", "counts", "scores", "winners")


def fold(shown: dict[str, Any], said: dict[str, Any]) -> None:
    """Put what changed where it belongs, as the page does."""
    shown["step"] = said.get("step", shown["step"])
    shown["numbers"] |= said.get("numbers", {})
    shown["piles"] |= said.get("piles", {}) | said.get("mine", {})


class Watcher:
    """A device that hears the whole table once, and then updates."""

    def __init__(self, evening: Evening, chair: int | None) -> None:
        self.evening = evening
        self.chair = chair
        self.known = self.whole()

    def whole(self) -> dict[str, Any]:
        """What it would be told if it came now."""
        role: Role = "screen" if self.chair is None else "seat"
        told = json.loads(
            telling.whole(self.evening.at, "CODES", role, self.chair, telling.Here(set(), set()), [], 0, {})
        )
        return {key: told[key] for key in KEPT}

    def hear(self, words: telling.Words) -> None:
        """An update, and how the table stood on the way: what everybody would have been told then."""
        said = json.loads(words.public if self.chair is None else words.own.get(self.chair, words.public))
        table = self.evening.at.table
        assert table is not None
        stood = deepcopy(self.known["picture"])
        for glimpse in said.get("glimpses", ()):
            fold(stood, glimpse)
            state = {found.told: found.state for found in table.glimpses}[glimpse["told"]]
            whole = picture(table.game, state, NO_SEAT if self.chair is None else self.chair)
            assert stood == json.loads(ENCODER.encode(whole)), f"watcher {self.chair}, on the way"
        fold(self.known["picture"], said)
        self.known |= {key: said[key] for key in KEPT[1:] if key in said}


@pytest.mark.parametrize("name", shelf.names())
@pytest.mark.parametrize("seed", [1, 2])
def test_updates_and_the_whole_table_agree_for_everybody_after_every_answer(name: str, seed: int) -> None:
    evening = Evening(name, seed).sit(shelf.game(name).least + 1).start()
    at, table = evening.at, evening.at.table
    assert table is not None
    watchers = [Watcher(evening, chair) for chair in (None, *range(len(at.chairs)))]
    while not table.over:
        before = at.moment()
        assert before is not None
        seat = evening.rng.choice(table.awaited)
        tells = evening.happen(Answered(seat, table.asks[seat].encode(table.asks[seat].any(evening.rng))))
        words = telling.update(at, before, tells, seat, {})
        for watcher in watchers:
            watcher.hear(words)
            assert watcher.known == watcher.whole(), f"watcher {watcher.chair}, entry {at.number}"
