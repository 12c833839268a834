"""What every reply carries, what a cookie is like, how often is too often, and what is never written down."""

import json
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers

from brelan.server import allowance
from brelan.server.allowance import Allowances, Limit
from brelan.server.safety import CONNECTIONS, GUESSES, HEADERS, OPENINGS, REQUESTS, Guard, cookie, household, token_in
from brelan.server.tokens import Mint
from tests.boxes import IN_TURN
from tests.server.devices import ONCE, WAIT, Device, Refused, Server, play, stopping
from tests.server.raw import Raw
from tests.server.still import Still

MINUTE, HOUR = 61, 3601
"""And a little more."""


class Counting(Still):
    """A server that counts this machine's requests too."""

    trusted = ()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    with stopping(Still(tmp_path_factory.mktemp("safety") / "data")) as server:
        yield server


@pytest.fixture
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    with stopping(Counting(tmp_path_factory.mktemp("counting") / "data")) as server:
        yield server


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/openapi.json", 200),
        ("GET", "/protocol.json", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/tables/XXXXX", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/assets/", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/tables", 415),
        ("BREW", "/", 400),
        ("PATCH", "/", 405),
    ],
)
def test_every_reply_has_the_safety_headers(server: Server, method: str, path: str, status: int) -> None:
    with httpx.Client(base_url=server.address, headers={"origin": server.address}, timeout=WAIT, limits=ONCE) as client:
        reply = client.request(method, path)
    assert reply.status_code == status
    assert {key: reply.headers.get_list(key) for key in HEADERS} == {key: [value] for key, value in HEADERS.items()}
    assert "server" not in reply.headers


def test_the_page_has_them_too(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=WAIT, limits=ONCE) as client:
        reply = client.get("/")
    assert reply.status_code in (200, 503)  # with the page, or without when it has not been built
    assert {key: reply.headers[key] for key in HEADERS} == HEADERS


def test_what_a_device_is_told_is_not_kept_on_the_way(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=WAIT, limits=ONCE) as client:
        for path in ("/api/games", "/api/tables", "/api/tables/XXXXX"):
            assert client.get(path).headers["cache-control"] == "no-store"


def _given_cookie(server: Server, **headers: str) -> str:
    body = {"game": IN_TURN, "seats": 2, "name": "Anna"}
    with httpx.Client(
        base_url=server.address, headers={"origin": server.address, **headers}, timeout=WAIT, limits=ONCE
    ) as client:
        reply = client.post("/api/tables", json=body)
    assert reply.status_code == 200
    (found,) = reply.headers.get_list("set-cookie")
    return found


def test_a_cookie_is_out_of_reach_for_scripts_and_other_pages(server: Server) -> None:
    attributes = _given_cookie(server).split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"} <= set(attributes)
    assert "Secure" not in attributes  # over plain http a browser would not keep it


def test_over_https_a_cookie_never_travels_in_the_open(server: Server) -> None:
    told = {"x-forwarded-proto": "https", "origin": server.address.replace("http:", "https:")}
    assert "Secure" in _given_cookie(server, **told).split("; ")


def test_a_device_that_has_a_cookie_keeps_it(server: Server) -> None:
    device = Device(server)
    device.open(IN_TURN, 2)
    token = device.token
    device.open(IN_TURN, 2)
    assert device.token == token
    assert len(token) == 54


def test_a_token_that_a_device_made_up_is_worth_nothing_and_it_gets_one_of_ours(server: Server) -> None:
    fixed = "planted-by-somebody-else-on-this-device-00"
    device = Device(server)
    device.client.cookies.set("brelan", fixed)
    code = device.open(IN_TURN, 2)
    given = {cookie.value for cookie in device.client.cookies.jar if cookie.value}
    assert len(given - {fixed}) == 1
    with Raw(server) as raw:
        assert (raw.upgrade(f"/live/{code}?role=seat", fixed), raw.closed()) == (101, 4403)


@given(st.text(st.sampled_from("ab_-09"), min_size=1, max_size=64))
def test_a_token_is_one_of_ours_only_as_it_was_made(spoilt: str) -> None:
    ours, others = Mint(b"our key"), Mint(b"another key")
    token = ours.new()
    assert ours.made(token)
    assert not others.made(token)
    assert not ours.made(spoilt)
    assert not ours.made(spoilt[:1].swapcase() + token[1:]) or spoilt[:1].swapcase() == token[:1]


def test_reading_gives_no_cookie(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=WAIT, limits=ONCE) as client:
        assert "set-cookie" not in client.get("/api/games").headers


LETTERS = st.characters(min_codepoint=32, max_codepoint=255)


@given(st.text(LETTERS, max_size=80))
def test_whatever_a_cookie_says_a_token_is_found_or_not(text: str) -> None:
    found = token_in(Headers({"cookie": text}))
    assert found is None or 20 <= len(found) <= 64


@given(st.lists(st.text(LETTERS, max_size=20), max_size=5))
def test_a_token_is_found_among_other_cookies(values: list[str]) -> None:
    token, others = Mint(b"key").new(), [f"other={value.replace(';', '')}" for value in values]
    assert token_in(Headers({"cookie": "; ".join([*others, f"brelan={token}", *others])})) == token
    assert token_in(Headers({"cookie": "; ".join(others)})) is None
    assert token_in(Headers({"cookie": cookie(token, True).partition(";")[0]})) == token


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("LOCALHOST:7377", True),
        ("brelan.example:443", True),
        ("[::1]:7377", True),
        ("[::1]", True),
        ("::1", False),  # in an address it is written in brackets
        ("localhost.evil.example", False),
        ("evil.example", False),
        ("localhost:80:80", False),
        ("localhost:", False),
        (" localhost", False),
        ("", False),
    ],
)
def test_a_server_knows_its_own_names_with_any_port(host: str, known: bool) -> None:
    guard = Guard(["localhost", "::1", "Brelan.example"])
    assert guard.knows(Headers({"host": host} if host else {}), "") is known


@pytest.mark.parametrize(
    ("host", "reached", "known"),
    [
        ("192.0.2.9:7377", "192.0.2.9", True),
        ("192.0.2.9", "::ffff:192.0.2.9", True),
        ("[::ffff:192.0.2.9]:7377", "192.0.2.9", True),
        ("192.0.2.9", "192.0.2.10", False),
        ("[FD00:0::2]:7377", "fd00::2", True),
        ("[fe80::1]:7377", "fe80::1%eth0", True),
        ("[fe80::1%25eth0]:7377", "fe80::1%eth0", True),
        ("[fe80::2]:7377", "fe80::1%eth0", False),
        ("fd00::2", "fd00::2", False),  # in an address it is written in brackets
        ("evil.example", "192.0.2.9", False),
        ("", "", False),
        ("[", "", False),
    ],
)
def test_a_server_knows_the_address_that_a_request_arrived_at(host: str, reached: str, known: bool) -> None:
    assert Guard(["localhost", ""]).knows(Headers({"host": host} if host else {}), reached) is known


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        ("http://localhost:7377", True),
        ("https://localhost:7377", True),
        ("http://localhost", False),
        ("http://localhost:7377.evil.example", False),
        ("http://evil.example/http://localhost:7377", False),
        ("ws://localhost:7377", False),
        ("null", False),
        ("", False),
    ],
)
def test_only_the_page_that_was_asked_for_is_our_own(origin: str, own: bool) -> None:
    guard = Guard(["localhost"])
    assert guard.own_origin(Headers({"host": "localhost:7377", "origin": origin})) is own


def test_connections_of_one_address_have_a_limit_and_a_proxys_have_none() -> None:
    guard = Guard(["localhost"], ["10.0.0.1"])
    guard.connections |= {"10.0.0.1": CONNECTIONS, "10.0.0.2": CONNECTIONS, "10.0.0.3": CONNECTIONS - 1}
    assert [guard.has_room(f"10.0.0.{i}") for i in (1, 2, 3, 4)] == [True, False, True, True]


def _status(device: Device, method: str, path: str, body: object = None, **headers: str) -> int:
    try:
        device.ask(method, path, body, **headers)
    except Refused as refused:
        return refused.status
    return 200


def _from(address: str) -> dict[str, str]:
    """As a proxy says from where somebody comes."""
    return {"x-forwarded-for": address}


def test_whoever_asks_too_often_is_told_to_wait(server: Still) -> None:
    device = Device(server)
    statuses = [_status(device, "GET", "/api/games", **_from("10.0.0.1")) for _ in range(REQUESTS.amount + 5)]
    assert statuses == [200] * REQUESTS.amount + [429] * 5
    assert _status(device, "GET", "/api/games", **_from("10.0.0.2")) == 200
    server.wind(MINUTE)
    assert _status(device, "GET", "/api/games", **_from("10.0.0.1")) == 200


def test_whoever_opens_too_many_tables_is_told_to_wait(server: Still) -> None:
    device, body = Device(server), {"game": IN_TURN, "seats": 2, "name": "Anna"}
    statuses = [_status(device, "POST", "/api/tables", body, **_from("10.0.0.3")) for _ in range(OPENINGS.amount + 2)]
    assert statuses == [200] * OPENINGS.amount + [429] * 2
    assert _status(device, "GET", "/api/games", **_from("10.0.0.3")) == 200
    server.wind(20)
    assert _status(device, "POST", "/api/tables", body, **_from("10.0.0.3")) == 429
    server.wind(HOUR)
    assert _status(device, "POST", "/api/tables", body, **_from("10.0.0.3")) == 200


def test_whoever_guesses_codes_and_links_soon_finds_every_door_closed_but_not_for_those_who_play(
    counting: Still,
) -> None:
    anna, thief, rng = Device(counting), Device(counting), Random(1)
    code = anna.open(IN_TURN, 2)
    seat = anna.watch(code)
    seat.hear()
    guesses = [_status(thief, "GET", f"/api/tables/{''.join(rng.sample('BCDFGHJKLMNP', 5))}") for _ in range(30)]
    guesses += [_status(thief, "POST", f"/api/tables/{code}/enter", {"token": "x" * 43}) for _ in range(40)]
    assert guesses == [404] * 30 + [403] * 30 + [429] * 10
    assert _status(thief, "GET", f"/api/tables/{code}") == 429
    assert _status(thief, "GET", f"/api/tables/{code}", **_from("10.0.0.4")) == 429  # nobody here is a proxy
    with Raw(counting) as raw:
        assert raw.upgrade(f"/live/{code}", thief.token or "x" * 54) == 429
    assert _status(anna, "GET", f"/api/tables/{code}") == 200  # the same address: the household plays on
    assert _status(anna, "GET", "/api/games") == 200
    again = anna.watch(code)
    assert again.hear()["chair"] == 0
    again.close()
    seat.send(type="ping")
    assert seat.until("pong")
    counting.wind(MINUTE)
    assert _status(thief, "GET", f"/api/tables/{code}") == 200


def test_a_household_has_one_count_whatever_address_its_devices_have() -> None:
    guard = Guard(["localhost"])
    for i in range(GUESSES.amount):
        assert guard.allows(GUESSES, f"2001:db8:1:2:{i:x}::1")
    assert not guard.patient(GUESSES, "2001:db8:1:2:ffff::9")
    assert guard.patient(GUESSES, "2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("fe80::1%eth0") == "fe80::/64"


def test_what_was_used_up_comes_back_little_by_little_by_a_clock_that_nobody_sets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, counts = [50.0], Allowances()
    monkeypatch.setattr(allowance, "monotonic", lambda: now[0])
    limit = Limit("some", 4, 8)
    assert [counts.hit(limit, "a") for _ in range(5)] == [True] * 4 + [False]
    assert (counts.used(limit, "a"), counts.test(limit, "a"), counts.test(limit, "b")) == (4, False, True)
    now[0] += 2
    assert [counts.hit(limit, "a") for _ in range(2)] == [True, False]
    now[0] += 1000
    assert [counts.hit(limit, "a") for _ in range(5)] == [True] * 4 + [False]
    for i in range(allowance.KNOWN + 10):
        counts.hit(limit, str(i))
    assert len(counts.known) <= allowance.KNOWN


@pytest.mark.parametrize(
    ("host", "address", "may"),
    [
        ("127.0.0.1:7377", "127.0.0.1", True),
        ("[::1]:7377", "::1", True),
        ("brelan.example", "127.0.0.1", False),  # a proxy on this machine, for somebody else
        ("127.0.0.1", "192.0.2.7", False),
        ("brelan.example", "192.0.2.8", True),
        ("", "", False),
    ],
)
def test_figures_are_for_whoever_runs_the_server(host: str, address: str, may: bool) -> None:
    guard = Guard(["localhost"], measuring=["192.0.2.8"])
    assert guard.may_measure(Headers({"host": host} if host else {}), address) is may


class Narrow(Server):
    """A server that may have few files open."""

    started_by = ("sh", "-c", 'ulimit -n 160; exec "$@"', "sh")


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_whoever_holds_connections_open_without_a_word_keeps_nobody_out(tmp_path: Path) -> None:
    with stopping(Narrow(tmp_path / "data")) as server:
        anna = Device(server)
        code = anna.open(IN_TURN, 2)
        live = anna.watch(code)
        live.hear()
        with ExitStack() as held:
            silent = [held.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(300)]
            for _ in range(5):
                assert Device(server).ask("GET", "/api/games")["levels"]
            live.send(type="ping")
            assert live.until("pong")
            gone = 0
            for one in silent:
                one.setblocking(False)
                with suppress(BlockingIOError, ConnectionError):
                    gone += one.recv(1) == b""
            assert gone > 100
        live.close()
        assert "Traceback" not in server.log


def test_whoever_guesses_codes_over_live_connections_is_counted_as_well(server: Server) -> None:
    statuses = []
    for _ in range(GUESSES.amount + 2):
        with Raw(server) as raw:
            status = raw.upgrade("/live/BCDFG", "x" * 43, **_from("10.0.0.5"))
            statuses.append(raw.closed() if status == 101 else status)
    assert statuses == [4404] * GUESSES.amount + [429] * 2


def test_nothing_secret_is_logged(server: Server) -> None:
    anna, ben, screen = Device(server), Device(server), Device(server)
    code = anna.open(IN_TURN, 2)
    ben.sit(code, "Ben")
    way = anna.do(code, "links", role="screen")
    screen.do(code, "enter", token=way["token"])
    anna.do(code, "start")
    lives = [anna.watch(code), ben.watch(code), screen.watch(code, "screen")]
    for live in lives:
        live.hear()
    play(lives[:2], Random(3), 30)
    with Raw(server) as raw:
        raw.upgrade(f"/live/{code}?token={way['token']}", ben.token, origin="http://evil.example")
    for line in server.log.splitlines():
        assert set(json.loads(line)) >= {"at", "level", "what"}
    for secret in (anna.token, ben.token, screen.token, way["token"], lives[0].table["chain"]):
        assert secret not in server.log
