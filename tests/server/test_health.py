"""How the server is, in figures and in its log; and how it goes home."""

import json
import re
import signal
import sys
from collections.abc import Iterator
from random import Random
from time import monotonic, sleep
from typing import Any
from urllib.parse import unquote_to_bytes

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.boxes import IN_TURN
from tests.server.devices import WAIT, Device, Live, Server, any_answer, play, serving
from tests.server.faults import full_disc
from tests.server.raw import Raw
from tests.server.still import Still


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("health") / "data") as server:
        yield server


def figures(server: Server) -> dict[str, float]:
    text = httpx.get(f"{server.address}/metrics", timeout=WAIT).text
    found = re.findall(r"^(brelan_\w+(?:{[^}]*})?) ([0-9.e+-]+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def seated(server: Server, n: int = 2) -> tuple[str, list[Device], list[Live]]:
    devices = [Device(server) for _ in range(n)]
    code = devices[0].open(IN_TURN, n)
    for number, device in enumerate(devices[1:]):
        device.sit(code, f"P{number}")
    devices[0].do(code, "start")
    lives = [device.watch(code) for device in devices]
    for live in lives:
        live.hear()
    return code, devices, lives


def test_a_server_that_is_well_says_so(server: Server) -> None:
    reply = httpx.get(f"{server.address}/healthz", timeout=WAIT)
    assert (reply.status_code, reply.text) == (200, "ok\n")


def test_the_figures_count_tables_connections_answers_and_commits(server: Server) -> None:
    before, begun = figures(server), monotonic()
    _, _, lives = seated(server, 3)
    assert play(lives, Random(1), 20) == 20
    after = figures(server)
    assert after["brelan_tables"] == before["brelan_tables"] + 1
    assert after["brelan_connections"] == before["brelan_connections"] + 3
    assert after["brelan_answer_seconds_count"] == before["brelan_answer_seconds_count"] + 20
    assert after["brelan_commit_seconds_count"] > before["brelan_commit_seconds_count"]
    assert 0 < after["brelan_answer_seconds_sum"] - before["brelan_answer_seconds_sum"] < monotonic() - begun
    for live in lives:
        live.close()
    while figures(server)["brelan_connections"] != before["brelan_connections"]:
        sleep(0.05)


def test_refusals_are_counted_by_their_code(server: Server) -> None:
    name = 'brelan_refusals_total{code="no-table"}'
    before = figures(server).get(name, 0)
    assert httpx.get(f"{server.address}/api/tables/BBBBB", timeout=WAIT).status_code == 404
    assert figures(server)[name] == before + 1


def test_the_figures_name_no_table_and_nobody(server: Server) -> None:
    code, devices, _ = seated(server)
    text = httpx.get(f"{server.address}/metrics", timeout=WAIT).text
    for word in (code, devices[0].token, "Anna"):
        assert word not in text


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_told_to_go_says_goodbye_and_has_everything_on_disc(
    tmp_path_factory: pytest.TempPathFactory, how: signal.Signals
) -> None:
    server = Still(tmp_path_factory.mktemp("going") / "data")  # nobody is hurried
    code, devices, lives = seated(server)
    half = Raw(server)
    half.send(b"GET / HTTP/1.1\r\nHost:")  # a request that is never finished keeps nobody up
    play(lives, Random(2), 12)
    asked = next(live for live in lives if live.question and live.question["chosen"] is None)
    assert asked.question is not None
    asked.answer(any_answer(asked.question, Random(4)), "last words")
    number = asked.number
    assert server.stop(how) == 0
    for live in lives:
        with pytest.raises(ConnectionClosed) as closed:
            live.until("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1001, 1012)
    assert half.gone()
    half.socket.close()
    assert "Traceback" not in server.log
    again = server.again()
    for device in devices:
        device.client.close()
    back = Device(again)
    back.client.cookies.set("brelan", devices[0].token)
    seat = back.watch(code)
    seat.hear()
    assert seat.number >= number
    assert again.stop() == 0


def test_every_line_of_the_log_is_json_with_time_gravity_and_words(server: Server) -> None:
    with Raw(server) as raw:
        raw.send(b"nonsense\r\n\r\n")
        assert raw.status() == 400
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert lines
    for line in lines:
        assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", line["at"])
        assert line["level"] in ("info", "warning", "error")
        assert line["what"]


def logged(server: Server, code: str) -> list[dict[str, Any]]:
    """What the log says of a table, as soon as it says anything: that may be after what a device hears first."""
    while True:
        whole = [line for line in server.log.splitlines(keepends=True) if line.endswith("\n")]
        found = [said for said in map(json.loads, whole) if said.get("table") == code]
        if found:
            return found
        sleep(0.02)


def test_what_is_logged_names_its_table_and_the_request_that_it_came_of(server: Server) -> None:
    numbers = {}
    for _ in range(2):  # a phone that has seen more than the server knows is worth a line
        code, devices, _ = seated(server)
        devices[0].watch(code, after=1000).hear()
        (numbers[code],) = [line["request"] for line in logged(server, code)]
    assert all(re.fullmatch("[0-9a-f]{8}", number) for number in numbers.values())
    assert len(set(numbers.values())) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="sets another process's limits")
def test_on_a_full_disc_a_server_is_alive_and_not_ready(server: Server) -> None:
    def says(path: str) -> tuple[int, str]:
        reply = httpx.get(f"{server.address}{path}", timeout=WAIT)
        return reply.status_code, reply.text.partition(":")[0]

    assert says("/readyz") == (200, "ready\n")
    with full_disc(server):
        assert says("/healthz") == (200, "ok\n")
        assert says("/readyz") == (503, "nothing can be kept")
    assert says("/readyz") == (200, "ready\n")


@pytest.mark.parametrize("path", ["/%ff%fe", "/api/tables/%ff%fe", "/api/tables/BCDFG/story?lang=%ff", "/live/%ff"])
def test_bytes_that_are_no_text_are_refused_without_a_trace(server: Server, path: str) -> None:
    for method in ("GET", "POST"):
        for words in (path, unquote_to_bytes(path).decode("latin-1")):
            with Raw(server) as raw:
                assert 400 <= raw.request(method, words) < 500
    with Raw(server) as raw:
        assert raw.upgrade(path, "x" * 54) != 101 or raw.closed() == 4404
    assert "Traceback" not in server.log


def test_a_device_that_leaves_in_the_middle_of_a_request_leaves_no_trace(server: Server) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.address}\r\n"
    head += "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    for body in (b"", b'{"game"', b"\xff\xfe" * 20):
        with Raw(server) as raw:
            raw.send(head.encode() + body)
    for body in (b"\xff\xfe" * 50, b'"' + b"\xc3\x28" * 49 + b'"'):
        with Raw(server) as raw:
            raw.send(head.encode() + body)
            assert raw.status() == 400
    assert "Traceback" not in server.log
