"""What a table keeps when its server is killed, besides the answers: half-made choices, breaks, absences."""

import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from brelan.room.events import DECODER, Entry, Host
from brelan.room.sitting import read, write
from brelan.server.schema import FILE, connect
from brelan.server.sqlite import commit, game_of
from brelan.server.store import row_of
from tests.boxes import DICE, IN_TURN, SEALED
from tests.server.devices import Device, Live, Refused, Server, alive, any_answer, play
from tests.server.faults import full_disc


class Room:
    """A server that is killed and opened again, and the devices that come back to it."""

    def __init__(self, data: Path) -> None:
        self.server = Server(data)

    def kill(self, *devices: Device) -> None:
        self.server.kill()
        self.server = self.server.again()
        for device in devices:
            device.server = self.server

    def entries(self, code: str) -> list[Entry]:
        with closing(sqlite3.connect(self.server.data / FILE)) as db:
            lines = db.execute("SELECT body FROM line WHERE table_id = ? ORDER BY number", (code,))
            return [DECODER.decode(line) for (line,) in lines]


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path / "data")
    yield room
    room.server.kill()


def table(room: Room, game: str, people: int, bots: int = 0) -> tuple[str, list[Device]]:
    """A table where the game has begun."""
    devices = [Device(room.server) for _ in range(people)]
    code = devices[0].open(game, people + bots)
    for name, device in zip(("Ben", "Cleo"), devices[1:], strict=False):
        device.sit(code, name)
    for bot in range(people, people + bots):
        devices[0].bot(code, bot)
    devices[0].do(code, "start")
    return code, devices


def watch(code: str, devices: list[Device]) -> list[Live]:
    """Everybody looks at the table as it stands."""
    lives = [device.watch(code) for device in devices]
    for live in lives:
        live.until("table")
    return lives


def test_a_sealed_choice_that_others_still_make_survives(room: Room) -> None:
    code, devices = table(room, SEALED, 3)
    lives = watch(code, devices)
    rng = Random(3)
    free = [live for live in lives if live.question and live.question["chosen"] is None]
    chosen = {}
    for live in free[:-1]:
        assert live.question
        value = any_answer(live.question, rng)
        assert live.answer(value, f"k{live.table['chair']}")["type"] == "ack"
        chosen[live.table["chair"]] = value
    assert len(chosen) == 2
    room.kill(*devices)
    lives = watch(code, devices)
    for live in lives:
        assert live.question
        assert live.question["chosen"] == chosen.get(live.table["chair"])
    before = lives[0].table["picture"]["numbers"]["asked"], lives[0].number
    last = next(live for live in lives if live.question and live.question["chosen"] is None)
    assert last.question
    assert last.answer(any_answer(last.question, rng), "last")["type"] == "ack"
    lives[0].catch_up(before[1] + 1)
    assert play(lives, rng, 6) == 6


def test_an_answer_that_was_acknowledged_and_is_sent_again_after_a_kill_acts_once(room: Room) -> None:
    code, devices = table(room, IN_TURN, 2)
    lives = watch(code, devices)
    live = next(live for live in lives if live.question)
    assert live.question
    asked, value = live.question["asked"], any_answer(live.question, Random(5))
    ack = live.answer(value, "once")
    room.kill(*devices)
    again = watch(code, [live.device])[0]
    again.send(type="answer", key="once", asked=asked, value=value)
    assert again.until("ack") == ack
    assert [getattr(entry.event, "key", "") for entry in room.entries(code)].count("once") == 1


def test_a_break_an_absence_and_a_link_survive(room: Room) -> None:
    code, (anna, ben) = table(room, DICE, 2)
    screen, phone = Device(room.server), Device(room.server)
    ways = {role: anna.do(code, "links", role=role)["token"] for role in ("screen", "seat")}
    ben.do(code, "leave")
    anna.do(code, "pause")
    devices = [anna, ben, screen, phone]
    room.kill(*devices)
    live = watch(code, [anna])[0]
    assert live.table["paused"]
    assert [person["away"] for person in live.table["people"]] == [False, True]
    live.close()
    for device, role in ((screen, "screen"), (phone, "seat")):
        device.do(code, "enter", token=ways[role])
        assert device.watch(code, role).until("table")["chair"] == (0 if role == "seat" else None)
    room.kill(*devices)
    stranger = Device(room.server)
    with pytest.raises(Refused, match="link"):
        stranger.do(code, "enter", token=ways["seat"])  # a seat's link opens once
    ben.do(code, "back")
    phone.do(code, "resume")
    room.kill(*devices)
    live = watch(code, [phone])[0]
    assert (live.table["paused"], live.table["people"][1]["away"]) == (False, False)


def test_a_rematch_survives_with_its_people_and_begins(room: Room) -> None:
    code, devices = table(room, SEALED, 2)
    lives = watch(code, devices)
    play(lives, Random(2))
    assert lives[0].table["phase"] == "over"
    devices[1].do(code, "rematch")
    room.kill(*devices)
    lives = watch(code, devices)
    for live in lives:
        assert (live.table["phase"], live.table["games"]) == ("gathering", 1)
        assert [person["name"] for person in live.table["people"]] == ["Anna", "Ben"]
    devices[0].do(code, "start")
    room.kill(*devices)
    lives = watch(code, devices)
    assert play(lives, Random(3), 3) == 3


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_bots_that_think_end_with_their_server_and_play_on_after_it_is_back(room: Room) -> None:
    code, devices = table(room, DICE, 1, bots=3)
    (live,) = watch(code, devices)
    play([live], Random(1), 2)  # by now they think in processes of their own
    helpers = room.server.helpers()
    assert helpers
    room.kill(*devices)
    while alive(helpers):
        time.sleep(0.01)
    before = len(room.entries(code))
    (live,) = watch(code, devices)
    play([live], Random(1), 3)
    answers = [entry.event for entry in room.entries(code)[before:]]
    assert "bot" in [getattr(event, "by", "") for event in answers]


def test_a_line_that_somebody_else_wrote_is_not_written_over_and_the_answer_is_judged_after_it(room: Room) -> None:
    code, devices = table(room, SEALED, 2)
    lives = watch(code, devices)
    asked = next(live for live in lives if live.question)
    assert asked.question
    question, value = asked.question["asked"], any_answer(asked.question, Random(1))
    with closing(connect(room.server.data / FILE)) as db:
        kept = game_of(db, code)
        assert kept is not None
        at = read(kept.lines, kept.before)
        entry = Entry(at.number + 1, at.written, at.ran, "0" * 32, Host(1))
        line, before = write(entry), at.chain
        at.play(entry, line)
        assert commit(db, [row_of(code, entry, line, 0, before, at.chain)]) == [None]
    asked.send(type="answer", key="second", asked=question, value=value)
    assert asked.until("table")["chain"] == at.chain
    assert asked.until("ack")["number"] == at.number + 1
    for live in lives:
        live.catch_up(at.number + 1)
    assert {(live.table["chain"], live.table["host"]) for live in lives} == {(asked.table["chain"], 1)}


@pytest.mark.skipif(sys.platform != "linux", reason="sets another process's limits")
def test_on_a_full_disc_a_table_is_given_up_and_goes_on_when_there_is_room(room: Room) -> None:
    code, devices = table(room, SEALED, 2)
    lives = watch(code, devices)
    asked = next(live for live in lives if live.question)
    assert asked.question
    before, question = asked.number, asked.question["asked"]
    value = any_answer(asked.question, Random(1))
    with full_disc(room.server):
        asked.send(type="answer", key="full", asked=question, value=value)
        for live in lives:
            with pytest.raises(ConnectionClosed) as closed:
                live.until("ack")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        for what in ("pause", "leave"):
            with pytest.raises(Refused) as refused:
                devices[0].do(code, what)
            assert (refused.value.status, refused.value.code) == (503, "unkept")
        with pytest.raises(Refused) as refused:
            devices[0].open(SEALED, 2)
        assert refused.value.status == 503
        for live in watch(code, devices):
            assert live.number == before
            live.close()
    lives = watch(code, devices)
    assert {live.number for live in lives} == {before}
    again = lives[devices.index(asked.device)]
    again.send(type="answer", key="full", asked=question, value=value)
    assert again.until("ack")["number"] == before + 1
    for live in lives:
        live.catch_up(before + 1)
    play(lives, Random(1), 4)
    room.kill(*devices)
    assert watch(code, devices)[0].number == len(room.entries(code)) == before + 5
