"""Whoever comes with the code when the game has begun: a bot's chair, a place to look on from, a chair handed on."""

from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.boxes import IN_TURN, lasting
from tests.server.company import Company
from tests.server.devices import Device, Live, Refused, Server, any_answer, play


def hidden(live: Live, owner: int) -> set[str]:
    """The cards of a seat that this device sees and not everybody does."""
    piles = live.table["picture"]["piles"]
    return {
        card for key, pile in piles.items() if key.endswith(f".{owner}") and isinstance(pile, list) for card in pile
    }


def test_a_latecomer_takes_a_bots_chair_and_gets_that_seats_view_and_nothing_more(server: Server) -> None:
    company = Company(server, IN_TURN, 1, bots=2, options=lasting(IN_TURN, 1) | {"showing": "no"}).start()
    (anna,) = company.come()
    late = Device(server)
    lobby = late.ask("GET", f"/api/tables/{company.code}")
    assert (lobby["phase"], lobby["room"], lobby["chair"], lobby["played"]) == ("playing", True, None, None)
    assert all(len(each) == 3 for each in lobby["purse"].values())
    assert not late.heard[0].count(b"picture")
    late.sit(company.code, "Zelda", chair=2)
    live = late.watch(company.code)
    live.until("table")
    assert (live.table["chair"], live.table["people"][2]["name"], live.table["people"][2]["bot"]) == (2, "Zelda", "")
    assert hidden(live, 2) - {"??"}
    assert not hidden(live, 0) - {"??"}
    assert not hidden(live, 1) - {"??"}
    anna.catch_up(live.number)
    assert anna.table["people"][2]["name"] == "Zelda"
    play([anna, live], Random(1))
    assert live.table["phase"] == "over"
    with pytest.raises(Refused, match="moment"):
        Device(server).sit(company.code, "Too late")
    live.close()
    company.go()


def test_two_who_tap_on_the_same_bot_do_not_both_get_its_chair(server: Server) -> None:
    company = Company(server, IN_TURN, 1, bots=1).start()
    first, second = Device(server), Device(server)
    first.sit(company.code, "Zelda", chair=1)
    with pytest.raises(Refused, match="taken"):
        second.sit(company.code, "Yann", chair=1)
    with pytest.raises(Refused, match="full"):
        second.sit(company.code, "Yann")
    assert second.ask("GET", f"/api/tables/{company.code}")["room"] is False
    second.do(company.code, "watch", name="Yann")
    assert [guest["name"] for guest in company.lobby["guests"]] == ["Yann"]


def test_whoever_looks_on_needs_the_code_alone_and_sees_no_hidden_card(server: Server) -> None:
    company = Company(server, IN_TURN, 2).start()
    late = Device(server)
    late.do(company.code, "watch", name="")
    live = late.watch(company.code, "spectator")
    live.until("table")
    assert (live.table["chair"], live.table["question"], live.table["guest"]) == (None, None, None)
    assert not any(hidden(live, seat) - {"??"} for seat in range(2))
    for role in ("seat", "screen"):
        shut = late.watch(company.code, role)
        with pytest.raises(ConnectionClosed):
            shut.hear()
        shut.close()
    assert late.ask("GET", f"/api/tables/{company.code}")["watches"] is True
    live.close()


def test_a_chair_that_is_handed_on_is_closed_to_whoever_had_it(server: Server) -> None:
    company = Company(server, IN_TURN, 2, options=lasting(IN_TURN, 20)).start()
    anna, bruno = company.come()
    late = Device(server)
    late.do(company.code, "watch", name="Zelda")
    waits = late.watch(company.code, "spectator")
    waits.until("table")
    anna.send(type="ping")
    anna.until("pong")
    (guest,) = anna.table["guests"]
    assert guest["number"] == waits.table["guest"]
    assert {"type": "present", "chairs": [0, 1], "guests": [guest["number"]]} in anna.others
    with pytest.raises(Refused, match="guest"):
        company.devices[1].do(company.code, "give", guest=guest["number"] + 1)
    company.devices[1].do(company.code, "give", guest=guest["number"])
    with pytest.raises(ConnectionClosed) as closed:
        bruno.until("pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    waits.catch_up(company.log[-1]["number"])
    assert (waits.table["guest"], waits.table["guests"]) == (None, [])
    assert late.ask("GET", f"/api/tables/{company.code}")["chair"] == 1
    assert company.devices[1].ask("GET", f"/api/tables/{company.code}")["played"] == 1
    live = late.watch(company.code)
    live.until("table")
    assert hidden(live, 1) - {"??"}
    number = company.log[-1]["number"]
    anna.catch_up(number)
    asked = anna if anna.question else live
    assert asked.question is not None
    assert asked.answer(any_answer(asked.question, Random(1)), "a")["type"] == "ack"
    for each in (waits, live):
        each.close()
    company.go()


def test_whoever_gives_their_chair_up_leaves_a_bot_that_gets_up_for_the_next(server: Server) -> None:
    company = Company(server, IN_TURN, 2).start()
    anna, bruno = company.devices
    bruno.do(company.code, "give", guest=None)
    assert company.lobby["people"][1]["bot"] == "regular"
    company.devices.append(Device(server))
    company.devices[2].sit(company.code, "Zelda")
    assert [person["name"] for person in company.lobby["people"]] == ["Anna", "Zelda"]
    anna.do(company.code, "host", chair=1)
    assert company.lobby["host"] == 1
    with pytest.raises(Refused, match="host"):
        anna.do(company.code, "host", chair=0)


def test_people_come_until_as_many_sit_there_as_can_play_and_bots_fill_what_is_left(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    third = Device(server)
    third.sit(company.code, "Chloé", colour=0)
    people = company.lobby["people"]
    assert [person["name"] for person in people] == ["Anna", "Bruno", "Chloé"]
    assert len({person["colour"] for person in people}) == 3
    third.do(company.code, "leave")
    company.devices[0].ask("POST", f"/api/tables/{company.code}/fill", {"level": "beginner"})
    assert [person["bot"] for person in company.lobby["people"]] == ["", "", "beginner"]
    third.sit(company.code, "Chloé")
    assert [person["bot"] for person in company.lobby["people"]] == ["", "", ""]
