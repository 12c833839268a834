"""Nothing is lost when the power goes: `kill -9` at random moments under load of all five games."""

import asyncio
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from brelan import shelf
from tests.server.crowd import acknowledged, everybody, gather, until_killed
from tests.server.devices import Server
from tests.server.ledger import Ledger, copied


@pytest.mark.parametrize("room", ["one", "another"])
def test_killed_at_random_moments_under_load_a_room_loses_nothing_it_acknowledged(
    tmp_path: Path, room: str, deep: bool
) -> None:
    """A thousand kills in the deep run, in two rooms that can be played side by side."""
    kills, most = (500, 150) if deep else (3, 100)
    rng, begun = Random(), monotonic()
    server = Server(tmp_path / "data")
    try:
        evenings = gather(server, 2, rng)
        ledgers = [Ledger(evening) for evening in evenings]
        for n in range(kills):
            beside_bots = 20 if n % 5 == 4 else 0  # which have to wake up first
            asyncio.run(until_killed(server, evenings, rng.randrange(most), beside_bots, rng.random() / 20))
            with copied(server.data, tmp_path / "copy") as db:
                for ledger in ledgers:
                    ledger.read_on(db)
            server = server.again()
    finally:
        server.kill()
    for ledger in ledgers:
        ledger.replay()
    people = list(everybody(evenings))
    bots = sum(b'"by":"bot"' in line for ledger in ledgers for line in ledger.lines)
    print(
        f"{room} room: {kills} kills in {monotonic() - begun:.0f} s, {len(evenings)} tables, {len(people)} people: "
        f"{acknowledged(evenings)} answers acknowledged, 0 lost; "
        f"{sum(person.resent for person in people)} sent again, {bots} by bots, "
        f"{sum(len(ledger.lines) for ledger in ledgers)} entries"
    )
    assert {ledger.evening.game for ledger in ledgers if ledger.keys} == set(shelf.names())
