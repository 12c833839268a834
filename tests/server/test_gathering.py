"""Before a game: a table is set up, people and bots sit down, and somebody begins."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from brelan import shelf
from tests.boxes import DICE, FROM_THREE, IN_TURN, option_for_deals
from tests.server.company import Company
from tests.server.devices import Device, Refused, Server

GAME = shelf.game(IN_TURN)
DEALS = option_for_deals(GAME)


def test_a_table_has_the_game_seats_options_clock_and_language_that_were_asked_for(server: Server) -> None:
    host = Device(server)
    options = {"showing": "no", DEALS: 7}
    code = host.open(IN_TURN, 4, colour=3, options=options, seconds=30, language="en")
    lobby = Device(server).ask("GET", f"/api/tables/{code}")
    assert (lobby["game"], lobby["phase"], lobby["seconds"], lobby["language"]) == (IN_TURN, "gathering", 30, "en")
    assert lobby["options"] == {option.name: option.default for option in GAME.options} | {"showing": 0, DEALS: 7}
    assert [person["name"] for person in lobby["people"]] == ["Anna", "", "", ""]
    assert (lobby["host"], lobby["people"][0]["colour"], lobby["chair"]) == (0, 3, None)
    assert host.ask("GET", f"/api/tables/{code}")["chair"] == 0


@pytest.mark.parametrize(
    ("wrong", "code", "expected"),
    [
        ({"game": "belote"}, "game", f"expected {shelf.names()[0]} or"),
        ({"game": DICE, "seats": 5}, "players", f"{DICE} is for 2 to 4"),
        ({"seats": 9}, "message", "<= 8"),
        ({"seats": "four"}, "message", "Expected `int`"),
        ({"options": {"moons": "yes"}}, "option", DEALS),
        ({"options": {"showing": "perhaps"}}, "option", "no or yes"),
        ({"options": {DEALS: 0}}, "option", "1 to 10000"),
        ({"options": {DEALS: 2**70}}, "option", "1 to 10000"),
        ({"options": {"showing": True}}, "message", "Expected `int | str`"),
        ({"seconds": 3}, "seconds", "expected 0 or 5 to 600"),
        ({"seconds": 601}, "message", "<= 600"),
        ({"language": "de"}, "language", "expected fr or en"),
        ({"name": "   "}, "name", "expected 1 to 20"),
        ({"name": "A" * 21}, "name", "expected 1 to 20"),
        ({"name": "A" * 100}, "message", "<= 80"),
        ({"name": "\u202eanna"}, "name", "that can be printed"),
        ({"name": "An\x00na"}, "name", "that can be printed"),
        ({"colour": 8}, "message", "<= 7"),
        ({"age": 8}, "message", "unknown field `age`"),
    ],
)
def test_a_wrong_wish_is_refused_saying_what_was_expected_and_opens_no_table(
    server: Server, wrong: dict[str, object], code: str, expected: str
) -> None:
    device = Device(server)
    kept = device.open(IN_TURN, 2)
    with pytest.raises(Refused) as refused:
        device.post("/api/tables", **{"game": IN_TURN, "seats": 2, "name": "Anna", **wrong})
    assert refused.value.code == code
    assert expected in refused.value.text
    assert [table["code"] for table in device.ask("GET", "/api/tables")["tables"]] == [kept]


def test_somebody_sits_down_by_the_code_without_an_account(server: Server) -> None:
    company = Company(server, IN_TURN, 1, free=2)
    guest = Device(server)
    assert guest.token == ""
    guest.post(f"/api/tables/{company.code.lower()}/sit", name="  Élise   B. ", colour=5, chair=2)
    assert guest.token
    person = company.lobby["people"][2]
    assert (person["name"], person["colour"], person["bot"]) == ("Élise B.", 5, "")
    (table,) = guest.ask("GET", "/api/tables")["tables"]
    assert (table["code"], table["chair"]) == (company.code, 2)


def test_a_name_is_data_and_stays_as_it_was_typed(server: Server) -> None:
    company = Company(server, IN_TURN, 1, free=1)
    guest = Device(server)
    guest.sit(company.code, "<b>&amp;\"'{x}</b>")
    reply = guest.client.get(f"/api/tables/{company.code}")
    assert reply.json()["people"][1]["name"] == "<b>&amp;\"'{x}</b>"
    assert reply.headers["content-type"] == "application/json"
    assert reply.headers["x-content-type-options"] == "nosniff"
    company.start()
    lines = guest.ask("GET", f"/api/tables/{company.code}/story?lang=en")["lines"]
    assert any("<b>&amp;\"'{x}</b>" in line["text"] for line in lines)


@pytest.mark.parametrize("name", ["anna", " ANNA ", "Anna"])
def test_two_people_at_a_table_have_different_names(server: Server, name: str) -> None:
    company = Company(server, IN_TURN, 1, free=1)
    with pytest.raises(Refused, match="same-name"):
        Device(server).sit(company.code, name)


def test_a_name_has_one_spelling(server: Server) -> None:
    company = Company(server, IN_TURN, 1, free=2)
    Device(server).sit(company.code, "Zoe\u0301")
    assert company.lobby["people"][1]["name"] == "Zo\u00e9"
    with pytest.raises(Refused, match="same-name"):
        Device(server).sit(company.code, "Zo\u00e9")


def test_of_many_who_ask_for_the_same_chair_at_once_one_gets_it(server: Server) -> None:
    company = Company(server, IN_TURN, 1, free=7)
    together = Barrier(8)

    def ask(i: int) -> str:
        device = Device(server)
        together.wait()
        try:
            device.sit(company.code, f"Guest {i}", chair=4)
        except Refused as refused:
            return refused.code
        return "sits"

    with ThreadPoolExecutor(8) as crowd:
        said = sorted(crowd.map(ask, range(8)))
    assert said == ["sits"] + ["taken"] * 7
    assert sum(person["name"] != "" for person in company.lobby["people"]) == 2


def test_of_many_who_ask_for_any_chair_at_once_each_gets_their_own(server: Server) -> None:
    company = Company(server, IN_TURN, GAME.most - 3, free=1)  # and two more chairs are brought
    devices = [Device(server) for _ in range(5)]

    def ask(i: int) -> str:
        try:
            devices[i].sit(company.code, f"Guest {i}")
        except Refused as refused:
            return refused.code
        return "sits"

    with ThreadPoolExecutor(5) as crowd:
        said = sorted(crowd.map(ask, range(5)))
    assert said == ["full", "full", "sits", "sits", "sits"]


def test_the_host_adds_changes_and_removes_bots(server: Server) -> None:
    company = Company(server, IN_TURN, 2, free=2)
    host, other = company.devices
    host.bot(company.code, 2, "beginner")
    name = company.lobby["people"][2]["name"]
    assert name
    assert company.lobby["people"][2]["bot"] == "beginner"
    host.bot(company.code, 2, "expert")
    assert (company.lobby["people"][2]["bot"], company.lobby["people"][2]["name"]) == ("expert", name)
    host.ask("DELETE", f"/api/tables/{company.code}/chairs/2")
    assert company.lobby["people"][2]["name"] == ""
    for what, code, expected in (
        (lambda: other.bot(company.code, 2), "host", "expected the host, Anna"),
        (lambda: host.bot(company.code, 1), "taken", "Bruno sits on chair 1"),
        (lambda: host.bot(company.code, 7), "chair", "expected 0 to 3"),
        (lambda: host.bot(company.code, 2, "genius"), "level", "expected beginner or regular or expert"),
        (lambda: host.ask("DELETE", f"/api/tables/{company.code}/chairs/2"), "chair", "is free"),
    ):
        with pytest.raises(Refused, match=expected) as refused:
            what()
        assert refused.value.code == code
    assert [person["name"] for person in company.lobby["people"]] == ["Anna", "Bruno", "", ""]


def test_chairs_that_are_free_at_the_start_vanish_and_everybody_moves_up(server: Server) -> None:
    host, guest = Device(server), Device(server)
    code = host.open(IN_TURN, 6)
    guest.sit(code, "Bruno", chair=4)
    host.bot(code, 2)
    live = guest.watch(code)
    live.until("table")
    assert live.table["chair"] == 4
    host.do(code, "start")
    live.until("table")
    assert live.table["chair"] == 2
    assert [person["name"] for person in live.table["people"]] == ["Anna", "Zoé", "Bruno"]
    assert live.table["picture"]["numbers"]["players"] == 3
    piles = live.table["picture"]["piles"]
    assert any(
        isinstance(pile, list) for name, pile in piles.items() if name.endswith(".2")
    )  # their own, in a new place
    live.close()


def test_nobody_starts_alone_nor_a_game_that_has_begun_nor_does_anyone_but_the_host(server: Server) -> None:
    alone = Company(server, FROM_THREE, 2, free=1)
    with pytest.raises(Refused, match=f"2 sit at the table; {FROM_THREE} is for 3 to "):
        alone.start()
    assert alone.lobby["phase"] == "gathering"
    company = Company(server, IN_TURN, 2)
    with pytest.raises(Refused, match="host: Bruno asked, expected the host, Anna"):
        company.devices[1].do(company.code, "start")
    company.start()
    with pytest.raises(Refused, match="moment: the table is playing, expected gathering"):
        company.start()
    with pytest.raises(Refused, match="full"):
        Device(server).sit(company.code, "Chloé")


def test_the_host_changes_the_options_before_the_game_and_nobody_else_or_later(server: Server) -> None:
    company = Company(server, IN_TURN, 2, options={DEALS: 3})
    host, other = company.devices
    path = f"/api/tables/{company.code}/options"
    host.ask("PUT", path, {"options": {DEALS: 1, "showing": "no"}, "seconds": 20})
    chosen = company.lobby
    assert (chosen["options"][DEALS], chosen["options"]["showing"], chosen["seconds"]) == (1, 0, 20)
    for device, body, expected in (
        (other, {"options": {DEALS: 2}}, "expected the host"),
        (host, {"options": {DEALS: "two"}}, "1 to 10000"),
        (host, {"options": {"colour": 2}}, DEALS),
        (host, {"seconds": 1}, "expected 0 or 5 to 600"),
    ):
        with pytest.raises(Refused, match=expected):
            device.ask("PUT", path, body)
    assert company.lobby == chosen
    company.start()
    with pytest.raises(Refused, match="moment"):
        host.ask("PUT", path, {"options": {DEALS: 2}})
