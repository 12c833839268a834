"""G3, G4: the clock, and who plays for those who are away. The server is the real one, only in a hurry."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from tests.server.company import Company, enters, link
from tests.server.devices import Device, Live, Refused, any_answer
from tests.server.hurried import HOST_GONE, MINUTE, Hurried

SECOND = 1.0  # the shortest clock of a server in a hurry


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hurried]:
    server = Hurried(tmp_path_factory.mktemp("clock") / "data")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hurried]:
    """Here a bot takes a second or so."""
    server = Hurried(tmp_path_factory.mktemp("slow") / "data", "--pace", "1")
    yield server
    server.stop()


def hears_nothing(live: Live, seconds: float) -> None:
    """But who comes and goes."""
    end = monotonic() + seconds
    with suppress(TimeoutError):
        while True:
            heard = live.hear(max(0.0, end - monotonic()))
            assert heard["type"] == "present", heard


def answers(company: Company) -> list[dict[str, Any]]:
    return [event for event in company.events if event["type"] == "answered"]


def away(company: Company, chair: int) -> bool:
    return bool(company.lobby["people"][chair]["away"])


def answer(live: Live) -> None:
    assert live.question is not None
    reply = live.answer(any_answer(live.question, Random(live.number)), f"key {live.number}")
    assert reply["type"] == "ack", reply
    live.catch_up(reply["number"])


def told_who_is_here(live: Live, *chairs: int) -> None:
    here: list[int] = []
    while here != list(chairs):
        here = live.until("present")["chairs"]


def test_there_is_no_clock_unless_the_table_wants_one(server: Hurried) -> None:
    company = Company(server, "ferme", 2).start()
    (live,) = company.come(0)
    assert (live.table["seconds"], live.table["left"]) == (0, {})
    hears_nothing(live, 1.5 * SECOND)
    company.go()


def test_when_time_is_up_the_clock_answers_as_the_rules_say(server: Hurried) -> None:
    company = Company(server, "ferme", 2, seconds=1).start()
    live, other = company.come()
    (seat,) = live.table["left"]
    assert 0 <= live.table["left"][seat] <= 1000
    update = live.until("update")
    assert answers(company) == [{"type": "answered", "chair": int(seat), "value": 0, "by": "clock"}]
    assert update["tells"]
    (following,) = update["left"]  # the countdown of who is asked now
    assert 0 < update["left"][following] <= 1000
    assert other.until("update")["left"].keys() == update["left"].keys()
    company.go()


def test_an_answer_in_time_stops_the_countdown_and_a_bot_has_none(slow: Hurried) -> None:
    company = Company(slow, "ferme", 1, bots=1, seconds=600, options={"deals": 10000}).start()
    (live,) = company.come()
    for _ in range(3):
        if live.question is None:
            assert live.table["left"] == {}
            live.until("update")
        else:
            assert list(live.table["left"]) == ["0"]
            answer(live)
    company.go()


def test_C26_those_whose_time_is_up_together_answer_in_an_order_drawn_by_lot(server: Hurried) -> None:
    tables = [Company(server, "champ", 4, seconds=1).start() for _ in range(6)]
    lives = [company.come(0)[0] for company in tables]
    for live in lives:
        live.until("update")
    orders = []
    for company, live in zip(tables, lives, strict=True):
        while len(answers(company)) < 3:  # the fourth is alone then, and not asked any more
            live.hear()
        given = answers(company)[:3]
        assert {event["by"] for event in given} == {"clock"}
        orders.append(tuple(event["chair"] for event in given))
        company.go()
    assert [len(set(order)) for order in orders] == [3] * 6
    assert len(set(orders)) > 1  # all six alike: once in eight million


def test_after_two_time_outs_in_a_row_a_bot_holds_the_seat(server: Hurried) -> None:
    company = Company(server, "kids", 2, seconds=1).start()
    live, _ = company.come()
    while not live.table["people"][1]["away"] or not live.table["people"][0]["away"]:
        live.hear()
    for chair in (0, 1):
        own = [event for event in company.events if event.get("chair") == chair and event["type"] != "sat"]
        assert [event["type"] for event in own[:3]] == ["answered", "answered", "away"]
        assert [event.get("by") for event in own[:2]] == ["clock", "clock"]
    company.go()


def test_an_answer_of_ones_own_between_two_time_outs_keeps_the_seat(server: Hurried) -> None:
    company = Company(server, "ferme", 2, seconds=1, options={"deals": 10000, "showing": "no"}).start()
    live, other = company.come()
    given: list[str] = []
    while given.count("clock") < 2:
        if other.question:
            answer(other)
        elif live.question and given[-1:] == ["clock"]:
            answer(live)
        else:
            live.hear()
        number = max(live.number, other.number)
        live.catch_up(number)
        other.catch_up(number)
        given = [event.get("by", "person") for event in answers(company) if event["chair"] == 0]
    assert "person" in given[:-1]
    assert not live.table["people"][0]["away"]
    company.go()


def test_a_nudge_reaches_everybody(server: Hurried) -> None:
    company = Company(server, "ferme", 3).start()
    lives = company.come(0, 1)
    company.devices[0].do(company.code, "nudge", chair=2)
    for live in lives:
        assert live.until("nudged")["chair"] == 2
    with pytest.raises(Refused, match="chair 9 was named, expected 0 to 2"):
        company.devices[0].do(company.code, "nudge", chair=9)
    company.go()


def test_a_bot_holds_a_seat_when_all_who_are_there_agree(slow: Hurried) -> None:
    company = Company(slow, "ferme", 4, options={"deals": 10000}).start()
    anna, bruno, chloe, david = company.devices
    lives = company.come(0, 1, 2)
    told_who_is_here(lives[0], 0, 1, 2)
    assert chloe.do(company.code, "hold", chair=2) == {"held": False}  # one's own vote on oneself does nothing
    assert anna.do(company.code, "hold", chair=3) == {"held": False}
    assert anna.do(company.code, "hold", chair=3) == {"held": False}
    assert bruno.do(company.code, "hold", chair=3) == {"held": False}
    assert not away(company, 3)
    assert chloe.do(company.code, "hold", chair=3) == {"held": True}
    assert away(company, 3)
    with pytest.raises(Refused, match="held already"):
        anna.do(company.code, "hold", chair=3)
    david.do(company.code, "back")
    assert not away(company, 3)
    assert bruno.do(company.code, "hold", chair=3) == {"held": False}  # everybody is asked anew
    company.go()


def test_who_answers_is_not_voted_on_any_more(server: Hurried) -> None:
    company = Company(server, "champ", 3).start()
    lives = company.come()
    told_who_is_here(lives[0], 0, 1, 2)
    assert company.devices[0].do(company.code, "hold", chair=2) == {"held": False}
    answer(lives[2])
    assert company.devices[1].do(company.code, "hold", chair=2) == {"held": False}
    assert company.devices[0].do(company.code, "hold", chair=2) == {"held": True}
    company.go()


def test_a_thought_of_the_bot_does_not_act_once_the_player_is_back(slow: Hurried) -> None:
    company = Company(slow, "champ", 2).start()
    lives = company.come()
    company.devices[1].do(company.code, "leave")  # the bot begins to think
    company.devices[1].do(company.code, "back")
    lives[1].catch_up(company.log[-1]["number"])
    hears_nothing(lives[1], 1.8)
    assert answers(company) == []
    answer(lives[1])
    assert [event.get("by", "person") for event in answers(company)] == ["person"]
    company.go()


def test_a_pause_stops_the_clock_and_gives_nobody_more_time(server: Hurried) -> None:
    company = Company(server, "ferme", 2, seconds=2).start()
    (live,) = company.come(0)
    sleep(0.5)
    company.devices[1].do(company.code, "pause")
    paused = live.until("table")
    (left,) = paused["left"].values()
    assert left <= 1500
    hears_nothing(live, 2.2)
    company.devices[1].do(company.code, "resume")
    (rest,) = live.until("table")["left"].values()
    assert rest == left
    live.until("update")
    assert [event["by"] for event in answers(company)] == ["clock"]
    company.go()


def test_clocks_stand_still_while_nobody_is_there(server: Hurried) -> None:
    company = Company(server, "ferme", 2, seconds=1).start()
    screen = enters(Device(server), company.code, link(company.devices[0], company.code, "screen"))
    before = len(company.log)
    big = screen.watch(company.code, "screen")
    big.until("table")
    hears_nothing(big, 1.5 * SECOND)  # a screen on the wall is nobody
    (live,) = company.come(0)
    (left,) = live.table["left"].values()
    assert left == 1000
    assert len(company.log) == before
    live.until("update")
    big.close()
    company.go()


def test_bots_wait_for_somebody_to_come(slow: Hurried) -> None:
    company = Company(slow, "ferme", 1, bots=2, options={"deals": 10000}).start()
    (live,) = company.come()
    while live.question:
        answer(live)
    company.go()  # a bot thinks now
    before = len(company.log)
    sleep(1.8)
    assert len(company.log) == before
    company.come()[0].until("update")
    assert len(company.log) > before
    company.go()


def chrono(server: Hurried) -> Company:
    return Company(server, "champ", 2, options={"length": "chrono", "minutes": 1}).start()


def test_champs_chrono_rings_by_itself(server: Hurried) -> None:
    company = chrono(server)
    live, other = company.come()
    assert live.table["picture"]["numbers"]["rung"] == 0
    for watching in (live, other):
        table = watching.until("table")
        assert table["picture"]["numbers"]["rung"] == 1
        assert [told["what"] for told in table["tells"]] == ["time-up"]
        assert [told["rule"] for told in table["tells"]] == ["C23"]
        assert table["ran"] >= MINUTE
    hears_nothing(live, 0.5)  # and once only
    assert [event["type"] for event in company.events].count("rang") == 1
    company.go()


def test_champs_chrono_stands_still_in_a_pause_and_while_nobody_is_there(server: Hurried) -> None:
    company = chrono(server)
    company.come(0)
    company.devices[1].do(company.code, "pause")
    company.go()
    sleep(MINUTE / 1000)
    (live,) = company.come(0)
    assert live.table["ran"] < MINUTE
    company.devices[1].do(company.code, "resume")
    while not live.table["picture"]["numbers"]["rung"]:
        live.until("table")
    company.go()


def test_champs_chrono_survives_restarts_and_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    first = Hurried(tmp_path / "data")
    company = chrono(first)
    live, _ = company.come()
    sleep(MINUTE / 2000)
    answer(live)
    ran = company.log[-1]["ran"]
    assert ran >= MINUTE / 2
    first.kill()
    sleep(MINUTE / 2000)
    second = first.again()
    try:
        again = company.devices[0].watch(company.code)
        table = again.until("table")
        if not table["picture"]["numbers"]["rung"]:
            assert ran <= table["ran"] < MINUTE
            table = again.until("table")
        assert table["picture"]["numbers"]["rung"] == 1
        rang = next(entry for entry in company.log if entry["event"]["type"] == "rang")
        assert rang["ran"] >= MINUTE
        assert rang["at"] - company.log[-2]["at"] >= MINUTE - ran  # the whole rest was waited for
        again.close()
    finally:
        second.stop()
        company.go()


def test_a_decision_has_its_whole_time_again_after_a_restart(tmp_path: Path) -> None:
    first = Hurried(tmp_path / "data")
    company = Company(first, "ferme", 2, seconds=600).start()
    company.come()
    sleep(0.3)
    answer(next(live for live in company.lives if live.question))
    first.kill()
    second = first.again()
    try:
        table = company.devices[0].watch(company.code).hear()
        assert list(table["left"].values()) == [600_000]
    finally:
        second.stop()
        company.go()


def test_when_the_host_is_gone_somebody_who_is_there_takes_over(server: Hurried) -> None:
    company = Company(server, "ferme", 3)
    (live,) = company.come(2)
    assert live.table["host"] == 0
    assert live.until("table")["host"] == 2
    assert company.events[-1] == {"type": "host", "chair": 2}
    company.devices[2].do(company.code, "start")
    company.go()


def test_a_host_who_comes_back_in_time_stays_host(server: Hurried) -> None:
    company = Company(server, "ferme", 2)
    (live,) = company.come(1)
    company.come(0)
    told_who_is_here(live, 0, 1)
    hears_nothing(live, 2 * HOST_GONE)
    assert company.lobby["host"] == 0
    company.go()
