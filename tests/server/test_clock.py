"""G3, G4: the clock, and who plays for those who are away. The server is real; its time passes when we say so."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan.server.attendant import HOST_GONE
from brelan.server.patience import ALONE, GRACE, NUDGE, THINKING
from tests.boxes import IN_TURN, OPEN, SEALED, lasting
from tests.server.company import Company, enters, link
from tests.server.devices import Device, Live, Refused, any_answer, stopping
from tests.server.still import PACES, Still, hears_nothing

SECONDS = 5
"""G3 The shortest time for a decision."""
HOUR = 3600
JUST_BEFORE = 0.25


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    with stopping(Still(tmp_path_factory.mktemp("clock") / "data")) as server:
        yield server


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    """Here a bot takes a second or so."""
    with stopping(Still(tmp_path_factory.mktemp("slow") / "data", "--pace", "1")) as server:
        yield server


def almost(server: Still, seconds: float, live: Live) -> None:
    """So much time passes, and nothing happens until the very end."""
    server.wind(seconds - JUST_BEFORE)
    hears_nothing(live)
    server.wind(JUST_BEFORE)


def nobody_is_there(company: Company) -> None:
    """Until the table has noticed that everybody has gone."""
    while any(person["present"] for person in company.lobby["people"]):
        pass


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


def test_there_is_no_clock_unless_the_table_wants_one(server: Still) -> None:
    company = Company(server, IN_TURN, 2).start()
    (live,) = company.come(0)
    assert (live.table["seconds"], live.table["left"]) == (0, {})
    server.wind(HOUR)
    hears_nothing(live)
    company.go()


def test_when_time_is_up_the_clock_answers_as_the_rules_say(server: Still) -> None:
    company = Company(server, IN_TURN, 2, seconds=SECONDS).start()
    live, other = company.come()
    (seat,) = live.table["left"]
    assert live.table["left"][seat] == 1000 * SECONDS
    almost(server, SECONDS, live)
    update = live.until("update")
    assert answers(company) == [{"type": "answered", "chair": int(seat), "value": 0, "by": "clock"}]
    assert update["tells"]
    (following,) = update["left"]  # the countdown of the seat that is asked now
    assert update["left"][following] == 1000 * SECONDS
    assert other.until("update")["left"] == update["left"]
    company.go()


def test_an_answer_in_time_stops_the_countdown_and_a_bot_has_none(server: Still) -> None:
    company = Company(server, IN_TURN, 1, bots=1, seconds=600, options=lasting(IN_TURN, 10000)).start()
    (live,) = company.come()
    for _ in range(3):
        if live.question is None:
            assert live.table["left"] == {}
            live.until("update")
        else:
            assert live.table["left"] == {"0": 600_000}
            server.wind(1)
            answer(live)
    company.go()


def test_those_whose_time_is_up_together_answer_in_an_order_drawn_by_lot(server: Still) -> None:
    tables = [Company(server, OPEN, 4, seconds=SECONDS).start() for _ in range(6)]
    lives = [company.come(0)[0] for company in tables]
    server.wind(SECONDS)
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


def test_after_two_time_outs_in_a_row_a_bot_holds_the_seat(server: Still) -> None:
    company = Company(server, SEALED, 2, seconds=SECONDS).start()
    live, _ = company.come()
    while not live.table["people"][1]["away"] or not live.table["people"][0]["away"]:
        server.wind(SECONDS)
        live.send(type="ping")
        live.until("pong")
    for chair in (0, 1):
        own = [event for event in company.events if event.get("chair") == chair and event["type"] != "sat"]
        assert [event["type"] for event in own[:3]] == ["answered", "answered", "away"]
        assert [event.get("by") for event in own[:2]] == ["clock", "clock"]
    company.go()


def test_an_answer_of_ones_own_between_two_time_outs_keeps_the_seat(server: Still) -> None:
    company = Company(server, IN_TURN, 2, seconds=SECONDS, options=lasting(IN_TURN, 10000) | {"showing": "no"}).start()
    live, other = company.come()
    given: list[str] = []
    while given.count("clock") < 2:
        if other.question:
            answer(other)
        elif live.question and given[-1:] == ["clock"]:
            answer(live)
        else:
            server.wind(SECONDS)
            live.until("update")
        number = max(live.number, other.number)
        live.catch_up(number)
        other.catch_up(number)
        given = [event.get("by", "person") for event in answers(company) if event["chair"] == 0]
    assert "person" in given[:-1]
    assert not live.table["people"][0]["away"]
    company.go()


def test_a_nudge_reaches_everybody(server: Still) -> None:
    company = Company(server, IN_TURN, 3).start()
    lives = company.come(0, 1)
    company.devices[0].do(company.code, "nudge", chair=2)
    for live in lives:
        assert live.until("nudged")["chair"] == 2
    with pytest.raises(Refused, match="chair 9 was named, expected 0 to 2"):
        company.devices[0].do(company.code, "nudge", chair=9)
    company.go()


def test_a_bot_holds_a_seat_when_all_who_are_there_agree(slow: Still) -> None:
    company = Company(slow, IN_TURN, 4, options=lasting(IN_TURN, 10000)).start()
    anna, bruno, chloe, david = company.devices
    lives = company.come(0, 1, 2)
    told_who_is_here(lives[0], 0, 1, 2)
    assert chloe.do(company.code, "hold", chair=2) == {"held": False}  # a vote on oneself does nothing
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


def unanswered(server: Still, company: Company, chair: int, nudge: float = NUDGE) -> None:
    """Somebody who is there has been waited for, and has not answered a nudge."""
    server.wind(THINKING)
    company.devices[0].do(company.code, "nudge", chair=chair)
    server.wind(nudge)


def test_whoever_answers_is_not_voted_on_any_more(server: Still) -> None:
    company = Company(server, OPEN, 3).start()
    lives = company.come()
    told_who_is_here(lives[0], 0, 1, 2)
    unanswered(server, company, 2)
    assert company.devices[0].do(company.code, "hold", chair=2) == {"held": False}
    answer(lives[2])
    for device in company.devices[:2]:
        with pytest.raises(Refused, match="not-asked"):
            device.do(company.code, "hold", chair=2)
    company.go()


def test_a_vote_still_counts_after_others_have_answered(server: Still) -> None:
    company = Company(server, OPEN, 3).start()
    lives = company.come()
    told_who_is_here(lives[0], 0, 1, 2)
    unanswered(server, company, 2)
    assert company.devices[0].do(company.code, "hold", chair=2) == {"held": False}
    answer(lives[1])
    assert company.devices[1].do(company.code, "hold", chair=2) == {"held": True}
    company.go()


def test_G4_a_player_who_is_there_and_thinks_is_not_held_before_a_nudge_has_gone_unanswered(server: Still) -> None:
    company = Company(server, OPEN, 3).start()
    anna, bruno, _ = company.devices
    lives = company.come()
    told_who_is_here(lives[0], 0, 1, 2)
    for wound, code in ((0, "patience"), (THINKING - 1, "patience"), (1, "nudge")):
        server.wind(wound)
        with pytest.raises(Refused, match=code):
            anna.do(company.code, "hold", chair=2)
    anna.do(company.code, "nudge", chair=2)
    server.wind(NUDGE - 1)
    with pytest.raises(Refused, match="patience"):
        anna.do(company.code, "hold", chair=2)
    lives[2].send(type="here")  # they think, and say so
    for live in lives:
        assert live.until("awake")["chair"] == 2
    server.wind(NUDGE)
    for device in (anna, bruno):
        with pytest.raises(Refused, match="patience"):
            device.do(company.code, "hold", chair=2)
    assert not away(company, 2)
    company.go()


def test_G4_of_two_who_are_there_one_never_has_the_other_held_who_gives_a_sign(server: Still) -> None:
    company = Company(server, OPEN, 2).start()
    anna = company.devices[0]
    lives = company.come()
    told_who_is_here(lives[0], 0, 1)
    for _ in range(4):
        unanswered(server, company, 1, ALONE - 1)
        with pytest.raises(Refused, match="patience"):
            anna.do(company.code, "hold", chair=1)
        lives[1].send(type="say", phrase=1)  # any sign will do
        lives[0].until("awake")
    unanswered(server, company, 1, ALONE)
    assert anna.do(company.code, "hold", chair=1) == {"held": True}  # five minutes without one: nobody is there
    company.go()


def test_G4_only_those_who_are_there_are_asked_and_can_vote(server: Still) -> None:
    company = Company(server, IN_TURN, 4).start()
    anna, bruno, chloe, _ = company.devices
    lives = company.come(0, 1)
    told_who_is_here(lives[0], 0, 1)
    with pytest.raises(Refused, match="absent"):
        chloe.do(company.code, "hold", chair=3)
    assert anna.do(company.code, "hold", chair=3) == {"held": False}
    assert bruno.do(company.code, "hold", chair=3) == {"held": True}
    company.go()


def test_G4_whoever_is_held_while_there_hears_it_and_is_back_before_the_bot_answers(slow: Still) -> None:
    company = Company(slow, OPEN, 2).start()
    lives = company.come()
    told_who_is_here(lives[0], 0, 1)
    unanswered(slow, company, 1, ALONE)
    thoughts = slow.thoughts
    assert company.devices[0].do(company.code, "hold", chair=1) == {"held": True}
    assert lives[1].until("table")["people"][1]["away"]
    slow.wait_for_thought(thoughts + 1)
    slow.wind(GRACE - JUST_BEFORE)  # far longer than a bot takes
    company.devices[1].do(company.code, "back")
    slow.wind(PACES + GRACE)
    assert answers(company) == []
    lives[1].catch_up(company.log[-1]["number"])
    answer(lives[1])
    assert [event.get("by", "person") for event in answers(company)] == ["person"]
    company.go()


def test_a_thought_of_the_bot_does_not_act_once_the_player_is_back(slow: Still) -> None:
    company = Company(slow, OPEN, 2).start()
    lives = company.come()
    thoughts = slow.thoughts
    company.devices[1].do(company.code, "leave")  # the bot begins to think
    company.devices[1].do(company.code, "back")
    lives[1].catch_up(company.log[-1]["number"])
    slow.wait_for_thought(thoughts + 1)
    slow.wind(PACES)
    hears_nothing(lives[1])
    assert answers(company) == []
    answer(lives[1])
    assert [event.get("by", "person") for event in answers(company)] == ["person"]
    company.go()


def test_a_pause_stops_the_clock_and_gives_nobody_more_time(server: Still) -> None:
    company = Company(server, IN_TURN, 2, seconds=SECONDS).start()
    (live,) = company.come(0)
    server.wind(2)
    company.devices[1].do(company.code, "pause")
    assert list(live.until("table")["left"].values()) == [3000]
    server.wind(HOUR)
    hears_nothing(live)
    company.devices[1].do(company.code, "resume")
    assert list(live.until("table")["left"].values()) == [3000]
    almost(server, 3, live)
    live.until("update")
    assert [event["by"] for event in answers(company)] == ["clock"]
    company.go()


def test_clocks_stand_still_while_nobody_is_there(server: Still) -> None:
    company = Company(server, IN_TURN, 2, seconds=SECONDS).start()
    screen = enters(Device(server), company.code, link(company.devices[0], company.code, "screen"))
    before = len(company.log)
    big = screen.watch(company.code, "screen")
    big.until("table")
    server.wind(HOUR)
    hears_nothing(big)  # a screen on the wall is nobody
    (live,) = company.come(0)
    assert list(live.table["left"].values()) == [1000 * SECONDS]
    assert len(company.log) == before
    almost(server, SECONDS, live)
    live.until("update")
    big.close()
    company.go()


def test_bots_wait_for_somebody_to_come(slow: Still) -> None:
    company = Company(slow, IN_TURN, 1, bots=2, options=lasting(IN_TURN, 10000)).start()
    (live,) = company.come()
    thoughts = slow.thoughts
    while live.question:
        answer(live)
    company.go()  # a bot thinks now
    nobody_is_there(company)
    before = len(company.log)
    slow.wait_for_thought(thoughts + 1)
    slow.wind(PACES)
    assert not company.lobby["people"][0]["present"]  # whatever the bot did would be on disc before this is said
    assert len(company.log) == before
    (live,) = company.come()
    slow.wait_for_thought(thoughts + 2)
    slow.wind(PACES)
    live.until("update")
    assert len(company.log) > before
    company.go()


def test_a_decision_has_its_whole_time_again_after_a_restart(tmp_path: Path) -> None:
    first = Still(tmp_path / "data")
    company = Company(first, IN_TURN, 2, seconds=600).start()
    company.come()
    first.wind(3)
    answer(next(live for live in company.lives if live.question))
    first.wind(3)
    assert list(company.come(0)[0].table["left"].values()) == [597_000]
    first.kill()
    with stopping(first.again()):
        table = company.devices[0].watch(company.code).hear()
        assert list(table["left"].values()) == [600_000]
        company.go()


def test_when_the_host_is_gone_somebody_who_is_there_takes_over(server: Still) -> None:
    company = Company(server, IN_TURN, 3)
    (live,) = company.come(2)
    assert live.table["host"] == 0
    almost(server, HOST_GONE, live)
    assert live.until("table")["host"] == 2
    assert company.events[-1] == {"type": "host", "chair": 2}
    company.devices[2].do(company.code, "start")
    company.go()


def test_a_host_who_comes_back_in_time_stays_host(server: Still) -> None:
    company = Company(server, IN_TURN, 2)
    (live,) = company.come(1)
    server.wind(HOST_GONE - JUST_BEFORE)
    company.come(0)
    told_who_is_here(live, 0, 1)
    server.wind(HOUR)
    hears_nothing(live)
    assert company.lobby["host"] == 0
    company.go()
