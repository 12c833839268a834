"""Whoever sends nonsense, far too much, or reads nothing is refused or dropped; the tables play on."""

import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from time import monotonic

import pytest

from tests.server.devices import WAIT, Device, Server, play, serving
from tests.server.raw import BINARY, TEXT, Raw, live

PING = b'{"type":"ping"}'
LUCK = "ab" * 32


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hostile") / "data") as server:
        yield server
        errors = [json.loads(line) for line in server.log.splitlines() if '"error"' in line]
        assert [error["what"] for error in errors if not error["what"].startswith("Invalid UTF-8")] == []


class Table:
    """A table for two with a game under way; Anna behaves, Ben's device is the attacker's."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.ben = Device(server), Device(server)
        self.code = self.anna.open("ferme", 2)
        self.ben.sit(self.code, "Ben")
        self.anna.do(self.code, "start")
        self.seat = self.anna.watch(self.code)
        self.seat.hear()

    def attacker(self, buffer: int = 0) -> Raw:
        return live(self.server, self.ben, self.code, buffer)

    def hears_of(self, chairs: list[int]) -> None:
        """Anna is told whose devices are there; a device that says nothing is given 40 seconds."""
        until = monotonic() + 90
        while {"type": "present", "chairs": chairs} not in self.seat.others[-1:]:
            assert monotonic() < until, self.seat.others[-1:]
            with suppress(TimeoutError):
                self.seat.hear(1)

    def plays_on(self) -> None:
        """The table answers, nobody has missed anything, and the game goes on."""
        self.seat.send(type="ping")
        assert self.seat.until("pong")["number"] == self.seat.number
        seats = [self.seat, self.ben.watch(self.code)]
        for seat in seats:
            seat.hear()
        assert play(seats, Random(1), 6) == 6
        seats[1].close()


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
    "luck for a deal that is long over": {"type": "luck", "deal": -5, "luck": LUCK},
    "luck for a deal far ahead": {"type": "luck", "deal": 2**62, "luck": LUCK},
    "luck that is none": {"type": "luck", "deal": 2, "luck": "z" * 64},
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


def test_ten_thousand_messages_a_second_close_their_connection_and_nobody_elses(table: Table) -> None:
    with table.attacker() as ben:
        frame = b"\x81" + bytes([0x80 | len(PING)]) + bytes(4) + PING
        ben.hear()
        pongs = 0
        with suppress(AssertionError, ConnectionError):  # the frame that closes, or it has hung up already
            for _ in range(200):
                ben.send(frame * 50)
                pongs += sum(ben.hear()["type"] == "pong" for _ in range(50))
        assert 400 < pongs < 2000
    table.plays_on()


def test_ten_thousand_messages_at_once_without_reading_the_replies_do_too(table: Table) -> None:
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


def test_a_device_that_is_silent_for_good_is_gone_for_the_others(server: Server, deep: bool) -> None:
    if not deep:
        pytest.skip("a ping and its answer are given 40 seconds; with --deep")
    table = Table(server)
    with table.attacker():
        table.hears_of([0, 1])
        table.hears_of([0])


def test_a_device_that_never_reads_is_hung_up_on(server: Server, deep: bool) -> None:
    if not deep:
        pytest.skip("the system gives up after half a minute; with --deep")
    table = Table(server)
    with table.attacker(buffer=4096):
        for _ in range(200):
            table.anna.do(table.code, "pause")
            table.anna.do(table.code, "resume")
        table.hears_of([0, 1])
        table.hears_of([0])


def test_two_hundred_requests_that_never_end_hold_up_nobody(table: Table) -> None:
    waiting = [Raw(table.server) for _ in range(200)]
    for number, raw in enumerate(waiting):
        raw.send(b"" if number % 2 else b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    table.plays_on()
    assert table.anna.ask("GET", "/api/games")["boxes"]
    for raw in waiting:
        raw.socket.close()


def test_requests_that_never_end_are_hung_up_on(server: Server, deep: bool) -> None:
    if not deep:
        pytest.skip("twenty seconds are given; with --deep")
    begun = [b"", b"GET / HTTP/1.1\r\nX-Slow: ", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
    waiting = [Raw(server) for _ in begun]
    for raw, words in zip(waiting, begun, strict=True):
        raw.send(words)
        raw.socket.settimeout(2 * WAIT)
    for raw in waiting:
        assert raw.gone()
        raw.socket.close()


def test_a_head_without_end_is_refused(server: Server) -> None:
    with Raw(server) as raw:
        with suppress(ConnectionError):
            raw.send(b"GET / HTTP/1.1\r\n")
            for number in range(100_000):
                raw.send(f"X-{number}: {'x' * 100}\r\n".encode())
        with suppress(ConnectionResetError):  # it hung up while we were still talking
            assert raw.status() == 400
            assert raw.gone()


def test_a_single_header_without_end_is_refused(server: Server) -> None:
    with Raw(server) as raw:
        with suppress(ConnectionError):
            raw.send(b"GET / HTTP/1.1\r\nCookie: ")
            for _ in range(1000):
                raw.send(b"x" * 10_000)
        with suppress(ConnectionResetError):
            assert raw.status() == 400
            assert raw.gone()


def test_a_long_cookie_is_read_in_no_time_and_opens_nothing(server: Server, table: Table) -> None:
    with Raw(server) as raw:
        tricky = 'brelan="' + "\\" * 20_000
        assert raw.request("GET", f"/api/tables/{table.code}/story", cookie=tricky) == 403


@pytest.mark.parametrize(
    "begin",
    [
        b"\x00\x01\x02\x03\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",  # somebody tries https
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused_and_hung_up_on(server: Server, begin: bytes) -> None:
    with Raw(server) as raw:
        raw.send(begin)
        assert raw.status() == 400
        assert b"content-security-policy" in raw.head.lower()
        assert raw.gone()


def test_a_body_without_end_is_refused_when_it_is_too_long(server: Server) -> None:
    with Raw(server) as raw:
        host = f"127.0.0.1:{server.port}"
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        raw.send(f"{head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        for _ in range(20):
            raw.send(b"1000\r\n" + b" " * 0x1000 + b"\r\n")
        assert raw.status() == 413


def test_a_body_that_says_how_long_it_is_is_refused_before_all_of_it_has_come(server: Server) -> None:
    with Raw(server) as raw:
        host = f"127.0.0.1:{server.port}"
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 1000000000\r\n"
        raw.send(f"{head}Content-Type: application/json\r\n\r\n".encode() + b" " * 20_000)
        assert raw.status() == 413


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/....//....//etc/passwd",
        "/assets/../../server/app.py",
        "/assets/%00",
        "/assets//etc/passwd",
        "/..\\..\\server\\app.py",
        "/%252e%252e/server/app.py",
        "/brelan.sqlite",
        "/api/tables/..%2f..",
        "/" + "a" * 8000,
    ],
)
def test_no_path_leads_out_of_the_page(server: Server, path: str) -> None:
    with Raw(server) as raw:
        assert raw.request("GET", path) in (404, 405)
        assert b"content-security-policy" in raw.head.lower()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_a_page_of_somebody_else_can_change_nothing(server: Server, table: Table, origin: str) -> None:
    with Raw(server) as raw:
        more = {"cookie": f"brelan={table.ben.token}", "origin": origin}
        assert raw.request("POST", f"/api/tables/{table.code}/leave", **more) == 403
    with Raw(server) as raw:
        assert raw.upgrade(f"/live/{table.code}", table.ben.token, origin=origin) == 403
        assert b"content-security-policy" in raw.head.lower()
    table.plays_on()


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "evil.example:7377", "[::2]", "@"])
def test_a_name_that_was_made_to_point_here_opens_nothing(server: Server, table: Table, host: str) -> None:
    """DNS rebinding: the attacker's own page, under a name that now leads to this machine."""
    more = {"cookie": f"brelan={table.ben.token}", "host": host, "origin": f"http://{host}"}
    for method, path in (("GET", f"/api/tables/{table.code}/story"), ("POST", f"/api/tables/{table.code}/leave")):
        with Raw(server) as raw:
            assert raw.request(method, path, **more) == 421
    with Raw(server) as raw:
        assert raw.upgrade(f"/live/{table.code}", table.ben.token, host=host, origin=f"http://{host}") in (400, 421)


@pytest.mark.parametrize("token", ["", "short", "x" * 43, "x" * 65, "x" * 9000, "'; DROP TABLE line; --", "é" * 30])
def test_a_token_that_was_made_up_opens_no_seat(server: Server, table: Table, token: str) -> None:
    with Raw(server) as raw:
        status = raw.upgrade(f"/live/{table.code}", token)
        assert status in (400, 403) or raw.closed() == 4403
    with Raw(server) as raw:
        cookie = f"brelan={token}"
        assert raw.request("GET", f"/api/tables/{table.code}/story", cookie=cookie) == 403


@pytest.mark.parametrize("role", ["screen", "spectator", "host", "", "seat%00", "SEAT"])
def test_a_device_comes_in_only_in_a_role_that_it_was_given(server: Server, table: Table, role: str) -> None:
    with Raw(server) as raw:
        assert raw.upgrade(f"/live/{table.code}?role={role}" + "&x=1" * 500, table.ben.token) == 101
        if role == "":
            assert raw.hear()["role"] == "seat"
        else:
            assert raw.closed() == 4403


@pytest.mark.parametrize("after", ["-1", "9" * 30, "x", "%00", "٣", "1e9", "999999"])
def test_a_number_that_was_never_seen_gives_the_whole_table(server: Server, table: Table, after: str) -> None:
    with Raw(server) as raw:
        quoted = "".join(f"%{byte:02x}" for byte in after.encode())
        assert raw.upgrade(f"/live/{table.code}?after={quoted}", table.ben.token) == 101
        assert raw.hear()["type"] == "table"


@pytest.mark.parametrize("code", ["XXXXX", "xxxxx", "X", "X" * 20, "%00%00", "AEIOU", "..%2f"])
def test_there_is_no_live_connection_to_a_table_that_is_none(server: Server, table: Table, code: str) -> None:
    with Raw(server) as raw:
        status = raw.upgrade(f"/live/{code}", table.ben.token)
        assert status == 404 or raw.closed() == 4404


@pytest.mark.parametrize("path", ["/", "/live", "/live/", "/live/BCDFG/more", "/api/tables", "/live/" + "X" * 5000])
def test_there_is_no_live_connection_anywhere_else(server: Server, table: Table, path: str) -> None:
    with Raw(server) as raw:
        assert raw.upgrade(path, table.ben.token) == 404


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
