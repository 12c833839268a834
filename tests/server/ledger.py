"""The log of a table read offline, behind the server's back, and held against what its people were told."""

import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

import msgspec

from brelan.room import chain
from brelan.room.events import DECODER, Answered, Entry, Opened, Started
from brelan.room.sitting import Sitting, first, read
from brelan.server.picture import picture
from brelan.server.schema import FILE
from tests.contract.test_conservation import empty_slots_are_clean, places
from tests.server.crowd import Evening, Look, Sent


@contextmanager
def copied(data: Path, scratch: Path) -> Iterator[sqlite3.Connection]:
    """The database as a killed server left it; a copy, so that the server has to recover its own."""
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.copytree(data, scratch)
    with closing(sqlite3.connect(scratch / FILE)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        yield db


class Rows(Protocol):
    """Where lines are read from."""

    def execute(self, query: str, values: tuple[str, int], /) -> Any:
        """What `fetchall` gives then."""


class Ledger:
    """One table's log, folded as far as it has been read."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.sitting: Sitting | None = None
        self.lines: list[bytes] = []
        self.keys: Counter[str] = Counter()
        self.numbers: dict[str, int] = {}
        self.wealth = 0

    def read_on(self, db: Rows) -> None:
        """Fold what has come since, and check everything that was promised."""
        code, looks = self.evening.code, self._looks()
        query = "SELECT number, body, chain FROM line WHERE table_id = ? AND number > ? ORDER BY number"
        for number, line, kept in db.execute(query, (code, len(self.lines))).fetchall():
            entry = DECODER.decode(line)
            assert entry.number == number == len(self.lines) + 1
            self.lines.append(line)
            self._play(entry, line)
            assert self.sitting is not None
            assert kept.hex() == self.sitting.chain == self.evening.chains.get(number, self.sitting.chain)
            self._conserves()
            for look in looks.pop(number, []):
                self._shows(look)
        assert not self.evening.troubles, self.evening.troubles
        assert len(self.lines) >= self.evening.promised, "what was told or acknowledged is lost"
        assert not looks, f"{code}: somebody saw entries {sorted(looks)}, which are not there"
        self._every_answer_once()

    def _looks(self) -> dict[int, list[Look]]:
        """What was seen of the entries to come; what was seen of the last one again, is checked at once."""
        looks: dict[int, list[Look]] = {}
        for look in self.evening.looks:
            if look.number == len(self.lines):
                self._shows(look)
            elif look.number > len(self.lines):
                looks.setdefault(look.number, []).append(look)
        self.evening.looks.clear()
        return looks

    def _play(self, entry: Entry, line: bytes) -> None:
        before = self.sitting.chain if self.sitting else chain.START
        if isinstance(entry.event, Opened):
            self.sitting = first(entry, line, before)
            return
        assert self.sitting is not None
        if isinstance(entry.event, Answered) and entry.event.key:
            self._was_sent(entry.event)
            self.numbers[entry.event.key] = entry.number
        self.sitting.play(entry, line)
        if isinstance(entry.event, Started) and self.sitting.table is not None:
            self.wealth = self.sitting.game.wealth(self.sitting.table.state)

    def _was_sent(self, event: Answered) -> None:
        """The log says what the person said."""
        assert self.sitting is not None
        assert self.sitting.table is not None
        self.keys[event.key] += 1
        sent: Sent = self.evening.people[event.chair].sent[event.key]
        assert self.sitting.table.ask(event.chair).encode(sent.value) == event.value
        assert sent.asked == self.sitting.since[event.chair]

    def _conserves(self) -> None:
        if self.sitting is None or self.sitting.table is None:
            return
        t = self.sitting.table.state
        t.check()
        assert self.sitting.game.wealth(t) == self.wealth
        assert empty_slots_are_clean(t)
        for deck, cards in enumerate(places(t)):
            assert t.DICE[deck] or cards == Counter(range(t.SIZE[deck]))

    def _shows(self, look: Look) -> None:
        """Replayed, the table is what its people saw live."""
        assert self.sitting is not None
        assert self.sitting.table is not None
        shown = picture(self.sitting.game, self.sitting.table.state, look.chair)
        assert msgspec.json.decode(msgspec.json.encode(shown)) == look.picture

    def _every_answer_once(self) -> None:
        assert set(self.keys.values()) <= {1}
        for person in self.evening.people:
            lost = [key for key in person.acks if key not in self.keys]
            assert lost == [], f"{self.evening.code}: {lost} were acknowledged and are not there"
            assert [key for key in person.refused if key in self.keys] == []
            assert [key for key, number in person.acks.items() if self.numbers[key] > number] == []

    def replay(self) -> None:
        """The whole log read at once gives the same table."""
        assert self.sitting is not None
        again = read(self.lines)
        assert (again.chain, again.keys, again.since) == (self.sitting.chain, self.sitting.keys, self.sitting.since)
        assert (again.table is None) == (self.sitting.table is None)
        if again.table and self.sitting.table:
            assert again.table.state.tobytes() == self.sitting.table.state.tobytes()
