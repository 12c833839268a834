"""A television opens /tv, shows a code, and is claimed by whoever reads it; nobody else's table ever gets there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from brelan.server.safety import GUESSES
from brelan.server.screens import LASTS, OWN
from tests.boxes import IN_TURN
from tests.server.company import Company
from tests.server.devices import ONCE, WAIT, Device, Live, Refused, Server, serving, stopping
from tests.server.still import Still


class Counting(Still):
    """A server that counts this machine's requests too."""

    trusted = ()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    with stopping(Still(tmp_path_factory.mktemp("screens") / "data")) as server:
        yield server


def asks(tv: Device) -> dict[str, Any]:
    """What a screen is told to show."""
    found: dict[str, Any] = tv.ask("POST", "/api/tv", {})
    return found


def claim(device: Device, code: str, table: str | None = None) -> list[str]:
    return list(device.ask("POST", "/api/tv/claim", {"code": code, "table": table})["tables"])


def sees(tv: Device, code: str) -> Live:
    live = tv.watch(code, "screen")
    live.until("table")
    return live


def shut_out(tv: Device, code: str) -> None:
    live = tv.watch(code, "screen")
    with pytest.raises(ConnectionClosed) as closed:
        live.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    live.close()


def test_a_claimed_screen_shows_the_table_and_nothing_that_is_hidden(server: Server) -> None:
    company, tv = Company(server, IN_TURN, 2).start(), Device(server)
    waiting = asks(tv)
    assert (len(waiting["code"]), waiting["table"]) == (4, "")
    assert waiting["way"]["address"].endswith(f"/tv/{waiting['code']}")
    assert asks(tv) == waiting, "the code stays while it is valid"
    assert claim(company.devices[0], waiting["code"].lower(), company.code) == [company.code]
    assert asks(tv) == {"code": "", "way": None, "table": company.code}
    live = sees(tv, company.code)
    assert (live.table["role"], live.table["chair"], live.table["question"]) == ("screen", None, None)
    piles = live.table["picture"]["piles"].values()
    assert not [card for pile in piles if isinstance(pile, list) for card in pile if card.endswith("*")]
    live.close()


def test_a_screen_goes_along_from_table_to_table_until_it_is_released(server: Server) -> None:
    anna, tv = Device(server), Device(server)
    assert claim(anna, asks(tv)["code"]) == [""], "before there is a table"
    assert asks(tv)["table"] == ""
    first = anna.open(IN_TURN, 2)
    assert asks(tv)["table"] == first
    live = sees(tv, first)
    other = Company(server, IN_TURN, 1, free=1)
    anna.sit(other.code, "Zelda")
    assert asks(tv)["table"] == other.code
    with pytest.raises(ConnectionClosed):
        live.until("pong")
    shut_out(tv, first)
    live = sees(tv, other.code)
    assert anna.ask("GET", "/api/tv") == {"tables": [other.code]}
    assert anna.ask("DELETE", "/api/tv") == {"tables": []}
    with pytest.raises(ConnectionClosed):
        live.until("pong")
    again = asks(tv)
    assert (len(again["code"]), again["table"]) == (4, "")
    shut_out(tv, other.code)


def test_a_screen_lets_go_by_itself_too(server: Server) -> None:
    anna, tv = Device(server), Device(server)
    code = anna.open(IN_TURN, 2)
    claim(anna, asks(tv)["code"], code)
    tv.ask("DELETE", "/api/tv")
    assert anna.ask("GET", "/api/tv") == {"tables": []}
    assert asks(tv)["code"]
    shut_out(tv, code)


def test_a_claimed_screen_is_nobody_elses(server: Server) -> None:
    anna, eve, tv = Device(server), Device(server), Device(server)
    shown = asks(tv)["code"]
    code, evil = anna.open(IN_TURN, 2), eve.open(IN_TURN, 2)
    claim(anna, shown, code)
    with pytest.raises(Refused) as refused:
        claim(eve, shown, evil)
    assert (refused.value.status, refused.value.code) == (404, "no-screen")
    with pytest.raises(Refused, match="no-screen"):
        claim(anna, shown, code)
    eve.ask("DELETE", "/api/tv")
    assert asks(tv)["table"] == code
    shut_out(tv, evil)


def test_only_who_sits_at_a_table_shows_it_and_the_screen_has_another_code_then(server: Server) -> None:
    company, eve, tv = Company(server, IN_TURN, 2), Device(server), Device(server)
    shown = asks(tv)["code"]
    with pytest.raises(Refused, match="stranger"):
        claim(eve, shown, company.code)
    assert eve.ask("GET", "/api/tv") == {"tables": []}
    assert asks(tv)["code"] not in ("", shown)
    shut_out(tv, company.code)
    with pytest.raises(Refused, match="no-table"):
        claim(company.devices[0], asks(tv)["code"], "XXXXX")


def test_a_code_has_its_time_and_the_screen_shows_another_then(server: Still) -> None:
    anna, tv = Device(server), Device(server)
    code, shown = anna.open(IN_TURN, 2), asks(tv)["code"]
    server.wind(LASTS)
    assert asks(tv)["code"] == shown
    server.wind(0.25)
    with pytest.raises(Refused, match="no-screen"):
        claim(anna, shown, code)
    fresh = asks(tv)["code"]
    assert fresh != shown
    claim(anna, fresh, code)


@pytest.mark.parametrize("code", ["", "BCD", "BCDFG", "B1DF", "ÀÀÀÀ", "bc f"])
def test_what_is_no_code_is_refused(server: Server, code: str) -> None:
    with pytest.raises(Refused) as refused:
        claim(Device(server), code)
    assert (refused.value.status, refused.value.code) == (400, "message")


def test_codes_are_not_guessed_in_bulk(tmp_path: Path) -> None:
    with stopping(Counting(tmp_path / "data")) as server:
        eve = Device(server)
        for _ in range(GUESSES.amount):
            with pytest.raises(Refused, match="no-screen"):
                claim(eve, "AAAA")
        with pytest.raises(Refused) as refused:
            claim(eve, "AAAA")
        assert (refused.value.status, refused.value.code) == (429, "often")


def test_nobody_claims_more_screens_than_a_house_has(server: Server) -> None:
    anna = Device(server)
    for _ in range(OWN):
        claim(anna, asks(Device(server))["code"])
    with pytest.raises(Refused, match="full"):
        claim(anna, asks(Device(server))["code"])


def test_after_a_restart_the_screen_shows_its_table_again_and_goes_along_still(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        anna, tv = Device(server), Device(server)
        code = anna.open(IN_TURN, 2)
        claim(anna, asks(tv)["code"], code)
        server.stop()
        again = server.again()
        try:
            assert asks(tv) == {"code": "", "way": None, "table": code}
            sees(tv, code).close()
            second = anna.open(IN_TURN, 2)
            assert asks(tv)["table"] == second
        finally:
            again.stop()


def test_short_addresses_lead_to_the_page_and_no_further(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=WAIT, limits=ONCE) as client:
        page = client.get("/").content
        for path in ("/tv", "/tv/BCDF", "/BCDFG", "/bcdfg"):
            assert client.get(path).content == page
        for path in ("/BCD", "/BCDFGH", "/tv/BCDF/more", "/BCDFG/more", "/B2DFG"):
            assert client.get(path).status_code == 404
        assert client.get("/healthz").text == "ok\n"
    anna = Device(server)
    code = anna.open(IN_TURN, 2)
    assert anna.ask("GET", f"/api/tables/{code}/qr")["address"] == f"{server.address}/{code}"
