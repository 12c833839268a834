"""The life of a table that plays: phrases, a break, the end, once more, on one device or two."""

from random import Random

import pytest

from brelan import shelf
from tests.boxes import IN_TURN, lasting, option_for_deals
from tests.server.company import Company, enters, link
from tests.server.devices import Device, Live, Refused, Server, any_answer, play

DEALS = option_for_deals(shelf.game(IN_TURN))


def asked_one(lives: list[Live]) -> Live:
    return next(live for live in lives if live.question)


def test_twelve_phrases_can_be_said_and_everybody_hears_who_said_which(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    first, second = company.come()
    for phrase in (0, 11):
        first.send(type="say", phrase=phrase)
        assert second.until("said") == {"type": "said", "chair": 0, "phrase": phrase}
    for phrase in (-1, 12):
        first.send(type="say", phrase=phrase)
        refused = first.until("refused")
        assert (refused["code"], refused["text"]) == ("phrase", f"phrase {phrase} was said, expected 0 to 11")
    company.go()


def test_any_player_pauses_and_any_other_resumes(server: Server) -> None:
    company = Company(server, IN_TURN, 3).start()
    lives = company.come()
    company.devices[2].do(company.code, "pause")
    for live in lives:
        live.until("table")
        assert live.table["paused"] is True
    asked = asked_one(lives)
    assert asked.question is not None
    refused = asked.answer(any_answer(asked.question, Random(1)), "a")
    assert (refused["type"], refused["code"]) == ("refused", "paused")
    company.devices[2].do(company.code, "pause")  # once more changes nothing
    company.devices[1].do(company.code, "resume")
    for live in lives:
        live.until("table")
        assert live.table["paused"] is False
    assert asked.answer(any_answer(asked.question, Random(1)), "a")["type"] == "ack"
    company.go()


@pytest.mark.parametrize("game", shelf.names())
def test_whoever_comes_when_the_game_is_over_sees_how_it_ended(server: Server, game: str) -> None:
    company = Company(server, game, shelf.game(game).least, options=lasting(game, 1)).start()
    (live, *_) = lives = company.come()
    play(lives, Random(3))
    (late,) = company.come(0)
    assert (late.table["phase"], late.question) == ("over", None)
    assert late.table["winners"] == live.table["winners"] != []
    company.go()


def test_a_rematch_is_with_the_same_people_devices_watchers_options_and_links(server: Server) -> None:
    company = Company(server, IN_TURN, 2, bots=1, options={DEALS: 1}, seconds=600)
    code, host = company.code, company.devices[0]
    screen = enters(Device(server), code, link(host, code, "screen"))
    shared = link(company.devices[1], code, "spectator")
    company.start()
    tablet = enters(Device(server), code, link(company.devices[1], code, "seat"))
    big, second = screen.watch(code, "screen"), tablet.watch(code)
    before, _ = big.hear(), second.hear()
    lives = company.come()
    with pytest.raises(Refused, match="moment: the table is playing, expected over"):
        host.do(code, "rematch")
    play(lives, Random(1))
    company.devices[1].do(code, "rematch")
    for live in (*lives, big, second):
        while live.table["phase"] != "gathering":
            live.until("table")
        assert (live.table["games"], live.table["seconds"], live.table["options"][DEALS]) == (1, 600, 1)
        assert [person["name"] for person in live.table["people"]] == ["Anna", "Bruno", "Zoé"]
        assert (live.table["picture"], live.table["tells"], live.table["scores"]) == (None, [], [])
    assert lives[0].table["chain"] != before["chain"]
    enters(Device(server), code, shared)
    host.do(code, "start")
    while second.table["phase"] != "playing":
        second.until("table")
    assert second.table["chair"] == 1
    for live in (*lives, big, second):
        live.close()


def test_a_seat_is_taken_over_on_another_device(server: Server) -> None:
    company = Company(server, IN_TURN, 2).start()
    tablet = enters(Device(server), company.code, link(company.devices[0], company.code, "seat"))
    phone, _ = company.come()
    second = tablet.watch(company.code)
    second.until("table")
    assert second.table["chair"] == 0
    assert second.table["picture"] == phone.table["picture"]
    asked = asked_one(company.lives)
    assert asked.question is not None
    mine = second if asked is phone else asked
    number = mine.answer(any_answer(asked.question, Random(1)), "a")["number"]
    for live in (phone, second):
        live.catch_up(number)
    assert second.table["picture"] == phone.table["picture"]
    second.close()
    company.go()


def test_a_new_name_on_one_device_is_the_same_person_on_the_other(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    tablet = enters(Device(server), company.code, link(company.devices[1], company.code, "seat"))
    tablet.sit(company.code, "Benoît", colour=4)
    assert company.lobby["people"][1]["name"] == "Benoît"
    assert company.devices[1].ask("GET", f"/api/tables/{company.code}")["chair"] == 1
    assert tablet.ask("GET", f"/api/tables/{company.code}")["chair"] == 1
