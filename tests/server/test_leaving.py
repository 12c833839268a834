"""Whoever leaves may come back, and somebody else looks after the table meanwhile."""

from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from brelan import shelf
from tests.boxes import IN_TURN, SEALED, option_for_deals
from tests.server.company import Company
from tests.server.devices import Device, Refused, Server, any_answer, play

DEALS = option_for_deals(shelf.game(IN_TURN))


def test_whoever_leaves_before_the_game_frees_the_chair_and_may_come_back(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    guest = company.devices[1]
    (live,) = company.come(1)
    guest.do(company.code, "leave")
    with pytest.raises(ConnectionClosed) as closed:
        live.until("pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert company.lobby["people"][1]["name"] == ""
    with pytest.raises(Refused, match="stranger"):
        guest.do(company.code, "leave")
    guest.sit(company.code, "Bruno")
    assert company.come(1)[0].table["chair"] == 1
    company.go()


def test_the_seat_of_whoever_leaves_in_the_game_is_held_by_a_bot_until_they_take_it_back(server: Server) -> None:
    company = Company(server, IN_TURN, 2, options={DEALS: 10000}).start()
    lives = company.come()
    company.devices[1].do(company.code, "leave")
    with pytest.raises(Refused, match="stranger"):
        Device(server).do(company.code, "back")
    host, left = lives
    while not any(event.get("by") == "bot" for event in company.events):
        if host.question is None:
            host.hear()
        else:
            host.answer(any_answer(host.question, Random(1)), str(host.number))
    host.catch_up(company.log[-1]["number"])
    assert host.table["people"][1]["away"] is True
    company.devices[1].do(company.code, "back")
    left.catch_up(company.log[-1]["number"])
    assert left.table["people"][1]["away"] is False
    company.go()


def test_a_seat_that_a_bot_holds_takes_no_answer_from_its_player(server: Server) -> None:
    company = Company(server, SEALED, 2).start()
    lives = company.come()
    company.devices[1].do(company.code, "pause")  # so that the bot waits
    company.devices[1].do(company.code, "leave")
    company.devices[0].do(company.code, "resume")
    lives[1].catch_up(company.log[-1]["number"])
    assert lives[1].question is not None
    refused = lives[1].answer([0, 1], "a")
    assert (refused["type"], refused["code"]) == ("refused", "away")
    company.go()


def test_when_the_host_leaves_before_the_game_the_next_person_is_host_at_once(server: Server) -> None:
    company = Company(server, IN_TURN, 3)
    company.devices[0].do(company.code, "leave")
    assert company.lobby["host"] == 1
    company.devices[1].do(company.code, "start")
    assert [person["name"] for person in company.lobby["people"]] == ["Bruno", "Chloé"]
    assert company.lobby["host"] == 0


def test_a_table_that_everybody_left_waits_for_somebody_who_is_then_its_host(server: Server) -> None:
    company = Company(server, IN_TURN, 1, bots=1, free=1)
    company.devices[0].do(company.code, "leave")
    guest = Device(server)
    guest.sit(company.code, "Zelda", chair=2)
    assert company.lobby["host"] == 2
    guest.do(company.code, "start")
    assert company.lobby["phase"] == "playing"


def test_when_the_host_leaves_in_the_game_the_next_person_looks_after_the_rematch(server: Server) -> None:
    company = Company(server, IN_TURN, 3, options={DEALS: 1}).start()
    company.devices[0].do(company.code, "leave")
    assert company.lobby["host"] == 1
    play(company.come(1, 2), Random(2))
    company.devices[2].do(company.code, "rematch")
    bruno = company.devices[1]
    bruno.ask("PUT", f"/api/tables/{company.code}/options", {"options": {DEALS: 2}})
    bruno.ask("DELETE", f"/api/tables/{company.code}/chairs/0")
    bruno.do(company.code, "start")
    assert [person["name"] for person in company.lobby["people"]] == ["Bruno", "Chloé"]
    company.go()
