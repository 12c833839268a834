"""Requests without end, heads without end, paths that lead elsewhere, and callers who are not who they say."""

import json
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection

import pytest

from brelan.server.doorkeeper import SECONDS
from tests.server.devices import Server, stopping
from tests.server.raw import Raw, Table
from tests.server.still import Still


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    with stopping(Still(tmp_path_factory.mktemp("strangers") / "data")) as server:
        yield server
        assert [line for line in server.log.splitlines() if json.loads(line)["level"] == "error"] == []


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server)


def test_two_hundred_requests_that_never_end_hold_up_nobody(table: Table) -> None:
    waiting = [Raw(table.server) for _ in range(200)]
    for number, raw in enumerate(waiting):
        raw.send(b"" if number % 2 else b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    table.plays_on()
    assert table.anna.ask("GET", "/api/games")["boxes"]
    for raw in waiting:
        raw.socket.close()


def test_requests_that_never_end_are_hung_up_on(server: Still) -> None:
    host = f"127.0.0.1:{server.port}"
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
    body = f"{head}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{{"
    begun = [b"", b"GET / HTTP/1.1\r\nX-Slow: ", body.encode()]
    waiting = [Raw(server) for _ in begun]
    for raw, words in zip(waiting, begun, strict=True):
        raw.send(words)
    with Raw(server) as another:  # what came before it has been heard when it is answered
        assert another.request("GET", "/api/games") == 200
    server.wind(SECONDS - 0.25)
    assert not any(raw.hung_up() for raw in waiting)
    server.wind(0.25)
    assert all(raw.hung_up() for raw in waiting)
    for raw in waiting:
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


def test_a_long_body_does_not_count_for_the_head_of_the_next_request(server: Server) -> None:
    link = HTTPConnection("127.0.0.1", server.port)
    host = f"127.0.0.1:{server.port}"
    for _ in range(2):
        headers = {"Origin": f"http://{host}", "Content-Type": "application/json"}
        link.request("POST", "/api/tables", b" " * 100_000, headers)
        reply = link.getresponse()
        assert reply.status == 400
        assert b"Input data was truncated" in reply.read()
    link.close()


def test_a_body_without_end_is_refused_when_it_is_too_long(server: Server) -> None:
    with Raw(server) as raw:
        host = f"127.0.0.1:{server.port}"
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        raw.send(f"{head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        for _ in range(70):
            raw.send(b"1000\r\n" + b" " * 0x1000 + b"\r\n")
        assert raw.status() == 413


def test_a_body_that_says_how_long_it_is_is_refused_before_all_of_it_has_come(server: Server) -> None:
    with Raw(server) as raw:
        host = f"127.0.0.1:{server.port}"
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 1000000000\r\n"
        raw.send(f"{head}Content-Type: application/json\r\n\r\n".encode() + b" " * 300_000)
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
