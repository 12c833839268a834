"""Tables come and go: opening one costs the same however long its log, and one that was let go is gone."""

import asyncio
import gc
import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import pytest
from msgspec.structs import replace

from brelan.room.events import Entry, Paused, Resumed, Started
from brelan.room.requests import sit
from brelan.room.sitting import Sitting, first, write
from brelan.server import live as wires
from brelan.server.bodies import NewTable
from brelan.server.connection import Connection
from brelan.server.health import Health
from brelan.server.house import House
from brelan.server.live import Asked, Live
from brelan.server.loading import EVERY, load
from brelan.server.safety import Guard
from brelan.server.schema import FILE, connect
from brelan.server.sqlite import Sqlite, commit
from brelan.server.store import Line, Log, row_of
from tests.boxes import IN_TURN, SEALED


async def playing(house: House, game: str = IN_TURN) -> str:
    """A table for two where the game has begun."""
    live = await house.open("d0", NewTable(game, 2, "Anna"))
    await live.take(lambda at: sit(at, "d1", None, "Bruno", 2))
    await live.take(lambda _: Started())
    return live.code


def lengthen(path: Path, code: str, at: Sitting, entries: int) -> None:
    """Breaks and ends of breaks, as many as are wanted."""
    db = connect(path)
    rows = []
    while at.number < entries:
        entry = Entry(at.number + 1, at.written, at.ran, "0" * 32, Resumed(0) if at.paused else Paused(0))
        line, before = write(entry), at.chain
        at.play(entry, line)
        rows.append(row_of(code, entry, line, 0, before, at.chain))
    assert set(commit(db, rows)) <= {None}
    db.close()


class Counting(Sqlite):
    """A store that counts the lines it reads."""

    lines = 0

    async def log(self, table: str, game: int | None = None) -> Log | None:
        found = await super().log(table, game)
        self.lines += len(found.lines) if found else 0
        return found

    async def after(self, numbers: Mapping[str, int]) -> dict[str, list[Line]]:
        found = await super().after(numbers)
        self.lines += sum(map(len, found.values()))
        return found


@pytest.mark.parametrize("entries", [100, 3000])
def test_however_long_its_log_few_entries_of_a_table_are_read(tmp_path: Path, entries: int) -> None:
    async def look() -> None:
        store = Counting(tmp_path / FILE)
        house = House(store, 0)
        code = await playing(house)
        await house.close()
        store = Counting(tmp_path / FILE)
        lengthen(tmp_path / FILE, code, await load(store, code), entries)
        whole = await load(store, code)  # now there is a snapshot, if it is worth one
        store.lines = 0
        again = await load(store, code)
        assert (again.number, again.chain, again.paused) == (whole.number, whole.chain, whole.paused)
        assert (again.number, store.lines <= EVERY) == (entries, True)
        await store.close()

    asyncio.run(look())


def test_a_rematch_is_read_although_the_snapshot_is_of_the_game_before(tmp_path: Path) -> None:
    async def look() -> None:
        house = House(Sqlite(tmp_path / FILE), 0)
        code = await playing(house)
        at = house.tables[code].sitting
        lengthen(tmp_path / FILE, code, at, 2 * EVERY)
        await load(house.store, code)
        entry = Entry(at.number + 1, 0, 0, "0" * 32, replace(at.opened, games=1))
        before, line = at.chain, write(entry)
        second = first(entry, line, before)
        await house.store.append(row_of(code, entry, line, 1, before, second.chain))
        found = await load(house.store, code)
        assert (found.number, found.chain, found.opened.games) == (second.number, second.chain, 1)
        await house.close()

    asyncio.run(look())


def test_a_table_that_was_let_go_is_freed_at_once(tmp_path: Path, deep: bool) -> None:
    async def come_and_go(times: int) -> int:
        house = House(Sqlite(tmp_path / FILE), 0)
        codes = [await playing(house, game) for game in (IN_TURN, SEALED)]
        for code in codes:
            house._forget(code)
        gone: list[ref[Any]] = []
        for i in range(times):
            live = await house.table(codes[i % 2])
            gone += [ref(live), ref(live.sitting)]
            live.attend()
            house._forget(live.code)
            loop: Any = asyncio.get_running_loop()
            for handle in list(loop._scheduled):
                handle.cancel()  # what lets a table go after a while knows it until then
            del live
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        alive = sum(one() is not None for one in gone)
        await house.close()
        return alive

    gc.collect()
    gc.disable()  # nothing may need to be searched for
    try:
        alive = asyncio.run(come_and_go(20_000 if deep else 200))
    finally:
        gc.enable()
    assert alive <= 4  # the latest


class Silent:
    """A wire that leads nowhere: what is said there is counted."""

    said = 0

    def say(self, _frame: bytes) -> int:
        self.said += 1
        return 0

    def end(self, _code: int) -> None:
        self.said += 1


ALPHABET = '{}[]",:0123456789.-+eE\\u nultrfasy\x00\u202e\ud7ff'


def garbage(rng: Random) -> str:
    """A message that nobody may grant: none at all, one that is spoilt, or one to a question that nobody was asked."""
    kind = rng.choice(("answer", "luck", "say", "onward", "here", "ping", "table", "", "ANSWER"))
    said: dict[str, Any] = {"type": kind, "key": "k" * rng.randrange(50), "asked": -rng.randrange(1 << 70)}
    value: Any = rng.choice([0, -1, 1 << 64, [1, 1], [], None, "0", 1.5, True, {"a": []}, [[]], list(range(70))])
    said |= rng.choice(
        [{"value": value}, {"value": value, "then": value}, {"deal": -1, "luck": "0" * rng.randrange(70)}]
    )
    said |= rng.choice([{}, {"phrase": rng.randrange(-2, 1 << 40)}, {"number": -1}, {"more": said["asked"]}])
    text = json.dumps(said)
    if rng.random() < 0.5:
        at = rng.randrange(len(text))
        junk = "".join(rng.choices(ALPHABET, k=rng.randrange(8)))
        text = text[:at] + junk + text[at + rng.randrange(8) :]
    return text


def test_whatever_is_said_nothing_breaks_and_nothing_changes(
    tmp_path: Path, deep: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wires, "framed", bytes)
    rng = Random(3)

    async def say(times: int) -> None:
        house = House(Sqlite(tmp_path / FILE), 0)
        codes = [await playing(house, game) for game in (IN_TURN, SEALED)]
        door = Live(house, Guard(["localhost"]), Health())
        tables = [await house.table(code) for code in codes]
        before = [(live.sitting.number, live.sitting.chain) for live in tables]
        wire: Any = Silent()
        devices: list[tuple[Any, Connection]] = []
        for live in tables:
            for device in ("d0", "d1"):
                devices.append((live, Connection(wire, device, "seat")))
                devices[-1][1].sit(live.sitting)
            devices.append((live, Connection(wire, "nobody", "spectator")))
        for n in range(times):
            live, connection = devices[n % len(devices)]
            asked: Asked = asyncio.Queue()
            await door._hear(live, connection, {"type": "websocket.receive", "text": garbage(rng)}, asked)
            asked.put_nowait(None)
            await door._work(live, connection, asked)
        assert [(live.sitting.number, live.sitting.chain) for live in tables] == before
        assert wire.said > times // 2
        await house.close()

    asyncio.run(say(1_000_000 if deep else 3_000))
