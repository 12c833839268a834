"""Servers that share a database are one room: whichever door a device comes by, it sits at the same table."""

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import monotonic

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.boxes import IN_TURN, OPEN, SEALED, lasting
from tests.server.cutters import cutting
from tests.server.database import Database
from tests.server.devices import Device, Live, Refused, Server, any_answer, play
from tests.server.rooms import Deaf, Steady, at_the_door_of, room


@pytest.fixture(scope="module")
def url(database: Database) -> str:
    return database.fresh()


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, url: str) -> Iterator[list[Server]]:
    with room(tmp_path_factory.mktemp("houses"), url, 2, kind=Steady) as houses:
        yield houses


class Family:
    """Three people, each at the door of their number; the first is the host."""

    def __init__(self, houses: list[Server], game: str, bots: int = 0, people: int = 3, **more: object) -> None:
        self.devices = [Device(houses[n % len(houses)]) for n in range(people)]
        host = self.devices[0]
        self.code = host.open(game, people + bots, "Anna", **more)
        for name, device in zip(("Ben", "Chloé")[: people - 1], self.devices[1:], strict=True):
            device.sit(self.code, name)
        for chair in range(people, people + bots):
            host.bot(self.code, chair)

    def begin(self) -> list[Live]:
        self.devices[0].do(self.code, "start")
        return self.come()

    def come(self) -> list[Live]:
        lives = [device.watch(self.code) for device in self.devices]
        for live in lives:
            live.until("table")
        return lives


def here(live: Live, *chairs: int) -> None:
    """Until a device has been told that exactly these are there."""
    while True:
        heard = [message for message in live.others if message["type"] == "present"]
        if heard and tuple(heard[-1]["chairs"]) == chairs:
            return
        live.hear()


@pytest.mark.parametrize("game", [IN_TURN, SEALED, OPEN])
def test_people_at_different_doors_play_one_game_and_hear_every_entry_of_it(houses: list[Server], game: str) -> None:
    family = Family(houses, game, options=lasting(game, 2) if game == IN_TURN else {})
    lives = family.begin()
    play(lives, Random(1), 60)
    last = max(live.number for live in lives)
    for live in lives:
        live.catch_up(last)
    assert len({live.table["chain"] for live in lives}) == 1
    assert [live.gaps for live in lives] == [0, 0, 0]
    for live in lives:
        live.close()


def test_everybody_sees_who_is_there_by_whichever_door(houses: list[Server]) -> None:
    family = Family(houses, IN_TURN)
    anna, ben, chloe = family.begin()
    here(anna, 0, 1, 2)
    here(ben, 0, 1, 2)  # the other house has heard of them all too, before it is asked
    ben.close()
    here(anna, 0, 2)
    assert [p["present"] for p in family.devices[1].ask("GET", f"/api/tables/{family.code}")["people"]] == [1, 0, 1]
    anna.close()
    chloe.close()


def test_what_is_said_and_a_nudge_come_through_every_door(houses: list[Server]) -> None:
    family = Family(houses, IN_TURN)
    anna, ben, chloe = family.begin()
    here(anna, 0, 1, 2)
    ben.send(type="say", phrase=3)
    assert anna.until("said") == {"type": "said", "chair": 1, "phrase": 3} == chloe.until("said")
    anna.send(type="say", phrase=4)
    assert ben.until("said")["phrase"] == 3
    assert ben.until("said")["phrase"] == 4
    for live in (anna, ben, chloe):
        live.close()


def test_votes_from_different_doors_count_together(houses: list[Server]) -> None:
    family = Family(houses, IN_TURN)
    anna, ben, chloe = family.begin()
    for live in (ben, chloe):
        here(live, 0, 1, 2)
    anna.close()
    for live in (ben, chloe):
        here(live, 1, 2)
    assert family.devices[1].do(family.code, "hold", chair=0) == {"held": False}
    family.devices[2].do(family.code, "hold", chair=0)
    while not ben.table["people"][0]["away"]:
        ben.hear()
    ben.close()
    chloe.close()


def test_a_television_at_one_door_is_claimed_by_a_phone_at_another(houses: list[Server]) -> None:
    tv, anna = Device(houses[0]), Device(houses[1])
    code = anna.open(IN_TURN, 2)
    shown = tv.ask("POST", "/api/tv", {})["code"]
    assert anna.ask("POST", "/api/tv/claim", {"code": shown, "table": code}) == {"tables": [code]}
    assert at_the_door_of(houses[1], tv).ask("POST", "/api/tv", {})["table"] == code
    assert at_the_door_of(houses[0], anna).ask("GET", "/api/tv") == {"tables": [code]}
    live = tv.watch(code, "screen")
    assert live.until("table")["role"] == "screen"
    live.close()


def test_a_link_from_one_door_opens_another_and_a_device_finds_its_tables_there(houses: list[Server]) -> None:
    anna, second = Device(houses[0]), Device(houses[1])
    code = anna.open(IN_TURN, 2)
    token = anna.do(code, "links", role="seat")["token"]
    second.do(code, "enter", token=token)
    live = at_the_door_of(houses[0], second).watch(code)
    assert live.until("table")["chair"] == 0
    live.close()


def read_on(house: Server) -> int:
    """How many lines of other servers a server has read."""
    found = re.search(r"^brelan_read_on_total (\d+)", httpx.get(f"{house.address}/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_a_house_reads_on_where_its_devices_are_and_elsewhere_when_one_comes(houses: list[Server]) -> None:
    family = Family([houses[0]], IN_TURN, people=2)  # the table is known to the first house, and played at the second
    lives = [at_the_door_of(houses[1], device).watch(family.code) for device in family.devices]
    for live in lives:
        live.until("table")
    family.devices[0].do(family.code, "start")
    before = read_on(houses[0])
    play(lives, Random(3), 12)
    late = family.devices[0].watch(family.code)
    lives[0].catch_up(late.until("table")["number"])
    assert late.number == lives[0].number
    assert read_on(houses[0]) == before, "it was read when somebody came, not line by line"
    play([late, lives[1]], Random(3), 4)
    for live in [*lives, late]:
        live.close()


def test_nobody_cuts_while_a_table_is_at_two_doors_and_everybody_when_it_is_at_one(houses: list[Server]) -> None:
    """Another house could write in the middle of a cut: luck would have been shown for nothing, and phones alarmed."""
    family = Family(houses, IN_TURN, people=2)
    lives = family.begin()
    here(lives[0], 0, 1)
    with cutting(family.devices, family.code) as split:
        play(lives, Random(2), 8)
        assert [(phone.troubles, phone.checker.called) for phone in split] == [([], {}), ([], {})]
    lives.pop().close()
    here(lives[0], 0)
    together = [family.devices[0], at_the_door_of(houses[0], family.devices[1])]
    lives.append(together[1].watch(family.code))
    lives[1].until("table")
    here(lives[0], 0, 1)
    with cutting(together, family.code) as phones:
        while not all(phone.checker.mine for phone in phones):
            play(lives, Random(3), 4)
        assert [phone.troubles for phone in phones] == [[], []]
    for live in lives:
        live.close()


def test_two_people_who_want_the_same_chair_at_two_doors_do_not_both_get_it(houses: list[Server]) -> None:
    def sit(rival: Device, name: str) -> str:
        try:
            rival.sit(code, name, chair=1)
        except Refused as refused:
            return refused.code
        return "sits"

    host = Device(houses[0])
    with ThreadPoolExecutor(2) as at_once:
        for _ in range(5):
            code = host.open(IN_TURN, 2)
            told = at_once.map(sit, [Device(house) for house in houses], ("Ben", "Chloé"))
            assert sorted(told) == ["sits", "taken"]


def test_the_same_answer_sent_through_two_doors_counts_once(houses: list[Server]) -> None:
    family = Family(houses, IN_TURN, people=2)
    lives = family.begin()
    doubles = [at_the_door_of(houses[1 - n], device).watch(family.code) for n, device in enumerate(family.devices)]
    for double in doubles:
        double.until("table")
    rng = Random(3)
    for n in range(20):
        last = max(live.number for live in [*lives, *doubles])
        for live in (*lives, *doubles):
            live.catch_up(last)
        seat = next(i for i, live in enumerate(lives) if live.question and live.question["chosen"] is None)
        question, number = lives[seat].question, lives[seat].number
        assert question is not None
        value = any_answer(question, rng)
        for live in (lives[seat], doubles[seat]):
            live.send(type="answer", key=f"k{n}", asked=question["asked"], value=value)
        acks = [live.until("ack")["number"] for live in (lives[seat], doubles[seat])]
        assert min(acks) == number + 1
    for live in (*lives, *doubles):
        live.close()


def updates(device: Device) -> dict[int, bytes]:
    """What a device was told of each entry, byte for byte."""
    told = ((json.loads(text), text) for text in device.heard)
    return {message["number"]: text for message, text in told if message.get("type") == "update"}


@pytest.mark.parametrize("game", [IN_TURN, SEALED, OPEN])
def test_a_seat_hears_at_another_door_what_it_hears_at_its_own_and_no_byte_more(
    houses: list[Server], game: str, deep: bool
) -> None:
    family = Family(houses, game, options=lasting(game, 2) if game == IN_TURN else {})
    lives = family.begin()
    doubles = [at_the_door_of(houses[1 - n % 2], device) for n, device in enumerate(family.devices)]
    others = [double.watch(family.code) for double in doubles]
    for other in others:
        other.until("table")
    answers = play(lives, Random(4), 2_000 if deep else 40)
    last = max(live.number for live in lives)
    for live in (*lives, *others):
        live.catch_up(last)
        live.close()
    for device, double in zip(family.devices, doubles, strict=True):
        own, there = updates(device), updates(double)
        both = own.keys() & there.keys()
        assert len(both) >= answers - 2
        assert [number for number in both if own[number] != there[number]] == []


def test_a_room_that_hears_no_notification_plays_on_all_the_same(database: Database, tmp_path: Path) -> None:
    with room(tmp_path, database.fresh(), 2, kind=Deaf) as houses:
        lives = Family(houses, IN_TURN).begin()
        assert play(lives, Random(1), 6) == 6
        here(lives[0], 0, 1, 2)
        for live in lives:
            live.close()


def test_when_a_server_is_closed_its_devices_come_by_another_door_and_bots_go_on(
    database: Database, tmp_path: Path
) -> None:
    with room(tmp_path, database.fresh(), 2) as houses:
        family = Family(houses, IN_TURN, bots=1, people=2)
        anna, ben = family.begin()
        play([anna, ben], Random(1), 3)
        assert houses[0].stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            anna.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        again = at_the_door_of(houses[1], family.devices[0]).watch(family.code, after=anna.number)
        again.until("table")
        begun = monotonic()
        assert play([again, ben], Random(2), 6) == 6
        print(f"went on for 6 answers in {monotonic() - begun:.1f} s")
        again.close()
        ben.close()
