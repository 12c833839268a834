"""The coach at a live table: from the seat's own view, seen by the table, switched off where nobody wants it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.boxes import DICE
from tests.server.company import Company, enters, link
from tests.server.devices import Device, Refused, Server, stopping
from tests.server.still import Still


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with stopping(Still(tmp_path_factory.mktemp("hints") / "data")) as server:  # no coach thinks for too long
        yield server


def test_a_seat_that_is_asked_gets_a_hint_and_the_table_sees_only_that_it_asked(server: Server) -> None:
    company = Company(server, DICE, 2).start()
    lives = company.come()
    asked = next(i for i, live in enumerate(lives) if live.question)
    said = company.devices[asked].do(company.code, "hint?lang=en")
    question = lives[asked].question
    assert question is not None
    assert said["asked"] == question["asked"]
    assert said["best"] in question["members"]
    assert said["lines"][0].startswith(("Best: ", "A mix is best: "))
    assert said["weighed"][0]["worth"] == max(option["worth"] for option in said["weighed"])
    for live in lives:
        while not live.table["people"][asked]["hints"]:
            live.until("table")
        assert [one["hints"] for one in live.table["people"]] == [int(i == asked) for i in range(2)]
    other = b"".join(company.devices[1 - asked].heard)
    assert not any(line.encode() in other for line in said["lines"])
    assert company.events[-1] == {"type": "hinted", "chair": asked}
    company.go()


def test_whoever_is_not_asked_or_only_looks_on_gets_no_hint(server: Server) -> None:
    company = Company(server, DICE, 2).start()
    lives = company.come()
    idle = next(i for i, live in enumerate(lives) if live.question is None)
    screen = enters(Device(server), company.code, link(company.devices[0], company.code, "screen"))
    entries = len(company.events)
    with pytest.raises(Refused, match="not-asked"):
        company.devices[idle].do(company.code, "hint")
    with pytest.raises(Refused, match="stranger"):
        screen.do(company.code, "hint")
    with pytest.raises(Refused, match="language"):
        company.devices[1 - idle].do(company.code, "hint?lang=xx")
    assert len(company.events) == entries
    company.go()


def test_a_table_without_hints_gives_none(server: Server) -> None:
    company = Company(server, DICE, 2, hints=False)
    assert company.lobby["hints"] is False
    company.start()
    lives = company.come()
    asked = next(i for i, live in enumerate(lives) if live.question)
    with pytest.raises(Refused, match="no-hints"):
        company.devices[asked].do(company.code, "hint")
    company.go()


def test_who_asked_is_known_after_the_power_went(tmp_path: Path) -> None:
    server = Still(tmp_path / "data")
    company = Company(server, DICE, 2).start()
    lives = company.come()
    asked = next(i for i, live in enumerate(lives) if live.question)
    company.devices[asked].do(company.code, "hint")
    company.go()
    server.kill()
    back = server.again()
    (live,) = company.come(0)
    assert live.table["people"][asked]["hints"] == 1
    company.go()
    back.stop()


@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_bots_of_every_level_play_under_their_own_names(server: Server, level: str) -> None:
    company = Company(server, DICE, 1, bots=0, free=1)
    company.devices[0].bot(company.code, 1, level)
    company.start()
    (live,) = company.come()
    assert live.table["people"][1]["bot"] == level
    assert live.table["people"][1]["name"] == "Zoé"
    while not any(event.get("by") == "bot" for event in company.events):
        if live.question:
            live.answer(live.question["members"][0], f"key {live.number}")
        else:
            live.hear()
    company.go()
