"""C23 The chrono of Poker Champ at a server that is real; its time passes when we say so."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.company import Company
from tests.server.devices import stopping
from tests.server.still import Still, hears_nothing
from tests.server.test_clock import HOUR, almost, answer, nobody_is_there

MINUTE = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    with stopping(Still(tmp_path_factory.mktemp("chrono") / "data")) as server:
        yield server


def chrono(server: Still) -> Company:
    return Company(server, "champ", 2, options={"length": "chrono", "minutes": 1}).start()


def test_C23_the_chrono_rings_by_itself(server: Still) -> None:
    company = chrono(server)
    live, other = company.come()
    assert live.table["picture"]["numbers"]["rung"] == 0
    almost(server, MINUTE, live)
    for watching in (live, other):
        table = watching.until("table")
        assert table["picture"]["numbers"]["rung"] == 1
        assert [told["what"] for told in table["tells"]] == ["time-up"]
        assert [told["rule"] for told in table["tells"]] == ["C23"]
        assert table["rings"] is None
    server.wind(HOUR)
    hears_nothing(live)  # and once only
    assert [entry["ran"] for entry in company.log if entry["event"]["type"] == "rang"] == [1000 * MINUTE]
    company.go()


def test_C23_the_chrono_stands_still_in_a_pause_and_while_nobody_is_there(server: Still) -> None:
    company = chrono(server)
    (live,) = company.come(0)
    server.wind(10)
    company.go()
    nobody_is_there(company)
    server.wind(10)
    (live,) = company.come(0)
    assert live.table["rings"] == 50_000
    company.devices[1].do(company.code, "pause")
    server.wind(HOUR)
    company.go()
    nobody_is_there(company)
    server.wind(HOUR)
    (live,) = company.come(0)
    assert live.table["rings"] == 50_000
    company.devices[1].do(company.code, "resume")
    live.until("table")
    almost(server, MINUTE - 10, live)
    assert live.until("table")["picture"]["numbers"]["rung"] == 1
    company.go()


def test_C23_the_chrono_survives_restarts_and_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    first = Still(tmp_path / "data")
    company = chrono(first)
    live, _ = company.come()
    first.wind(20)
    answer(live)
    assert company.log[-1]["ran"] == 20_000
    first.kill()
    with stopping(first.again()) as second:
        second.wind(HOUR)
        again = company.devices[0].watch(company.code)
        table = again.until("table")
        assert (table["rings"], table["picture"]["numbers"]["rung"]) == (40_000, 0)
        almost(second, MINUTE - 20, again)
        assert again.until("table")["picture"]["numbers"]["rung"] == 1
        rang = next(entry for entry in company.log if entry["event"]["type"] == "rang")
        assert rang["ran"] == 1000 * MINUTE
        again.close()
        company.go()
