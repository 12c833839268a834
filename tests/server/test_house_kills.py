"""Three servers and one database: the power goes, here or there or at the database; a server sleeps and wakes."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from brelan import shelf
from brelan.server.board import LEASE
from tests.boxes import IN_TURN
from tests.server.crowd import acknowledged, everybody, gather
from tests.server.database import Database
from tests.server.devices import Device, Server, any_answer
from tests.server.ledger import Ledger
from tests.server.rooms import Lines, Wanderers, at_the_door_of, stopped_for


class Room:
    """Three houses that are started again when they are killed, people at all their doors, and what was promised."""

    def __init__(self, home: Path, database: Database, rng: Random) -> None:
        self.database = database
        self.url = database.fresh()
        self.houses = [Server(home / f"house{n}", "--store", self.url) for n in range(3)]
        self.rng = rng
        self.evenings = gather(self.houses[0], 1, rng)
        self.people = Wanderers(self.houses, self.evenings, rng)
        self.ledgers = [Ledger(evening) for evening in self.evenings]

    def kill_a_house(self) -> None:
        """It comes back at the same door."""
        n = self.rng.randrange(len(self.houses))
        self.houses[n].kill()
        self.houses[n] = self.houses[n].again()

    def kill_the_database(self) -> None:
        self.database.kill()
        self.database.again()

    def let_one_sleep(self) -> None:
        """Longer than its lease: others act for its tables, and it knows nothing of that when it wakes."""
        stopped_for(self.rng.choice(self.houses), LEASE * 1.5, sleep)

    def suffer(self, harms: list[Callable[[], None]]) -> None:
        """Play on under each harm, and hold what is on disc against what was promised."""
        lines = Lines(self.database, self.url)
        for harm in harms:
            asyncio.run(self.people.until(self.rng.randrange(20, 80), harm))
            for ledger in self.ledgers:
                ledger.read_on(lines)
        for ledger in self.ledgers:
            ledger.replay()
        self.people.agree()

    def close(self) -> None:
        for house in self.houses:
            house.kill()


@pytest.fixture
def suffering(tmp_path: Path) -> Iterator[Room]:
    with ExitStack() as closing:
        database = Database()
        closing.callback(database.stop)
        found = Room(tmp_path, database, Random())
        closing.callback(found.close)
        yield found


def test_whoever_is_killed_nothing_acknowledged_is_lost_or_there_twice_and_all_devices_agree(
    suffering: Room, deep: bool
) -> None:
    begun, kills = monotonic(), 200 if deep else 2
    harms = [suffering.kill_the_database if n % 4 == 1 else suffering.kill_a_house for n in range(kills)]
    suffering.suffer(harms)
    people = list(everybody(suffering.evenings))
    print(
        f"{kills} kills in {monotonic() - begun:.0f} s, {len(suffering.evenings)} tables, {len(people)} people, "
        f"{suffering.people.moves} times through a door: "
        f"{acknowledged(suffering.evenings)} answers acknowledged, 0 lost"
    )
    assert {ledger.evening.game for ledger in suffering.ledgers if ledger.keys} == set(shelf.names())


def test_a_server_that_sleeps_for_longer_than_its_lease_and_wakes_does_no_harm(suffering: Room, deep: bool) -> None:
    suffering.suffer([suffering.let_one_sleep] * (50 if deep else 1))


def a_bot_answers(device: Device, code: str) -> None:
    """Somebody alone among bots comes and answers, again where they alone are asked, until a bot has answered too."""
    live, answered = device.watch(code), 0
    live.until("table")
    while not answered or live.number == answered:
        if live.question:
            reply = live.answer(any_answer(live.question, Random(1)), f"{live.number}")
            assert reply["type"] == "ack", reply
            answered = reply["number"]
            live.catch_up(answered)
        else:
            live.hear()


def test_when_a_server_dies_another_lets_the_bots_of_its_tables_answer(
    tmp_path: Path, database: Database, deep: bool
) -> None:
    """How soon is printed: it takes as long as the lease, if the machine has nothing else to do."""
    url, waited = database.fresh(), []
    houses = [Server(tmp_path / f"house{n}", "--store", url) for n in range(2)]
    try:
        for n in range(10 if deep else 1):
            dying, staying = houses[n % 2], houses[1 - n % 2]
            for door in (staying, dying):  # at the first table the bots of the one that stays wake up
                anna = Device(door)
                code = anna.open(IN_TURN, 3)
                anna.do(code, "fill", level="regular")
                anna.do(code, "start")
                a_bot_answers(anna, code)
            dying.kill()
            died = monotonic()
            a_bot_answers(at_the_door_of(staying, anna), code)
            waited.append(monotonic() - died)
            houses[n % 2] = dying.again()
    finally:
        for house in houses:
            house.kill()
    print(f"from death to a bot's answer: {sorted(round(seconds, 1) for seconds in waited)} s")


def test_a_rolling_upgrade_of_three_servers_under_play_loses_nothing_and_stops_nobody_for_long(
    suffering: Room, deep: bool
) -> None:
    """Each is told to go, goes when its devices have been sent elsewhere, and another takes its door."""

    def renew(n: int) -> None:
        begun = monotonic()
        assert suffering.houses[n].stop(signal.SIGTERM) == 0
        print(f"house {n} was gone after {monotonic() - begun:.1f} s")
        suffering.houses[n] = suffering.houses[n].again()

    suffering.suffer([partial(renew, n) for n in range(3 if deep else 1)])
    print(f"longest without an answer at any table: {suffering.people.longest:.1f} s")
