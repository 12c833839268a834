"""Whoever sends nonsense, far too much, or reads nothing is refused or dropped; the tables play on."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from brelan.server.connection import BURST, RATE
from brelan.server.live import TOO_OFTEN
from tests.server.devices import Server, serving, stopping
from tests.server.raw import BINARY, CLOSE, TEXT, Table
from tests.server.still import Still

PING = b'{"type":"ping"}'
LUCK = "ab" * 32


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    with stopping(Still(tmp_path_factory.mktemp("hostile") / "data")) as server:
        yield server
        errors = [json.loads(line) for line in server.log.splitlines() if '"error"' in line]
        assert [error["what"] for error in errors if not error["what"].startswith("Invalid UTF-8")] == []


@pytest.fixture
def patient(tmp_path: Path, deep: bool) -> Iterator[Server]:
    """A server whose time is everybody's."""
    if not deep:
        pytest.skip("a ping and its answer are given 40 seconds, a device that never reads half a minute; with --deep")
    with serving(tmp_path / "data") as server:
        yield server


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server)


NONSENSE = {
    "no JSON": b"hello",
    "half of it": b'{"type":"answer","key":"k"',
    "nothing": b"",
    "a list": b"[1,2,3]",
    "a number": b"7",
    "null": b"null",
    "no type": b'{"key":"k","asked":1,"value":1}',
    "a type that is none": b'{"type":"table"}',
    "a type that is a list": b'{"type":["answer"]}',
    "an unknown field": b'{"type":"ping","by":"bot"}',
    "a missing field": b'{"type":"answer","key":"k","asked":1}',
    "a text for a number": b'{"type":"answer","key":"k","asked":"1","value":1}',
    "a broken number": b'{"type":"answer","key":"k","asked":1.5,"value":1}',
    "a truth for a number": b'{"type":"answer","key":"k","asked":true,"value":1}',
    "no number": b'{"type":"answer","key":"k","asked":NaN,"value":1}',
    "a text for a choice": b'{"type":"answer","key":"k","asked":1,"value":"call"}',
    "a list of texts": b'{"type":"answer","key":"k","asked":1,"value":["1"]}',
    "an object for a choice": b'{"type":"answer","key":"k","asked":1,"value":{}}',
    "a number for a key": b'{"type":"answer","key":1,"asked":1,"value":1}',
    "half a character": b'{"type":"answer","key":"\\ud800","asked":1,"value":1}',
    "depth": b"[" * 5000,
    "depth in a field": b'{"type":"answer","key":"k","asked":1,"value":' + b"[" * 5000,
    "something after the end": PING + PING,
}


@pytest.mark.parametrize("words", NONSENSE.values(), ids=NONSENSE.keys())
def test_a_message_that_is_none_is_refused_with_a_reason_and_changes_nothing(table: Table, words: bytes) -> None:
    with table.attacker() as ben:
        number = ben.hear()["number"]
        ben.say(words)
        said = next(message for message in iter(ben.hear, None) if message["type"] != "present")
        assert (said["type"], said["code"], said["key"]) == ("refused", "message", "")
        assert said["text"]
        ben.say(PING)
        assert ben.hear() == {"type": "pong", "number": number}


WRONG = {
    "an answer to a question that was not put": {"type": "answer", "key": "k", "asked": 10**18, "value": 1},
    "a number beyond all": {"type": "answer", "key": "k", "asked": -(2**63), "value": 2**63 - 1},
    "a thousand choices": {"type": "answer", "key": "k", "asked": 1, "value": list(range(1000))},
    "a choice below nothing": {"type": "answer", "key": "k", "asked": 1, "value": [-1, -(2**63)]},
    "an empty key": {"type": "answer", "key": "", "asked": 1, "value": 1},
    "an endless key": {"type": "answer", "key": "k" * 9000, "asked": 1, "value": 1},
    "luck for a cut that is long over": {"type": "luck", "cut": "-5.0", "luck": LUCK},
    "a promise for a cut that nobody called": {"type": "promise", "cut": "9" * 40, "promise": LUCK},
    "luck that is none": {"type": "luck", "cut": "2.0", "luck": "z" * 64},
    "a phrase that is none": {"type": "say", "phrase": -1},
    "a phrase beyond all": {"type": "say", "phrase": 2**62},
}


@pytest.mark.parametrize("message", WRONG.values(), ids=WRONG.keys())
def test_a_message_that_cannot_be_granted_is_refused_and_changes_nothing(
    table: Table, message: dict[str, object]
) -> None:
    with table.attacker() as ben:
        number = ben.hear()["number"]
        ben.say(json.dumps(message).encode())
        said = next(heard for heard in iter(ben.hear, None) if heard["type"] != "present")
        assert said["type"] == "refused"
        assert len(said["text"]) < 20_000
        ben.say(PING)
        assert ben.hear() == {"type": "pong", "number": number}


def test_a_number_that_no_machine_can_hold_is_refused_as_a_message(table: Table) -> None:
    with table.attacker() as ben:
        ben.hear()
        ben.say(b'{"type":"answer","key":"k","asked":' + b"9" * 10_000 + b',"value":1}')
        assert next(heard for heard in iter(ben.hear, None) if heard["type"] != "present")["type"] == "refused"


def test_bytes_instead_of_text_are_refused(table: Table) -> None:
    with table.attacker() as ben:
        ben.hear()
        ben.say(PING, BINARY)
        said = next(heard for heard in iter(ben.hear, None) if heard["type"] != "present")
        assert (said["type"], said["code"]) == ("refused", "message")


def test_a_frame_of_ten_megabytes_closes_its_connection_with_1009(table: Table) -> None:
    with table.attacker() as ben:
        with suppress(ConnectionError):
            ben.say(b" " * 10_000_000)
        assert ben.closed() == 1009
    table.plays_on()


def test_so_does_a_long_message_in_small_pieces(table: Table) -> None:
    with table.attacker() as ben:
        with suppress(ConnectionError):
            ben.say(b" " * 1000, last=False)
            for _ in range(30):
                ben.say(b" " * 1000, 0, last=False)
        assert ben.closed() == 1009
    table.plays_on()


def test_a_frame_that_only_promises_to_be_endless_closes_its_connection(table: Table) -> None:
    with table.attacker() as ben:
        ben.send(b"\x81\xff" + (2**62).to_bytes(8, "big") + bytes(4) + b"{")
        assert ben.closed() == 1009
    table.plays_on()


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x8f" + bytes(4) + b"\xff\xfe" * 7 + b"\xff", 1007),  # no UTF-8
        (b"\x81\x0f" + PING, 1002),  # not masked
        (b"\x83\x80" + bytes(4), 1002),  # a kind that is none
        (b"\xf1\x80" + bytes(4), 1002),  # bits that nobody has agreed on
        (b"\x80\x80" + bytes(4), 1002),  # a continuation of nothing
        (b"\x89\xfe\x01\x00" + bytes(4 + 256), 1002),  # a ping that is too long
    ],
)
def test_a_frame_against_the_protocol_closes_its_connection_with_the_right_code(
    table: Table, frame: bytes, code: int
) -> None:
    with table.attacker() as ben:
        ben.send(frame)
        assert ben.closed() == code


def test_whoever_talks_faster_than_any_person_could_is_hung_up_on_and_nobody_else_is(server: Still) -> None:
    table = Table(server)
    with table.attacker() as ben:
        assert ben.hear()["type"] == "table"
        assert ben.hear()["type"] == "present"

        def say(times: int) -> None:
            for _ in range(times):
                ben.say(PING)
                assert ben.hear()["type"] == "pong"

        say(BURST)
        server.wind(1)
        say(RATE)
        ben.say(PING)
        kind, why = ben.frame()
        assert (kind, int.from_bytes(why[:2], "big")) == (CLOSE, TOO_OFTEN)
    table.plays_on()


def test_ten_thousand_messages_at_once_without_reading_the_replies_close_their_connection(table: Table) -> None:
    with table.attacker() as ben:
        frame = b"\x81" + bytes([0x80 | len(PING)]) + bytes(4) + PING
        with suppress(ConnectionError):
            ben.send(frame * 10_000)
        with suppress(ConnectionResetError):  # it hung up while we were still talking
            assert ben.closed() in (1013, 4429)
    table.plays_on()


def test_a_device_that_never_reads_is_let_go_and_delays_nobody(server: Server) -> None:
    table = Table(server)
    with table.attacker(buffer=4096) as ben:
        for _ in range(200):  # each break and its end tells everybody the whole table
            table.anna.do(table.code, "pause")
            table.anna.do(table.code, "resume")
            table.seat.catch_up(table.seat.number + 2)
        assert ben.closed() == 1013
        held = len(ben.read)
    assert held < 1_000_000
    table.plays_on()


def test_a_device_that_vanishes_without_a_word_is_gone_for_the_others(server: Server) -> None:
    table = Table(server)
    ben = table.attacker()
    table.hears_of([0, 1])
    ben.socket.close()
    table.hears_of([0])


def test_a_device_that_is_silent_for_good_is_gone_for_the_others(patient: Server) -> None:
    table = Table(patient)
    with table.attacker():
        table.hears_of([0, 1])
        table.hears_of([0])


def test_a_device_that_never_reads_is_hung_up_on(patient: Server) -> None:
    table = Table(patient)
    with table.attacker(buffer=4096):
        for _ in range(200):
            table.anna.do(table.code, "pause")
            table.anna.do(table.code, "resume")
        table.hears_of([0, 1])
        table.hears_of([0])


def test_messages_from_every_role_and_stranger_never_stop_a_table(server: Server) -> None:
    """A little of everything, in any order, from somebody who sits there."""
    table, rng = Table(server), Random(5)
    for _ in range(20):
        with table.attacker() as ben, suppress(ConnectionError, EOFError):
            for _ in range(10):
                words = rng.choice([*NONSENSE.values(), *(json.dumps(wrong).encode() for wrong in WRONG.values())])
                cut = bytearray(words[: rng.randint(0, len(words))] + rng.randbytes(rng.randint(0, 3)))
                ben.say(bytes(cut), rng.choice([TEXT, TEXT, BINARY]))
    table.plays_on()
