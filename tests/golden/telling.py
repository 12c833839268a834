"""What devices are told of an evening, message by message: two seats, and whoever looks on. All of it is checked.

Of each message the first digits of its hash are kept. `python -m tests.golden.telling` writes them down anew.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from brelan import shelf
from brelan.engine.tells import Tell
from brelan.room import sealed
from brelan.room.checking import Called, Checker, Shown
from brelan.room.cutting import about, cuts, name, wanted
from brelan.room.envelopes import promise
from brelan.room.events import Answered, AnyEvent, Away, Back, Cut, Role
from brelan.room.sealed import Sealed
from brelan.server import telling
from brelan.server.fairness import call
from brelan.server.messages import Call
from tests.boxes import OURS, against_time, folder, lasting
from tests.room.evenings import CODE, Evening
from tests.server.cutters import told_of

ENTRIES = 80
ABSENT = (*range(12, 24), *range(36, 48))
"""Entries in which a bot holds a seat; when that changes, everybody is told all anew."""
LATEST = 20
DIGITS = 6
CHAIRS = (0, 1, None)


class Told(Evening):
    """An evening on which every message is noted; two phones cut, and check with a screen what they are told."""

    def __init__(self, game: str) -> None:
        super().__init__(game, seed=11, options=lasting(game, 5) | against_time(game), fair=2)
        self.cutters = {0, 1}
        self.phones = {chair: Checker() for chair in CHAIRS}
        self.noted: list[str] = []
        self._calls: list[Call] = []

    def cut(self, salt: str, event: AnyEvent) -> tuple[Cut, ...]:
        """Everybody is called before they cut."""
        made: list[sealed.Cut] = []
        written: list[Cut] = []
        at, number = self.at, self.at.number + 1
        while isinstance(at.chance, Sealed) and (found := wanted(at, number, event, made)):
            luck = {chair: self.digits() for chair in sorted(self.cutters) if cuts(at, chair)}
            if not luck:
                break
            made.append(at.chance.cut(name(number, len(made)), found.needs, luck, about(salt, event)))
            promises = {chair: promise(bytes.fromhex(lent)) for chair, lent in luck.items()}
            self._calls.append(call(at, made[-1], found.plan))
            self._call(self._calls[-1], promises, luck)
            written.append(Cut(made[-1].root.hex(), made[-1].about, *found.needs, promises, luck))
        return tuple(written)

    def _call(self, called: Call, promises: dict[int, str], luck: dict[int, str]) -> None:
        for chair, lent in luck.items():
            self.phones[chair].call(Called(called.cut, called.root, called.about, called.plan, lent))
            self.phones[chair].show(Shown(called.cut, promises))

    def happen(self, event: AnyEvent | None) -> list[Tell]:
        """Something happens, and everybody is told."""
        before = self.at.moment()
        self._calls = []
        tells = super().happen(event)
        said: list[bytes] = [msgspec.json.encode(called) for called in self._calls]
        if self.at.table is not None and event is not None:
            if before is not None and isinstance(event, Answered):
                left, wait = {event.chair: 1000 * self.at.number}, self.at.number % 3
                words = telling.update(self.at, before, tells, event.chair, left, wait)
                heard = [words.public if chair is None else words.own.get(chair, words.public) for chair in CHAIRS]
            else:
                heard = [self.whole(chair) for chair in CHAIRS]
                for message in heard:  # to whoever has just come, too
                    Checker().hear(told_of(msgspec.json.decode(message)))
            for chair, message in zip(CHAIRS, heard, strict=True):
                self.phones[chair].hear(told_of(msgspec.json.decode(message)))
            said += heard
        self.note(type(event).__name__.lower(), said)
        return tells

    def note(self, what: str, said: list[bytes]) -> None:
        """Messages that are sent together."""
        short = (sha256(message).hexdigest()[:DIGITS] for message in said)
        self.noted.append(" ".join((f"{self.at.number:3} {what:8}", *short)).rstrip())

    def whole(self, chair: int | None) -> bytes:
        """What a device is told that comes now."""
        at = self.at
        role: Role = "screen" if chair is None else "seat"
        here = telling.Here({0, 1} - {chair}, {7}, chair)
        told = at.memory.latest(LATEST, 0)
        return telling.whole(at, CODE, role, chair, here, told, at.ran, {1: 500}, at.number % 2)


def told(game: str) -> str:
    """All of it, and how much of it each of the phones has proved."""
    evening = Told(game)
    evening.sit(max(2, shelf.game(game).least - 1), bots=1).start()
    while evening.at.phase == "playing" and len(evening.lines) < ENTRIES:
        evening.turn()
        away = len(evening.lines) in ABSENT
        if evening.at.phase == "playing" and away != evening.at.chairs[0].away:
            evening.happen(Away(0) if away else Back(0))
    checked: list[Any] = [evening.phones[chair].checked for chair in CHAIRS]
    assert min(checked) > 0, "something was proved to each of them"
    return "\n".join([*evening.noted, f"checked {' '.join(map(str, checked))}", ""])


def path(game: str) -> Path:
    """Where it is kept."""
    return folder(game) / "golden" / "telling.txt"


if __name__ == "__main__":
    for game in OURS:
        path(game).write_text(told(game), encoding="utf-8")
