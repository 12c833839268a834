"""The life of a table: set up, gather, start, play, pause, leave, come back, once more."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import pytest
from websockets.exceptions import ConnectionClosed

from brelan import shelf
from tests.boxes import DICE, FROM_THREE, IN_TURN, SEALED, lasting, option_for_deals
from tests.server.company import Company, enters, link
from tests.server.devices import Device, Live, Refused, Server, any_answer, play, serving

GAME = shelf.game(IN_TURN)
DEALS = option_for_deals(GAME)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("room") / "data") as server:
        yield server


def asked_one(lives: list[Live]) -> Live:
    return next(live for live in lives if live.question)


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
