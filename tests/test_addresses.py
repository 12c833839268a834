"""By which addresses a room is reached, over real sockets, and by which names it is not."""

import re
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from ipaddress import ip_address
from pathlib import Path

import ifaddr
import pytest

from brelan import cli
from brelan.commands.addresses import Reached, reached, url
from tests.server.devices import WAIT
from tests.test_serve_command import lines_until, opened


def addresses() -> list[str]:
    """Every address of this machine; those of one link with their zone."""
    found = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if isinstance(ip.ip, str):
                found.append(ip.ip)
            else:
                found.append(f"{ip.ip[0]}%{adapter.name}" if ip_address(ip.ip[0]).is_link_local else ip.ip[0])
    return [*found, *(["127.0.0.2"] if sys.platform == "linux" else [])]  # there all of 127.0.0.0/8 is this machine


def has_ipv6() -> bool:
    try:
        with closing(socket.socket(socket.AF_INET6)) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


EVERYWHERE = ["0.0.0.0", *(["::"] if has_ipv6() else [])]


@pytest.fixture(scope="module", params=EVERYWHERE)
def room(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int, str]]:
    """The host it listens on, its port, and what it said when it opened."""
    data = str(tmp_path_factory.mktemp("addresses") / "data")
    words = ("--no-browser", "--host", request.param, "--port", "0", "--data", data, "--lang", "en")
    with opened(*words, "--name", "games.home") as process:
        said = lines_until(process, "Ctrl-C")
        found = re.search(r"open: http://127\.0\.0\.1:(\d+)/\n", said)
        assert found, said
        yield request.param, int(found[1]), said


def status(address: str, port: int, host: str) -> int:
    """What a request to an address gets that names a host."""
    with closing(HTTPConnection(address, port, timeout=WAIT)) as connection:
        connection.request("GET", "/api/games", headers={"host": host})
        return connection.getresponse().status


def written(address: str) -> str:
    """As a browser sends it: without the zone, which only this machine knows."""
    plain = address.partition("%")[0]
    return f"[{plain}]" if ":" in plain else plain


def test_it_answers_at_every_address_of_the_machine_by_that_address(room: tuple[str, int, str]) -> None:
    host, port, _ = room
    for address in addresses():
        if ":" in host or ":" not in address:
            assert status(address, port, f"{written(address)}:{port}") == 200, address
            assert status(address, port, written(address)) == 200, address


@pytest.mark.parametrize(
    "name",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "203.0.113.9",
        "[2001:db8::9]",
        "127.0.0.1@evil.example",
        "[evil]",
        "[]",
    ],
)
def test_names_and_addresses_of_others_are_refused_wherever_the_request_arrives(
    room: tuple[str, int, str], name: str
) -> None:
    host, port, _ = room
    for address in ("127.0.0.1", *(["::1"] if ":" in host else [])):
        assert status(address, port, name) == 421
        assert status(address, port, f"{name}:{port}") == 421


def test_it_is_known_by_the_machines_name_and_by_names_that_were_given(room: tuple[str, int, str]) -> None:
    port, name = room[1], socket.gethostname()
    short = name.partition(".")[0]
    for known in (name, name.upper(), short, f"{short}.local", "localhost", "games.home"):
        assert status("127.0.0.1", port, f"{known}:{port}") == 200, known


def test_it_names_the_addresses_that_other_devices_reach_it_by(room: tuple[str, int, str]) -> None:
    host, _, said = room
    shown = re.findall(r"http://(\[[^]]+\]|[0-9.]+):\d+/", said)[1:]
    own = [ip_address(address.partition("%")[0]) for address in addresses()]
    wide = [one for one in own if not one.is_loopback and not (one.version == 6 and one.is_link_local)]
    assert sorted(shown) == sorted(written(str(one)) for one in wide if one.version == 4 or ":" in host)
    assert ("On your home network: " in said) is bool(wide)
    assert ("█" in said) is bool(wide)


@pytest.mark.parametrize("own", ["127.0.0.1", *(["[::1]"] if has_ipv6() else [])])
def test_one_loopback_address_alone_is_reached_by_no_other(tmp_path: Path, own: str) -> None:
    address = own.strip("[]")
    with ExitStack() as stack:
        port = held_elsewhere(stack, address)
        words = ("--no-browser", "--host", own, "--port", str(port), "--data", str(tmp_path / "data"), "--lang", "en")
        process = stack.enter_context(opened(*words))
        said = lines_until(process, "Ctrl-C")
        assert said.startswith(f"The room is open: http://{own}:{port}/\n"), said
        assert "home network" not in said
        assert status(address, port, f"{own}:{port}") == 200
        assert status(address, port, own.replace("::1", "0:0:0:0:0:0:0:1")) == 200
        assert status(address, port, "[::2]") == 421


def held_elsewhere(stack: ExitStack, own: str) -> int:
    """A port that is free at one loopback address and held at the other: a room that wanted both could not open."""
    others = {"127.0.0.1", *(["::1"] if has_ipv6() else [])} - {own}
    while True:
        try:
            with ExitStack() as briefly:
                port = bound(briefly, own, 0)
                for other in others:
                    bound(stack, other, port)
                return port
        except OSError:
            continue


def bound(stack: ExitStack, address: str, port: int) -> int:
    """The port that is held and not listened at."""
    held = stack.enter_context(closing(socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)))
    held.bind((address, port))
    return int(held.getsockname()[1])


def test_for_all_addresses_a_port_in_use_is_said_whichever_kind_uses_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for host in EVERYWHERE:
            with pytest.raises(SystemExit) as ended:
                cli.main(
                    ["--no-browser", "--host", host, "--port", port, "--data", str(tmp_path / "d"), "--lang", "en"]
                )
            assert ended.value.code == 2
            assert f"port {port} is in use" in capsys.readouterr().err


def test_an_address_that_its_owner_names_is_shown_first_and_a_proxys_name_is_not() -> None:
    assert reached("0.0.0.0", ["games.example", "192.168.1.20"]).network[0] == "192.168.1.20"
    assert reached("127.0.0.1", ["games.example"]) == Reached("127.0.0.1", ())
    assert reached("192.168.1.20", []) == Reached("192.168.1.20", ("192.168.1.20",))


def test_addresses_are_written_as_a_browser_takes_them() -> None:
    assert url("192.168.1.20", 80) == "http://192.168.1.20:80/"
    assert url("fd00::2", 7377) == "http://[fd00::2]:7377/"
    assert url("fe80::1%eth0", 7377) == "http://[fe80::1%25eth0]:7377/"
